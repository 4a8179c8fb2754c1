import type { Invoice, InvoiceLine, PaymentMethod, Price, Subscription, SubscriptionItem } from './objects.ts';
import { newObject, newId, type Store } from './store.ts';

/** Creates an invoice, which becomes the subscription's latest. */
export async function createInvoice(
  store: Store,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  at: number,
  lines: InvoiceLine[],
): Promise<Invoice> {
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const id = newId('invoice');
  const invoice = await store.put('invoice', {
    ...newObject('invoice', at, id),
    status: 'open',
    number: `SANDBOX-${at}`,
    customer: subscription.customer,
    billing_reason: reason,
    currency: 'usd',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    hosted_invoice_url: await store.pageUrl(`invoice/${id}`),
    next_payment_attempt: null,
    lines: { object: 'list', data: lines, has_more: false },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Pays an invoice with a card that accepts the charge. */
export async function collect(store: Store, invoice: Invoice, method: PaymentMethod, at: number): Promise<void> {
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
    ...newObject('charge', at),
    amount: invoice.amount_due,
    amount_refunded: 0,
    currency: 'usd',
    customer: invoice.customer,
    disputed: false,
    paid: true,
    payment_intent: intent,
    payment_method: method.id,
    refunded: false,
    status: 'succeeded',
  });
  await store.put('invoice_payment', {
    ...newObject('invoice_payment', at),
    customer: invoice.customer,
    invoice: invoice.id,
    is_default: true,
    currency: 'usd',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'paid',
  });
  await store.put('invoice', paid);
  await store.emit('invoice.paid', paid, at, invoice.customer);
}

/** The invoice line of a period. */
export function periodLine(item: SubscriptionItem): InvoiceLine {
  const { price, current_period_start: start, current_period_end: end } = item;
  return {
    object: 'line_item',
    amount: price.unit_amount,
    currency: 'usd',
    description: price.nickname,
    period: { start, end },
  };
}

/** The end of a period: a month or year later, or the last day of a shorter month. */
export function periodEnd(start: number, { recurring }: Price): number {
  const from = new Date(start * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  if (recurring.interval === 'month') to.setUTCMonth(to.getUTCMonth() + 1);
  else to.setUTCFullYear(to.getUTCFullYear() + 1);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return to.getTime() / 1000;
}
