import { Hono, type Context } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { currentUser, requireSession, type Accounts, type SignedInEnvironment } from '../accounts/index.ts';
import { tooManyAttemptsMessage, type RateRule } from '../accounts/rate-limits/rate-limit.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database/index.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { siteFrame } from '../http/site-frame.ts';
import { readBytes, readJson } from '../http/json-body.ts';
import { describeError, type Log } from '../http/log.ts';
import { isOwnAddress } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import type { Billing, OpenBilling } from './billing.ts';
import { checkoutUrl, type Buyer } from './checkout/checkout.ts';
import { handleEvent } from './provider/events.ts';
import { BillingProblem } from './problems.ts';
import { shortTimeout, ProviderError } from './provider/provider.ts';
import { isLive } from './subscription/subscription-facts.ts';
import { readCustomer } from './subscription/customer-snapshot.ts';
import { storeSnapshot } from './subscription/store-snapshot.ts';
import { clockAhead, currentSubscription, subscriptionView, hasUsedTrial } from './subscription/subscription.ts';
import { upgrade, upgradeOffer } from './checkout/upgrade.ts';
import { upgradePage, upgradeRefusedPage } from './checkout/upgrade-page.ts';
import { verifiedEvent } from './provider/webhook-signature.ts';

/** Each of these makes several calls to the provider. */
const requestRule: RateRule = { window: 600, max: 40 };
/** Well above the size of a complete event. */
const largestEvent = 1024 * 1024;
/** How long after opening a checkout the subscription is read from the provider instead of waiting for the webhook. */
const checkoutMinutes = 60;
/** Minimum time between such reads of the provider for one user. */
const providerReadMilliseconds = 1500;

const checkoutBody = z.object({
  price_id: z.string(),
  mode: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
});
/** The parts of an event that are used; everything else is read from the provider. */
const eventBody = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({}) }),
});
const portalBody = z.object({ return_url: z.string() });

/** `/api/billing`: subscription, checkout, customer portal and webhook. */
export function billingRoutes(config: Config, accounts: Accounts, billing: Billing, log: Log): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.onError((error, context) => errorResponse(error, context, log));
  routes.post('/webhook', context => webhook(context, billing, log));
  routes.route('/', signedInRoutes(config, accounts, billing, log));
  return routes;
}

function signedInRoutes(config: Config, accounts: Accounts, billing: Billing, log: Log): Hono<SignedInEnvironment> {
  const routes = new Hono<SignedInEnvironment>();
  for (const path of ['/subscription', '/checkout', '/portal']) routes.use(path, requireSession(accounts));
  for (const path of ['/checkout', '/portal'])
    routes.use(path, async (context, next) => {
      const { limiter } = context.get('accounts');
      const key = `billing:${context.get('signedIn').user.id}`;
      const { allowed, retryAfter } = config.rateLimits
        ? await limiter.consume(key, requestRule)
        : { allowed: true, retryAfter: null };
      if (allowed) return next();
      const seconds = retryAfter ?? requestRule.window;
      return problem(context, 429, tooManyAttemptsMessage(seconds), 'TOO_MANY_ATTEMPTS', {
        'retry-after': String(seconds),
      });
    });

  routes.get('/subscription', async context => {
    const { kysely } = context.get('accounts').database;
    const { user } = context.get('signedIn');
    await readAfterCheckout(billing, user.id, log);
    const subscription = await currentSubscription(kysely, user.id);
    const customer = await customerRow(kysely, user.id);
    return context.json({
      subscription: subscription === undefined ? null : subscriptionView(subscription),
      trial_used: await hasUsedTrial(kysely, user.email),
      prices: billing.prices,
      sandbox: billing.sandbox,
      payment_awaited: customer !== undefined && isCheckoutRecent(customer),
      clock_ahead: await clockAhead(kysely, user.id),
    });
  });

  routes.post('/checkout', async context => {
    const read = await readJson(context);
    if (!read.ok) return read.answer;
    const body = checkoutBody.safeParse(read.body);
    if (!body.success) return invalidInput(context, 'price_id, mode, success_url and cancel_url are required.');
    const { price_id: priceId, mode, success_url: success, cancel_url: cancel } = body.data;
    if (mode !== 'subscription') throw new BillingProblem('unknown mode');
    const request = {
      priceId,
      successUrl: ownUrl(context, config, success),
      cancelUrl: ownUrl(context, config, cancel),
    };
    const { user } = context.get('signedIn');
    if (user.isAnonymous === true) throw new BillingProblem('anonymous');

    const confirm = new URL('/billing/upgrade', siteOrigin(context, config));
    confirm.search = new URLSearchParams({ price_id: priceId, success_url: success, cancel_url: cancel }).toString();
    return context.json({ url: await checkoutUrl(await billing.opened(), user, request, confirm.href) });
  });

  routes.post('/portal', async context => {
    const read = await readJson(context);
    if (!read.ok) return read.answer;
    const body = portalBody.safeParse(read.body);
    if (!body.success) return invalidInput(context, 'return_url is required.');
    const { portal } = await billing.opened();
    const returnUrl = ownUrl(context, config, body.data.return_url);
    return context.json({ url: await portal.url(context.get('signedIn').user.id, returnUrl) });
  });
  return routes;
}

/** `/billing/upgrade`: the page that upgrades a running trial. */
export function upgradeRoutes(config: Config, accounts: Accounts, billing: Billing, log: Log): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const { sandbox } = billing;
  routes.use(siteFrame(config.webDist));
  routes.onError((error, context) => {
    if (error instanceof BillingProblem) return upgradeRefusedPage(context, error.message, sandbox);
    if (error instanceof ProviderError)
      return upgradeRefusedPage(context, new BillingProblem('unavailable').message, sandbox);
    return errorResponse(error, context, log);
  });

  const upgradeRequestFrom = async (context: Context<AppEnvironment>) => {
    const signedIn = await currentUser(await accounts.opened(), context.req.raw);
    const {
      price_id: priceId = '',
      success_url: success = '/success',
      cancel_url: cancel = '/account',
    } = context.req.query();
    const successUrl = ownUrl(context, config, success);
    const cancelUrl = ownUrl(context, config, cancel);
    return { buyer: signedIn?.user, priceId, successUrl, backUrl: withoutOutcome(cancelUrl) };
  };
  const signIn = (context: Context): Response => {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`/signin?next=${encodeURIComponent(pathname + search)}`, 303);
  };

  routes.get('/upgrade', async context => {
    const { buyer, priceId, successUrl, backUrl } = await upgradeRequestFrom(context);
    if (buyer === undefined) return signIn(context);
    const open = await billing.opened();
    try {
      const offer = await upgradeOffer(open, buyer, priceId);
      return upgradePage(context, { offer, backUrl, sandbox, now: await testClockTime(open, buyer.id) });
    } catch (error) {
      return await redirectIfUpgraded(open, buyer, priceId, error, context, successUrl);
    }
  });

  routes.post('/upgrade', async context => {
    const { buyer, priceId, successUrl, backUrl } = await upgradeRequestFrom(context);
    if (buyer === undefined) return signIn(context);
    const open = await billing.opened();
    const form = new URLSearchParams((await readBytes(context.req.raw, 4096))?.toString('utf8') ?? '');
    const attempt = z.uuid().safeParse(form.get('attempt'));
    if (!attempt.success) return invalidInput(context, 'The form is not complete.');
    try {
      const outcome = await upgrade(open, buyer, priceId, attempt.data);
      // The page shows the bank's authentication link, and is reloaded to see whether it is done.
      if (outcome !== undefined) return context.redirect(context.req.url, 303);
    } catch (error) {
      if (!(error instanceof ProviderError && error.refusal === 'declined')) {
        const reason = error instanceof ProviderError ? new BillingProblem('unanswered') : error;
        return await redirectIfUpgraded(open, buyer, priceId, reason, context, successUrl);
      }
      return upgradePage(context, {
        offer: await upgradeOffer(open, buyer, priceId),
        backUrl,
        sandbox,
        now: await testClockTime(open, buyer.id),
        wrong: error.message,
      });
    }
    return context.redirect(withoutSession(successUrl), 303);
  });
  return routes;
}

/** The user's test clock time, in epoch seconds; undefined without a test clock. */
async function testClockTime({ database }: OpenBilling, userId: string): Promise<number | undefined> {
  const ahead = await clockAhead(database.kysely, userId);
  return ahead === 0 ? undefined : Math.floor(Date.now() / 1000) + ahead;
}

/** Handles a form submitted twice: the second response equals the first. */
async function redirectIfUpgraded(
  { database }: OpenBilling,
  buyer: Buyer,
  priceId: string,
  error: unknown,
  context: Context,
  successUrl: string,
): Promise<Response> {
  const subscription = await currentSubscription(database.kysely, buyer.id);
  if (subscription?.status === 'active' && subscription.priceId === priceId)
    return context.redirect(withoutSession(successUrl), 303);
  throw error;
}

async function webhook(context: Context<AppEnvironment>, billing: Billing, log: Log): Promise<Response> {
  const body = await readBytes(context.req.raw, largestEvent);
  if (body === undefined) return problem(context, 413, 'The request is too large.', 'BODY_TOO_LARGE');
  const open = await billing.opened();
  const event = verifiedEvent(body, context.req.header('stripe-signature'), open.webhookSecrets);
  if (event === undefined) {
    log.warn('webhook with a wrong signature refused');
    return problem(context, 400, 'The signature is missing, wrong or too old.', 'BAD_SIGNATURE');
  }
  if (!eventBody.safeParse(event).success) return invalidInput(context, 'This is not an event.');
  if (event.livemode === open.liveMode) {
    await handleEvent(open, event);
    open.post();
  }
  return context.json({ received: true });
}

function customerRow(kysely: Kysely<Tables>, userId: string) {
  return kysely
    .selectFrom('billingCustomer')
    .select(['id', 'readAt', 'checkoutAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

function isCheckoutRecent({ checkoutAt }: { checkoutAt: Date | null }): boolean {
  return checkoutAt !== null && checkoutAt.getTime() >= Date.now() - checkoutMinutes * 60_000;
}

/**
 * Reads the subscription from the provider right after a checkout, so that nobody who has paid waits for a late
 * webhook.
 */
async function readAfterCheckout(billing: Billing, userId: string, log: Log): Promise<void> {
  const open = await billing.opened().catch(() => undefined);
  if (open === undefined) return;
  const row = await customerRow(open.database.kysely, userId);
  if (row === undefined || !isCheckoutRecent(row)) return;
  if (row.readAt !== null && row.readAt.getTime() > Date.now() - providerReadMilliseconds) return;
  const known = await currentSubscription(open.database.kysely, userId);
  if (known !== undefined && isLive(known)) return;
  try {
    await storeSnapshot(open.database, await readCustomer(open, row.id, shortTimeout));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.info('subscription shown as last known', { error: describeError(error) });
  }
}

function errorResponse(error: unknown, context: Context, log: Log): Response {
  if (error instanceof BillingProblem) return error.answer(context);
  if (error instanceof ProviderError) {
    if (error.refusal !== 'unavailable') log.error('card provider refused a request', { error: describeError(error) });
    return new BillingProblem('unavailable').answer(context);
  }
  throw error;
}

function invalidInput(context: Context, message: string): Response {
  return problem(context, 400, message, 'INVALID_INPUT');
}

function siteOrigin(context: Context, config: Config): string {
  return config.publicUrl ?? new URL(context.req.url).origin;
}

/**
 * The absolute address of a page of this site.
 * @throws {BillingProblem} for any other address.
 */
function ownUrl(context: Context, config: Config, address: string): string {
  if (!isOwnAddress(address, config)) throw new BillingProblem('foreign address');
  return address.startsWith('/') ? siteOrigin(context, config) + address : address;
}

/** Removes the "cancelled" outcome: continuing a trial cancels nothing. */
function withoutOutcome(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('subscription');
  return url.href;
}

/** Removes the placeholder for the checkout session, which an upgrade does not have. */
function withoutSession(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Array.from(url.searchParams))
    if (value === '{CHECKOUT_SESSION_ID}') url.searchParams.delete(name);
  return url.href;
}
