import { sql } from 'kysely';
import type { BillingParts } from './parts.ts';
import { ProviderError } from './provider.ts';

/**
 * Tells the provider of addresses that were changed since it was last told, so that receipts go where letters go. Whom it
 * does not know is left for later, and does not keep it from the others.
 * @throws {ProviderError} when it cannot be reached.
 */
export async function tellAddresses(
  { database: { kysely }, provider, log }: BillingParts,
  most: number,
): Promise<void> {
  const changed = await kysely
    .selectFrom('billingCustomer')
    .innerJoin('user', 'user.id', 'billingCustomer.userId')
    .select(['billingCustomer.id', 'user.email'])
    .whereRef('billingCustomer.email', 'is distinct from', 'user.email')
    .orderBy(sql`random()`)
    .limit(most)
    .execute();
  for (const { id, email } of changed) {
    try {
      await provider.call(stripe => stripe.customers.update(id, { email }));
      await kysely.updateTable('billingCustomer').set({ email }).where('id', '=', id).execute();
    } catch (error) {
      if (!(error instanceof ProviderError) || error.refusal === 'unavailable') throw error;
      log.warn('the provider does not take a changed address', { customer: id, refusal: error.refusal });
    }
  }
}
