import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBillingWorld, type BillingWorld } from '../../testing/index.ts';
import { createLog } from '../../http/log.ts';
import { handleEvent } from '../provider/events.ts';
import { localPrices, trialSeconds } from '../plans.ts';
import { readCustomer } from './customer-snapshot.ts';
import { reconcile } from './reconcile.ts';
import { storeSnapshot } from './store-snapshot.ts';
import { currentSubscription, hasUsedTrial } from './subscription.ts';
import { sweep } from './sweep.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

const kysely = () => world.parts.database.kysely;
const read = async (customer: string, parts = world.parts) =>
  storeSnapshot(parts.database, await readCustomer(parts, customer));

describe('the reconcile command', () => {
  test('repairs what webhooks missed, and reports it once', async () => {
    const { userId, email, customer } = await world.createUser();
    await world.buy(customer, 'trial');
    expect(await currentSubscription(kysely(), userId)).toBeUndefined();

    const first = await reconcile(world.parts);
    expect(first).toMatchObject({ done: true });
    expect(first.text).toMatch(
      /^1 customer compared, 1 repaired\.\ncus_\w+: nothing became sub_\w+ \(active, price_sandbox_trial, until \d+, then ends\)$/,
    );
    expect(await currentSubscription(kysely(), userId)).toMatchObject({ status: 'active' });
    expect(await hasUsedTrial(kysely(), email)).toBe(true);
    expect(await reconcile(world.parts)).toEqual({ done: true, text: '1 customer compared, 0 repaired.' });
  });

  test('finds refunded payments', async () => {
    const { userId, customer } = await world.createUser();
    await world.buy(customer, 'yearly');
    await read(customer);
    await world.control({ action: 'refund', customer });
    expect((await reconcile(world.parts)).text).toContain(`${customer}: sub_`);
    expect(await currentSubscription(kysely(), userId)).toMatchObject({ status: 'canceled' });
  });

  test('reports prices that differ from those of the site', async () => {
    const prices = { ...localPrices, monthly: localPrices.yearly, yearly: 'price_none' };
    const { done, text } = await reconcile({ ...world.parts, prices });
    expect(done).toBe(false);
    expect(text).toContain('Pro Monthly: the price price_sandbox_yearly is not 999 cents (usd) a month, or not active');
    expect(text).toContain("Pro Yearly: No such price: 'price_none'");
  });

  test('does not trust an empty result from a key of another account', async () => {
    const { userId } = await world.createUser();
    const subscription = { status: 'active', priceId: 'price', currentPeriodStart: 1, currentPeriodEnd: 2, created: 1 };
    await kysely().updateTable('billingCustomer').set({ id: 'cus_elsewhere' }).where('userId', '=', userId).execute();
    await kysely()
      .insertInto('subscription')
      .values({ ...subscription, id: 'sub_elsewhere', customerId: 'cus_elsewhere', cancelAtPeriodEnd: false })
      .execute();
    const { done, text } = await reconcile(world.parts);
    expect(done).toBe(false);
    expect(text).toContain("cus_elsewhere: No such customer: 'cus_elsewhere'");
    expect(await currentSubscription(kysely(), userId)).toMatchObject({ status: 'active' });
    await kysely().deleteFrom('billingCustomer').where('userId', '=', userId).execute();
  });
});

describe('a changed e-mail address', () => {
  const addressThere = (customer: string) =>
    world.parts.provider.call(async stripe => {
      const result = await stripe.customers.retrieve(customer);
      return result.deleted ? undefined : result.email;
    });

  test('is updated at the provider, even if another customer is missing there', async () => {
    const missing = await world.createUser();
    const { userId, email, customer } = await world.createUser();
    expect(await addressThere(customer)).toBe(email);
    await kysely()
      .updateTable('billingCustomer')
      .set({ id: 'cus_nowhere' })
      .where('id', '=', missing.customer)
      .execute();
    for (const id of [missing.userId, userId])
      await kysely()
        .updateTable('user')
        .set({ email: `new-${id}@example.org` })
        .where('id', '=', id)
        .execute();
    await sweep(world.parts);
    expect(await addressThere(customer)).toBe(`new-${userId}@example.org`);
    const reported = await kysely()
      .selectFrom('billingCustomer')
      .select('email')
      .where('id', '=', 'cus_nowhere')
      .execute();
    expect(reported).toEqual([{ email: missing.email }]);
    await kysely().deleteFrom('billingCustomer').where('id', '=', 'cus_nowhere').execute();
  });
});

describe('the rules of the plans', () => {
  test('are enforced at the provider: a trial ends 48 hours after it began', async () => {
    const { userId, customer } = await world.createUser();
    await world.buy(customer, 'trial');
    await read(customer);
    const trial = await currentSubscription(kysely(), userId);
    await world.parts.provider.call(stripe => stripe.subscriptions.update(trial?.id ?? '', { cancel_at: '' }));
    await read(customer);
    const after = await world.parts.provider.call(stripe => stripe.subscriptions.retrieve(trial?.id ?? ''));
    expect(after.cancel_at).toBe((trial?.currentPeriodStart ?? 0) + trialSeconds);
  });

  test('are enforced at the provider: of two live subscriptions the second is cancelled and refunded', async () => {
    const { userId, customer } = await world.createUser();
    await world.buy(customer, 'trial');
    await world.buy(customer, 'monthly');
    await world.buy(customer, 'yearly');
    const logged: string[] = [];
    await read(customer, { ...world.parts, log: createLog('warn', line => logged.push(line)) });
    expect(logged.map(line => JSON.parse(line) as object)).toMatchObject(
      ['yearly', 'trial'].map(() => ({ event: 'a second live subscription was cancelled and refunded' })),
    );
    const all = await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer, status: 'all' }));
    expect(all.data.map(({ status, items }) => [items.data[0]?.price.id, status])).toEqual([
      [localPrices.yearly, 'canceled'],
      [localPrices.monthly, 'active'],
      [localPrices.trial, 'canceled'],
    ]);
    const charges = await world.parts.provider.call(stripe => stripe.charges.list({ customer }));
    expect(charges.data.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [10_989, true],
      [999, false],
      [200, true],
    ]);
    for (const event of await world.events(customer)) await handleEvent(world.parts, event);
    expect(await currentSubscription(kysely(), userId)).toMatchObject({
      status: 'active',
      priceId: localPrices.monthly,
    });
  });

  test('are enforced at the provider if the second payment was already refunded by hand', async () => {
    const { customer } = await world.createUser();
    await world.buy(customer, 'monthly');
    await world.buy(customer, 'yearly');
    await world.control({ action: 'refund', customer });
    await read(customer);
    const all = await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer, status: 'all' }));
    expect(all.data.map(({ status }) => status)).toEqual(['canceled', 'active']);
    const charges = await world.parts.provider.call(stripe => stripe.charges.list({ customer }));
    expect(charges.data.map(({ amount, amount_refunded: back }) => [amount, back])).toEqual([
      [10_989, 10_989],
      [999, 0],
    ]);
  });

  test('a customer deleted at the provider has no subscription any more', async () => {
    const { userId, customer } = await world.createUser();
    await world.buy(customer, 'monthly');
    await read(customer);
    await world.parts.provider.call(stripe => stripe.customers.del(customer));
    await read(customer);
    expect((await currentSubscription(kysely(), userId))?.status).not.toBe('active');
  });
});

describe('the sweep', () => {
  test('ends a trial after 48 hours even without webhooks or an end date at the provider', async () => {
    const { userId, customer } = await world.createUser();
    await world.buy(customer, 'trial');
    await read(customer);
    const trial = await currentSubscription(kysely(), userId);
    await world.parts.provider.call(stripe => stripe.subscriptions.update(trial?.id ?? '', { cancel_at: '' }));

    await sweep(world.parts);
    expect(await currentSubscription(kysely(), userId)).toMatchObject({ status: 'active' });
    // The database's clock cannot be moved, so the trial's end is moved to the present.
    await kysely()
      .updateTable('subscription')
      .set({ currentPeriodEnd: 1 })
      .where('customerId', '=', customer)
      .execute();
    await kysely()
      .updateTable('billingCustomer')
      .set({ readAt: new Date(0) })
      .where('id', '=', customer)
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: ((trial?.currentPeriodStart ?? 0) + trialSeconds) * 1000 });
    await sweep(world.parts).finally(() => vi.useRealTimers());
    expect(await currentSubscription(kysely(), userId)).toMatchObject({ status: 'canceled' });
  });
});
