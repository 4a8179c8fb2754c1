import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { customerOf } from '../provider/customer.ts';
import { withLease } from '../subscription/lease.ts';
import { planForPrice, type Plan } from '../plans.ts';
import { BillingProblem } from '../problems.ts';
import { ProviderError } from '../provider/provider.ts';
import { isLive, type SubscriptionFacts } from '../subscription/subscription-facts.ts';
import { readCustomer } from '../subscription/customer-snapshot.ts';
import type { BillingParts } from '../parts.ts';
import { storeSnapshot } from '../subscription/store-snapshot.ts';
import { hasUsedTrial } from '../subscription/subscription.ts';

export interface Buyer {
  id: string;
  email: string;
}

export interface CheckoutRequest {
  priceId: string;
  /** Absolute addresses on this site. */
  successUrl: string;
  cancelUrl: string;
}

/**
 * The address of a checkout for a plan. A user has at most one open checkout: the same one again for the same plan;
 * choosing another plan closes it, so that two tabs cannot buy twice. The state is read from the provider first, not
 * taken from earlier events.
 * @param upgradeUrl the page that upgrades a running trial.
 * @throws {BillingProblem} @throws {ProviderError}
 */
export async function checkoutUrl(
  parts: BillingParts,
  buyer: Buyer,
  request: CheckoutRequest,
  upgradeUrl: string,
): Promise<string> {
  const plan = planForPrice(request.priceId, parts.prices);
  if (plan === undefined) throw new BillingProblem('unknown price');
  return withLease(parts.database.kysely, `person:${buyer.id}`, async () => {
    const customer = await currentCustomer(parts, buyer);
    for (let round = 0; ; round += 1) {
      const reading = await readCustomer(parts, customer);
      await storeSnapshot(parts.database, reading);
      const live = reading.subscriptions.find(isLive);
      if (live !== undefined) {
        requireUpgradable(parts, live, plan);
        return upgradeUrl;
      }
      if (plan.id === 'trial' && (reading.trialled || (await hasUsedTrial(parts.database.kysely, buyer.email))))
        throw new BillingProblem('trial used');

      const sessions = await parts.provider.call(stripe => stripe.checkout.sessions.list({ customer, limit: 100 }));
      const open = sessions.data.filter(({ status }) => status === 'open');
      const same = open.find(session => isSame(session, request));
      try {
        for (const { id } of open)
          if (id !== same?.id) await parts.provider.call(stripe => stripe.checkout.sessions.expire(id));
      } catch (error) {
        // Paid in another tab at this moment: the next round finds the subscription.
        if (round < 2 && error instanceof ProviderError && error.refusal === 'refused') continue;
        throw error;
      }
      await parts.database.kysely
        .updateTable('billingCustomer')
        .set({ checkoutAt: new Date() })
        .where('id', '=', customer)
        .execute();
      return same?.url ?? (await newSession(parts, customer, buyer, plan, request, sessions.data[0]?.id));
    }
  });
}

/**
 * Requires that the live subscription is a trial and the plan is not.
 * @throws {BillingProblem} otherwise.
 */
export function requireUpgradable({ prices }: Pick<BillingParts, 'prices'>, live: SubscriptionFacts, plan: Plan): void {
  if (live.status !== 'active') throw new BillingProblem('unpaid');
  if (live.priceId !== prices.trial) throw new BillingProblem('subscribed');
  if (plan.id === 'trial') throw new BillingProblem('trial runs');
}

/** The customer, replaced by a new one if it was deleted at the provider. */
async function currentCustomer(parts: BillingParts, buyer: Buyer): Promise<string> {
  const customer = await customerOf(parts.database, parts.provider, buyer);
  const found = await parts.provider.call(stripe => stripe.customers.retrieve(customer));
  return found.deleted === true ? customerOf(parts.database, parts.provider, buyer, customer) : customer;
}

function isSame(session: Stripe.Checkout.Session, request: CheckoutRequest): boolean {
  return (
    session.url !== null &&
    session.metadata?.['price'] === request.priceId &&
    session.success_url === request.successUrl &&
    session.cancel_url === request.cancelUrl
  );
}

async function newSession(
  parts: BillingParts,
  customer: string,
  buyer: Buyer,
  plan: Plan,
  { priceId, successUrl, cancelUrl }: CheckoutRequest,
  newest: string | undefined,
): Promise<string> {
  // A repeated request, such as after a lost response, gets the same checkout; a later one gets another.
  const idempotencyKey = `checkout-${createHash('sha256')
    .update(JSON.stringify([customer, newest, priceId, successUrl, cancelUrl]))
    .digest('hex')}`;
  try {
    const { url } = await parts.provider.call(stripe =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: buyer.id,
          line_items: [{ price: priceId, quantity: 1 }],
          allowed_payment_method_types: ['card'],
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata: { price: priceId },
          subscription_data: { metadata: { user: buyer.id, plan: plan.id } },
          ...(plan.id === 'trial' ? { custom_text: { submit: { message: trialMessage } } } : {}),
        },
        { idempotencyKey },
      ),
    );
    if (url === null) throw new BillingProblem('not for sale');
    return url;
  } catch (error) {
    if (!(error instanceof ProviderError && (error.refusal === 'missing' || error.refusal === 'refused'))) throw error;
    parts.log.error('the card provider does not sell this plan', { plan: plan.id, reason: error.message });
    throw new BillingProblem('not for sale');
  }
}

const trialMessage =
  'You are charged once. You have Pro for 48 hours; it then ends automatically, with no further charge.';
