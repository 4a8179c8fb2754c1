import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Provider } from '../accounts/index.ts';
import type { StripeAccess } from '../config.ts';
import type { Tables } from '../database/index.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { siteFrame } from '../http/site-frame.ts';
import { describeError, type Log } from '../http/log.ts';
import type { Outbox } from '../mail/index.ts';
import type { FakeGoogle } from './google.ts';
import { mailPage } from './mail-page.ts';
import type { FakeStripe } from './stripe/index.ts';

/** The fake providers of local mode, under `/sandbox`. */
export interface Sandbox {
  routes: Hono<AppEnvironment>;
  /** Starts the providers that need a separate port. `origin` is this server's address. */
  start(origin: string): Promise<Provider[]>;
  /** Starts the fake card provider, which stores its data in the database. */
  startStripe(kysely: Kysely<Tables>, origin: string): Promise<StripeAccess>;
  close(): Promise<void>;
}

export function createSandbox(outbox: Outbox, webDist: string, log: Log): Sandbox {
  const routes = new Hono<AppEnvironment>();
  let google: FakeGoogle | undefined;
  let stripe: FakeStripe | undefined;

  for (const path of ['/mail', '/google']) routes.use(path, siteFrame(webDist));
  routes.get('/mail', context => mailPage(context, outbox));
  routes.get(
    '/google',
    context => google?.choose(context) ?? context.text('The simulated provider is still starting.', 503),
  );
  routes.get(
    '/google/authorize',
    async context =>
      (await google?.authorize(context)) ?? context.text('The simulated provider is still starting.', 503),
  );

  routes.all('/stripe/*', context => {
    if (stripe === undefined) return context.text('The simulated provider is still starting.', 503);
    const url = new URL(context.req.url);
    url.pathname = url.pathname.replace('/sandbox/stripe', '') || '/';
    return stripe.pages.fetch(new Request(url, context.req.raw), context.env);
  });

  return {
    routes,
    async start(origin) {
      const { startFakeGoogle } = await import('./google.ts');
      google = await startFakeGoogle(origin);
      return [google.provider];
    },
    async startStripe(kysely, origin) {
      const { startFakeStripe } = await import('./stripe/index.ts');
      stripe = await startFakeStripe(kysely, origin, webDist, error =>
        log.warn('simulated card provider failed', { error: describeError(error) }),
      );
      return stripe.access;
    },
    async close() {
      google?.close();
      await stripe?.close();
    },
  };
}
