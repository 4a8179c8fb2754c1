import type { HttpBindings } from '@hono/node-server';

/** Variables in the context of every handler. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** The route for the log, if the matched one is less specific. */
    route: string | undefined;
  };
}
