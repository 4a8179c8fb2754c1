import { sql } from 'kysely';
import type { BillingParts } from '../parts.ts';
import { ProviderError } from './provider.ts';

/**
 * Updates changed e-mail addresses at the provider, so that receipts go to the same address as mails. Customers unknown
 * to the provider are skipped.
 * @throws {ProviderError} if it cannot be reached.
 */
export async function updateAddresses(
  { database: { kysely }, provider, log }: BillingParts,
  limit: number,
): Promise<void> {
  const changed = await kysely
    .selectFrom('billingCustomer')
    .innerJoin('user', 'user.id', 'billingCustomer.userId')
    .select(['billingCustomer.id', 'user.email'])
    .whereRef('billingCustomer.email', 'is distinct from', 'user.email')
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  for (const { id, email } of changed) {
    try {
      await provider.call(stripe => stripe.customers.update(id, { email }));
      await kysely.updateTable('billingCustomer').set({ email }).where('id', '=', id).execute();
    } catch (error) {
      if (!(error instanceof ProviderError) || error.refusal === 'unavailable') throw error;
      log.warn('the provider refused a changed email address', { customer: id, refusal: error.refusal });
    }
  }
}
