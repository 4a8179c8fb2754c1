import * as z from 'zod/mini';
import { post, type Failure, type Outcome } from '../request.ts';
import type { Notice } from '../form/form.tsx';

const page = z.object({ url: z.string().check(z.regex(/^https?:\/\/./)) });

/** Messages for a failed call to the payment provider's pages. */
interface CallMessages {
  /** The server rejected the request without a message. */
  readonly refused: string;
  /** The response contained no address. */
  readonly nowhere: string;
  /** There was no response. */
  readonly unanswered: string;
}

const checkoutMessages: CallMessages = {
  refused: 'Failed to create checkout session',
  nowhere: 'No checkout URL received',
  unanswered: 'Failed to initiate checkout. Please try again.',
};

const portalMessages: CallMessages = {
  refused: 'Failed to create customer portal session',
  nowhere: 'No portal URL received',
  unanswered: 'Failed to open billing portal. Please try again.',
};

/** Navigates to the provider's checkout for a price. Returns a notice on failure. */
export async function goToCheckout(priceId: string): Promise<Notice | undefined> {
  const outcome = await post(
    '/api/billing/checkout',
    {
      price_id: priceId,
      mode: 'subscription',
      success_url: `${location.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${location.origin}/account?subscription=cancelled`,
    },
    page,
  );
  return openPage(outcome, checkoutMessages);
}

/** Navigates to the provider's billing portal (invoices, cards, cancellation). Returns a notice on failure. */
export async function goToPortal(): Promise<Notice | undefined> {
  const outcome = await post('/api/billing/portal', { return_url: `${location.origin}/account` }, page);
  if (outcome.ok) rememberPortal();
  return openPage(outcome, portalMessages);
}

/** The sessionStorage key that a tab has gone to the billing portal. */
const portalKey = 'isentrope:portal';

function rememberPortal(): void {
  try {
    sessionStorage.setItem(portalKey, 'opened');
  } catch {
    // Without storage the page shows the change once it is reloaded.
  }
}

/** Whether this tab has been to the billing portal since the last call: the provider may report a change later than it returns. */
export function returnsFromPortal(): boolean {
  try {
    const isReturn = sessionStorage.getItem(portalKey) !== null;
    sessionStorage.removeItem(portalKey);
    return isReturn;
  } catch {
    return false;
  }
}

async function openPage(outcome: Outcome<{ url: string }>, messages: CallMessages): Promise<Notice | undefined> {
  if (!outcome.ok) return { tone: 'error', text: failedCallMessage(outcome.failure, messages) };
  await navigateTo(outcome.value.url);
  return undefined;
}

/** Message for a failed call; the server's own if there is one. */
export function failedCallMessage(
  { status, isReported: isServerMessage, message }: Failure,
  messages: CallMessages,
): string {
  if (status === 0) return messages.unanswered;
  if (status < 400) return messages.nowhere;
  return isServerMessage ? message : messages.refused;
}

/** Time in ms to wait for a slow page before the button is enabled again. */
const enableAfterMs = 15_000;

/**
 * Navigates to another page. Resolves when this page is shown again (back button) or after a timeout, so that its
 * buttons stay disabled meanwhile.
 */
function navigateTo(url: string): Promise<void> {
  return new Promise(resolve => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, enableAfterMs);
    location.assign(url);
  });
}
