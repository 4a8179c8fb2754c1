import { randomUUID } from 'node:crypto';
import { basis, sheetDocument, sheetsRead, type Sheet, type SheetDocument } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { may, type Deed } from './access.ts';
import { hasPro, whyNoSheet } from './allowance.ts';
import { nothingElse, type AlsoKept } from './also-kept.ts';
import { circleWords } from './connections/circle.ts';
import { standingSheets } from './connections/standing-sheets.ts';
import { holdFiles, sweepFiles } from './attachment-files.ts';
import { note } from './events.ts';
import type { ProjectParts } from './parts.ts';
import { notThere, ProjectProblem } from './problems.ts';
import { actsOpenTo } from './revision-rules.ts';
import { revisionsOf } from './revision-list.ts';
import { projectFor, type SeenProject } from './seen-project.ts';
import { nameOfSheet } from './sheet-name.ts';
import { listedSheet, sheetRows, type SheetRow } from './sheet-list.ts';
import type { Visitor } from './visitor.ts';

interface Particulars {
  number: string;
  title: string;
  notes: string;
}

/** A sheet without its document. */
export type SheetHead = Pick<SheetRow, 'id' | 'projectId' | 'tool' | 'number' | 'title' | 'notes' | 'version'>;

/**
 * A sheet and its project, if the user has the permission.
 * @throws {ProjectProblem} as `projectFor`.
 */
export async function sheetFor(
  kysely: Kysely<Tables>,
  visitor: Visitor,
  sheetId: string,
  deed: Deed,
): Promise<{ sheet: SheetHead; project: SeenProject }> {
  const sheet = await kysely
    .selectFrom('sheet')
    .select(['id', 'projectId', 'tool', 'number', 'title', 'notes', 'version'])
    .where('id', '=', sheetId)
    .executeTakeFirst();
  if (sheet === undefined) throw notThere('sheet');
  try {
    return { sheet, project: await projectFor(kysely, visitor.id, sheet.projectId, deed) };
  } catch (error) {
    throw error instanceof ProjectProblem && error.status === 404 ? notThere('sheet') : error;
  }
}

/**
 * Requires that a user may use a calculator: Pro ones need a subscription of their own, whoever owns the project.
 * @throws {ProjectProblem} for an unknown calculator, or without Pro.
 */
export async function mustHaveTool(parts: ProjectParts, visitor: Visitor, tool: string): Promise<void> {
  const known = (await parts.engine.tools()).find(({ id }) => id === tool);
  if (known === undefined) throw new ProjectProblem(400, 'INVALID_INPUT', 'The tool must be one of the calculators.');
  if (known.access === 'pro' && !(await hasPro(parts.database.kysely, visitor)))
    throw new ProjectProblem(403, 'NEEDS_PRO', 'Pro subscription required to access this tool');
}

/** A new sheet: empty, or with a working copy as its first version. */
interface NewSheet extends Omit<Particulars, 'notes'> {
  tool: string;
  notes?: string;
  document?: SheetDocument;
}

/**
 * Adds a sheet to a project. Returns its id.
 * @param sheet its document, if any, must be of its tool.
 * @param alsoKept writes in the same transaction.
 */
export async function addSheet(
  parts: ProjectParts,
  visitor: Visitor,
  projectId: string,
  { tool, number, title, notes = '', document }: NewSheet,
  alsoKept: AlsoKept = nothingElse,
): Promise<string> {
  const { kysely } = parts.database;
  await projectFor(kysely, visitor.id, projectId, 'edit sheets');
  await mustHaveTool(parts, visitor, tool);
  return kysely.transaction().execute(async transaction => {
    // Locked, because two at once would both be within the quota.
    await transaction.selectFrom('project').select('id').where('id', '=', projectId).forUpdate().execute();
    const project = await projectFor(transaction, visitor.id, projectId, 'edit sheets');
    const full = whyNoSheet(project.allowance, project.sheets);
    if (full !== null) throw new ProjectProblem(403, 'NO_ROOM', full);
    const id = randomUUID();
    await transaction
      .insertInto('sheet')
      .values({ id, projectId, tool, number, title, notes, document: null, changedBy: visitor.id })
      .execute();
    // No other sheet can depend on a new one, so there is no cycle to check.
    if (document !== undefined) await storeDocument(transaction, visitor, id, { version: 0, document });
    await note(transaction, projectId, visitor, `added the sheet ${nameOfSheet({ number, title })}`);
    await alsoKept(transaction, id);
    return id;
  });
}

/** A sheet with its working copy, its revisions, and the actions the user can take. */
export async function viewSheet(parts: ProjectParts, visitor: Visitor, sheetId: string): Promise<Sheet> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, visitor, sheetId, 'read');
  const [row] = await sheetRows(kysely, { sheetId });
  if (row === undefined) throw notThere('sheet');
  const { document, version } = await kysely
    .selectFrom('sheet')
    .select(['document', 'version'])
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow();
  const closed = project.closed !== null;
  const revisions = await revisionsOf(kysely, sheetId);
  const latest = revisions.at(-1);
  const acts = latest === undefined || closed ? [] : actsOpenTo(project.role, visitor.id, latest);
  return {
    ...listedSheet(row),
    notes: sheet.notes,
    project: {
      id: project.id,
      number: project.number,
      name: project.name,
      client: project.client,
      closed: project.closed,
      units: basis.parse(JSON.parse(project.basis)).units,
    },
    role: project.role,
    may: [
      ...(may(project.role, 'edit sheets', closed) ? (['edit'] as const) : []),
      ...(may(project.role, 'issue', closed) && document !== null ? (['issue'] as const) : []),
      ...acts.filter(act => act === 'check' || act === 'approve'),
      ...(may(project.role, 'comment', closed) ? (['comment'] as const) : []),
      ...(may(project.role, 'edit sheets', closed) && revisions.length === 0 ? (['remove'] as const) : []),
    ],
    document: readDocument(document),
    version,
    revisions,
  };
}

/** Parses a stored working copy. */
export function readDocument(kept: string | null): SheetDocument | null {
  return kept === null ? null : sheetDocument.parse(JSON.parse(kept));
}

/**
 * Saves a working copy if nobody has saved since the version it was based on; a single statement decides. An identical
 * document is not a change.
 * @throws {ProjectProblem} 409 with the current document, if somebody else saved first.
 */
export async function saveDocument(
  parts: ProjectParts,
  visitor: Visitor,
  sheetId: string,
  { version, document }: { version: number; document: SheetDocument },
): Promise<{ version: number; changedAt: string }> {
  const { kysely } = parts.database;
  const { sheet } = await sheetFor(kysely, visitor, sheetId, 'edit sheets');
  if (document.tool !== sheet.tool)
    throw new ProjectProblem(400, 'INVALID_INPUT', `The sheet is of the calculator "${sheet.tool}".`);
  await mustHaveTool(parts, visitor, sheet.tool);
  const store = (where: Kysely<Tables>) => storeDocument(where, visitor, sheetId, { version, document });
  const changed =
    sheetsRead(document).length === 0
      ? await store(kysely)
      : await kysely.transaction().execute(async transaction => {
          await mustNotCircle(transaction, sheet, document);
          return store(transaction);
        });
  if (changed !== undefined) return { version: changed.version, changedAt: changed.changedAt.toISOString() };
  return standing(kysely, sheetId, version, JSON.stringify(document));
}

/**
 * Replaces a working copy of the given version; undefined if that is not the current version, or the document is
 * identical.
 */
export function storeDocument(
  kysely: Kysely<Tables>,
  visitor: Visitor,
  sheetId: string,
  { version, document }: { version: number; document: SheetDocument },
): Promise<{ version: number; changedAt: Date } | undefined> {
  const text = JSON.stringify(document);
  return kysely
    .updateTable('sheet')
    .set(({ eb }) => ({
      document: text,
      cases: document.cases.length,
      reads: JSON.stringify(sheetsRead(document)),
      version: eb('version', '+', 1),
      changedAt: new Date(),
      changedBy: visitor.id,
    }))
    .where('id', '=', sheetId)
    .where('version', '=', version)
    .where(({ eb }) => eb('document', 'is distinct from', text))
    .returning(['version', 'changedAt'])
    .executeTakeFirst();
}

/**
 * The working copy of a sheet and its version.
 * @throws {ProjectProblem} if the sheet does not exist any more.
 */
export async function workingCopy(
  kysely: Kysely<Tables>,
  sheetId: string,
): Promise<{ document: SheetDocument | null; version: number }> {
  const row = await kysely
    .selectFrom('sheet')
    .select(['document', 'version'])
    .where('id', '=', sheetId)
    .executeTakeFirst();
  if (row === undefined) throw notThere('sheet');
  return { document: readDocument(row.document), version: row.version };
}

/**
 * Requires that saving a sheet creates no cycle. Two simultaneous saves could each create half of one, so they are
 * serialised per project.
 * @throws {ProjectProblem} that names the cycle.
 */
async function mustNotCircle(
  transaction: Kysely<Tables>,
  { id, projectId }: SheetHead,
  document: SheetDocument,
): Promise<void> {
  await transaction.selectFrom('project').select('id').where('id', '=', projectId).forUpdate().execute();
  const sheets = await standingSheets(transaction, projectId);
  for (const source of sheetsRead(document)) {
    const circle = circleWords(sheets, id, source);
    if (circle !== null) throw new ProjectProblem(409, 'CIRCLE', circle);
  }
}

/** The result of a save that changed nothing: success if identical, else a conflict. */
async function standing(kysely: Kysely<Tables>, sheetId: string, version: number, text: string) {
  const now = await kysely
    .selectFrom('sheet')
    .select(['version', 'document', 'changedAt'])
    .where('id', '=', sheetId)
    .executeTakeFirst();
  if (now === undefined) throw notThere('sheet');
  if (now.version === version && now.document === text) return { version, changedAt: now.changedAt.toISOString() };
  throw await overtaken(kysely, sheetId);
}

/** The conflict error, with the current document and who saved it. */
async function overtaken(kysely: Kysely<Tables>, sheetId: string): Promise<ProjectProblem> {
  const { version, document } = await workingCopy(kysely, sheetId);
  const [row] = await sheetRows(kysely, { sheetId });
  const changedBy = row === undefined ? null : listedSheet(row).changedBy;
  return new ProjectProblem(409, 'OVERTAKEN', 'Somebody else has changed this sheet meanwhile.', {
    version,
    document,
    changedBy,
  });
}

/**
 * Changes the name and notes of a sheet, which are part of what is issued. Returns the new version.
 * @param version it was based on, if a concurrent change must not be overwritten.
 * @throws {ProjectProblem} 409 as `saveDocument`.
 */
export async function nameSheet(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  sheetId: string,
  particulars: Particulars,
  version?: number,
): Promise<number> {
  const { sheet, project } = await sheetFor(kysely, visitor, sheetId, 'edit sheets');
  const { number, title, notes } = particulars;
  const changes = sheet.number !== number || sheet.title !== title || sheet.notes !== notes;
  if (!changes && (version ?? sheet.version) === sheet.version) return sheet.version;
  const named = await kysely
    .updateTable('sheet')
    .set(({ eb }) => ({
      ...particulars,
      version: eb('version', '+', 1),
      changedAt: new Date(),
      changedBy: visitor.id,
    }))
    .where('id', '=', sheetId)
    .$if(version !== undefined, query => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  if (named === undefined) throw await overtaken(kysely, sheetId);
  const [before, after] = [nameOfSheet(sheet), nameOfSheet(particulars)];
  if (before !== after) await note(kysely, project.id, visitor, `renamed the sheet ${before} to ${after}`);
  return named.version;
}

/** Deletes a sheet that was never issued. Issued ones remain with their project. */
export async function removeSheet(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  sheetId: string,
): Promise<void> {
  const { sheet, project } = await sheetFor(kysely, visitor, sheetId, 'edit sheets');
  await kysely.transaction().execute(async transaction => {
    const gone = await transaction
      .deleteFrom('sheet')
      .where('id', '=', sheetId)
      .where(is => is.not(is.exists(is.selectFrom('revision').select('id').where('revision.sheetId', '=', sheetId))))
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined)
      throw new ProjectProblem(409, 'ISSUED', 'A sheet that was issued stays in its project, with its revisions.');
    await holdFiles(transaction, project.id);
    await sweepFiles(transaction, project.id);
  });
  await note(kysely, project.id, visitor, `removed the sheet ${nameOfSheet(sheet)}`);
}
