import { refusal } from './cards.ts';
import type { CheckoutSession, Invoice, PaymentMethod, Price, Subscription } from './objects.ts';
import { priceOf } from './prices.ts';
import { newId, type Store } from './store.ts';

const day = 24 * 60 * 60;
/** Days after the first failure at which an unpaid renewal is tried again; after the last one the subscription ends. */
const retryDays = [1, 4, 8];

/** Buys what a checkout session asks for: subscription, invoice and payment in one. The card has been accepted. */
export async function begin(store: Store, session: CheckoutSession, method: PaymentMethod): Promise<Subscription> {
  const now = await store.now(session.customer);
  const price = mustHave(priceOf(session.asked.price));
  const id = newId('subscription');
  const subscription: Subscription = {
    id,
    object: 'subscription',
    status: 'active',
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null, comment: null, feedback: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: session.customer,
    default_payment_method: method.id,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id.slice(4)}`,
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: periodEnd(now, price),
          metadata: {},
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: session.asked.metadata,
    pending_update: null,
    schedule: null,
    start_date: now,
    test_clock: (await store.get('customer', session.customer))?.test_clock ?? null,
    trial_end: null,
    next_price: null,
    next_attempt: null,
  };
  const invoice = await bill(store, subscription, 'subscription_create', now);
  await collect(store, invoice, method, now);
  await store.put('subscription', subscription);
  await store.emit('customer.subscription.created', subscription, now, session.customer);
  const complete: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    subscription: id,
    invoice: invoice.id,
    url: null,
  };
  await store.put('checkout.session', complete);
  await store.emit('checkout.session.completed', complete, now, session.customer);
  return subscription;
}

/** Makes the price that of a new period from now on, and charges it. @returns why the card refuses; then nothing has changed. */
export async function switchPrice(store: Store, subscription: Subscription, price: Price): Promise<string | undefined> {
  const now = await store.now(subscription.customer);
  const method = await store.get('payment_method', subscription.default_payment_method);
  const refused = method === undefined ? 'There is no card.' : refusal(method);
  if (method === undefined || refused !== undefined) return refused;
  const [item] = subscription.items.data;
  item.price = price;
  item.current_period_start = now;
  item.current_period_end = periodEnd(now, price);
  subscription.billing_cycle_anchor = now;
  subscription.next_price = null;
  await collect(store, await bill(store, subscription, 'subscription_update', now), method, now);
  return undefined;
}

/** Ends it now. */
export async function cancel(store: Store, subscription: Subscription, at: number, reason: string): Promise<void> {
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    next_attempt: null,
    cancellation_details: { reason, comment: null, feedback: null },
  } satisfies Partial<Subscription>);
  await store.put('subscription', subscription);
  await store.emit('customer.subscription.deleted', subscription, at, subscription.customer);
}

/** Tries an unpaid renewal again, as after a new card. */
export async function payOpenInvoice(store: Store, subscription: Subscription, now: number): Promise<void> {
  const invoice = await store.get('invoice', subscription.latest_invoice);
  const method = await store.get('payment_method', subscription.default_payment_method);
  if (invoice?.status !== 'open' || method === undefined) return;
  await attempt(store, subscription, invoice, method, now);
}

/** Lets everything happen that is due by the customer's clock, each thing at its own time. */
export async function liveOn(store: Store, customer: string): Promise<void> {
  const now = await store.now(customer);
  for (const subscription of await store.list('subscription', customer)) {
    for (let steps = 0; steps < 500 && (await nextStep(store, subscription, now)); steps += 1);
  }
  for (const session of await store.list('checkout.session', customer)) {
    if (session.status === 'open' && session.expires_at <= now) await expire(store, session, session.expires_at);
  }
}

export async function expire(store: Store, session: CheckoutSession, at: number): Promise<CheckoutSession> {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  await store.put('checkout.session', expired);
  await store.emit('checkout.session.expired', expired, at, session.customer);
  return expired;
}

/** @returns whether anything was due. */
async function nextStep(store: Store, subscription: Subscription, now: number): Promise<boolean> {
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return false;
  const [item] = subscription.items.data;
  const end = subscription.cancel_at_period_end
    ? Math.min(item.current_period_end, subscription.cancel_at ?? Infinity)
    : (subscription.cancel_at ?? Infinity);
  const attemptAt = subscription.next_attempt ?? Infinity;
  const next = Math.min(end, attemptAt, item.current_period_end);
  if (next > now) return false;
  if (next === end) await cancel(store, subscription, end, 'cancellation_requested');
  else if (next === attemptAt) await payOpenInvoice(store, subscription, attemptAt);
  else await renew(store, subscription, item.current_period_end);
  return true;
}

async function renew(store: Store, subscription: Subscription, at: number): Promise<void> {
  const [item] = subscription.items.data;
  item.price = priceOf(subscription.next_price ?? undefined) ?? item.price;
  subscription.next_price = null;
  item.current_period_start = at;
  item.current_period_end = periodEnd(at, item.price);
  const invoice = await bill(store, subscription, 'subscription_cycle', at);
  const method = await store.get('payment_method', subscription.default_payment_method);
  if (method === undefined) await cancel(store, subscription, at, 'payment_failed');
  else await attempt(store, subscription, invoice, method, at);
}

/** Charges an invoice; the subscription is active or past due accordingly, and over after the last attempt. */
async function attempt(
  store: Store,
  subscription: Subscription,
  invoice: Invoice,
  method: PaymentMethod,
  at: number,
): Promise<void> {
  if (refusal(method) === undefined) {
    await collect(store, invoice, method, at);
    subscription.status = 'active';
    subscription.next_attempt = null;
    await changed(store, subscription, at);
    return;
  }
  const days = retryDays[invoice.attempt_count];
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined ? null : invoice.created + days * day,
  };
  await store.put('invoice', failed);
  await store.emit('invoice.payment_failed', failed, at, subscription.customer);
  if (days === undefined) {
    await cancel(store, subscription, at, 'payment_failed');
    return;
  }
  subscription.status = 'past_due';
  subscription.next_attempt = failed.next_payment_attempt;
  await changed(store, subscription, at);
}

/** Keeps a changed subscription and tells of it. */
export async function changed(store: Store, subscription: Subscription, at: number): Promise<Subscription> {
  await store.put('subscription', subscription);
  await store.emit('customer.subscription.updated', subscription, at, subscription.customer);
  return subscription;
}

async function bill(
  store: Store,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  at: number,
): Promise<Invoice> {
  const id = newId('invoice');
  const invoice = await store.put('invoice', {
    id,
    object: 'invoice',
    status: 'open',
    created: at,
    number: `SANDBOX-${at}`,
    customer: subscription.customer,
    billing_reason: reason,
    currency: 'usd',
    amount_due: subscription.items.data[0].price.unit_amount,
    amount_paid: 0,
    amount_remaining: subscription.items.data[0].price.unit_amount,
    attempt_count: 0,
    attempted: false,
    hosted_invoice_url: await store.pageUrl(`invoice/${id}`),
    next_payment_attempt: null,
    livemode: false,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

async function collect(store: Store, invoice: Invoice, method: PaymentMethod, at: number): Promise<void> {
  const intent = `pi_${invoice.id.slice(3)}`;
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
  };
  await store.put('charge', {
    id: newId('charge'),
    object: 'charge',
    created: at,
    amount: invoice.amount_due,
    amount_refunded: 0,
    currency: 'usd',
    customer: invoice.customer,
    disputed: false,
    livemode: false,
    paid: true,
    payment_intent: intent,
    payment_method: method.id,
    refunded: false,
    status: 'succeeded',
  });
  await store.put('invoice_payment', {
    id: newId('invoice_payment'),
    object: 'invoice_payment',
    created: at,
    customer: invoice.customer,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    currency: 'usd',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'paid',
  });
  await store.put('invoice', paid);
  await store.emit('invoice.paid', paid, at, invoice.customer);
}

/** A month or year later, on the last day where the month has no such day. */
function periodEnd(start: number, { recurring }: Price): number {
  const from = new Date(start * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  if (recurring.interval === 'month') to.setUTCMonth(to.getUTCMonth() + 1);
  else to.setUTCFullYear(to.getUTCFullYear() + 1);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return to.getTime() / 1000;
}

function mustHave<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The stand-in has lost an object');
  return value;
}
