import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCompany } from '../company.ts';
import { createLog } from '../http/log.ts';
import { createMailer, createOutbox } from '../mail/index.ts';
import { storedBillingData, startBillingWorld, type BillingWorld } from '../testing/index.ts';
import { checkoutUrl } from './checkout/checkout.ts';
import { handleEvent } from './provider/events.ts';
import { sendBillingMails } from './mails/billing-mails.ts';
import { upgrade } from './checkout/upgrade.ts';

/** Number of further writes until the process dies; undefined: it lives. */
let writesLeft: number | undefined;
let crashed = false;

/** A database whose client dies: from then on none of its statements arrive, and uncommitted changes are lost. */
function killablePool(pool: PostgresPool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const dying: PostgresPoolClient = Object.create(client);
      let inTransaction = false;
      Object.assign(dying, {
        async query(statement: string, parameters: readonly unknown[]) {
          const writes = /^\s*(insert|update|delete|commit)/i.test(statement);
          if (!crashed && writes && writesLeft !== undefined) {
            crashed = writesLeft === 0;
            writesLeft -= 1;
          }
          if (crashed) {
            if (inTransaction) await client.query('rollback', []);
            inTransaction = false;
            throw new Error('The process has died');
          }
          if (/^begin/i.test(statement)) inTransaction = true;
          if (/^(commit|rollback)/i.test(statement)) inTransaction = false;
          return client.query(statement, parameters);
        },
        release: () => client.release(),
      });
      return dying;
    },
  };
}

function live(): void {
  writesLeft = undefined;
  crashed = false;
}

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld(killablePool);
});
afterAll(() => world.stop());
beforeEach(live);

/** Runs `work` repeatedly, killed before its first write, before its second, and so on, until it completes. */
async function killAtEachWrite(work: () => Promise<unknown>, afterwards: () => Promise<void>): Promise<number> {
  for (let writes = 0; ; writes += 1) {
    writesLeft = writes;
    await work().catch(() => undefined);
    const died = crashed;
    live();
    await afterwards();
    if (!died) return writes;
  }
}

describe('a process that dies between any two writes', () => {
  test('and receives its event again ends in the same state', async () => {
    const { customer } = await world.createUser();
    await world.buy(customer, 'trial');
    const { kysely } = world.parts.database;
    const forget = async (): Promise<void> => {
      await kysely.deleteFrom('subscription').execute();
      await kysely.deleteFrom('billingEvent').execute();
      await kysely.deleteFrom('trialUse').execute();
    };
    const events = (await world.events(customer)).filter(({ type }) => type !== 'customer.created');
    // The first event sets the trial's end at the provider, which emits a further one; from here on all exist.
    await handleEvent(world.parts, events[0] as Stripe.Event);
    expect(events.length).toBeGreaterThanOrEqual(3);

    for (const event of events) {
      await forget();
      await handleEvent(world.parts, event);
      const expectedData = await storedBillingData(kysely);
      await forget();
      const points = await killAtEachWrite(
        () => handleEvent(world.parts, event),
        async () => {
          await handleEvent(world.parts, event);
          expect(await storedBillingData(kysely)).toBe(expectedData);
          await forget();
        },
      );
      expect(points).toBeGreaterThanOrEqual(5);
    }
  });

  test('sends its mails once', async () => {
    const { kysely } = world.parts.database;
    const folder = await mkdtemp(join(tmpdir(), 'isentrope-letters-'));
    const outbox = createOutbox(folder);
    const company = readCompany();
    const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined }, company, outbox, createLog('silent'));
    const subjects: string[][] = [];
    for (let writes = 0, died = true; died; writes += 1) {
      const { customer, email } = await world.createUser();
      await world.buy(customer, 'monthly');
      await world.control({ action: 'refund', customer });
      const refunded = (await world.events(customer)).find(({ type }) => type === 'charge.refunded') as Stripe.Event;
      const work = async (): Promise<void> => {
        await handleEvent(world.parts, refunded);
        await sendBillingMails(world.parts, { company, mailer, origin: 'http://127.0.0.1:9' });
      };
      writesLeft = writes;
      await work().catch(() => undefined);
      died = crashed;
      live();
      // Mails claimed by the dead process are free again after five minutes.
      await sql`update "billingLetter" set "claimedAt" = "claimedAt" - interval '6 minutes'`.execute(kysely);
      await work();
      await work();
      const mails = (await outbox.list()).filter(({ to }) => to === email);
      subjects.push(mails.map(({ subject }) => subject).toSorted());
    }
    await rm(folder, { recursive: true });
    expect(subjects.length).toBeGreaterThanOrEqual(8);
    expect(new Set(subjects.map(list => list.join('; ')))).toEqual(
      new Set(['Your Isentrope subscription has ended; Your refund of USD 9.99 from Isentrope']),
    );
  });

  test('during a checkout leaves one checkout, to which the next attempt leads', async () => {
    const { userId, email, customer } = await world.createUser();
    const request = {
      priceId: world.parts.prices.monthly,
      successUrl: 'http://127.0.0.1:9/success',
      cancelUrl: 'http://127.0.0.1:9/account',
    };
    const begin = () => checkoutUrl(world.parts, { id: userId, email }, request, 'http://127.0.0.1:9/upgrade');
    const urls = new Set<string>();
    const points = await killAtEachWrite(
      async () => urls.add(await begin()),
      async () => {
        // The lease of the dead process expires after a minute.
        await world.parts.database.kysely.deleteFrom('billingLease').execute();
        urls.add(await begin());
      },
    );
    expect(points).toBeGreaterThanOrEqual(3);
    expect(urls.size).toBe(1);
    const sessions = await world.parts.provider.call(stripe => stripe.checkout.sessions.list({ customer }));
    expect(sessions.data.map(({ status }) => status)).toEqual(['open']);
  });

  test('during an upgrade charges at most once, and events restore the true state', async () => {
    const { yearly, trial } = world.parts.prices;
    const ends = new Set<string>();
    for (let writes = 0, died = true; died; writes += 1) {
      const { userId, email, customer } = await world.createUser();
      await world.buy(customer, 'trial');
      writesLeft = writes;
      await upgrade(world.parts, { id: userId, email }, yearly, randomUUID()).catch(() => undefined);
      died = crashed;
      live();

      for (const event of await world.events(customer)) await handleEvent(world.parts, event);
      const charges = await world.parts.provider.call(stripe => stripe.charges.list({ customer }));
      const rows = await world.parts.database.kysely
        .selectFrom('subscription')
        .select(['status', 'priceId', 'cancelAtPeriodEnd'])
        .where('customerId', '=', customer)
        .execute();
      ends.add(JSON.stringify([charges.data.map(({ amount }) => amount), rows]));
    }
    expect([...ends].map(end => JSON.parse(end))).toEqual([
      [[200], [{ status: 'active', priceId: trial, cancelAtPeriodEnd: true }]],
      [[10_989, 200], [{ status: 'active', priceId: yearly, cancelAtPeriodEnd: false }]],
    ]);
  });
});
