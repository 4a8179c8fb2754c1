import { sql } from 'kysely';
import { z } from 'zod';
import { invalid } from './api-error.ts';
import { refund } from './endpoints.ts';
import { liveOn } from './life.ts';
import { newId, type Store } from './store.ts';

/** Whom a command is about: a customer's id, or the e-mail address they have here. */
const about = { customer: z.string().optional(), email: z.string().optional() };

export const command = z.discriminatedUnion('action', [
  /** Moves the customer's clock and lets happen what is due by then. */
  z.object({
    action: z.literal('advance'),
    ...about,
    seconds: z.coerce
      .number()
      .min(0)
      .max(400 * 86_400),
  }),
  /** Keeps the customer's webhooks back. */
  z.object({ action: z.literal('hold'), ...about }),
  /** Sends what was kept back, in some order and each so many times. */
  z.object({
    action: z.literal('release'),
    ...about,
    order: z.enum(['as sent', 'reversed', 'shuffled']).default('as sent'),
    copies: z.coerce.number().int().min(1).max(20).default(1),
  }),
  /** Sends an event once more. */
  z.object({ action: z.literal('resend'), event: z.string() }),
  /** Gives back the newest payment or another one, all of it or so many cents. */
  z.object({
    action: z.literal('refund'),
    ...about,
    charge: z.string().optional(),
    amount: z.coerce.number().int().positive().optional(),
  }),
  /** The cardholder disputes the newest payment. */
  z.object({ action: z.literal('dispute'), ...about }),
  /** Makes the whole stand-in unreachable or slow, or well again. */
  z.object({
    action: z.literal('outage'),
    kind: z.enum(['down', 'slow', 'none']),
    milliseconds: z.coerce.number().default(60_000),
  }),
  /** The secret keys that are taken from now on. */
  z.object({ action: z.literal('keys'), keys: z.array(z.string()) }),
  /** The secret that webhooks are signed with from now on. */
  z.object({ action: z.literal('secret'), secret: z.string() }),
]);

export type Command = z.infer<typeof command>;

const waiting = z.array(z.object({ event: z.string() }));

/** Carries out a command of the control page or of a test. @returns what to say. */
export async function carryOut(store: Store, order: Command): Promise<string> {
  switch (order.action) {
    case 'advance': {
      const customer = await whom(store, order);
      const ahead = await store.setting(`clock:${customer}`);
      await store.set(`clock:${customer}`, (typeof ahead === 'number' ? ahead : 0) + order.seconds);
      await liveOn(store, customer);
      await tellTheTime(store, customer);
      return 'The clock was moved.';
    }
    case 'hold':
      await store.set(`held:${await whom(store, order)}`, true);
      return 'Webhooks are kept back.';
    case 'release':
      return release(store, await whom(store, order), order.order, order.copies);
    case 'resend': {
      const event = await store.get('event', order.event);
      if (event === undefined) throw invalid(`No such event: '${order.event}'`);
      await sql`insert into "sandboxDelivery" ("event") values (${event.id})`.execute(store.transaction);
      return 'The event is sent once more.';
    }
    case 'refund': {
      const charges = await store.list('charge', await whom(store, order));
      const charge = order.charge === undefined ? charges[0] : charges.find(({ id }) => id === order.charge);
      if (charge === undefined) throw invalid('There is no payment.');
      await refund(store, charge, order.amount);
      return 'The payment was given back.';
    }
    case 'dispute':
      return dispute(store, await whom(store, order));
    case 'outage':
      await store.set('outage', order.kind === 'none' ? null : order);
      return order.kind === 'none' ? 'The stand-in is well.' : `The stand-in is ${order.kind}.`;
    case 'keys':
      await store.set('keys', order.keys);
      return 'The keys were changed.';
    case 'secret':
      await store.set('secret', order.secret);
      return 'The secret was changed.';
  }
}

/** A moved clock is a test clock, as the provider has them for trying things out. */
async function tellTheTime(store: Store, id: string): Promise<void> {
  const customer = await store.get('customer', id);
  if (customer === undefined) return;
  const now = await store.now(id);
  const known = await store.get('test_helpers.test_clock', customer.test_clock);
  const clock = await store.put('test_helpers.test_clock', {
    id: known?.id ?? newId('test_helpers.test_clock'),
    object: 'test_helpers.test_clock',
    created: known?.created ?? now,
    frozen_time: now,
    livemode: false,
    name: customer.email,
    status: 'ready',
  });
  await store.put('customer', { ...customer, test_clock: clock.id });
  for (const subscription of await store.list('subscription', id))
    await store.put('subscription', { ...subscription, test_clock: clock.id });
  await store.emit('test_helpers.test_clock.ready', clock, now, id);
}

/** The newest customer of an e-mail address that is still there, or the one of an id. */
export async function whom(
  store: Store,
  { customer, email }: { customer?: string | undefined; email?: string | undefined },
): Promise<string> {
  const all = await store.list('customer');
  const found = all.find(
    candidate =>
      candidate.deleted !== true && (customer === undefined ? candidate.email === email : candidate.id === customer),
  );
  if (found === undefined) throw invalid(`No such customer: '${customer ?? email ?? ''}'`);
  return found.id;
}

async function release(
  store: Store,
  customer: string,
  order: 'as sent' | 'reversed' | 'shuffled',
  copies: number,
): Promise<string> {
  await store.set(`held:${customer}`, false);
  const { rows } =
    await sql`delete from "sandboxDelivery" where "held" and "customer" = ${customer} returning "event", "id"`.execute(
      store.transaction,
    );
  const events = waiting.parse(rows).flatMap(({ event }) => Array.from({ length: copies }, () => event));
  const ordered =
    order === 'reversed'
      ? events.toReversed()
      : order === 'shuffled'
        ? events
            .map(event => ({ event, at: Math.random() }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ event }) => event)
        : events;
  for (const event of ordered)
    await sql`insert into "sandboxDelivery" ("event", "customer") values (${event}, ${customer})`.execute(
      store.transaction,
    );
  return `${ordered.length} webhooks are sent.`;
}

async function dispute(store: Store, customer: string): Promise<string> {
  const [charge] = await store.list('charge', customer);
  if (charge === undefined) throw invalid('There is no payment.');
  const now = await store.now(customer);
  await store.put('charge', { ...charge, disputed: true });
  const object = await store.put('dispute', {
    id: newId('dispute'),
    object: 'dispute',
    created: now,
    amount: charge.amount,
    charge: charge.id,
    customer,
    currency: 'usd',
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  await store.emit('charge.dispute.created', object, now, customer);
  return 'The payment is disputed.';
}
