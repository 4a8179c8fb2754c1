import { randomUUID } from 'node:crypto';
import { maxAttachments, attachmentProblem, type AttachmentList, type RecordedAttachment } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { can } from '../permissions.ts';
import { attachmentQuotaError } from '../quota.ts';
import {
  attachmentUsageOf,
  readFile,
  lockFiles,
  storeFile,
  throwIfQuotaError,
  sweepFiles,
} from './attachment-files.ts';
import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { notFound, permitted, ProjectProblem } from '../problems.ts';
import { sheetFor } from '../sheets/sheets.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import type { ProjectUser } from '../project-user.ts';

/** The attachments of a working copy in order, each with the file's type and size. */
export async function attachmentRows(kysely: Kysely<Tables>, sheetId: string) {
  return kysely
    .selectFrom('attachment')
    .innerJoin('projectFile', join =>
      join
        .onRef('projectFile.projectId', '=', 'attachment.projectId')
        .onRef('projectFile.sha256', '=', 'attachment.sha256'),
    )
    .select([
      'attachment.id',
      'attachment.sha256',
      'attachment.name',
      'attachment.caption',
      'attachment.at',
      'attachment.place',
      'projectFile.type',
      'projectFile.size',
    ])
    .where('attachment.sheetId', '=', sheetId)
    .orderBy('attachment.place')
    .orderBy('attachment.id')
    .execute();
}

/** Lists the attachments of a sheet. */
export async function listAttachments(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
): Promise<AttachmentList> {
  const { project } = await sheetFor(kysely, actor, sheetId, 'read');
  const rows = await attachmentRows(kysely, sheetId);
  const usage = await attachmentUsageOf(kysely, project.id, project.ownerId);
  return {
    attachments: rows.map(({ id, sha256, name, caption, type, size, at }) => ({
      id,
      sha256,
      name,
      caption,
      type,
      size,
      at: at.toISOString(),
    })),
    editable: can(project.role, 'edit sheets', project.closed !== null),
    limitReason: project.closed ?? countError(rows.length) ?? attachmentQuotaError(project.allowance, usage, 1),
  };
}

function countError(usage: number): string | null {
  return usage < maxAttachments ? null : `A sheet can have at most ${maxAttachments} attachments.`;
}

/**
 * Attaches a file to a sheet, as the last one. Attachments are part of what is issued, so this makes a new version of
 * the working copy. Returns the attachment's id.
 */
export async function attach(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<string> {
  await sheetFor(parts.database.kysely, actor, sheetId, 'edit sheets');
  const refusal = attachmentProblem(bytes);
  if (refusal !== null) throw new ProjectProblem(400, 'INVALID_INPUT', refusal);
  return changeAttachments(parts, actor, sheetId, async (transaction, { sheet, project }) => {
    const existing = await attachmentRows(transaction, sheetId);
    throwIfQuotaError(countError(existing.length));
    const sha256 = await storeFile(transaction, project.id, bytes);
    // Counted after storing, because a file already used by another sheet takes no more space.
    throwIfQuotaError(
      attachmentQuotaError(project.allowance, await attachmentUsageOf(transaction, project.id, project.ownerId), 0),
    );
    const same = existing.find(each => each.sha256 === sha256);
    if (same !== undefined)
      throw new ProjectProblem(409, 'ATTACHED', `This file is already attached, as “${same.name}”.`);
    const id = randomUUID();
    await transaction
      .insertInto('attachment')
      .values({
        id,
        projectId: project.id,
        sheetId,
        place: (existing.at(-1)?.place ?? 0) + 1,
        sha256,
        name,
        caption: '',
      })
      .execute();
    await recordEvent(transaction, project.id, actor, `attached “${name}” to ${sheetDisplayName(sheet)}`);
    return id;
  });
}

/** Changes the caption of an attachment. */
export async function captionAttachment(
  parts: ProjectServices,
  actor: ProjectUser,
  attachmentId: string,
  caption: string,
): Promise<void> {
  const { sheetId } = await attachmentFor(parts, actor, attachmentId);
  await changeAttachments(parts, actor, sheetId, async transaction => {
    await transaction.updateTable('attachment').set({ caption }).where('id', '=', attachmentId).execute();
  });
}

/** Removes an attachment from its sheet. The file is kept while an issued revision refers to it. */
export async function removeAttachment(
  parts: ProjectServices,
  actor: ProjectUser,
  attachmentId: string,
): Promise<void> {
  const { sheetId, name } = await attachmentFor(parts, actor, attachmentId);
  await changeAttachments(parts, actor, sheetId, async (transaction, { sheet, project }) => {
    await transaction.deleteFrom('attachment').where('id', '=', attachmentId).execute();
    await sweepFiles(transaction, project.id);
    await recordEvent(
      transaction,
      project.id,
      actor,
      `removed the attachment “${name}” from ${sheetDisplayName(sheet)}`,
    );
  });
}

/**
 * Reorders the attachments of a sheet.
 * @param order the ids of all of them.
 */
export async function orderAttachments(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  order: readonly string[],
): Promise<void> {
  await changeAttachments(parts, actor, sheetId, async transaction => {
    const existing = await attachmentRows(transaction, sheetId);
    if (existing.length !== order.length || existing.some(({ id }) => !order.includes(id)))
      throw new ProjectProblem(
        409,
        'OVERTAKEN',
        'The attachments of this sheet have changed in the meantime. Look at them again.',
      );
    for (const [index, id] of order.entries())
      await transaction
        .updateTable('attachment')
        .set({ place: index + 1 })
        .where('id', '=', id)
        .execute();
  });
}

/** A file attached to a sheet, now or in one of its issued revisions, with its name there. */
export async function attachedFile(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  sha256: string,
): Promise<{ type: string; bytes: Buffer; name: string }> {
  const { project } = await sheetFor(kysely, actor, sheetId, 'read');
  const own = await kysely
    .selectFrom('attachment')
    .select('name')
    .where('sheetId', '=', sheetId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  const issued = await kysely
    .selectFrom('revisionAttachment')
    .innerJoin('revision', 'revision.id', 'revisionAttachment.revisionId')
    .select('revisionAttachment.name')
    .where('revision.sheetId', '=', sheetId)
    .where('revisionAttachment.sha256', '=', sha256)
    .executeTakeFirst();
  const named = own ?? issued;
  const file = named && (await readFile(kysely, project.id, sha256));
  if (file === undefined) throw notFound('attachment');
  return { ...file, name: named?.name ?? '' };
}

/** Records the attachments of a revision, so that their files are kept as long as the revision. */
export async function freezeAttachments(
  transaction: Kysely<Tables>,
  { projectId, revisionId }: { projectId: string; revisionId: string },
  attachments: readonly RecordedAttachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  await transaction
    .insertInto('revisionAttachment')
    .values(attachments.map(({ sha256, name }) => ({ projectId, revisionId, sha256, name })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** The attachments of a sheet as stored in a record. */
export async function recordedAttachments(kysely: Kysely<Tables>, sheetId: string): Promise<RecordedAttachment[]> {
  const rows = await attachmentRows(kysely, sheetId);
  return rows.map(({ sha256, name, caption, type, size }) => ({ sha256, name, caption, type, size }));
}

/** An attachment, if the user may change it. */
async function attachmentFor({ database: { kysely } }: ProjectServices, actor: ProjectUser, attachmentId: string) {
  const row = await kysely
    .selectFrom('attachment')
    .select(['sheetId', 'name'])
    .where('id', '=', attachmentId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('attachment');
  await permitted('attachment', sheetFor(kysely, actor, row.sheetId, 'edit sheets'));
  return row;
}

type SheetAndProject = Awaited<ReturnType<typeof sheetFor>>;

/** Changes the attachments of a sheet under a lock, and increments the version of its working copy. */
function changeAttachments<T>(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  change: (transaction: Kysely<Tables>, sheetAndProject: SheetAndProject) => Promise<T>,
): Promise<T> {
  return parts.database.kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('sheet').select('id').where('id', '=', sheetId).forUpdate().execute();
    const sheetAndProject = await sheetFor(transaction, actor, sheetId, 'edit sheets');
    await lockFiles(transaction, sheetAndProject.project.id);
    const done = await change(transaction, sheetAndProject);
    await transaction
      .updateTable('sheet')
      .set(({ eb }) => ({ version: eb('version', '+', 1), changedAt: new Date(), changedBy: actor.id }))
      .where('id', '=', sheetId)
      .execute();
    return done;
  });
}
