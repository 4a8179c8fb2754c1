import { chargeRefusal } from './cards.ts';
import { createInvoice, collect, periodEnd, periodLine } from './invoices.ts';
import type { CheckoutSession, Invoice, PaymentMethod, Subscription } from './objects.ts';
import { storeChanged, dropPending, expirePending, releaseSchedule } from './plan-change.ts';
import { priceOf } from './prices.ts';
import { newObject, newId, type Store } from './store.ts';

const day = 24 * 60 * 60;
/** Days after the first failure at which an unpaid renewal is retried; after the last one the subscription ends. */
const retryDays = [1, 4, 8];

/** Completes a checkout session with an accepted card: subscription, invoice and payment. */
export async function startSubscription(
  store: Store,
  session: CheckoutSession,
  method: PaymentMethod,
): Promise<Subscription> {
  const now = await store.now(session.customer);
  const price = requireValue(priceOf(session.asked.price));
  const id = newId('subscription');
  const subscription: Subscription = {
    ...newObject('subscription', now, id),
    status: 'active',
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null, comment: null, feedback: null },
    collection_method: 'charge_automatically',
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
          debited: price.unit_amount,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: session.asked.metadata,
    pending_update: null,
    schedule: null,
    start_date: now,
    test_clock: (await store.get('customer', session.customer))?.test_clock ?? null,
    trial_end: null,
    next_price: null,
    next_attempt: null,
  };
  const invoice = await createInvoice(store, subscription, 'subscription_create', now, [
    periodLine(subscription.items.data[0]),
  ]);
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

/** Ends a subscription now. */
export async function cancel(store: Store, subscription: Subscription, at: number, reason: string): Promise<void> {
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    next_attempt: null,
    cancellation_details: { reason, comment: null, feedback: null },
  } satisfies Partial<Subscription>);
  await dropPending(store, subscription, at);
  await store.put('subscription', subscription);
  await store.emit('customer.subscription.deleted', subscription, at, subscription.customer);
}

/** Retries an unpaid renewal, for example after a new card. */
export async function payOpenInvoice(store: Store, subscription: Subscription, now: number): Promise<void> {
  const invoice = await store.get('invoice', subscription.latest_invoice);
  const method = await store.get('payment_method', subscription.default_payment_method);
  if (invoice?.status !== 'open' || method === undefined) return;
  await chargeInvoice(store, subscription, invoice, method, now);
}

/** Processes everything that is due by the customer's clock, each at its own time. */
export async function advanceToNow(store: Store, customer: string): Promise<void> {
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

/**
 * Processes the next due change.
 * @returns whether there was one.
 */
async function nextStep(store: Store, subscription: Subscription, now: number): Promise<boolean> {
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return false;
  const [item] = subscription.items.data;
  const end = subscription.cancel_at_period_end
    ? Math.min(item.current_period_end, subscription.cancel_at ?? Infinity)
    : (subscription.cancel_at ?? Infinity);
  const attemptAt = subscription.next_attempt ?? Infinity;
  const expiry = subscription.pending_update?.expires_at ?? Infinity;
  const next = Math.min(end, attemptAt, expiry, item.current_period_end);
  if (next > now) return false;
  if (next === expiry && next !== end) await expirePending(store, subscription, expiry);
  else if (next === end) await cancel(store, subscription, end, 'cancellation_requested');
  else if (next === attemptAt) await payOpenInvoice(store, subscription, attemptAt);
  else await renew(store, subscription, item.current_period_end);
  return true;
}

async function renew(store: Store, subscription: Subscription, at: number): Promise<void> {
  const [item] = subscription.items.data;
  item.price = priceOf(subscription.next_price ?? undefined) ?? item.price;
  releaseSchedule(subscription);
  item.current_period_start = at;
  item.current_period_end = periodEnd(at, item.price);
  item.debited = item.price.unit_amount;
  const invoice = await createInvoice(store, subscription, 'subscription_cycle', at, [periodLine(item)]);
  const method = requireValue(await store.get('payment_method', subscription.default_payment_method));
  await chargeInvoice(store, subscription, invoice, method, at);
}

/** Charges an invoice and sets the subscription's status: active, past due, or canceled after the last attempt. */
async function chargeInvoice(
  store: Store,
  subscription: Subscription,
  invoice: Invoice,
  method: PaymentMethod,
  at: number,
): Promise<void> {
  const refused = chargeRefusal(method);
  if (refused === undefined) {
    await collect(store, invoice, method, at);
    subscription.status = 'active';
    subscription.next_attempt = null;
    await storeChanged(store, subscription, at);
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
  if (refused.code !== 'card_declined')
    await store.emit('invoice.payment_action_required', failed, at, subscription.customer);
  if (days === undefined) {
    await cancel(store, subscription, at, 'payment_failed');
    return;
  }
  subscription.status = 'past_due';
  subscription.next_attempt = failed.next_payment_attempt;
  await storeChanged(store, subscription, at);
}

function requireValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An object of the fake provider is missing');
  return value;
}
