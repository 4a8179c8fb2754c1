import { revisionRecord, type FeedSource, type SheetState } from '@isentrope/records';
import type { ProjectParts } from '../parts.ts';
import { notThere, ProjectProblem } from '../problems.ts';
import type { SeenProject } from '../seen-project.ts';
import { listedSheet, sheetRows, type SheetRow } from '../sheet-list.ts';
import { sheetFor, workingCopy, type SheetHead } from '../sheets.ts';
import type { Visitor } from '../visitor.ts';
import { mustHaveResults } from './entitled.ts';
import { resultsIn, type Results } from './results.ts';
import { restsOnChanged } from './upstream.ts';
import { workedResults } from './worked-results.ts';

/** Metadata of the results, for correct interpretation. */
export interface FedHead {
  readonly project: { readonly id: string; readonly number: string; readonly name: string };
  readonly sheet: { readonly id: string; readonly number: string; readonly title: string; readonly tool: string };
  readonly source: FeedSource;
  /**
   * The letter of the latest revision for a working copy; of the revision itself for an approved one. Null if nothing
   * was issued.
   */
  readonly revision: string | null;
  readonly state: SheetState;
  /** Whether the results are older than the input, or depend on something changed since; null if unknown. */
  readonly stale: boolean | null;
  /** Why they are stale. */
  readonly note: string | null;
  readonly typedAt: string;
  readonly workedAt: string;
  /** The version of the calculator that computed them. */
  readonly engine: string;
}

export interface FedSheet {
  readonly head: FedHead;
  readonly results: Results;
}

/**
 * The results of a sheet for a reader.
 * @throws {ProjectProblem} 404 without access or in a deleted project; 403 as `mustHaveResults`; 409 if there are none;
 * and errors of the calculator.
 */
export async function fedSheet(
  parts: ProjectParts,
  visitor: Visitor,
  sheetId: string,
  source: FeedSource,
): Promise<FedSheet> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, visitor, sheetId, 'read');
  const [row] = await sheetRows(kysely, { sheetId });
  if (row === undefined || project.deletedAt !== null) throw notThere('sheet');
  await mustHaveResults(parts, visitor, sheet.tool, source);
  return source === 'working' ? ofWorkingCopy(parts, project, sheet, row) : ofApproved(parts, project, row);
}

async function ofWorkingCopy(
  parts: ProjectParts,
  { id, number, name }: SeenProject,
  sheet: SheetHead,
  row: SheetRow,
): Promise<FedSheet> {
  const { document, version } = await workingCopy(parts.database.kysely, sheet.id);
  if (document === null)
    throw new ProjectProblem(409, 'NO_RESULTS', 'Nothing has been typed into this sheet yet, so it has no results.');
  const { results, engine, workedAt, behind } = await workedResults(parts, sheet, { version, document });
  const changed = behind === null ? await restsOnChanged(parts, sheet, document) : true;
  const { revision, state, changedAt } = listedSheet(row);
  return {
    head: {
      project: { id, number, name },
      sheet: { id: sheet.id, number: sheet.number, title: sheet.title, tool: sheet.tool },
      source: 'working',
      revision,
      state,
      stale: changed,
      note: behind === null ? restsNote(changed) : `What was typed since has not been worked out: ${behind}`,
      typedAt: changedAt,
      workedAt: workedAt.toISOString(),
      engine,
    },
    results,
  };
}

function restsNote(changed: boolean | null): string | null {
  if (changed === null) return 'What this sheet reads is being worked out. Refresh in a minute.';
  return changed ? 'What this sheet reads has changed since. Update it in its project.' : null;
}

async function ofApproved({ database }: ProjectParts, { id }: SeenProject, row: SheetRow): Promise<FedSheet> {
  const approved = await database.kysely
    .selectFrom('revision')
    .select(['id', 'record', 'sheetVersion'])
    .where('sheetId', '=', row.id)
    .where('state', '=', 'approved')
    // Imported revisions count only if fully verified.
    .where(is => is.or([is('importedFrom', 'is', null), is('importHeld', '=', true)]))
    .orderBy('place', 'desc')
    .executeTakeFirst();
  if (approved === undefined)
    throw new ProjectProblem(409, 'NO_RESULTS', 'No revision of this sheet has been approved yet.');
  const record = revisionRecord.parse(JSON.parse(approved.record));
  const notes = overtakenBy(row, { ...approved, letter: record.revision });
  return {
    head: {
      project: { id, number: record.project.number, name: record.project.name },
      sheet: { id: row.id, number: record.sheet.number, title: record.sheet.title, tool: record.sheet.tool },
      source: 'approved',
      revision: record.revision,
      state: 'approved',
      stale: notes.length > 0,
      note: notes.length === 0 ? null : notes.join(' '),
      typedAt: row.changedAt.toISOString(),
      workedAt: record.issued.at,
      engine: record.report.engine,
    },
    results: resultsIn(record),
  };
}

/** Notes on what changed after an approved revision, a sentence each. */
function overtakenBy(row: SheetRow, revision: { id: string; letter: string; sheetVersion: number }): string[] {
  const notes: string[] = [];
  if (row.version !== revision.sheetVersion)
    notes.push(`The working copy has changed since revision ${revision.letter} was issued.`);
  if (row.letter !== null && row.letter !== revision.letter)
    notes.push(`Revision ${row.letter} has been issued since and is ${row.revisionState}.`);
  if (row.driftRevision === revision.id)
    notes.push(
      row.driftOutcome === 'failed'
        ? 'The present version of the calculator does not work this sheet through.'
        : `The present version of the calculator gives other results${row.driftChange ? `, by ${row.driftChange}` : ''}.`,
    );
  return notes;
}
