import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCompany } from '../../company.ts';
import { createLog } from '../../http/log.ts';
import { createMailer, createOutbox, type Outbox } from '../../mail/index.ts';
import { authenticatesAlways, startBillingWorld, type BillingWorld } from '../../testing/index.ts';
import { handleEvent } from '../provider/events.ts';
import { sendBillingMails, type BillingMailing } from './billing-mails.ts';
import { reconcile } from '../subscription/reconcile.ts';
import { sweep } from '../subscription/sweep.ts';
import { upgrade } from '../checkout/upgrade.ts';

const hour = 3600;

let world: BillingWorld;
let folder: string;
let outbox: Outbox;
let mailing: BillingMailing;
beforeAll(async () => {
  world = await startBillingWorld();
  folder = await mkdtemp(join(tmpdir(), 'isentrope-letters-'));
  outbox = createOutbox(folder);
  const company = readCompany();
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined }, company, outbox, createLog('silent'));
  mailing = { company, mailer, origin: 'http://127.0.0.1:9' };
});
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => void vi.useRealTimers());

async function handleAll(customer: string): Promise<void> {
  for (const event of await world.events(customer)) await handleEvent(world.parts, event);
}

async function keysOf(userId: string): Promise<string[]> {
  const rows = await world.parts.database.kysely
    .selectFrom('billingLetter')
    .select('key')
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ key }) => key.replace(/ \w+$/, '')).toSorted();
}

async function subjectsTo(email: string): Promise<string[]> {
  await Promise.all([1, 2, 3].map(() => sendBillingMails(world.parts, mailing)));
  return (await outbox.list()).filter(({ to }) => to === email).map(({ subject }) => subject.replace(/ on .*/, ''));
}

describe('a server that was down', () => {
  test('at the time of the notice about the trial’s end sends it when it is back, once', async () => {
    const { customer, userId, email } = await world.createUser();
    await world.buy(customer, 'trial');
    await handleAll(customer);
    await sweep(world.parts);
    expect(await keysOf(userId)).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * hour * 1000 });
    for (let times = 0; times < 3; times += 1) await sweep(world.parts);
    expect(await keysOf(userId)).toEqual(['trial ending']);
    expect(await subjectsTo(email)).toEqual(['Your Isentrope trial ends']);
    await sweep(world.parts);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('until the trial had ended announces the end, without the earlier notice', async () => {
    const { customer, userId, email } = await world.createUser();
    await world.buy(customer, 'trial');
    await handleAll(customer);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 49 * hour * 1000 });
    await reconcile(world.parts);
    await sweep(world.parts);
    expect(await keysOf(userId)).toEqual(['ended']);
    expect(await subjectsTo(email)).toEqual(['Your Isentrope trial has ended']);
  });

  test('for more than a week sends no outdated notices', async () => {
    const { customer, userId } = await world.createUser();
    await world.buy(customer, 'trial');
    await handleAll(customer);
    await world.control({ action: 'refund', customer });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 24 * hour * 1000 });
    await reconcile(world.parts);
    expect(await keysOf(userId)).toEqual([]);
  });
});

test('a plan that replaced a trial unnoticed outlives the trial’s end', async () => {
  const { customer, userId, email } = await world.createUser();
  await world.buy(customer, 'trial', authenticatesAlways, { authentication: 'complete' });
  await handleAll(customer);
  const outcome = await upgrade(world.parts, { id: userId, email }, world.parts.prices.yearly, randomUUID());
  const path = new URL(outcome?.confirmUrl ?? '').pathname.replace('/sandbox/stripe', '');
  await world.press(path, { number: authenticatesAlways, authentication: 'complete' });
  const cancelAt = async () => {
    const { data } = await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer }));
    return data.map(({ cancel_at: end }) => end);
  };
  expect(await cancelAt()).toEqual([expect.any(Number)]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48 * hour * 1000 - 200_000 });
  await sweep(world.parts);
  expect(await cancelAt()).toEqual([null]);
});

test('events in every order, each repeated, lead to one mail of each kind', async () => {
  const { customer, userId, email } = await world.createUser();
  await world.buy(customer, 'monthly');
  await world.control({ action: 'refund', customer, amount: 100 });
  await world.control({ action: 'refund', customer });
  const { data } = await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer }));
  await world.parts.provider.call(stripe => stripe.subscriptions.cancel(data[0]?.id ?? ''));
  const events = (await world.events(customer)).filter(({ type }) =>
    ['customer.subscription.created', 'charge.refunded', 'customer.subscription.deleted'].includes(type),
  );
  expect(events).toHaveLength(4);
  const { kysely } = world.parts.database;
  const orders = events.flatMap(first => events.map(last => [first, ...events, last]));
  const ends = new Set<string>();
  for (const order of orders) {
    await kysely.deleteFrom('billingLetter').where('userId', '=', userId).execute();
    await kysely.deleteFrom('billingEvent').execute();
    await kysely.updateTable('billingCustomer').set({ reading: 0 }).execute();
    for (const event of [...order, ...order.toReversed()]) await handleEvent(world.parts, event);
    ends.add((await keysOf(userId)).join());
  }
  expect([...ends]).toEqual(['ended,refund,refund']);
  expect((await subjectsTo(email)).toSorted()).toEqual([
    'Your Isentrope subscription has ended',
    'Your refund of USD 1.00 from Isentrope',
    'Your refund of USD 8.99 from Isentrope',
  ]);
});

test('of two subscriptions at once, the refunded one is not announced as ended', async () => {
  const { customer, userId, email } = await world.createUser();
  await world.buy(customer, 'monthly');
  await world.buy(customer, 'monthly');
  await handleAll(customer);
  await handleAll(customer);
  expect(await keysOf(userId)).toEqual(['refund']);
  expect(await subjectsTo(email)).toEqual(['Your refund of USD 9.99 from Isentrope']);
});

test('a mail that cannot be sent is stored and sent later', async () => {
  const { customer, email } = await world.createUser();
  await world.buy(customer, 'monthly');
  await world.control({ action: 'refund', customer });
  await handleAll(customer);
  const refusing = { ...mailing, mailer: { deliver: () => Promise.reject(new Error('The mail server is away')) } };
  await sendBillingMails(world.parts, refusing);
  expect(await subjectsTo(email)).toEqual([]);
  const { kysely } = world.parts.database;
  await kysely
    .updateTable('billingLetter')
    .set({ claimedAt: new Date(Date.now() - 6 * 60_000) })
    .execute();
  expect(await subjectsTo(email)).toHaveLength(2);
});
