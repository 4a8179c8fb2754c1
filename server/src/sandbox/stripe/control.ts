import { sql } from 'kysely';
import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import { refund } from './endpoints.ts';
import { advanceToNow } from './subscription-cycle.ts';
import { newObject, newId, type Store } from './store.ts';

/** The customer of a command: an id, or an e-mail address. */
const customerFields = { customer: z.string().optional(), email: z.string().optional() };

export const command = z.discriminatedUnion('action', [
  /** Advances the customer's clock and processes what is due by then. */
  z.object({
    action: z.literal('advance'),
    ...customerFields,
    seconds: z.coerce
      .number()
      .min(0)
      .max(400 * 86_400),
  }),
  /** Holds back the customer's webhooks. */
  z.object({ action: z.literal('hold'), ...customerFields }),
  /** Sends the held webhooks, in the given order and with copies. */
  z.object({
    action: z.literal('release'),
    ...customerFields,
    order: z.enum(['as sent', 'reversed', 'shuffled']).default('as sent'),
    copies: z.coerce.number().int().min(1).max(20).default(1),
  }),
  /** Sends an event once more. */
  z.object({ action: z.literal('resend'), event: z.string() }),
  /** Refunds the newest payment or another one, in full or an amount in cents. */
  z.object({
    action: z.literal('refund'),
    ...customerFields,
    charge: z.string().optional(),
    amount: z.coerce.number().int().positive().optional(),
  }),
  /** Opens a dispute about the newest payment. */
  z.object({ action: z.literal('dispute'), ...customerFields }),
  /** Makes the whole fake provider unreachable or slow, or normal again. */
  z.object({
    action: z.literal('outage'),
    kind: z.enum(['down', 'slow', 'none']),
    milliseconds: z.coerce.number().default(60_000),
  }),
  /** Sets the accepted secret keys. */
  z.object({ action: z.literal('keys'), keys: z.array(z.string()) }),
  /** Sets the secret with which webhooks are signed. */
  z.object({ action: z.literal('secret'), secret: z.string() }),
]);

export type Command = z.infer<typeof command>;

const deliveryRows = z.array(z.object({ event: z.string() }));

/**
 * Runs a command of the control page or of a test.
 * @returns a message.
 */
export async function runCommand(store: Store, order: Command): Promise<string> {
  switch (order.action) {
    case 'advance': {
      const customer = await findCustomer(store, order);
      const offset = await store.setting(`clock:${customer}`);
      await store.set(`clock:${customer}`, (typeof offset === 'number' ? offset : 0) + order.seconds);
      await advanceToNow(store, customer);
      await updateTestClock(store, customer);
      return 'The clock was moved.';
    }
    case 'hold':
      await store.set(`held:${await findCustomer(store, order)}`, true);
      return 'Webhooks are held back.';
    case 'release':
      return release(store, await findCustomer(store, order), order.order, order.copies);
    case 'resend': {
      const event = await store.get('event', order.event);
      if (event === undefined) throw invalidRequest(`No such event: '${order.event}'`);
      await sql`insert into "sandboxDelivery" ("event") values (${event.id})`.execute(store.transaction);
      return 'The event is sent once more.';
    }
    case 'refund': {
      const charges = await store.list('charge', await findCustomer(store, order));
      const charge = order.charge === undefined ? charges[0] : charges.find(({ id }) => id === order.charge);
      if (charge === undefined) throw invalidRequest('There is no payment.');
      await refund(store, charge, order.amount);
      return 'The payment was refunded.';
    }
    case 'dispute':
      return dispute(store, await findCustomer(store, order));
    case 'outage':
      await store.set('outage', order.kind === 'none' ? null : order);
      return order.kind === 'none'
        ? 'The simulated card provider is available.'
        : `The simulated card provider is ${order.kind}.`;
    case 'keys':
      await store.set('keys', order.keys);
      return 'The keys were changed.';
    case 'secret':
      await store.set('secret', order.secret);
      return 'The secret was changed.';
  }
}

/** Creates or updates the test clock of a customer, as at the real provider. */
async function updateTestClock(store: Store, id: string): Promise<void> {
  const customer = await store.get('customer', id);
  if (customer === undefined) return;
  const now = await store.now(id);
  const known = await store.get('test_helpers.test_clock', customer.test_clock);
  const clock = await store.put('test_helpers.test_clock', {
    ...newObject('test_helpers.test_clock', known?.created ?? now, known?.id ?? newId('test_helpers.test_clock')),
    frozen_time: now,
    name: customer.email,
    status: 'ready',
  });
  await store.put('customer', { ...customer, test_clock: clock.id });
  for (const subscription of await store.list('subscription', id))
    await store.put('subscription', { ...subscription, test_clock: clock.id });
  await store.emit('test_helpers.test_clock.ready', clock, now, id);
}

/** The customer with an id, or the newest one with an e-mail address, unless deleted. */
export async function findCustomer(
  store: Store,
  { customer, email }: { customer?: string | undefined; email?: string | undefined },
): Promise<string> {
  const all = await store.list('customer');
  const found = all.find(
    candidate =>
      candidate.deleted !== true && (customer === undefined ? candidate.email === email : candidate.id === customer),
  );
  if (found === undefined) throw invalidRequest(`No such customer: '${customer ?? email ?? ''}'`);
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
  const events = deliveryRows.parse(rows).flatMap(({ event }) => Array.from({ length: copies }, () => event));
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
  if (charge === undefined) throw invalidRequest('There is no payment.');
  const now = await store.now(customer);
  await store.put('charge', { ...charge, disputed: true });
  const object = await store.put('dispute', {
    ...newObject('dispute', now),
    amount: charge.amount,
    charge: charge.id,
    customer,
    currency: 'usd',
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  await store.emit('charge.dispute.created', object, now, customer);
  return 'The payment is disputed.';
}
