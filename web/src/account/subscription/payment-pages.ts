import * as z from 'zod/mini';
import { post, type Failure, type Outcome } from '../request.ts';
import type { Notice } from '../form/form.tsx';

const page = z.object({ url: z.string().check(z.regex(/^https?:\/\/./)) });

/** What a call to the payment provider's pages says when it fails, by how it failed. */
interface CallWords {
  /** The server refused, and did not say why. */
  readonly refused: string;
  /** The server agreed, and did not say where to go. */
  readonly nowhere: string;
  /** There was no answer. */
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

/** Goes to the provider's page to pay for a price. The notice says why it did not. */
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

/** Goes to the provider's page of invoices, cards and cancelling. The notice says why it did not. */
export async function goToPortal(): Promise<Notice | undefined> {
  const answer = await post('/api/billing/portal', { return_url: `${location.origin}/account` }, page);
  return goTo(answer, portalWords);
}

async function goTo(answer: Outcome<{ url: string }>, words: CallWords): Promise<Notice | undefined> {
  if (!answer.ok) return { tone: 'error', text: callProblem(answer.failure, words) };
  await left(answer.value.url);
  return undefined;
}

/** The words for a failed call: the server's own where it has some. */
export function callProblem(
  { status, told, message }: Pick<Failure, 'status' | 'told' | 'message'>,
  words: CallWords,
): string {
  if (status === 0) return words.unanswered;
  if (status < 400) return words.nowhere;
  return told ? message : words.refused;
}

/** Long enough for a slow page to come; after that the person may press again. */
const patience = 15_000;

/** Leaves for another page, so that nothing can be pressed meanwhile. Over when this page is shown again by going back. */
function left(url: string): Promise<void> {
  return new Promise(resolve => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, patience);
    location.assign(url);
  });
}
