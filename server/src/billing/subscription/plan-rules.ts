import type { Stripe } from 'stripe';
import { trialSeconds } from '../plans.ts';
import { ProviderError } from '../provider/provider.ts';
import { isLive, priceOf } from './subscription-facts.ts';
import type { BillingParts } from '../parts.ts';

/**
 * Enforces the rules of the plans at the provider, whatever was done there by hand or left incomplete: a trial ends 48
 * hours after it began, a plan that replaced one continues, and a customer has one live subscription.
 * @param now by the customer's clock, in epoch seconds.
 * @returns whether anything was changed, so that the subscriptions must be read again.
 */
export async function enforcePlanRules(
  parts: BillingParts,
  subscriptions: readonly Stripe.Subscription[],
  now: number,
): Promise<boolean> {
  const [main, ...surplus] = subscriptions.filter(isLive).toReversed().toSorted(plansFirst(parts.prices.trial));
  for (const subscription of surplus) {
    parts.log.warn('a second live subscription was cancelled and refunded', {
      subscription: subscription.id,
    });
    await cancelSubscription(parts, subscription.id);
    await refundPayments(parts, subscription);
  }
  if (main === undefined) return surplus.length > 0;
  const changed =
    priceOf(main) === parts.prices.trial ? await endTrialInTime(parts, main, now) : await removeTrialEnd(parts, main);
  return surplus.length > 0 || changed;
}

/** Plans before trials, then the oldest first; the provider lists the newest first, also within one second. */
function plansFirst(trialPrice: string) {
  return (a: Stripe.Subscription, b: Stripe.Subscription): number =>
    Number(priceOf(a) === trialPrice) - Number(priceOf(b) === trialPrice) || a.created - b.created;
}

async function endTrialInTime(parts: BillingParts, trial: Stripe.Subscription, now: number): Promise<boolean> {
  const end = (trial.items.data[0]?.current_period_start ?? trial.start_date) + trialSeconds;
  if (end <= now) {
    await cancelSubscription(parts, trial.id);
    return true;
  }
  if (trial.cancel_at === end) return false;
  await parts.provider.call(stripe =>
    stripe.subscriptions.update(trial.id, { cancel_at: end, proration_behavior: 'none' }),
  );
  return true;
}

/** A trial upgraded after authentication by the bank still has the trial's end; removes it. */
async function removeTrialEnd({ provider }: BillingParts, plan: Stripe.Subscription): Promise<boolean> {
  if (plan.metadata['plan'] !== 'trial' || plan.cancel_at !== plan.start_date + trialSeconds) return false;
  await provider.call(stripe => stripe.subscriptions.update(plan.id, { cancel_at: '', proration_behavior: 'none' }));
  return true;
}

/** Ends a subscription now; no error if it has already ended. */
export async function cancelSubscription({ provider }: Pick<BillingParts, 'provider'>, id: string): Promise<void> {
  try {
    await provider.call(stripe => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
  } catch (error) {
    const found = await provider.call(stripe => stripe.subscriptions.retrieve(id));
    if (isLive(found)) throw error;
  }
}

async function refundPayments(
  { provider }: BillingParts,
  { id, latest_invoice: invoice }: Stripe.Subscription,
): Promise<void> {
  if (invoice === null) return;
  const payments = await provider.call(stripe =>
    stripe.invoicePayments.list({ invoice: typeof invoice === 'string' ? invoice : invoice.id, status: 'paid' }),
  );
  for (const { payment } of payments.data) {
    const intent = typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id;
    if (intent === undefined) continue;
    await provider
      .call(stripe => stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `surplus-${id}-${intent}` }))
      .catch((error: unknown) => {
        // Already refunded.
        if (!(error instanceof ProviderError && error.refusal === 'refused')) throw error;
      });
  }
}
