import type { Stripe } from 'stripe';
import { cancelSubscription } from '../subscription/plan-rules.ts';
import { isLive } from '../subscription/subscription-facts.ts';
import { readCustomer } from '../subscription/customer-snapshot.ts';
import { refundNotices, type BillingNotice } from '../mails/notices.ts';
import type { BillingParts } from '../parts.ts';
import { storeSnapshot } from '../subscription/store-snapshot.ts';

/** Events that may change a customer's subscription. All others are acknowledged and ignored. */
const relevantTypes = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'test_helpers.test_clock.ready',
]);

/** The event types to configure for the webhook at the provider. */
export const relevantEvents: readonly string[] = [...relevantTypes];

/**
 * Handles an event once. An event only says that something about a customer changed; the current state is read from the
 * provider, so the order of events does not matter.
 * @throws {ProviderError} if the provider cannot be reached; then nothing is stored, and the event must be sent again.
 */
export async function handleEvent(parts: BillingParts, event: Stripe.Event): Promise<void> {
  if (!relevantTypes.has(event.type) || (await isHandled(parts, event.id))) return;
  const { customer, refunds = [] } = await effectOf(parts, event);
  if (customer === undefined) return;
  const knownCustomer = await parts.database.kysely
    .selectFrom('billingCustomer')
    .select('id')
    .where('id', '=', customer)
    .executeTakeFirst();
  if (knownCustomer === undefined) parts.log.info('event for a customer without an account', { type: event.type });
  const reading = knownCustomer === undefined ? undefined : await readCustomer(parts, customer);
  await storeSnapshot(parts.database, reading, event, refunds);
}

async function isHandled({ database }: BillingParts, id: string): Promise<boolean> {
  const found = await database.kysely.selectFrom('billingEvent').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** The customer of an event, and the refunds to notify them of. */
interface EventEffect {
  customer: string | undefined;
  refunds?: BillingNotice[];
}

async function effectOf(parts: BillingParts, event: Stripe.Event): Promise<EventEffect> {
  switch (event.type) {
    case 'charge.refunded':
      return endRefundedSubscriptions(parts, event.data.object.id);
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
      return endRefundedSubscriptions(parts, idOf(event.data.object.charge));
    case 'customer.deleted':
      return { customer: event.data.object.id };
    case 'test_helpers.test_clock.ready': {
      const clock = event.data.object.id;
      const customers = await parts.provider.call(stripe => stripe.customers.list({ test_clock: clock }));
      return { customer: customers.data[0]?.id };
    }
    default: {
      const { object } = event.data;
      return { customer: 'customer' in object && object.customer !== null ? idOf(object.customer) : undefined };
    }
  }
}

/**
 * Ends a subscription whose payment was returned: one whose latest invoice was refunded in full, or any whose payment
 * was disputed. A partial refund, or one of an earlier invoice, changes nothing.
 * @returns the customer, and the refunds.
 */
export async function endRefundedSubscriptions(parts: BillingParts, chargeId: string): Promise<EventEffect> {
  const { provider } = parts;
  const charge = await provider.call(stripe => stripe.charges.retrieve(chargeId));
  const customer = charge.customer === null ? undefined : idOf(charge.customer);
  if (customer === undefined) return { customer };
  const refunds = charge.amount_refunded === 0 ? [] : await refundsOf(parts, charge.id);
  if ((!charge.refunded && !charge.disputed) || charge.payment_intent === null) return { customer, refunds };

  const intent = idOf(charge.payment_intent);
  const payments = await provider.call(stripe =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
  );
  for (const payment of payments.data) {
    const invoice = await provider.call(stripe => stripe.invoices.retrieve(idOf(payment.invoice)));
    const paidFor = invoice.parent?.subscription_details?.subscription;
    if (paidFor === undefined) continue;
    const subscription = await provider.call(stripe => stripe.subscriptions.retrieve(idOf(paidFor)));
    const latest = subscription.latest_invoice === null ? undefined : idOf(subscription.latest_invoice);
    if (isLive(subscription) && (charge.disputed || latest === invoice.id)) {
      parts.log.info('subscription ended because its payment was returned', { subscription: subscription.id });
      await cancelSubscription(parts, subscription.id);
    }
  }
  return { customer, refunds };
}

async function refundsOf({ provider }: BillingParts, charge: string): Promise<BillingNotice[]> {
  const { data } = await provider.call(stripe => stripe.refunds.list({ charge, limit: 100 }));
  return refundNotices(data, Date.now() / 1000);
}

function idOf(reference: string | { id?: string }): string {
  return typeof reference === 'string' ? reference : (reference.id ?? '');
}
