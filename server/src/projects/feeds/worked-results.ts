import type { SheetDocument } from '@isentrope/records';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { EngineProblem } from '../../engine/index.ts';
import type { ProjectParts } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import { workedVersion } from '../worked-copy.ts';
import { results as resultsShape, resultsIn, type Results } from './results.ts';

/** The calculated results of a working copy. */
export interface WorkedResults {
  readonly results: Results;
  readonly engine: string;
  readonly workedAt: Date;
  /** Why these are of an earlier version of the working copy or calculator, as a sentence; null if they are current. */
  readonly behind: string | null;
}

/**
 * The results of a working copy, calculated once per version of it and of its calculator, and stored. If the
 * calculation fails, returns earlier stored results, marked as behind.
 * @throws {ProjectProblem} if there are none.
 */
export async function workedResults(
  parts: ProjectParts,
  sheet: { id: string; tool: string },
  copy: { version: number; document: SheetDocument },
): Promise<WorkedResults> {
  const { kysely } = parts.database;
  const engine = (await parts.engine.tools()).find(({ id }) => id === sheet.tool)?.engine;
  const kept = await keptResults(kysely, sheet.id);
  if (kept?.version === copy.version && kept.engine === engine) return { ...kept, behind: null };
  try {
    const worked = await workedVersion(parts, sheet, copy);
    const results = resultsIn(worked);
    const workedAt = new Date();
    await keep(kysely, sheet.id, { version: copy.version, engine: worked.report.engine, workedAt, results });
    // A concurrent calculation, or a later version, may have been stored first; everybody gets the same.
    return { results, engine: worked.report.engine, workedAt, ...(await keptResults(kysely, sheet.id)), behind: null };
  } catch (error) {
    if (!(error instanceof EngineProblem)) throw error;
    if (kept === undefined) throw new ProjectProblem(statuses[error.code], error.code, error.message);
    return { ...kept, behind: error.message };
  }
}

const statuses: Readonly<Record<EngineProblem['code'], ContentfulStatusCode>> = {
  REFUSED: 422,
  BUSY: 503,
  TOO_LONG: 504,
  TOO_LARGE: 422,
};

async function keptResults(kysely: Kysely<Tables>, sheetId: string) {
  const row = await kysely.selectFrom('sheetResults').selectAll().where('sheetId', '=', sheetId).executeTakeFirst();
  if (row === undefined) return undefined;
  const { version, engine, workedAt, results } = row;
  return { version, engine, workedAt, results: resultsShape.parse(JSON.parse(results)) };
}

/** Replaces stored results of an earlier version, or of another version of the calculator. */
async function keep(
  kysely: Kysely<Tables>,
  sheetId: string,
  { results, ...facts }: { version: number; engine: string; workedAt: Date; results: Results },
): Promise<void> {
  const kept = { ...facts, results: JSON.stringify(results) };
  await kysely
    .insertInto('sheetResults')
    .values({ sheetId, ...kept })
    .onConflict(conflict =>
      conflict
        .column('sheetId')
        .doUpdateSet(kept)
        .where(is =>
          is.or([
            is('sheetResults.version', '<', kept.version),
            is.and([is('sheetResults.version', '=', kept.version), is('sheetResults.engine', '<>', kept.engine)]),
          ]),
        ),
    )
    .execute();
}
