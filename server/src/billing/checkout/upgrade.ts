import type { Stripe } from 'stripe';
import { requireUpgradable, type Buyer } from './checkout.ts';
import { knownCustomer } from '../provider/customer.ts';
import { withLease } from '../subscription/lease.ts';
import { planForPrice, type Plan } from '../plans.ts';
import { BillingProblem } from '../problems.ts';
import { isLive, type SubscriptionFacts } from '../subscription/subscription-facts.ts';
import { ProviderError } from '../provider/provider.ts';
import { readCustomer } from '../subscription/customer-snapshot.ts';
import type { BillingParts } from '../parts.ts';
import { storeSnapshot } from '../subscription/store-snapshot.ts';

/** What the user is asked to confirm. */
export interface Offer {
  plan: Plan;
  /** For example "Visa ending in 4242". */
  card: string | undefined;
  /** The bank's authentication page, if the upgrade is waiting for it. */
  confirmUrl: string | undefined;
  /** Epoch seconds. */
  trialEndsAt: number;
}

/**
 * What an upgrade of the trial would charge.
 * @throws {BillingProblem} if there is no trial to upgrade. @throws {ProviderError}
 */
export async function upgradeOffer(parts: BillingParts, buyer: Buyer, priceId: string): Promise<Offer> {
  const { plan, trial } = await trialOf(parts, buyer, priceId);
  const subscription = await retrieve(parts, trial.id);
  return {
    plan,
    card: describeCard(subscription.default_payment_method),
    confirmUrl: confirmUrl(subscription, priceId),
    trialEndsAt: trial.currentPeriodEnd,
  };
}

/** Undefined once the upgrade is done; otherwise the provider's page where the user must authenticate. */
type UpgradeOutcome = { confirmUrl: string } | undefined;

/**
 * Upgrades the trial to a plan: the same subscription gets the plan's price, a new period from now on, and no end. This
 * is one request to the provider, which charges the card or, if the card is declined, changes nothing, so there is
 * never a second subscription or a half-changed one. If the bank requires authentication, the change is requested again
 * as pending until paid, on the provider's page for that invoice; the trial continues meanwhile.
 * @param attempt id of the form: submitted twice, it is one upgrade.
 * @throws {BillingProblem} @throws {ProviderError} `declined` if the card is declined.
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
    await storeSnapshot(parts.database, await readCustomer(parts, customer));
    return undefined;
  });
}

function retrieve({ provider }: BillingParts, id: string): Promise<Stripe.Subscription> {
  return provider.call(stripe =>
    stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'latest_invoice'] }),
  );
}

/** The page where a pending change to this price waits for authentication. */
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
  const plan = planForPrice(priceId, parts.prices);
  if (plan === undefined) throw new BillingProblem('unknown price');
  const customer = await knownCustomer(parts.database, buyer.id);
  if (customer === undefined) throw new BillingProblem('nothing to manage');
  const reading = await readCustomer(parts, customer);
  await storeSnapshot(parts.database, reading);
  const trial = reading.subscriptions.find(isLive);
  if (trial === undefined) throw new BillingProblem('nothing to manage');
  requireUpgradable(parts, trial, plan);
  return { plan, trial, customer };
}

function describeCard(method: string | Stripe.PaymentMethod | null): string | undefined {
  if (method === null || typeof method === 'string' || method.card === undefined) return undefined;
  const { brand, last4 } = method.card;
  return `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
