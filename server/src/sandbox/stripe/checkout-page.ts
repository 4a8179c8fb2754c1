import type { Context } from 'hono';
import { escapeHtml } from '../../mail/index.ts';
import { requiresSetupAuthentication, cardOf, saveCard } from './cards.ts';
import { formatDollars } from '../../billing/plans.ts';
import { authenticationPage, cardFields, notAuthenticatedMessage, problemLine, sandboxPage } from './layout.ts';
import { startSubscription } from './subscription-cycle.ts';
import type { CheckoutSession } from './objects.ts';
import { priceOf } from './prices.ts';
import type { Store } from './store.ts';

/** The hosted checkout page. */
export async function checkoutPage(context: Context, store: Store, id: string): Promise<Response> {
  const session = await store.get('checkout.session', id);
  return session?.status === 'open' ? formPage(context, session) : closedPage(context, session);
}

/** Handles the submitted form, or the response to the authentication page. */
export async function pay(
  context: Context,
  store: Store,
  id: string,
  answers: { number: string; authentication: string | undefined },
): Promise<Response> {
  const session = await store.get('checkout.session', id);
  // The second request of a double click comes after the first has paid, and redirects to the same page.
  if (session?.status === 'complete') return redirectToSuccess(context, session);
  if (session?.status !== 'open') return closedPage(context, session);
  const card = cardOf(answers.number);
  if (card === undefined)
    return formPage(context, session, 'This is not a test card. Never type a real card number here.');
  if (card.outcome === 'declines' || card.outcome === 'declines later')
    return formPage(context, session, card.message ?? 'Your card was declined.');
  if (requiresSetupAuthentication(card) && answers.authentication !== 'complete')
    return answers.authentication === 'fail'
      ? formPage(context, session, notAuthenticatedMessage)
      : authenticationPage(context, `whether it is you who pays ${formatDollars(session.amount_total)}`, {
          number: card.number,
        });
  await startSubscription(store, session, await saveCard(store, session.customer, card));
  return redirectToSuccess(context, session);
}

function redirectToSuccess(context: Context, session: CheckoutSession): Response {
  return context.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
}

function formPage(context: Context, session: CheckoutSession, wrong?: string): Response | Promise<Response> {
  const price = priceOf(session.asked.price);
  return sandboxPage(
    context,
    'Checkout (simulated)',
    `<h1>Subscribe to ${escapeHtml(price?.nickname ?? '')}</h1>
<p class="price">${formatDollars(session.amount_total)}${session.asked.note === '' ? ` <span>per ${price?.recurring.interval ?? ''}</span>` : ''}</p>
${session.asked.note === '' ? '' : `<p>${escapeHtml(session.asked.note)}</p>`}
${problemLine(wrong)}
<form method="post">
${cardFields}
<button class="button primary" type="submit">Subscribe</button>
</form>
${session.cancel_url === null ? '' : `<p><a class="link" href="${escapeHtml(session.cancel_url)}">Back</a></p>`}`,
    { status: wrong === undefined ? 200 : 402 },
  );
}

function closedPage(context: Context, session: CheckoutSession | undefined): Response | Promise<Response> {
  const why =
    session === undefined
      ? 'There is no such checkout.'
      : session.status === 'complete'
        ? 'This has already been paid.'
        : 'This checkout has expired.';
  return sandboxPage(
    context,
    'Checkout (simulated)',
    `<h1>${why}</h1>
${session?.cancel_url ? `<p><a class="link" href="${escapeHtml(new URL('/account', session.cancel_url).href)}">Back to the account</a></p>` : ''}`,
    { status: session === undefined ? 404 : 200 },
  );
}
