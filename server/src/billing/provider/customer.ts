import type { Database } from '../../database/index.ts';
import { withLease } from '../subscription/lease.ts';
import { ProviderError, type Provider } from './provider.ts';

interface CustomerUser {
  id: string;
  email: string;
}

/** The provider's customer id of a user; undefined before their first checkout. */
export async function knownCustomer({ kysely }: Database, userId: string): Promise<string | undefined> {
  const row = await kysely.selectFrom('billingCustomer').select('id').where('userId', '=', userId).executeTakeFirst();
  return row?.id;
}

/**
 * The customer of a user, created if there is none. The idempotency key makes repeated attempts one customer.
 * @param deletedId the stored id of a customer that was deleted at the provider.
 * @throws {ProviderError}
 */
export async function customerOf(
  database: Database,
  provider: Provider,
  person: CustomerUser,
  deletedId?: string,
): Promise<string> {
  const known = await knownCustomer(database, person.id);
  if (known !== undefined && known !== deletedId) return known;
  if (deletedId !== undefined)
    await database.kysely.deleteFrom('billingCustomer').where('id', '=', deletedId).execute();
  const created = await provider.call(stripe =>
    stripe.customers.create(
      { email: person.email, metadata: { user: person.id } },
      { idempotencyKey: `customer-${person.id}-${deletedId ?? 'first'}` },
    ),
  );
  await database.kysely
    .insertInto('billingCustomer')
    .values({ id: created.id, userId: person.id, email: person.email })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return created.id;
}

/**
 * Deletes a user's customer at the provider before the account is deleted: cancels the subscription, closes open
 * checkouts and removes the card.
 * @throws {ProviderError} if the provider cannot be reached; then the account must stay.
 */
export async function closeCustomer(database: Database, provider: Provider, userId: string): Promise<void> {
  const known = await knownCustomer(database, userId);
  if (known === undefined) return;
  // The lease is not released, so that a waiting checkout does not restart what was just ended.
  await withLease(database.kysely, `person:${userId}`, () => deleteCustomer(provider, known), { last: true });
}

async function deleteCustomer(provider: Provider, customer: string): Promise<void> {
  try {
    const sessions = await provider.call(stripe =>
      stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
    );
    for (const { id } of sessions.data) await provider.call(stripe => stripe.checkout.sessions.expire(id));
    await provider.call(stripe => stripe.customers.del(customer));
  } catch (error) {
    // Already deleted by an attempt whose response was lost.
    if (!(error instanceof ProviderError && error.refusal === 'missing')) throw error;
  }
}
