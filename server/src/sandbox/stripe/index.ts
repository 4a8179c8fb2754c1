import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { localPrices } from '../../billing/plans.ts';
import type { StripeAccess } from '../../config.ts';
import type { Tables } from '../../database/index.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { siteFrame } from '../../http/site-frame.ts';
import { defaultKey, stripeApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { checkoutPage, pay } from './checkout-page.ts';
import { runCommand, command, findCustomer } from './control.ts';
import { controlPage, stateOf } from './control-page.ts';
import { invoicePage, payInvoice } from './invoice-page.ts';
import { advanceToNow } from './subscription-cycle.ts';
import { handlePortalAction, portalPage } from './portal-page.ts';
import { createTables, Store } from './store.ts';
import { createWebhooks, defaultSecret } from './webhooks.ts';

const clockMilliseconds = 5000;

export interface FakeStripe {
  access: StripeAccess;
  /** The hosted pages, below `/sandbox/stripe`. */
  pages: Hono<AppEnvironment>;
  close(): Promise<void>;
}

/**
 * Starts a fake card provider: its HTTP API on a free loopback port, hosted pages on the site itself, webhooks to
 * `origin`. Its data are stored in separate tables of the site's database.
 */
export async function startFakeStripe(
  kysely: Kysely<Tables>,
  origin: string,
  webDist: string,
  onError: (error: unknown) => void,
): Promise<FakeStripe> {
  await createTables(kysely);
  await Store.run(kysely, store => store.set('origin', origin));
  const webhooks = createWebhooks(kysely, `${origin}/api/billing/webhook`, onError);
  const server = createAdaptorServer({ fetch: stripeApi(kysely, () => webhooks.kick(), onError).fetch });
  const port = await new Promise<number>((listening, refused) => {
    server.once('error', refused);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      listening(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  let ticking: Promise<void> | undefined;
  const clock = setInterval(() => {
    ticking ??= tick(kysely)
      .then(() => webhooks.kick())
      .catch(onError)
      .finally(() => {
        ticking = undefined;
      });
  }, clockMilliseconds).unref();

  return {
    access: {
      secretKeys: [defaultKey],
      webhookSecrets: [defaultSecret],
      prices: localPrices,
      apiUrl: `http://127.0.0.1:${port}`,
    },
    pages: hostedPages(kysely, webDist, () => webhooks.kick()),
    async close() {
      clearInterval(clock);
      webhooks.stop();
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await ticking;
      await webhooks.settled();
    },
  };
}

/** Processes everything that has become due. */
async function tick(kysely: Kysely<Tables>): Promise<void> {
  await Store.run(kysely, async store => {
    const live = (await store.list('subscription')).filter(({ status }) => status !== 'canceled');
    for (const customer of new Set(live.map(subscription => subscription.customer)))
      await advanceToNow(store, customer);
  });
}

function hostedPages(kysely: Kysely<Tables>, webDist: string, kick: () => void): Hono<AppEnvironment> {
  const pages = new Hono<AppEnvironment>();
  pages.use(siteFrame(webDist));
  const run = <T>(work: (store: Store) => Promise<T>): Promise<T> => Store.run(kysely, work);
  pages.onError((error, context) => {
    if (error instanceof ApiError) return context.json({ message: error.message, code: 'SANDBOX' }, 400);
    throw error;
  });

  pages.get('/checkout/:id', context => run(store => checkoutPage(context, store, context.req.param('id'))));
  pages.post('/checkout/:id', async context => {
    const fields = await formOf(context.req.raw);
    const answers = { number: fields['number'] ?? '', authentication: fields['authentication'] };
    const answer = await run(store => pay(context, store, context.req.param('id'), answers));
    kick();
    return answer;
  });
  pages.get('/portal/:id', context => run(store => portalPage(context, store, context.req.param('id'))));
  pages.post('/portal/:id', async context => {
    const fields = await formOf(context.req.raw);
    const answer = await run(store => handlePortalAction(context, store, context.req.param('id'), fields));
    kick();
    return answer;
  });

  pages.get('/invoice/:id', context => run(store => invoicePage(context, store, context.req.param('id'))));
  pages.post('/invoice/:id', async context => {
    const fields = await formOf(context.req.raw);
    const answer = await run(store => payInvoice(context, store, context.req.param('id'), fields));
    kick();
    return answer;
  });

  pages.get('/', context => run(store => controlPage(context, store)));
  pages.get('/state', context =>
    run(async store => context.json(await stateOf(store, await findCustomer(store, context.req.query())))),
  );
  pages.post('/control', async context => {
    const byForm = context.req.header('content-type')?.startsWith('application/json') !== true;
    const order = command.safeParse(byForm ? await formOf(context.req.raw) : await context.req.json());
    if (!order.success) return context.json({ message: 'There is no such command.', code: 'SANDBOX' }, 400);
    const message = await run(store => runCommand(store, order.data));
    kick();
    return byForm ? context.redirect('/sandbox/stripe', 303) : context.json({ message });
  });
  return pages;
}

async function formOf(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
