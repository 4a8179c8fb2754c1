import type { Stripe } from 'stripe';
import { mayUpgrade, type Buyer } from './checkout.ts';
import { knownCustomer } from './customer.ts';
import { withLease } from './lease.ts';
import { planAt, type Plan } from './plans.ts';
import { BillingProblem } from './problems.ts';
import { isLive, type SubscriptionFacts } from './facts.ts';
import { ProviderError } from './provider.ts';
import { readCustomer } from './reading.ts';
import type { BillingParts } from './parts.ts';
import { record } from './record.ts';

/** What somebody is asked to confirm. */
export interface Offer {
  plan: Plan;
  /** "Visa ending in 4242" */
  card: string | undefined;
  /** Where it was asked for already and waits for the person to answer their bank. */
  confirmUrl: string | undefined;
  /** Epoch seconds. */
  trialEndsAt: number;
}

/**
 * What replacing the trial would be.
 * @throws {BillingProblem} when there is no trial to replace. @throws {ProviderError}
 */
export async function upgradeOffer(parts: BillingParts, buyer: Buyer, priceId: string): Promise<Offer> {
  const { plan, trial } = await trialOf(parts, buyer, priceId);
  const subscription = await retrieve(parts, trial.id);
  return {
    plan,
    card: cardInWords(subscription.default_payment_method),
    confirmUrl: confirmUrl(subscription, priceId),
    trialEndsAt: trial.currentPeriodEnd,
  };
}

/** How an upgrade went: it is done, or waits for the person to answer their bank at an address of the provider's. */
export type UpgradeOutcome = { confirmUrl: string } | undefined;

/**
 * Replaces the trial by a plan: the same subscription gets the plan's price, a new period from now on, and no end. It is one
 * request to the provider, which charges the card in it or, where the card refuses, leaves everything as it was; so there is
 * never a second subscription, nor a half changed one. Where the bank wants to ask the person first, the change is asked for
 * again as one that waits for its payment, on the provider's page for that invoice; the trial goes on meanwhile.
 * @param attempt of one form: sent twice, it is one upgrade.
 * @throws {BillingProblem} @throws {ProviderError} `declined` when the card refuses
 */
export async function upgrade(
  parts: BillingParts,
  buyer: Buyer,
  priceId: string,
  attempt: string,
): Promise<UpgradeOutcome> {
  return withLease(parts.database.kysely, `person:${buyer.id}`, async () => {
    const { plan, trial, customer } = await trialOf(parts, buyer, priceId);
    const subscription = await retrieve(parts, trial.id);
    const waiting = confirmUrl(subscription, priceId);
    if (waiting !== undefined) return { confirmUrl: waiting };
    const [item] = subscription.items.data;
    if (item === undefined) throw new BillingProblem('nothing to manage');
    const change = {
      items: [{ id: item.id, price: priceId }],
      billing_cycle_anchor: { type: 'now' as const },
      proration_behavior: 'none' as const,
    };
    try {
      await parts.provider.call(stripe =>
        stripe.subscriptions.update(
          trial.id,
          { ...change, payment_behavior: 'error_if_incomplete', cancel_at: '', metadata: { upgraded_to: plan.id } },
          { idempotencyKey: `upgrade-${trial.id}-${attempt}` },
        ),
      );
    } catch (error) {
      if (!(error instanceof ProviderError && error.refusal === 'authentication')) throw error;
      const pending = await parts.provider.call(stripe =>
        stripe.subscriptions.update(
          trial.id,
          { ...change, payment_behavior: 'pending_if_incomplete', expand: ['latest_invoice'] },
          { idempotencyKey: `confirm-${trial.id}-${attempt}` },
        ),
      );
      const url = confirmUrl(pending, priceId);
      if (url !== undefined) return { confirmUrl: url };
    }
    await record(parts.database, await readCustomer(parts, customer));
    return undefined;
  });
}

function retrieve({ provider }: BillingParts, id: string): Promise<Stripe.Subscription> {
  return provider.call(stripe =>
    stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'latest_invoice'] }),
  );
}

/** Where a change to this price waits for the person to answer their bank. */
function confirmUrl({ pending_update: pending, latest_invoice: invoice }: Stripe.Subscription, priceId: string) {
  if (pending?.subscription_items?.[0]?.price.id !== priceId) return undefined;
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return undefined;
  return invoice.hosted_invoice_url ?? undefined;
}

async function trialOf(
  parts: BillingParts,
  buyer: Buyer,
  priceId: string,
): Promise<{ plan: Plan; trial: SubscriptionFacts; customer: string }> {
  const plan = planAt(priceId, parts.prices);
  if (plan === undefined) throw new BillingProblem('unknown price');
  const customer = await knownCustomer(parts.database, buyer.id);
  if (customer === undefined) throw new BillingProblem('nothing to manage');
  const reading = await readCustomer(parts, customer);
  await record(parts.database, reading);
  const trial = reading.subscriptions.find(isLive);
  if (trial === undefined) throw new BillingProblem('nothing to manage');
  mayUpgrade(parts, trial, plan);
  return { plan, trial, customer };
}

function cardInWords(method: string | Stripe.PaymentMethod | null): string | undefined {
  if (method === null || typeof method === 'string' || method.card === undefined) return undefined;
  const { brand, last4 } = method.card;
  return `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
