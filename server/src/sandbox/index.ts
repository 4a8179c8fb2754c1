import { Hono } from 'hono';
import type { Provider } from '../accounts/index.ts';
import type { AppEnvironment } from '../http/environment.ts';
import type { Outbox } from '../mail/index.ts';
import type { GoogleStandIn } from './google.ts';
import { mailPage } from './mail-page.ts';

/** Local mode's stand-ins for the outside world, under `/sandbox`. */
export interface Sandbox {
  routes: Hono<AppEnvironment>;
  /** Starts what needs a port of its own. `origin` is this server's address. */
  start(origin: string): Promise<Provider[]>;
  close(): void;
}

export function createSandbox(outbox: Outbox): Sandbox {
  const routes = new Hono<AppEnvironment>();
  let google: GoogleStandIn | undefined;

  routes.get('/mail', context => mailPage(context, outbox));
  routes.get('/google', context => google?.choose(context) ?? context.text('The stand-in is still starting.', 503));
  routes.get(
    '/google/authorize',
    async context => (await google?.authorize(context)) ?? context.text('The stand-in is still starting.', 503),
  );

  return {
    routes,
    async start(origin) {
      const { startGoogleStandIn } = await import('./google.ts');
      google = await startGoogleStandIn(origin);
      return [google.provider];
    },
    close: () => google?.close(),
  };
}
