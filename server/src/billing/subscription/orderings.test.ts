import { createServer, type Server } from 'node:http';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { storedBillingData, startBillingWorld, type BillingWorld } from '../../testing/index.ts';
import { handleEvent } from '../provider/events.ts';
import type { SubscriptionFacts } from './subscription-facts.ts';
import type { BillingParts } from '../parts.ts';
import { createProvider } from '../provider/provider.ts';
import { storeSnapshot } from './store-snapshot.ts';

const month = 31 * 86_400;

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

function orderings<T>(items: readonly T[]): T[][] {
  return items.length === 0
    ? [[]]
    : items.flatMap((first, index) => orderings(items.toSpliced(index, 1)).map(rest => [first, ...rest]));
}

/**
 * Every third order on PostgreSQL, which production uses, every 21st on the slower embedded database; `EVERY=1` tries
 * all.
 */
const every = Number(process.env['EVERY'] ?? (process.env['TEST_DATABASE_URL'] === undefined ? 21 : 3));
const orders = <T>(items: readonly T[]): T[][] => orderings(items).filter((_, index) => index % every === 0);
const count = Math.ceil(720 / every);
const tried = `${count} of the 720 orders`;

async function forgetAll({ database: { kysely } }: BillingParts): Promise<void> {
  await kysely.deleteFrom('subscription').execute();
  await kysely.deleteFrom('billingEvent').execute();
  await kysely.deleteFrom('trialUse').execute();
  await kysely.updateTable('billingCustomer').set({ reading: 0 }).execute();
}

describe('the six events of a subscription’s life', () => {
  let server: Server;
  let parts: BillingParts;
  let events: Stripe.Event[];
  beforeAll(async () => {
    const { customer } = await world.createUser();
    await world.buy(customer, 'trial');
    const subscription = (await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer }))).data[0];
    await world.parts.provider.call(stripe =>
      stripe.subscriptions.update(subscription?.id ?? '', {
        items: [{ id: subscription?.items.data[0]?.id ?? '', price: world.parts.prices.monthly }],
      }),
    );
    await world.control({ action: 'hold', customer });
    await world.parts.provider.call(stripe => stripe.subscriptions.cancel(subscription?.id ?? ''));
    events = (await world.events(customer)).filter(({ type }) => type !== 'customer.created');

    // Recorded responses of the provider, to avoid running the fake for every request.
    const { apiUrl = '', secretKeys } = world.fakeStripe.access;
    const path = `/v1/subscriptions?customer=${customer}&status=all&limit=100&expand[0]=data.latest_invoice&expand[1]=data.schedule`;
    const answer = await fetch(apiUrl + path, { headers: { authorization: `Bearer ${secretKeys[0] ?? ''}` } });
    const body = await answer.text();
    server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.statusCode = request.url === path ? 200 : 500;
      response.end(request.url === path ? body : '{}');
    });
    const port = await new Promise<number>(resolve => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const access = { ...world.fakeStripe.access, apiUrl: `http://127.0.0.1:${port}` };
    parts = { ...world.parts, provider: createProvider(access, createLog('silent')) };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('are these types', () => {
    expect(events.map(({ type }) => type)).toEqual([
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
      'invoice.paid',
      'customer.subscription.updated',
      'customer.subscription.deleted',
    ]);
  });

  test(`end in the same state in ${tried}, with every event of each repeated at every later moment`, async () => {
    const ends = new Set<string>();
    let deliveries = 0;
    for (const order of orders(events)) {
      await forgetAll(parts);
      for (const [index, event] of order.entries()) {
        await handleEvent(parts, event);
        for (const earlier of order.slice(0, index + 1)) await handleEvent(parts, earlier);
        deliveries += index + 2;
      }
      ends.add(await storedBillingData(parts.database.kysely));
    }
    expect([ends.size, deliveries]).toEqual([1, count * 27]);
    expect([...ends].join()).toContain('"canceled"');
    // 27 deliveries per order, each a transaction.
  }, 600_000);
});

describe('snapshots of a customer', () => {
  const readings: SubscriptionFacts[][] = [
    [],
    [facts('sub_1', 'active', 'price_trial')],
    [facts('sub_1', 'active', 'price_monthly')],
    [facts('sub_1', 'past_due', 'price_monthly')],
    [facts('sub_1', 'canceled', 'price_monthly')],
    [facts('sub_1', 'canceled', 'price_monthly'), facts('sub_2', 'active', 'price_yearly')],
  ];

  function facts(id: string, status: string, priceId: string): SubscriptionFacts {
    return {
      id,
      status,
      priceId,
      currentPeriodStart: 1,
      currentPeriodEnd: month,
      cancelAtPeriodEnd: false,
      nextPriceId: null,
      created: 1,
    };
  }

  test(`that come late, in ${tried}, never replace newer ones`, async () => {
    const { customer } = await world.createUser();
    const { database } = world.parts;
    const ends = new Set<string>();
    for (const order of orders(readings.map((subscriptions, index) => ({ subscriptions, ticket: index + 1 })))) {
      await forgetAll(world.parts);
      for (const { subscriptions, ticket } of order)
        await storeSnapshot(database, {
          customerId: customer,
          ticket,
          subscriptions,
          trialled: false,
          clockAhead: 0,
          notices: [],
        });
      ends.add(await storedBillingData(database.kysely));
    }
    expect([...ends].map(end => JSON.parse(end).subscriptions.map((row: string[]) => row.slice(0, 4)))).toEqual([
      [
        ['sub_1', customer, 'canceled', 'price_monthly'],
        ['sub_2', customer, 'active', 'price_yearly'],
      ],
    ]);
    // Six readings per order, each a transaction.
  }, 600_000);
});
