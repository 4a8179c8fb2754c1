import { revisionRecord, type FeedSource, type SheetState } from '@isentrope/records';
import type { ProjectServices } from '../parts.ts';
import { notFound, ProjectProblem } from '../problems.ts';
import type { MemberProject } from '../member-project.ts';
import { listedSheet, sheetRows, type SheetRow } from '../sheets/sheet-list.ts';
import { sheetFor, workingCopy, type SheetSummary } from '../sheets/sheets.ts';
import type { ProjectUser } from '../project-user.ts';
import { requireResultsAccess } from './results-access.ts';
import { resultsFrom, type Results } from './results.ts';
import { haveSourcesChanged } from './upstream.ts';
import { calculatedResults } from './calculated-results.ts';

/** Metadata of the results, for correct interpretation. */
export interface FeedMetadata {
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

export interface FeedContent {
  readonly head: FeedMetadata;
  readonly results: Results;
}

/**
 * The results of a sheet for a reader.
 * @throws {ProjectProblem} 404 without access or in a deleted project; 403 as `requireResultsAccess`; 409 if there are none;
 * and errors of the calculator.
 */
export async function feedContent(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  source: FeedSource,
): Promise<FeedContent> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, actor, sheetId, 'read');
  const [row] = await sheetRows(kysely, { sheetId });
  if (row === undefined || project.deletedAt !== null) throw notFound('sheet');
  await requireResultsAccess(parts, actor, sheet.tool, source);
  return source === 'working'
    ? contentOfWorkingCopy(parts, project, sheet, row)
    : contentOfApproved(parts, project, row);
}

async function contentOfWorkingCopy(
  parts: ProjectServices,
  { id, number, name }: MemberProject,
  sheet: SheetSummary,
  row: SheetRow,
): Promise<FeedContent> {
  const { document, version } = await workingCopy(parts.database.kysely, sheet.id);
  if (document === null)
    throw new ProjectProblem(409, 'NO_RESULTS', 'This sheet has no inputs yet, so it has no results.');
  const { results, engine, workedAt, behind } = await calculatedResults(parts, sheet, { version, document });
  const isStale = behind === null ? await haveSourcesChanged(parts, sheet, document) : true;
  const { revision, state, changedAt } = listedSheet(row);
  return {
    head: {
      project: { id, number, name },
      sheet: { id: sheet.id, number: sheet.number, title: sheet.title, tool: sheet.tool },
      source: 'working',
      revision,
      state,
      stale: isStale,
      note: behind === null ? staleNote(isStale) : `Later inputs have not been calculated: ${behind}`,
      typedAt: changedAt,
      workedAt: workedAt.toISOString(),
      engine,
    },
    results,
  };
}

function staleNote(isStale: boolean | null): string | null {
  if (isStale === null) return 'The values that this sheet reads are being recalculated. Refresh in a minute.';
  return isStale ? 'The values that this sheet reads have changed. Update the sheet in its project.' : null;
}

async function contentOfApproved(
  { database }: ProjectServices,
  { id }: MemberProject,
  row: SheetRow,
): Promise<FeedContent> {
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
  const notes = outdatedNotes(row, { ...approved, letter: record.revision });
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
    results: resultsFrom(record),
  };
}

/** Notes on what changed after an approved revision, a sentence each. */
function outdatedNotes(row: SheetRow, revision: { id: string; letter: string; sheetVersion: number }): string[] {
  const notes: string[] = [];
  if (row.version !== revision.sheetVersion)
    notes.push(`The working copy has changed since revision ${revision.letter} was issued.`);
  if (row.letter !== null && row.letter !== revision.letter)
    notes.push(`Revision ${row.letter} has been issued since and is ${row.revisionState}.`);
  if (row.driftRevision === revision.id)
    notes.push(
      row.driftOutcome === 'failed'
        ? 'The current version of the calculator cannot recalculate this sheet.'
        : `The current version of the calculator gives different results${row.driftChange ? `, by ${row.driftChange}` : ''}.`,
    );
  return notes;
}
