import { driftDetails, type Drift } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';

/**
 * The drift of a revision under the current version of its calculator; null if there is none or it is not known yet.
 */
export async function driftOfRevision(kysely: Kysely<Tables>, revisionId: string): Promise<Drift | null> {
  const found = await kysely
    .selectFrom('drift')
    .selectAll()
    .where('revisionId', '=', revisionId)
    .orderBy('presentAt', 'desc')
    .orderBy('engine')
    .executeTakeFirst();
  if (found === undefined || found.outcome === 'same') return null;
  const { engine, outcome, change, details, at, acknowledgedAt, acknowledgedBy } = found;
  return {
    engine,
    outcome,
    change,
    at: at.toISOString(),
    acknowledged: acknowledgedAt === null ? null : { by: acknowledgedBy ?? '', at: acknowledgedAt.toISOString() },
    ...driftDetails.parse(JSON.parse(details)),
  };
}
