import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBillingWorld, type BillingWorld } from '../../testing/index.ts';
import { hashedKey } from '../../accounts/index.ts';
import { trialUserHash } from './store-snapshot.ts';
import { currentSubscription, hasUsedTrial } from './subscription.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

/** A user with subscriptions in these states, the oldest first. */
async function having(...statuses: string[]): Promise<string> {
  const { userId, customer } = await world.createUser();
  for (const [created, status] of statuses.entries())
    await world.parts.database.kysely
      .insertInto('subscription')
      .values({
        id: `${customer}-${status}-${created}`,
        customerId: customer,
        status,
        priceId: 'price',
        currentPeriodStart: 1,
        currentPeriodEnd: 2,
        cancelAtPeriodEnd: false,
        created,
      })
      .execute();
  return userId;
}

describe('of several subscriptions, the relevant one', () => {
  test.each([
    ['the active one counts', ['canceled', 'active', 'past_due', 'canceled'], 'active', 1],
    ['else one that may become active again', ['canceled', 'past_due', 'incomplete_expired'], 'past_due', 1],
    ['else the newest', ['canceled', 'incomplete_expired', 'canceled'], 'canceled', 2],
    ['the newest of those that are alike', ['past_due', 'unpaid', 'canceled'], 'unpaid', 1],
  ])('%s', async (_, statuses, status, created) => {
    const userId = await having(...statuses);
    expect(await currentSubscription(world.parts.database.kysely, userId)).toMatchObject({ status, created });
  });

  test('there is none for a user without one', async () => {
    expect(await currentSubscription(world.parts.database.kysely, await having())).toBeUndefined();
  });
});

describe('a trial is used', () => {
  const use = (person: string) =>
    world.parts.database.kysely.insertInto('trialUse').values({ person, usedAt: new Date() }).execute();
  const isUsed = (email: string) => hasUsedTrial(world.parts.database.kysely, email);

  test('by all addresses of one mailbox', async () => {
    await use(trialUserHash('ada+first@example.com'));
    for (const email of ['ada+first@example.com', 'ada@example.com', 'Ada+second@Example.com', 'ada+@example.com'])
      expect(await isUsed(email), email).toBe(true);
    for (const email of ['ada@example.org', 'grace@example.com', '+ada@example.com', 'adafirst@example.com'])
      expect(await isUsed(email), email).toBe(false);
  });

  test('by an address with a plus that was stored as it was written', async () => {
    await use(hashedKey('trial', 'rosa+x@example.com'));
    expect(await isUsed('rosa+x@example.com')).toBe(true);
  });
});
