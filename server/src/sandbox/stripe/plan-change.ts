import { ApiError, invalidRequest } from './api-error.ts';
import { chargeRefusal, type CardRefusal } from './cards.ts';
import { createInvoice, collect, periodEnd, periodLine } from './invoices.ts';
import type { Invoice, InvoiceLine, PaymentMethod, Price, Subscription, SubscriptionItem } from './objects.ts';
import { newObject, type Store } from './store.ts';

const pendingSeconds = 23 * 60 * 60;

/** A request to change the plan. */
interface PlanChange {
  price: Price;
  /** Whether the rest of the paid period is credited. */
  prorated: boolean;
  /** What happens if the charge fails: no change, or a pending update until it is paid. */
  behavior: 'error_if_incomplete' | 'pending_if_incomplete';
  /** Whether the user has just authenticated. */
  authenticated?: boolean;
}

/**
 * Changes the price, starts a new period now and charges it, less any credit, as the provider documents for another
 * interval.
 * @returns why the charge failed; then nothing has changed, except for a pending update if requested.
 */
export async function switchPrice(
  store: Store,
  subscription: Subscription,
  change: PlanChange,
): Promise<CardRefusal | undefined> {
  const now = await store.now(subscription.customer);
  const method = await store.get('payment_method', subscription.default_payment_method);
  if (method === undefined) return { code: 'card_declined', message: 'There is no card.' };
  const item = itemWithPrice(subscription.items.data[0], change.price, now);
  const lines = changeLines(subscription.items.data[0], item, change.prorated, now);
  const refused = chargeRefusal(method, change.authenticated);
  if (refused !== undefined && change.behavior === 'error_if_incomplete') return refused;
  await dropPending(store, subscription, now);
  const invoice = await createInvoice(store, subscription, 'subscription_update', now, lines);
  if (refused === undefined) {
    apply(subscription, item);
    await collect(store, invoice, method, now);
    return undefined;
  }
  subscription.pending_update = {
    billing_cycle_anchor: now,
    expires_at: Math.min(subscription.items.data[0].current_period_end, now + pendingSeconds),
    subscription_items: [item],
    trial_end: null,
    trial_from_plan: null,
  };
  const event = refused.code === 'card_declined' ? 'invoice.payment_failed' : 'invoice.payment_action_required';
  await store.emit(event, invoice, now, subscription.customer);
  return refused;
}

/** The amount that a change would charge now, in cents. */
export function dueNow(subscription: Subscription, price: Price, now: number): number {
  const [item] = subscription.items.data;
  return changeLines(item, itemWithPrice(item, price, now), true, now).reduce((sum, { amount }) => sum + amount, 0);
}

function itemWithPrice(item: SubscriptionItem, price: Price, now: number): SubscriptionItem {
  const end = periodEnd(now, price);
  return { ...item, price, current_period_start: now, current_period_end: end, debited: price.unit_amount };
}

/** The credit is the amount charged for the period, in proportion to its remaining seconds, to the nearest cent. */
function changeLines(from: SubscriptionItem, to: SubscriptionItem, prorated: boolean, now: number): InvoiceLine[] {
  if (!prorated) return [periodLine(to)];
  const left = (from.current_period_end - now) / (from.current_period_end - from.current_period_start);
  const credit: InvoiceLine = {
    object: 'line_item',
    amount: -Math.round((from.debited ?? from.price.unit_amount) * left),
    currency: 'usd',
    description: `Unused time on ${from.price.nickname}`,
    period: { start: now, end: from.current_period_end },
  };
  if (to.price.unit_amount + credit.amount < 0)
    throw invalidRequest('The simulated card provider keeps no credit for later invoices.');
  return [credit, periodLine(to)];
}

/** Schedules another price for the end of the period. */
export async function scheduleChange(
  store: Store,
  subscription: Subscription,
  price: Price,
  now: number,
): Promise<void> {
  const [item] = subscription.items.data;
  const { current_period_start: start, current_period_end: end } = item;
  const schedule = await store.put('subscription_schedule', {
    ...newObject('subscription_schedule', now),
    customer: subscription.customer,
    end_behavior: 'release',
    phases: [
      { start_date: start, end_date: end, items: [{ price: item.price.id, quantity: 1 }] },
      { start_date: end, end_date: periodEnd(end, price), items: [{ price: price.id, quantity: 1 }] },
    ],
    status: 'active',
    subscription: subscription.id,
  });
  subscription.next_price = price.id;
  subscription.schedule = schedule.id;
}

/** Cancels a scheduled change. */
export function releaseSchedule(subscription: Subscription): void {
  subscription.next_price = null;
  subscription.schedule = null;
}

function apply(subscription: Subscription, item: SubscriptionItem): void {
  subscription.items.data = [item];
  subscription.billing_cycle_anchor = item.current_period_start;
  releaseSchedule(subscription);
  subscription.pending_update = null;
}

/**
 * Pays an open invoice on its hosted page: an unpaid renewal, or a pending plan change.
 * @throws {ApiError} if the charge fails.
 */
export async function payAtPage(
  store: Store,
  subscription: Subscription,
  invoice: Invoice,
  method: PaymentMethod,
): Promise<void> {
  const refused = chargeRefusal(method, true);
  if (refused !== undefined) throw new ApiError(402, 'card_error', refused.message, { code: refused.code });
  const now = await store.now(subscription.customer);
  await collect(store, invoice, method, now);
  subscription.default_payment_method = method.id;
  const [item] = subscription.pending_update?.subscription_items ?? [];
  if (item !== undefined && subscription.latest_invoice === invoice.id) {
    apply(subscription, item);
    await store.emit('customer.subscription.pending_update_applied', subscription, now, subscription.customer);
  } else {
    subscription.status = 'active';
    subscription.next_attempt = null;
  }
  await storeChanged(store, subscription, now);
}

/** Cancels a pending update and voids its invoice. */
export async function dropPending(store: Store, subscription: Subscription, at: number): Promise<void> {
  if (subscription.pending_update === null) return;
  subscription.pending_update = null;
  const invoice = await store.get('invoice', subscription.latest_invoice);
  if (invoice?.status !== 'open') return;
  const voided = await store.put('invoice', { ...invoice, status: 'void', next_payment_attempt: null });
  await store.emit('invoice.voided', voided, at, subscription.customer);
}

export async function expirePending(store: Store, subscription: Subscription, at: number): Promise<void> {
  await dropPending(store, subscription, at);
  await store.put('subscription', subscription);
  await store.emit('customer.subscription.pending_update_expired', subscription, at, subscription.customer);
}

/** Stores a changed subscription and emits the event. */
export async function storeChanged(store: Store, subscription: Subscription, at: number): Promise<Subscription> {
  await store.put('subscription', subscription);
  await store.emit('customer.subscription.updated', subscription, at, subscription.customer);
  return subscription;
}
