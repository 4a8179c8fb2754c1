import type { Database } from '../database/index.ts';
import { withLease } from './lease.ts';
import { ProviderError, type Provider } from './provider.ts';

interface Person {
  id: string;
  email: string;
}

/** The provider's id of somebody who has been to checkout before. */
export async function knownCustomer({ kysely }: Database, userId: string): Promise<string | undefined> {
  const row = await kysely.selectFrom('billingCustomer').select('id').where('userId', '=', userId).executeTakeFirst();
  return row?.id;
}

/**
 * The customer of a person, made where there is none. The idempotency key makes two attempts one customer.
 * @param gone the id kept here of one that the provider has deleted.
 * @throws {ProviderError}
 */
export async function customerOf(
  database: Database,
  provider: Provider,
  person: Person,
  gone?: string,
): Promise<string> {
  const known = await knownCustomer(database, person.id);
  if (known !== undefined && known !== gone) return known;
  if (gone !== undefined) await database.kysely.deleteFrom('billingCustomer').where('id', '=', gone).execute();
  const made = await provider.call(stripe =>
    stripe.customers.create(
      { email: person.email, metadata: { user: person.id } },
      { idempotencyKey: `customer-${person.id}-${gone ?? 'first'}` },
    ),
  );
  await database.kysely
    .insertInto('billingCustomer')
    .values({ id: made.id, userId: person.id, email: person.email })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return made.id;
}

/**
 * Ends everything a person has at the provider, before their account is deleted: it cancels their subscription, closes open
 * checkouts and forgets their card.
 * @throws {ProviderError} when the provider cannot be reached; then the account must stay.
 */
export async function closeCustomer(database: Database, provider: Provider, userId: string): Promise<void> {
  const known = await knownCustomer(database, userId);
  if (known === undefined) return;
  // The lease is kept, so that a checkout that waits for it does not begin anew what was just ended.
  await withLease(database.kysely, `person:${userId}`, () => end(provider, known), { last: true });
}

async function end(provider: Provider, customer: string): Promise<void> {
  try {
    const sessions = await provider.call(stripe =>
      stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
    );
    for (const { id } of sessions.data) await provider.call(stripe => stripe.checkout.sessions.expire(id));
    await provider.call(stripe => stripe.customers.del(customer));
  } catch (error) {
    // Deleted already, by an attempt of which the answer was lost.
    if (!(error instanceof ProviderError && error.refusal === 'missing')) throw error;
  }
}
