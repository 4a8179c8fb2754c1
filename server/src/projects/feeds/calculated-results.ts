import type { SheetDocument } from '@isentrope/records';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { EngineProblem } from '../../engine/index.ts';
import type { ProjectServices } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import { calculateVersion } from '../sheets/calculated-working-copy.ts';
import { results as resultsShape, resultsFrom, type Results } from './results.ts';

/** The calculated results of a working copy. */
interface CalculatedResults {
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
export async function calculatedResults(
  parts: ProjectServices,
  sheet: { id: string; tool: string },
  copy: { version: number; document: SheetDocument },
): Promise<CalculatedResults> {
  const { kysely } = parts.database;
  const engine = (await parts.engine.tools()).find(({ id }) => id === sheet.tool)?.engine;
  const stored = await storedResults(kysely, sheet.id);
  if (stored?.version === copy.version && stored.engine === engine) return { ...stored, behind: null };
  try {
    const calculated = await calculateVersion(parts, sheet, copy);
    const results = resultsFrom(calculated);
    const workedAt = new Date();
    await storeResults(kysely, sheet.id, {
      version: copy.version,
      engine: calculated.report.engine,
      workedAt,
      results,
    });
    // A concurrent calculation, or a later version, may have been stored first; everybody gets the same.
    return {
      results,
      engine: calculated.report.engine,
      workedAt,
      ...(await storedResults(kysely, sheet.id)),
      behind: null,
    };
  } catch (error) {
    if (!(error instanceof EngineProblem)) throw error;
    if (stored === undefined) throw new ProjectProblem(statuses[error.code], error.code, error.message);
    return { ...stored, behind: error.message };
  }
}

const statuses: Readonly<Record<EngineProblem['code'], ContentfulStatusCode>> = {
  REFUSED: 422,
  BUSY: 503,
  TOO_LONG: 504,
  TOO_LARGE: 422,
};

async function storedResults(kysely: Kysely<Tables>, sheetId: string) {
  const row = await kysely.selectFrom('sheetResults').selectAll().where('sheetId', '=', sheetId).executeTakeFirst();
  if (row === undefined) return undefined;
  const { version, engine, workedAt, results } = row;
  return { version, engine, workedAt, results: resultsShape.parse(JSON.parse(results)) };
}

/** Replaces stored results of an earlier version, or of another version of the calculator. */
async function storeResults(
  kysely: Kysely<Tables>,
  sheetId: string,
  { results, ...facts }: { version: number; engine: string; workedAt: Date; results: Results },
): Promise<void> {
  const stored = { ...facts, results: JSON.stringify(results) };
  await kysely
    .insertInto('sheetResults')
    .values({ sheetId, ...stored })
    .onConflict(conflict =>
      conflict
        .column('sheetId')
        .doUpdateSet(stored)
        .where(is =>
          is.or([
            is('sheetResults.version', '<', stored.version),
            is.and([is('sheetResults.version', '=', stored.version), is('sheetResults.engine', '<>', stored.engine)]),
          ]),
        ),
    )
    .execute();
}
