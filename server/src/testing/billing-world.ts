import { randomUUID } from 'node:crypto';
import type { Kysely, PostgresPool } from 'kysely';
import type { Stripe } from 'stripe';
import type { BillingParts } from '../billing/parts.ts';
import { createProvider } from '../billing/provider/provider.ts';
import { customerOf } from '../billing/provider/customer.ts';
import { openDatabase, databaseOverPool, type Database, type Tables } from '../database/index.ts';
import { pglitePool } from '../database/pglite-pool.ts';
import { createLog, type Log } from '../http/log.ts';
import { startFakeStripe, type FakeStripe } from '../sandbox/stripe/index.ts';
import { migratedPGlite, migratedPostgres } from './data-template.ts';

/** Billing without the rest of the site: a database, the fake card provider, and event handling. */
export interface BillingWorld {
  parts: BillingParts;
  fakeStripe: FakeStripe;
  /** Creates a user with a customer at the provider. */
  createUser(): Promise<{ userId: string; email: string; customer: string }>;
  /** Buys a plan on the hosted page. */
  buy(
    customer: string,
    plan: 'trial' | 'monthly' | 'yearly',
    card?: string,
    answers?: Record<string, string>,
  ): Promise<void>;
  /** Submits a form of a hosted page. */
  press(path: string, fields: Record<string, string>): Promise<void>;
  control(command: Record<string, unknown>): Promise<void>;
  /** All events of a customer, oldest first. */
  events(customer: string): Promise<Stripe.Event[]>;
  stop(): Promise<void>;
}

/**
 * Starts a billing world.
 * @param wrap intercepts the site's database access; the database is then always PGlite.
 */
export async function startBillingWorld(wrap?: (pool: PostgresPool) => PostgresPool): Promise<BillingWorld> {
  const log = createLog('silent');
  const postgres = process.env['TEST_DATABASE_URL'];
  const { database, world } =
    postgres === undefined || wrap !== undefined
      ? await embedded(wrap)
      : await onPostgres(await migratedPostgres(postgres), log);
  // Nobody listens on port 9, so events are only delivered by the test.
  const fakeStripe = await startFakeStripe(world.kysely, 'http://127.0.0.1:9', '/nowhere', () => undefined);
  const provider = createProvider(fakeStripe.access, log);
  const parts: BillingParts = { database, provider, prices: fakeStripe.access.prices, log };

  const form = async (path: string, fields: Record<string, string>): Promise<void> => {
    const answer = await fakeStripe.pages.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };

  return {
    parts,
    fakeStripe,
    async createUser() {
      const userId = randomUUID();
      const email = `${userId}@example.com`;
      const now = new Date();
      await database.kysely
        .insertInto('user')
        .values({ id: userId, name: '', email, emailVerified: true, createdAt: now, updatedAt: now })
        .execute();
      return { userId, email, customer: await customerOf(database, provider, { id: userId, email }) };
    },
    async buy(customer, plan, number = '4242424242424242', answers = {}) {
      const session = await provider.call(stripe =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          line_items: [{ price: parts.prices[plan], quantity: 1 }],
          success_url: 'http://127.0.0.1:9/success',
          subscription_data: { metadata: { plan } },
        }),
      );
      await form(`/checkout/${session.id}`, { number, ...answers });
    },
    press: form,
    async control(command) {
      const answer = await fakeStripe.pages.request('/control', {
        method: 'POST',
        body: JSON.stringify(command),
        headers: { 'content-type': 'application/json' },
      });
      if (answer.status !== 200)
        throw new Error(`The simulated card provider answered ${answer.status}: ${await answer.text()}`);
    },
    async events(customer) {
      const answer = await fakeStripe.pages.request(`/state?customer=${customer}`);
      const { events } = (await answer.json()) as { events: Stripe.Event[] };
      return events.toReversed();
    },
    async stop() {
      await fakeStripe.close();
      await database.close();
    },
  };
}

/** The site's database, and the same one without interception. */
interface Databases {
  database: Database;
  world: Database;
}

async function onPostgres(databaseUrl: string, log: Log): Promise<Databases> {
  const database = await openDatabase({ databaseUrl, dataDir: '', databaseConnections: 10 }, log, undefined);
  return { database, world: database };
}

async function embedded(wrap: (pool: PostgresPool) => PostgresPool = pool => pool): Promise<Databases> {
  const { pglite, remove } = await migratedPGlite();
  const pool = pglitePool(pglite);
  return { database: databaseOverPool(wrap(pool), remove), world: databaseOverPool(pool) };
}

/** All stored billing data as text, without the times and the order of the readings. */
export async function storedBillingData(kysely: Kysely<Tables>): Promise<string> {
  const [subscriptions, events, trials] = await Promise.all([
    kysely.selectFrom('subscription').selectAll().orderBy('id').execute(),
    kysely.selectFrom('billingEvent').select(['id', 'type']).orderBy('id').execute(),
    kysely.selectFrom('trialUse').select('person').orderBy('person').execute(),
  ]);
  return JSON.stringify({
    subscriptions: subscriptions.map(row => Object.values(row).map(String)),
    events,
    trials,
  });
}
