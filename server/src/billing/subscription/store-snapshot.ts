import { sql, type Kysely } from 'kysely';
import { hashedKey } from '../../accounts/rate-limits/rate-limit.ts';
import type { Database, Tables } from '../../database/index.ts';
import { keyOf, type BillingNotice } from '../mails/notices.ts';
import type { CustomerSnapshot } from './customer-snapshot.ts';

/**
 * Stores a reading and the event that led to it in one transaction. An event already handled changes nothing, and
 * neither does a reading older than the stored one, so repetition and order do not matter.
 * @param permanentNotices events that are true regardless of the reading, such as refunds.
 */
export async function storeSnapshot(
  { kysely }: Database,
  reading: CustomerSnapshot | undefined,
  event?: { id: string; type: string },
  permanentNotices: readonly BillingNotice[] = [],
): Promise<void> {
  await kysely.transaction().execute(async transaction => {
    if (event !== undefined) {
      const inserted = await transaction
        .insertInto('billingEvent')
        .values({ id: event.id, type: event.type })
        .onConflict(conflict => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) return;
    }
    if (reading === undefined) return;
    const customer = await transaction
      .selectFrom('billingCustomer')
      .select('userId')
      .where('id', '=', reading.customerId)
      .executeTakeFirst();
    if (customer === undefined) return;
    await storeNotices(transaction, customer.userId, permanentNotices);

    const newest = await transaction
      .updateTable('billingCustomer')
      .set({ reading: reading.ticket, readAt: new Date(), clockAhead: reading.clockAhead })
      .where('id', '=', reading.customerId)
      .where('reading', '<', reading.ticket)
      .returning('id')
      .executeTakeFirst();
    // A newer reading is stored.
    if (newest === undefined) return;
    await storeNotices(transaction, customer.userId, reading.notices);

    const ids = reading.subscriptions.map(({ id }) => id);
    await transaction
      .deleteFrom('subscription')
      .where('customerId', '=', reading.customerId)
      .$if(ids.length > 0, query => query.where('id', 'not in', ids))
      .execute();
    if (reading.subscriptions.length > 0)
      await transaction
        .insertInto('subscription')
        .values(reading.subscriptions.map(facts => ({ ...facts, customerId: reading.customerId })))
        .onConflict(conflict =>
          conflict.column('id').doUpdateSet({
            status: sql.ref('excluded.status'),
            priceId: sql.ref('excluded.priceId'),
            currentPeriodStart: sql.ref('excluded.currentPeriodStart'),
            currentPeriodEnd: sql.ref('excluded.currentPeriodEnd'),
            cancelAtPeriodEnd: sql.ref('excluded.cancelAtPeriodEnd'),
            nextPriceId: sql.ref('excluded.nextPriceId'),
          }),
        )
        .execute();
    if (reading.trialled) {
      const { email } = await transaction
        .selectFrom('user')
        .select('email')
        .where('id', '=', customer.userId)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('trialUse')
        .values({ person: trialUserHash(email), usedAt: new Date() })
        .onConflict(conflict => conflict.column('person').doNothing())
        .execute();
    }
  });
}

/** Stores events to notify a user of; existing ones are unchanged, sent or not. */
async function storeNotices(kysely: Kysely<Tables>, userId: string, items: readonly BillingNotice[]): Promise<void> {
  if (items.length === 0) return;
  await kysely
    .insertInto('billingLetter')
    .values(items.map(item => ({ key: keyOf(item), userId, news: JSON.stringify(item) })))
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute();
}

/**
 * A pseudonym of the user of a trial, by a hash of the e-mail address: it outlives the account. Addresses that differ in
 * the part after a plus alone are one user's, because mail to them arrives in one mailbox.
 */
export function trialUserHash(email: string): string {
  return hashedKey('trial', email.replace(/(?<=.)\+[^@]*(?=@)/, ''));
}
