import * as z from 'zod/mini';
import { post, type Failure, type Outcome } from '../request.ts';
import type { Notice } from '../form/form.tsx';

const page = z.object({ url: z.string().check(z.regex(/^https?:\/\/./)) });

/** Messages for a failed call to the payment provider's pages. */
interface CallWords {
  /** The server rejected the request without a message. */
  readonly refused: string;
  /** The response contained no address. */
  readonly nowhere: string;
  /** There was no response. */
  readonly unanswered: string;
}

const checkoutWords: CallWords = {
  refused: 'Failed to create checkout session',
  nowhere: 'No checkout URL received',
  unanswered: 'Failed to initiate checkout. Please try again.',
};

const portalWords: CallWords = {
  refused: 'Failed to create customer portal session',
  nowhere: 'No portal URL received',
  unanswered: 'Failed to open billing portal. Please try again.',
};

/** Navigates to the provider's checkout for a price. Returns a notice on failure. */
export async function goToCheckout(priceId: string): Promise<Notice | undefined> {
  const answer = await post(
    '/api/billing/checkout',
    {
      price_id: priceId,
      mode: 'subscription',
      success_url: `${location.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${location.origin}/account?subscription=cancelled`,
    },
    page,
  );
  return goTo(answer, checkoutWords);
}

/** Navigates to the provider's billing portal (invoices, cards, cancellation). Returns a notice on failure. */
export async function goToPortal(): Promise<Notice | undefined> {
  const answer = await post('/api/billing/portal', { return_url: `${location.origin}/account` }, page);
  return goTo(answer, portalWords);
}

async function goTo(answer: Outcome<{ url: string }>, words: CallWords): Promise<Notice | undefined> {
  if (!answer.ok) return { tone: 'error', text: callProblem(answer.failure, words) };
  await left(answer.value.url);
  return undefined;
}

/** Message for a failed call; the server's own if there is one. */
export function callProblem({ status, told, message }: Failure, words: CallWords): string {
  if (status === 0) return words.unanswered;
  if (status < 400) return words.nowhere;
  return told ? message : words.refused;
}

/** Time in ms to wait for a slow page before the button is enabled again. */
const patience = 15_000;

/**
 * Navigates to another page. Resolves when this page is shown again (back button) or after a timeout, so that its
 * buttons stay disabled meanwhile.
 */
function left(url: string): Promise<void> {
  return new Promise(resolve => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, patience);
    location.assign(url);
  });
}
