import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';

/** After so many days a session is over, however much it was used: the password has to be given again. */
const longestDays = 180;

/** Ends the sessions that have lasted too long. */
export async function endOldSessions(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .deleteFrom('session')
    .where('createdAt', '<', new Date(Date.now() - longestDays * 24 * 60 * 60_000))
    .execute();
}
