import { sql } from 'kysely';
import { privateKey } from '../accounts/rate-limit.ts';
import type { Database } from '../database/index.ts';
import type { Reading } from './reading.ts';

/**
 * Keeps a reading, together with the event that led to it, in one transaction: either both are there afterwards or neither.
 * An event that was taken before changes nothing, and neither does a reading older than the one that is kept, so that
 * neither repetition nor order matters.
 * @returns whether the event was new.
 */
export async function record(
  { kysely }: Database,
  reading: Reading | undefined,
  event?: { id: string; type: string },
): Promise<boolean> {
  return kysely.transaction().execute(async transaction => {
    if (event !== undefined) {
      const taken = await transaction
        .insertInto('billingEvent')
        .values({ id: event.id, type: event.type })
        .onConflict(conflict => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (taken === undefined) return false;
    }
    if (reading === undefined) return true;

    const newest = await transaction
      .updateTable('billingCustomer')
      .set({ reading: reading.ticket, readAt: new Date() })
      .where('id', '=', reading.customerId)
      .where('reading', '<', reading.ticket)
      .returning('userId')
      .executeTakeFirst();
    // A customer of somebody who has deleted their account, or a newer reading is there.
    if (newest === undefined) return true;

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
          }),
        )
        .execute();
    if (reading.trialled) {
      const { email } = await transaction
        .selectFrom('user')
        .select('email')
        .where('id', '=', newest.userId)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('trialUse')
        .values({ person: personOf(email), usedAt: new Date() })
        .onConflict(conflict => conflict.column('person').doNothing())
        .execute();
    }
    return true;
  });
}

/** Who had a trial, without saying so: it outlives the account, whose e-mail address may not. */
export function personOf(email: string): string {
  return privateKey('trial', email);
}
