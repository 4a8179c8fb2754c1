import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Stripe } from 'stripe';
import type { BillingParts } from '../billing/parts.ts';
import { createProvider } from '../billing/provider.ts';
import { customerOf } from '../billing/customer.ts';
import { migrate, openDatabase, type Database, type Tables } from '../database/index.ts';
import { pglitePool } from '../database/pglite-pool.ts';
import { createLog, type Log } from '../http/log.ts';
import { startStripeStandIn, type StripeStandIn } from '../sandbox/stripe/index.ts';
import { newDatabase } from './test-postgres.ts';

/** Payments without the site around them: a database, the stand-in of the card provider, and what handles events. */
export interface BillingWorld {
  parts: BillingParts;
  standIn: StripeStandIn;
  /** A person who is known to the provider. */
  person(): Promise<{ userId: string; email: string; customer: string }>;
  /** Buys at the hosted page. */
  buy(
    customer: string,
    plan: 'trial' | 'monthly' | 'yearly',
    card?: string,
    answers?: Record<string, string>,
  ): Promise<void>;
  /** Presses a button of a hosted page. */
  press(path: string, fields: Record<string, string>): Promise<void>;
  control(command: Record<string, unknown>): Promise<void>;
  /** Everything that happened to a customer, oldest first. */
  events(customer: string): Promise<Stripe.Event[]>;
  stop(): Promise<void>;
}

/** @param wrap lets a test stand between the database and the site's part; then it is always PGlite. */
export async function startBillingWorld(wrap?: (pool: PostgresPool) => PostgresPool): Promise<BillingWorld> {
  const log = createLog('silent');
  const postgres = process.env['TEST_DATABASE_URL'];
  const { database, world } =
    postgres === undefined || wrap !== undefined
      ? await inMemory(wrap)
      : await onPostgres(await newDatabase(postgres), log);
  await migrate(database.kysely);
  // Nobody listens at port 9, so that no event is delivered but by the test.
  const standIn = await startStripeStandIn(world.kysely, 'http://127.0.0.1:9', '/nowhere', () => undefined);
  const provider = createProvider(standIn.access, log);
  const parts: BillingParts = { database, provider, prices: standIn.access.prices, log };

  const form = async (path: string, fields: Record<string, string>): Promise<void> => {
    const answer = await standIn.pages.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };

  return {
    parts,
    standIn,
    async person() {
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
      const answer = await standIn.pages.request('/control', {
        method: 'POST',
        body: JSON.stringify(command),
        headers: { 'content-type': 'application/json' },
      });
      if (answer.status !== 200) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`);
    },
    async events(customer) {
      const answer = await standIn.pages.request(`/state?customer=${customer}`);
      const { events } = (await answer.json()) as { events: Stripe.Event[] };
      return events.toReversed();
    },
    async stop() {
      await standIn.close();
      await database.close();
    },
  };
}

/** The site's database, and the same one as the world outside uses it. */
interface Databases {
  database: Database;
  world: Database;
}

async function onPostgres(databaseUrl: string, log: Log): Promise<Databases> {
  const database = await openDatabase({ databaseUrl, dataDir: '', databaseConnections: 10 }, log, undefined);
  return { database, world: database };
}

async function inMemory(wrap: (pool: PostgresPool) => PostgresPool = pool => pool): Promise<Databases> {
  const pool = pglitePool(await PGlite.create());
  const over = (used: PostgresPool): Database => {
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: used }) });
    return {
      kind: 'pglite',
      kysely,
      connections: () => undefined,
      check: () => Promise.resolve(),
      close: () => kysely.destroy(),
    };
  };
  return { database: over(wrap(pool)), world: over(pool) };
}

/** All that is kept of payments, in one text, apart from when and in which order it was read. */
export async function keptOf(kysely: Kysely<Tables>): Promise<string> {
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
