import type { Context } from 'hono';
import { escapeHtml } from '../../mail/index.ts';
import { formatDollars } from '../../billing/plans.ts';
import { ApiError } from './api-error.ts';
import { requiresSetupAuthentication, describeCard, cardOf, saveCard } from './cards.ts';
import {
  authenticationPage,
  cardFields,
  clockLine,
  moment,
  notAuthenticatedMessage,
  problemLine,
  sandboxPage,
} from './layout.ts';
import { advanceToNow } from './subscription-cycle.ts';
import type { Invoice, PaymentMethod, Subscription } from './objects.ts';
import { payAtPage } from './plan-change.ts';
import type { Store } from './store.ts';

interface Bill {
  invoice: Invoice;
  subscription: Subscription;
  /** The saved card. */
  method: PaymentMethod | undefined;
}

/** The hosted page for paying an invoice whose automatic payment failed. */
export async function invoicePage(context: Context, store: Store, id: string): Promise<Response> {
  const bill = await loadBill(store, id);
  return bill === undefined
    ? sandboxPage(context, 'Invoice (simulated)', '<h1>There is no such invoice.</h1>', { status: 404 })
    : renderBill(context, store, bill);
}

/** Handles the submitted form, with another card or the saved one, or the response to the authentication page. */
export async function payInvoice(
  context: Context,
  store: Store,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const bill = await loadBill(store, id);
  if (bill === undefined || bill.invoice.status !== 'open') return invoicePage(context, store, id);
  const { invoice, subscription, method } = bill;
  const number = fields['number'] ?? method?.number ?? '';
  const card = cardOf(number);
  if (card === undefined)
    return renderBill(context, store, bill, 'This is not a test card. Never type a real card number here.');
  if (card.outcome === 'declines') return renderBill(context, store, bill, card.message);
  if (fields['authentication'] === 'fail') return renderBill(context, store, bill, notAuthenticatedMessage);
  if (requiresSetupAuthentication(card) && fields['authentication'] !== 'complete')
    return authenticationPage(context, `whether it is you who pays ${formatDollars(invoice.amount_remaining)}`, {
      number,
    });
  try {
    const used = method?.number === number ? method : await saveCard(store, subscription.customer, card);
    await payAtPage(store, subscription, invoice, used);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return renderBill(context, store, bill, error.message);
  }
  return context.redirect(`/sandbox/stripe/invoice/${id}`, 303);
}

async function loadBill(store: Store, id: string): Promise<Bill | undefined> {
  const storedInvoice = await store.get('invoice', id);
  if (storedInvoice === undefined) return undefined;
  await advanceToNow(store, storedInvoice.customer);
  const invoice = await store.get('invoice', id);
  const subscription = await store.get('subscription', storedInvoice.parent.subscription_details.subscription);
  if (invoice === undefined || subscription === undefined) return undefined;
  return { invoice, subscription, method: await store.get('payment_method', subscription.default_payment_method) };
}

async function renderBill(context: Context, store: Store, bill: Bill, wrong?: string): Promise<Response> {
  const { invoice, subscription, method } = bill;
  const payable = invoice.status === 'open' && subscription.status !== 'canceled';
  const heading = payable
    ? `Pay ${formatDollars(invoice.amount_remaining)}`
    : invoice.status === 'paid'
      ? `${formatDollars(invoice.amount_paid)} is paid`
      : 'This invoice can no longer be paid';
  const lines = invoice.lines.data.map(
    ({ description, amount, period }) =>
      `<tr><td>${escapeHtml(description)}</td><td>${moment(period.start)} to ${moment(period.end)}</td><td>${formatDollars(amount)}</td></tr>`,
  );
  const forms = `${
    method === undefined
      ? ''
      : `<form method="post"><input type="hidden" name="number" value="${escapeHtml(method.number)}"><button class="button primary" type="submit">Pay with ${escapeHtml(describeCard(method))}</button></form>`
  }
<h2>Another card</h2>
<form method="post">
${cardFields}
<button class="button quiet" type="submit">Pay with this card</button>
</form>`;
  return sandboxPage(
    context,
    'Invoice (simulated)',
    `<h1>${heading}</h1>
<p class="quiet">Invoice ${escapeHtml(invoice.number)}</p>
${clockLine(await store.now(invoice.customer))}
${problemLine(wrong)}
<div class="scroll" tabindex="0" role="region" aria-label="What it is for"><table class="figures"><thead><tr><th>For</th><th>Period</th><th>Amount</th></tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>
${payable ? forms : ''}
<p><a class="link" href="/account">To the account at Isentrope</a></p>`,
    { status: wrong === undefined ? 200 : 402 },
  );
}
