import type { HttpBindings } from '@hono/node-server';

/** What every handler finds in its context. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: { requestId: string; clientAddress: string };
}
