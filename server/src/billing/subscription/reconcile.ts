import type { CommandReply } from '../../accounts/index.ts';
import { plans } from '../plans.ts';
import { ProviderError } from '../provider/provider.ts';
import { endRefundedSubscriptions } from '../provider/events.ts';
import type { BillingNotice } from '../mails/notices.ts';
import { readCustomer } from './customer-snapshot.ts';
import type { BillingParts } from '../parts.ts';
import { storeSnapshot } from './store-snapshot.ts';

/**
 * Compares all stored subscriptions with the card provider and repairs differences, such as after lost webhooks.
 * @returns the findings as text; `done` is false if the provider could not be reached for some customer.
 */
export async function reconcile(parts: BillingParts): Promise<CommandReply> {
  const lines = await wrongPrices(parts);
  let failed = lines.length;
  const customers = await parts.database.kysely.selectFrom('billingCustomer').select('id').orderBy('id').execute();
  let repaired = 0;
  for (const { id } of customers) {
    try {
      const before = await storedSubscriptions(parts, id);
      const refunds = await refundNoticesOf(parts, id);
      await storeSnapshot(parts.database, await readCustomer(parts, id), undefined, refunds);
      const after = await storedSubscriptions(parts, id);
      if (before === after) continue;
      repaired += 1;
      lines.push(`${id}: ${before === '' ? 'nothing' : before} became ${after === '' ? 'nothing' : after}`);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failed += 1;
      lines.push(`${id}: ${error.message}`);
    }
  }
  const people = customers.length === 1 ? '1 customer' : `${customers.length} customers`;
  return { done: failed === 0, text: [`${people} compared, ${repaired} repaired.`, ...lines].join('\n') };
}

async function storedSubscriptions({ database }: BillingParts, customerId: string): Promise<string> {
  const rows = await database.kysely
    .selectFrom('subscription')
    .select(['id', 'status', 'priceId', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
    .where('customerId', '=', customerId)
    .orderBy('created')
    .execute();
  return rows
    .map(
      row =>
        `${row.id} (${row.status}, ${row.priceId}, until ${String(row.currentPeriodEnd)}${row.cancelAtPeriodEnd ? ', then ends' : ''})`,
    )
    .join(', ');
}

async function refundNoticesOf(parts: BillingParts, customer: string): Promise<BillingNotice[]> {
  const charges = await parts.provider.call(stripe =>
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  const refunds: BillingNotice[] = [];
  for (const charge of charges)
    if (charge.amount_refunded > 0 || charge.disputed)
      refunds.push(...((await endRefundedSubscriptions(parts, charge.id)).refunds ?? []));
  return refunds;
}

/** Reports prices at the provider that differ from those of the site. */
async function wrongPrices({ provider, prices }: BillingParts): Promise<string[]> {
  const wrong: string[] = [];
  for (const plan of plans) {
    const id = prices[plan.id];
    try {
      const price = await provider.call(stripe => stripe.prices.retrieve(id));
      const right =
        price.active &&
        price.currency === 'usd' &&
        price.unit_amount === plan.cents &&
        price.recurring?.interval === plan.interval &&
        price.recurring.interval_count === 1;
      if (!right)
        wrong.push(`${plan.name}: the price ${id} is not ${plan.cents} cents (usd) a ${plan.interval}, or not active`);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      wrong.push(`${plan.name}: ${error.message}`);
    }
  }
  return wrong;
}
