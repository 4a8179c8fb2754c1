import { randomUUID } from 'node:crypto';
import {
  attachmentsIn,
  canonicalJson,
  formatTimestamp,
  referencedSheets,
  withNewIds,
  type ArchivedProject,
  type NewIds,
  type RevisionState,
  type SignedRevision,
} from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { quotaOf, hasPro, attachmentQuotaError, projectQuotaError, sheetQuotaError, type Quota } from '../quota.ts';
import { attachmentUsageOf, storeFile, throwIfQuotaError } from '../attachments/attachment-files.ts';
import { freezeAttachments } from '../attachments/attachments.ts';
import { recordEvent } from '../history/events.ts';
import { countUse } from '../limits.ts';
import type { ProjectServices } from '../parts.ts';
import { countOwnedProjects } from '../members.ts';
import { ProjectProblem } from '../problems.ts';
import { statesOf } from './imported-states.ts';
import { readProject, readSheet, type SheetFolder } from './read-archive.ts';
import { publishedKeysOf } from '../signing/signing-keys.ts';
import { withTemporaryFile } from './temporary-file.ts';
import type { ProjectUser } from '../project-user.ts';
import { ArchiveProblem, openArchive, type ArchiveEntry } from './zip-reader.ts';

const megabyte = 1024 * 1024;
/** Maximum bytes of an uploaded archive. */
const maxArchiveBytes = 300 * megabyte;
const limits = { entries: 15_000, entry: 64 * megabyte, total: 1024 * megabyte };
/** Maximum number of concurrent imports. */
const maxConcurrentImports = 3;
/** Users with an import in progress. */
const importingUsers = new Set<string>();

/**
 * Creates a project from an archive, owned by the importing user: details and basis, working copies and attachments
 * under new ids, and issued revisions as evidence. Until complete it is marked as deleted, so that nobody sees an
 * incomplete project, and the remains of a process that ends meanwhile are purged. Returns the id.
 * @throws {ProjectProblem} with a message that names the faulty file of the archive.
 */
export async function importProject(
  parts: ProjectServices,
  actor: ProjectUser,
  body: ReadableStream<Uint8Array> | null,
): Promise<string> {
  if (!actor.verified)
    throw new ProjectProblem(403, 'NOT_VERIFIED', 'Projects need an account with an email address. Create one first.');
  const { kysely } = parts.database;
  await countUse(parts, actor, 'project-import');
  const quota = quotaOf(await hasPro(kysely, actor));
  throwIfQuotaError(projectQuotaError(quota, await countOwnedProjects(kysely, actor.id)));
  // A slow upload would otherwise block everybody.
  if (importingUsers.has(actor.id))
    throw new ProjectProblem(
      429,
      'TOO_MANY_AT_ONCE',
      'Another of your projects is being imported. Please wait until that is finished.',
      { retryAfter: 10 },
    );
  if (importingUsers.size >= maxConcurrentImports)
    throw new ProjectProblem(503, 'BUSY', 'Other projects are being imported at the moment. Please try again shortly.');
  importingUsers.add(actor.id);
  try {
    const id = await withTemporaryFile(body, maxArchiveBytes, async (file, bytes) =>
      createFromEntries(parts, actor, quota, await openArchive(file, bytes, limits)),
    );
    if (id === undefined)
      throw new ProjectProblem(413, 'BODY_TOO_LARGE', `An archive can be at most ${maxArchiveBytes / megabyte} MB.`);
    return id;
  } catch (error) {
    throw error instanceof ArchiveProblem ? new ProjectProblem(400, 'INVALID_ARCHIVE', error.message) : error;
  } finally {
    importingUsers.delete(actor.id);
  }
}

async function createFromEntries(
  parts: ProjectServices,
  actor: ProjectUser,
  quota: Quota,
  entries: ReadonlyMap<string, ArchiveEntry>,
): Promise<string> {
  const { kysely } = parts.database;
  const project = await readProject(entries);
  if (project.sheets.length > 0) throwIfQuotaError(sheetQuotaError(quota, project.sheets.length - 1));
  const { keys } = await publishedKeysOf(kysely);
  const tools = new Set((await parts.engine.tools()).map(({ id }) => id));
  const newIdsFor = (things: readonly { readonly id: string }[]) => new Map(things.map(({ id }) => [id, randomUUID()]));
  const ids = { sheet: newIdsFor(project.sheets), fluid: newIdsFor(project.fluids) };
  const id = await createHiddenProject(kysely, actor, project, ids);
  const counter = new AttachmentCounter(quota, (await attachmentUsageOf(kysely, id, actor.id)).account);
  try {
    let issued = 0;
    for (const each of project.sheets) {
      const folder = await readSheet(entries, each, { keys, origin: parts.origin });
      if (!tools.has(folder.sheet.tool))
        throw new ArchiveProblem(
          `The file “sheets/${each.folder}/sheet.json” uses the calculator “${folder.sheet.tool}”, which this site does not have.`,
        );
      counter.count(folder);
      await kysely.transaction().execute(transaction => addFolder(transaction, actor, id, folder, ids));
      issued += folder.file?.revisions.length ?? 0;
    }
    await completeImport(kysely, actor, id, project, issued);
    return id;
  } catch (error) {
    await kysely.deleteFrom('project').where('id', '=', id).execute();
    throw error;
  }
}

/** Sums the bytes of attachments, counting each file once. */
class AttachmentCounter {
  private readonly seen = new Set<string>();
  private bytes = 0;

  constructor(
    private readonly quota: Quota,
    /** Bytes in the other projects of the account. */
    private readonly elsewhere: number,
  ) {}

  count({ files }: Pick<SheetFolder, 'files'>): void {
    for (const [hash, { size }] of files) {
      if (this.seen.has(hash)) continue;
      this.seen.add(hash);
      this.bytes += size;
    }
    throwIfQuotaError(attachmentQuotaError(this.quota, { project: 0, account: this.elsewhere }, this.bytes));
  }
}

async function createHiddenProject(
  kysely: Kysely<Tables>,
  actor: ProjectUser,
  { project, fluids }: ArchivedProject,
  ids: NewIds,
): Promise<string> {
  const id = randomUUID();
  const { number, name, client, basis } = project;
  await kysely.transaction().execute(async transaction => {
    await transaction
      .insertInto('project')
      .values({ id, number, name, client, basis: JSON.stringify(basis), deletedAt: new Date() })
      .execute();
    await transaction.insertInto('projectMember').values({ projectId: id, userId: actor.id, role: 'owner' }).execute();
    for (const { id: was, parts, version, name: called, words: text } of fluids)
      await transaction
        .insertInto('projectFluid')
        .values({
          id: ids.fluid.get(was) ?? randomUUID(),
          projectId: id,
          name: called,
          words: text,
          parts: canonicalJson(parts),
          version,
          changedBy: actor.id,
        })
        .execute();
  });
  return id;
}

/**
 * Completes the import if the quota still allows it: two simultaneous imports would each have been within it before.
 */
async function completeImport(
  kysely: Kysely<Tables>,
  actor: ProjectUser,
  id: string,
  { origin, exported, sheets }: ArchivedProject,
  issued: number,
): Promise<void> {
  await kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('user').select('id').where('id', '=', actor.id).forUpdate().execute();
    const quota = quotaOf(await hasPro(transaction, actor));
    throwIfQuotaError(projectQuotaError(quota, await countOwnedProjects(transaction, actor.id)));
    throwIfQuotaError(attachmentQuotaError(quota, await attachmentUsageOf(transaction, id, actor.id), 0));
    await transaction.updateTable('project').set({ deletedAt: null }).where('id', '=', id).execute();
    const counts = `${pluralise(sheets.length, 'sheet')} and ${pluralise(issued, 'issued revision')}`;
    await recordEvent(
      transaction,
      id,
      actor,
      `imported the project with ${counts}, as ${exported.by} exported it at ${origin} on ${formatTimestamp(exported.at)}`,
    );
  });
}

function pluralise(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

async function addFolder(
  kysely: Kysely<Tables>,
  actor: ProjectUser,
  projectId: string,
  { sheet, file, isVerified, comments, files }: SheetFolder,
  ids: NewIds,
): Promise<void> {
  const sheetId = ids.sheet.get(sheet.id) ?? randomUUID();
  const { tool, number, title, notes, document } = sheet;
  const revisions = file?.revisions ?? [];
  const newIdsFor = document && withNewIds(document, ids);
  await kysely
    .insertInto('sheet')
    .values({
      id: sheetId,
      projectId,
      tool,
      number,
      title,
      notes,
      document: newIdsFor && JSON.stringify(newIdsFor),
      cases: newIdsFor?.cases.length ?? 0,
      reads: JSON.stringify(newIdsFor ? referencedSheets(newIdsFor) : []),
      version: importedVersion,
      changedBy: actor.id,
    })
    .execute();
  for (const entry of files.values()) await storeFile(kysely, projectId, await entry.read());
  for (const [index, { sha256, name, caption }] of sheet.attachments.entries())
    await kysely
      .insertInto('attachment')
      .values({ id: randomUUID(), projectId, sheetId, place: index + 1, sha256, name, caption })
      .execute();
  const states = statesOf(revisions);
  for (const [revisionIndex, revision] of revisions.entries()) {
    const revisionId = randomUUID();
    const isPresent = revisionIndex === revisions.length - 1 && isWorkingCopy(revision, sheet);
    await addRevision(kysely, { projectId, sheetId, revisionId, place: revisionIndex }, revision, {
      state: states[revisionIndex] ?? 'superseded',
      isVerified,
      sheetVersion: isPresent ? importedVersion : importedVersion - 1,
    });
    const remarked = comments.filter(comment => comment.revision === revision.record.revision);
    for (const { field, text, by, at, resolved } of remarked)
      await kysely
        .insertInto('revisionComment')
        .values({
          id: randomUUID(),
          revisionId,
          field,
          text,
          by,
          at: new Date(at),
          ...(resolved ? { resolvedBy: resolved.by, resolvedAt: new Date(resolved.at) } : {}),
        })
        .execute();
  }
}

/**
 * The version of an imported working copy. If it was changed after its last revision, that revision gets the previous
 * version.
 */
const importedVersion = 1;

/** Stores an issued revision unchanged, with its signatures. */
async function addRevision(
  kysely: Kysely<Tables>,
  {
    projectId,
    sheetId,
    revisionId,
    place: index,
  }: Record<'projectId' | 'sheetId' | 'revisionId', string> & { place: number },
  { record, hash, signatures }: SignedRevision,
  { state, isVerified, sheetVersion }: { state: RevisionState; isVerified: boolean; sheetVersion: number },
): Promise<void> {
  await kysely
    .insertInto('revision')
    .values({
      id: revisionId,
      sheetId,
      place: index + 1,
      letter: record.revision,
      state,
      record: canonicalJson(record),
      hash,
      engine: record.report.engine,
      reason: record.reason,
      sheetVersion,
      importedFrom: record.origin,
      importHeld: isVerified,
    })
    .execute();
  await freezeAttachments(kysely, { projectId, revisionId }, attachmentsIn(record));
  for (const [at, signature] of signatures.entries())
    await kysely
      .insertInto('revisionSignature')
      .values({
        id: randomUUID(),
        revisionId,
        place: at + 1,
        act: signature.statement.act,
        userId: signature.statement.by.id,
        name: signature.statement.by.name,
        at: new Date(signature.statement.at),
        signed: JSON.stringify(signature),
      })
      .execute();
}

/** Whether a working copy equals what was issued. */
function isWorkingCopy({ record }: SignedRevision, sheet: SheetFolder['sheet']): boolean {
  const issued = [record.document, record.sheet.number, record.sheet.title, record.sheet.notes, attachmentsIn(record)];
  const present = [
    sheet.document,
    sheet.number,
    sheet.title,
    sheet.notes,
    sheet.attachments.map(({ sha256, name, caption, type, size }) => ({ sha256, name, caption, type, size })),
  ];
  return canonicalJson(issued) === canonicalJson(present);
}
