import type { Stripe } from 'stripe';
import { mayUpgrade, type Buyer } from './checkout.ts';
import { knownCustomer } from './customer.ts';
import { withLease } from './lease.ts';
import { planAt, type Plan } from './plans.ts';
import { BillingProblem } from './problems.ts';
import { isLive, type SubscriptionFacts } from './facts.ts';
import { readCustomer } from './reading.ts';
import type { BillingParts } from './parts.ts';
import { record } from './record.ts';

/** What somebody is asked to confirm. */
export interface Offer {
  plan: Plan;
  /** "Visa ending in 4242" */
  card: string | undefined;
}

/**
 * What replacing the trial would be.
 * @throws {BillingProblem} when there is no trial to replace. @throws {ProviderError}
 */
export async function upgradeOffer(parts: BillingParts, buyer: Buyer, priceId: string): Promise<Offer> {
  const { plan, trial } = await trialOf(parts, buyer, priceId);
  const subscription = await parts.provider.call(stripe =>
    stripe.subscriptions.retrieve(trial.id, { expand: ['default_payment_method'] }),
  );
  return { plan, card: cardInWords(subscription.default_payment_method) };
}

/**
 * Replaces the trial by a plan: the same subscription gets the plan's price, a new period from now on, and no end. It is one
 * request to the provider, which charges the card in it or, where the card refuses, leaves everything as it was; so there is
 * never a second subscription, nor a half changed one.
 * @param attempt of one form: sent twice, it is one upgrade.
 * @throws {BillingProblem} @throws {ProviderError} `declined` when the card refuses
 */
export async function upgrade(parts: BillingParts, buyer: Buyer, priceId: string, attempt: string): Promise<void> {
  await withLease(parts.database.kysely, `person:${buyer.id}`, async () => {
    const { plan, trial, customer } = await trialOf(parts, buyer, priceId);
    const { items } = await parts.provider.call(stripe => stripe.subscriptions.retrieve(trial.id));
    const [item] = items.data;
    if (item === undefined) throw new BillingProblem('nothing to manage');
    await parts.provider.call(stripe =>
      stripe.subscriptions.update(
        trial.id,
        {
          items: [{ id: item.id, price: priceId }],
          billing_cycle_anchor: { type: 'now' },
          proration_behavior: 'none',
          payment_behavior: 'error_if_incomplete',
          cancel_at: '',
          metadata: { upgraded_to: plan.id },
        },
        { idempotencyKey: `upgrade-${trial.id}-${attempt}` },
      ),
    );
    await record(parts.database, await readCustomer(parts, customer));
  });
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
