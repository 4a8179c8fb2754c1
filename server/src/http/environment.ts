import type { HttpBindings } from '@hono/node-server';

/** What every handler finds in its context. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** The route that answers, where the one it was found by says less. */
    route: string | undefined;
  };
}
