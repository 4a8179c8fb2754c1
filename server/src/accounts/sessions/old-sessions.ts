import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';

/** Maximum lifetime of a session in days, however much it is used; then the user signs in again. */
const longestDays = 180;

/** Deletes sessions past their maximum lifetime. */
export async function endOldSessions(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .deleteFrom('session')
    .where('createdAt', '<', new Date(Date.now() - longestDays * 24 * 60 * 60_000))
    .execute();
}
