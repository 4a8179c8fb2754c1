import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBillingWorld, type BillingWorld } from '../../testing/index.ts';
import { BillingProblem } from '../problems.ts';
import { checkoutUrl, type CheckoutRequest } from './checkout.ts';
import { createPortal } from './portal.ts';
import { upgradeOffer } from './upgrade.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

/** What a request leads to: an address, or the name of the problem. */
const outcomeOf = (request: Promise<string>) =>
  request.catch((error: unknown) => {
    if (error instanceof BillingProblem) return error.problem;
    throw error;
  });

async function buyer(plan?: 'trial' | 'monthly') {
  const { userId, email, customer } = await world.createUser();
  if (plan !== undefined) await world.buy(customer, plan);
  return { id: userId, email, customer };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

describe('a checkout', () => {
  const pages = { successUrl: 'https://site.example/success', cancelUrl: 'https://site.example/account' };
  const open = (who: Buyer, plan: keyof typeof world.parts.prices, change: Partial<CheckoutRequest> = {}) =>
    outcomeOf(
      checkoutUrl(world.parts, who, { priceId: world.parts.prices[plan], ...pages, ...change }, '/billing/upgrade'),
    );
  const statesOf = async (customer: string) => {
    const { data } = await world.parts.provider.call(stripe => stripe.checkout.sessions.list({ customer }));
    return data.map(({ status, metadata }) => `${status} ${metadata?.['price']}`);
  };

  test('is the same again for the same plan, and closed by one for another', async () => {
    const who = await buyer();
    const first = await open(who, 'monthly');
    expect(await open(who, 'monthly')).toBe(first);
    expect(await statesOf(who.customer)).toEqual([`open ${world.parts.prices.monthly}`]);
    const second = await open(who, 'yearly');
    expect(second).not.toBe(first);
    expect(new Set(await statesOf(who.customer))).toEqual(
      new Set([`expired ${world.parts.prices.monthly}`, `open ${world.parts.prices.yearly}`]),
    );
    for (const change of [{ successUrl: `${pages.successUrl}?a` }, { cancelUrl: `${pages.cancelUrl}?a` }])
      expect([second, first]).not.toContain(await open(who, 'yearly', change));
    expect((await statesOf(who.customer)).filter(state => state.startsWith('open'))).toHaveLength(1);
  });

  test('is noted, so that its payment is awaited', async () => {
    const who = await buyer();
    const noted = () =>
      world.parts.database.kysely
        .selectFrom('billingCustomer')
        .select('checkoutAt')
        .where('id', '=', who.customer)
        .executeTakeFirst();
    expect((await noted())?.checkoutAt).toBeNull();
    await open(who, 'monthly');
    expect((await noted())?.checkoutAt).toBeInstanceOf(Date);
  });

  test('is for a user without a plan; a trial leads to the page that upgrades it', async () => {
    const [none, trial, plan] = [await buyer(), await buyer('trial'), await buyer('monthly')];
    expect(await open(none, 'monthly', { priceId: 'price_unknown' })).toBe('unknown price');
    expect([await open(trial, 'trial'), await open(trial, 'monthly')]).toEqual(['trial runs', '/billing/upgrade']);
    expect([await open(plan, 'trial'), await open(plan, 'yearly')]).toEqual(['subscribed', 'subscribed']);
  });

  test('is for one trial a person', async () => {
    const who = await buyer('trial');
    const { data } = await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer: who.customer }));
    await world.parts.provider.call(stripe => stripe.subscriptions.cancel(data[0]?.id ?? ''));
    expect(await open(who, 'trial')).toBe('trial used');
    expect(await open(who, 'monthly')).toContain('/checkout/');
    const again = { ...(await buyer()), email: who.email };
    expect(await open(again, 'trial')).toBe('trial used');
  });
});

test('an upgrade of a trial is offered with its card and its end', async () => {
  const trial = await buyer('trial');
  const { monthly, yearly } = world.parts.prices;
  const offer = await upgradeOffer(world.parts, trial, yearly);
  expect(offer).toMatchObject({ plan: { id: 'yearly' }, card: 'Visa ending in 4242', confirmUrl: undefined });
  expect(offer.trialEndsAt - Date.now() / 1000).toBeGreaterThan(47 * 3600);
  const problemOf = (who: Buyer, price: string) =>
    outcomeOf(upgradeOffer(world.parts, who, price).then(({ plan }) => plan.id));
  expect(await problemOf(trial, 'price_unknown')).toBe('unknown price');
  expect(await problemOf(await buyer(), monthly)).toBe('nothing to manage');
  expect(await problemOf({ ...trial, id: 'nobody' }, monthly)).toBe('nothing to manage');
  expect(await problemOf(await buyer('monthly'), yearly)).toBe('subscribed');
});

describe('the portal', () => {
  const open = (portal: ReturnType<typeof createPortal>, userId: string) =>
    outcomeOf(portal.url(userId, 'https://site.example/account'));
  const configurations = async () => {
    const { data } = await world.parts.provider.call(stripe => stripe.billingPortal.configurations.list());
    return data.map(({ features }) => features);
  };

  test('is for customers with a subscription', async () => {
    const portal = createPortal(world.parts);
    expect([await open(portal, 'nobody'), await open(portal, (await buyer()).id)]).toEqual([
      'nothing to manage',
      'nothing to manage',
    ]);
  });

  test('offers to cancel or change a plan, but not a trial, and is set up once', async () => {
    const [trial, plan] = [await buyer('trial'), await buyer('monthly')];
    const portal = createPortal(world.parts);
    expect(await open(portal, trial.id)).toMatch(/^http/);
    const [ofTrial, ...none] = await configurations();
    expect(none).toEqual([]);
    expect(ofTrial).toMatchObject({ subscription_cancel: { enabled: 'false' } });
    expect(ofTrial).not.toHaveProperty('subscription_update');
    expect(await open(portal, plan.id)).toMatch(/^http/);
    const ofPlan = (await configurations()).find(features => 'subscription_update' in features);
    expect(ofPlan).toMatchObject({
      invoice_history: { enabled: 'true' },
      payment_method_update: { enabled: 'true' },
      customer_update: { enabled: 'true' },
      subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
      subscription_update: { enabled: 'true', proration_behavior: 'always_invoice' },
    });
    expect(JSON.stringify(ofPlan)).toContain(world.parts.prices.yearly);
    for (const each of [portal, createPortal(world.parts)]) for (const { id } of [trial, plan]) await open(each, id);
    expect(await configurations()).toHaveLength(2);
  });
});
