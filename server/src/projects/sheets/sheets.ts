import { randomUUID } from 'node:crypto';
import { basis, sheetDocument, referencedSheets, type Sheet, type SheetDocument } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { can, type ProjectAction } from '../permissions.ts';
import { hasPro, sheetQuotaError } from '../quota.ts';
import { noop, type InSameTransaction } from '../in-same-transaction.ts';
import { cycleMessage } from '../connections/cycle-message.ts';
import { readConnectedSheets } from '../connections/connected-sheets.ts';
import { lockFiles, sweepFiles } from '../attachments/attachment-files.ts';
import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { notFound, permitted, ProjectProblem } from '../problems.ts';
import { availableActions } from '../revisions/revision-rules.ts';
import { revisionsOf } from '../revisions/revision-list.ts';
import { projectFor, type MemberProject } from '../member-project.ts';
import { sheetDisplayName } from './sheet-name.ts';
import { listedSheet, sheetRows, type SheetRow } from './sheet-list.ts';
import { displayName, type ProjectUser } from '../project-user.ts';

interface SheetDetails {
  number: string;
  title: string;
  notes: string;
}

/** A sheet without its document. */
export type SheetSummary = Pick<SheetRow, 'id' | 'projectId' | 'tool' | 'number' | 'title' | 'notes' | 'version'>;

/**
 * A sheet and its project, if the user has the permission.
 * @throws {ProjectProblem} as `projectFor`.
 */
export async function sheetFor(
  kysely: Kysely<Tables>,
  actor: ProjectUser,
  sheetId: string,
  action: ProjectAction,
): Promise<{ sheet: SheetSummary; project: MemberProject }> {
  const sheet = await kysely
    .selectFrom('sheet')
    .select(['id', 'projectId', 'tool', 'number', 'title', 'notes', 'version'])
    .where('id', '=', sheetId)
    .executeTakeFirst();
  if (sheet === undefined) throw notFound('sheet');
  return { sheet, project: await permitted('sheet', projectFor(kysely, actor.id, sheet.projectId, action)) };
}

/**
 * Requires that a user may use a calculator: Pro ones need the user's own subscription, whoever owns the project.
 * @throws {ProjectProblem} for an unknown calculator, or without Pro.
 */
export async function requireToolAccess(parts: ProjectServices, actor: ProjectUser, tool: string): Promise<void> {
  const known = (await parts.engine.tools()).find(({ id }) => id === tool);
  if (known === undefined) throw new ProjectProblem(400, 'INVALID_INPUT', 'The tool must be one of the calculators.');
  if (known.access === 'pro' && !(await hasPro(parts.database.kysely, actor)))
    throw new ProjectProblem(403, 'NEEDS_PRO', 'Pro subscription required to access this tool');
}

/** A new sheet: empty, or with a working copy as its first version. */
interface NewSheet extends Omit<SheetDetails, 'notes'> {
  tool: string;
  notes?: string;
  document?: SheetDocument;
}

/**
 * Adds a sheet to a project. Returns its id.
 * @param sheet its document, if any, must be of its tool.
 * @param inSameTransaction writes in the same transaction.
 */
export async function addSheet(
  parts: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  { tool, number, title, notes = '', document }: NewSheet,
  inSameTransaction: InSameTransaction = noop,
): Promise<string> {
  const { kysely } = parts.database;
  await projectFor(kysely, actor.id, projectId, 'edit sheets');
  await requireToolAccess(parts, actor, tool);
  return kysely.transaction().execute(async transaction => {
    // Locked, because two simultaneous requests would both be within the quota.
    await transaction.selectFrom('project').select('id').where('id', '=', projectId).forUpdate().execute();
    const project = await projectFor(transaction, actor.id, projectId, 'edit sheets');
    const quotaError = sheetQuotaError(project.allowance, project.sheets);
    if (quotaError !== null) throw new ProjectProblem(403, 'NO_ROOM', quotaError);
    const id = randomUUID();
    await transaction
      .insertInto('sheet')
      .values({ id, projectId, tool, number, title, notes, document: null, changedBy: actor.id })
      .execute();
    // No other sheet can depend on a new one, so there is no cycle to check.
    if (document !== undefined) await storeDocument(transaction, actor, id, { version: 0, document });
    await recordEvent(transaction, projectId, actor, `added the sheet ${sheetDisplayName({ number, title })}`);
    await inSameTransaction(transaction, id);
    return id;
  });
}

/** A sheet with its working copy, its revisions, and the actions the user can take. */
export async function viewSheet(parts: ProjectServices, actor: ProjectUser, sheetId: string): Promise<Sheet> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, actor, sheetId, 'read');
  const [row] = await sheetRows(kysely, { sheetId });
  if (row === undefined) throw notFound('sheet');
  const { document, version } = await kysely
    .selectFrom('sheet')
    .select(['document', 'version'])
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow();
  const closed = project.closed !== null;
  const { units, standards } = basis.parse(JSON.parse(project.basis));
  const revisions = await revisionsOf(kysely, sheetId);
  const latest = revisions.at(-1);
  const acts = latest === undefined || closed ? [] : availableActions(project.role, actor.id, latest);
  return {
    ...listedSheet(row),
    notes: sheet.notes,
    project: {
      id: project.id,
      number: project.number,
      name: project.name,
      client: project.client,
      closed: project.closed,
      units,
      standards,
    },
    role: project.role,
    may: [
      ...(can(project.role, 'edit sheets', closed) ? (['edit'] as const) : []),
      ...(can(project.role, 'issue', closed) && document !== null ? (['issue'] as const) : []),
      ...acts.filter(act => act === 'check' || act === 'approve'),
      ...(can(project.role, 'comment', closed) ? (['comment'] as const) : []),
      ...(can(project.role, 'edit sheets', closed) && revisions.length === 0 ? (['remove'] as const) : []),
    ],
    document: readDocument(document),
    version,
    revisions,
  };
}

/** Parses a stored working copy. */
export function readDocument(json: string | null): SheetDocument | null {
  return json === null ? null : sheetDocument.parse(JSON.parse(json));
}

/**
 * Saves a working copy if nobody has saved since the version it was based on; a single statement decides. An identical
 * document is not a change.
 * @throws {ProjectProblem} 409 with the current document, if somebody else saved first.
 */
export async function saveDocument(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  { version, document }: { version: number; document: SheetDocument },
): Promise<{ version: number; changedAt: string }> {
  const { kysely } = parts.database;
  const { sheet } = await sheetFor(kysely, actor, sheetId, 'edit sheets');
  if (document.tool !== sheet.tool)
    throw new ProjectProblem(400, 'INVALID_INPUT', `The sheet uses the calculator "${sheet.tool}".`);
  await requireToolAccess(parts, actor, sheet.tool);
  if (version < sheet.version) throw conflictProblem(await latestSave(kysely, sheetId));
  const store = (where: Kysely<Tables>) => storeDocument(where, actor, sheetId, { version, document });
  const changed =
    referencedSheets(document).length === 0
      ? await store(kysely)
      : await kysely.transaction().execute(async transaction => {
          await requireNoCycle(transaction, sheet, document);
          return store(transaction);
        });
  if (changed !== undefined) return { version: changed.version, changedAt: changed.changedAt.toISOString() };
  return resultOfUnchangedSave(kysely, sheetId, version, JSON.stringify(document));
}

/**
 * Replaces a working copy of the given version; undefined if that is not the current version, or the document is
 * identical.
 */
export function storeDocument(
  kysely: Kysely<Tables>,
  actor: ProjectUser,
  sheetId: string,
  { version, document }: { version: number; document: SheetDocument },
): Promise<{ version: number; changedAt: Date } | undefined> {
  const text = JSON.stringify(document);
  return kysely
    .updateTable('sheet')
    .set(({ eb }) => ({
      document: text,
      cases: document.cases.length,
      reads: JSON.stringify(referencedSheets(document)),
      version: eb('version', '+', 1),
      changedAt: new Date(),
      changedBy: actor.id,
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
  if (row === undefined) throw notFound('sheet');
  return { document: readDocument(row.document), version: row.version };
}

/**
 * Requires that saving a sheet creates no cycle. Two simultaneous saves could each create half of one, so they are
 * serialised per project.
 * @throws {ProjectProblem} that names the cycle.
 */
async function requireNoCycle(
  transaction: Kysely<Tables>,
  { id, projectId }: SheetSummary,
  document: SheetDocument,
): Promise<void> {
  await transaction.selectFrom('project').select('id').where('id', '=', projectId).forUpdate().execute();
  const sheets = await readConnectedSheets(transaction, projectId);
  for (const source of referencedSheets(document)) {
    const cycle = cycleMessage(sheets, id, source);
    if (cycle !== null) throw new ProjectProblem(409, 'CIRCLE', cycle);
  }
}

/** The result of a save that changed nothing: success if identical, else a conflict. */
async function resultOfUnchangedSave(kysely: Kysely<Tables>, sheetId: string, version: number, text: string) {
  const now = await latestSave(kysely, sheetId);
  if (now.version === version && now.document === text) return { version, changedAt: now.changedAt.toISOString() };
  throw conflictProblem(now);
}

/** The last save of a sheet and the user who made it. */
async function latestSave(kysely: Kysely<Tables>, sheetId: string) {
  const save = await kysely
    .selectFrom('sheet')
    .leftJoin('user', 'user.id', 'sheet.changedBy')
    .select(['version', 'document', 'changedAt', 'email', 'firstName', 'lastName'])
    .where('sheet.id', '=', sheetId)
    .executeTakeFirst();
  if (save === undefined) throw notFound('sheet');
  return save;
}

/** The conflict error, with the current document and who saved it. */
function conflictProblem(save: Awaited<ReturnType<typeof latestSave>>): ProjectProblem {
  const { version, document, email, firstName, lastName } = save;
  return new ProjectProblem(409, 'OVERTAKEN', 'Someone else has changed this sheet in the meantime.', {
    version,
    document: readDocument(document),
    changedBy: email === null ? null : displayName({ email, firstName, lastName }),
  });
}

/**
 * Changes the name and notes of a sheet, which are part of what is issued. Returns the new version.
 * @param version it was based on, if a concurrent change must not be overwritten.
 * @throws {ProjectProblem} 409 as `saveDocument`.
 */
export async function changeSheetDetails(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  details: SheetDetails,
  version?: number,
): Promise<number> {
  const { sheet, project } = await sheetFor(kysely, actor, sheetId, 'edit sheets');
  const { number, title, notes } = details;
  const isChanged = sheet.number !== number || sheet.title !== title || sheet.notes !== notes;
  if (!isChanged && (version ?? sheet.version) === sheet.version) return sheet.version;
  return kysely.transaction().execute(async transaction => {
    const updatedSheet = await transaction
      .updateTable('sheet')
      .set(({ eb }) => ({
        ...details,
        version: eb('version', '+', 1),
        changedAt: new Date(),
        changedBy: actor.id,
      }))
      .where('id', '=', sheetId)
      .$if(version !== undefined, query => query.where('version', '=', version ?? 0))
      .returning('version')
      .executeTakeFirst();
    if (updatedSheet === undefined) throw conflictProblem(await latestSave(transaction, sheetId));
    const [before, after] = [sheetDisplayName(sheet), sheetDisplayName(details)];
    if (before !== after) await recordEvent(transaction, project.id, actor, `renamed the sheet ${before} to ${after}`);
    return updatedSheet.version;
  });
}

/** Deletes a sheet that was never issued. Issued ones remain with their project. */
export async function removeSheet(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
): Promise<void> {
  const { sheet, project } = await sheetFor(kysely, actor, sheetId, 'edit sheets');
  await kysely.transaction().execute(async transaction => {
    const deleted = await transaction
      .deleteFrom('sheet')
      .where('id', '=', sheetId)
      .where(is => is.not(is.exists(is.selectFrom('revision').select('id').where('revision.sheetId', '=', sheetId))))
      .returning('id')
      .executeTakeFirst();
    if (deleted === undefined)
      throw new ProjectProblem(409, 'ISSUED', 'A sheet that has been issued cannot be deleted from its project.');
    await lockFiles(transaction, project.id);
    await sweepFiles(transaction, project.id);
    await recordEvent(transaction, project.id, actor, `removed the sheet ${sheetDisplayName(sheet)}`);
  });
}
