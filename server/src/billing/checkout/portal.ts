import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { knownCustomer } from '../provider/customer.ts';
import { BillingProblem } from '../problems.ts';
import { isLive } from '../subscription/subscription-facts.ts';
import { readCustomer } from '../subscription/customer-snapshot.ts';
import type { BillingParts } from '../parts.ts';
import { storeSnapshot } from '../subscription/store-snapshot.ts';

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** Opens the provider's customer portal. */
export interface Portal {
  /** @throws {BillingProblem} @throws {ProviderError} */
  url(userId: string, returnUrl: string): Promise<string>;
}

/**
 * The portal configurations are created from here, so that nothing has to be set up by hand at the provider. During a
 * trial the portal shows the card and the invoices, because a trial can neither be extended nor continued; otherwise it
 * also offers cancelling, resuming and switching between the monthly and the annual plan. A longer plan begins at once
 * and credits the rest of the shorter one; a shorter plan begins when the longer one has ended.
 */
export function createPortal(parts: BillingParts): Portal {
  const { provider, prices } = parts;
  const configurations = new Map<string, Promise<string>>();

  const configuration = async (kind: 'trial' | 'plans'): Promise<string> => {
    const features: Features = {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      ...(kind === 'trial'
        ? { subscription_cancel: { enabled: false } }
        : {
            subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
            subscription_update: {
              enabled: true,
              default_allowed_updates: ['price'],
              proration_behavior: 'always_invoice',
              products: await productsOf(parts, [prices.monthly, prices.yearly]),
              schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] },
            },
          }),
    };
    const version = createHash('sha256')
      .update(JSON.stringify([kind, features]))
      .digest('hex')
      .slice(0, 32);
    const existing = await provider.call(stripe =>
      stripe.billingPortal.configurations.list({ active: true, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
    const found = existing.find(({ metadata }) => metadata?.['isentrope'] === version);
    if (found !== undefined) return found.id;
    const { id } = await provider.call(stripe =>
      stripe.billingPortal.configurations.create(
        { features, metadata: { isentrope: version } },
        { idempotencyKey: `portal-${version}` },
      ),
    );
    return id;
  };

  const cachedConfiguration = (kind: 'trial' | 'plans'): Promise<string> => {
    const known = configurations.get(kind);
    if (known !== undefined) return known;
    const creating = configuration(kind);
    configurations.set(kind, creating);
    creating.catch(() => configurations.delete(kind));
    return creating;
  };

  return {
    async url(userId, returnUrl) {
      const customer = await knownCustomer(parts.database, userId);
      if (customer === undefined) throw new BillingProblem('nothing to manage');
      const reading = await readCustomer(parts, customer);
      await storeSnapshot(parts.database, reading);
      if (reading.subscriptions.length === 0) throw new BillingProblem('nothing to manage');
      const onTrial = reading.subscriptions.some(facts => isLive(facts) && facts.priceId === prices.trial);
      const configurationId = await cachedConfiguration(onTrial ? 'trial' : 'plans');
      const session = await provider.call(stripe =>
        stripe.billingPortal.sessions.create({ customer, configuration: configurationId, return_url: returnUrl }),
      );
      return session.url;
    },
  };
}

/** Groups prices by their product. */
async function productsOf(
  { provider }: BillingParts,
  priceIds: string[],
): Promise<{ product: string; prices: string[] }[]> {
  const products = new Map<string, string[]>();
  for (const id of priceIds) {
    const price = await provider.call(stripe => stripe.prices.retrieve(id));
    const product = typeof price.product === 'string' ? price.product : price.product.id;
    products.set(product, [...(products.get(product) ?? []), id]);
  }
  return [...products].map(([product, prices]) => ({ product, prices }));
}
