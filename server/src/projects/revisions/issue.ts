import { randomUUID } from 'node:crypto';
import {
  canonicalJson,
  letterAfter,
  revisionRecord,
  sha256Of,
  type Dependency,
  type importedPredecessor,
  type RecordedAttachment,
  type RevisionRecord,
} from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { CalculatedDocument } from '../../engine/index.ts';
import { dependenciesForIssue } from '../connections/dependencies.ts';
import { freezeAttachments, recordedAttachments } from '../attachments/attachments.ts';
import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { requireUsableTool } from '../tool-access.ts';
import { notFound, ProjectProblem } from '../problems.ts';
import { recordedProject } from '../projects.ts';
import type { MemberProject } from '../member-project.ts';
import { readDocument, sheetFor, type SheetSummary } from '../sheets/sheets.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import { addSignature, type Confirm } from '../signing/signatures.ts';
import { notifyMembers } from './notify-members.ts';
import { recordActorFrom, type ProjectUser } from '../project-user.ts';

const maxRecordBytes = 16 * 1024 * 1024;

/**
 * Issues a sheet for check: calculates the working copy, freezes it with its results, and signs that. Earlier revisions
 * that were not approved are superseded at once, an approved one when this one is approved.
 * @param version of the working copy that the user saw.
 */
export async function issueSheet(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  { version, reason }: { version: number; reason: string },
  confirm: Confirm,
): Promise<string> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, actor, sheetId, 'issue');
  const document = await documentAt(kysely, sheet, version);
  await requireUsableTool({ engine: parts.engine, kysely }, project.id, sheet.tool);
  const rests = await dependenciesForIssue(parts, project.id, sheet.id, document);
  const confirmed = await confirm({ act: 'issued', sheet: sheetId, version });
  const calculated = await parts.engine.run(sheet.tool, document);
  const { id, letter } = await kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('sheet').select('id').where('id', '=', sheetId).forUpdate().execute();
    await documentAt(transaction, { id: sheetId }, version);
    const previousRevision = await latestRevision(transaction, sheetId);
    const isImported = previousRevision !== undefined && previousRevision.importedFrom !== null;
    if (
      previousRevision !== undefined &&
      previousRevision.sheetVersion === version &&
      previousRevision.state !== 'returned' &&
      !isImported
    )
      throw new ProjectProblem(
        409,
        'NOTHING_NEW',
        `Nothing has changed since revision ${previousRevision.letter} of this sheet was issued.`,
      );
    const letter = letterAfter(previousRevision?.letter);
    const at = new Date();
    const attachments = await recordedAttachments(transaction, sheetId);
    const record = createRecord({
      origin: parts.origin,
      project,
      sheet,
      letter,
      reason,
      document,
      calculated,
      rests,
      at,
      actor,
      attachments,
      previous: isImported && previousRevision.importHeld !== true ? null : (previousRevision?.hash ?? null),
      continues: isImported ? await referenceToImported(transaction, previousRevision) : undefined,
    });
    const text = canonicalJson(record);
    if (Buffer.byteLength(text) > maxRecordBytes)
      throw new ProjectProblem(
        413,
        'TOO_LARGE',
        'This sheet is too large to be issued. Split its cases over several sheets.',
      );
    const hash = await sha256Of(text);
    const id = randomUUID();
    await transaction
      .updateTable('revision')
      .set({ state: 'superseded' })
      .where('sheetId', '=', sheetId)
      .where('state', 'in', ['for check', 'returned', 'checked'])
      .execute();
    await transaction
      .insertInto('revision')
      .values({
        id,
        sheetId,
        place: (previousRevision?.place ?? 0) + 1,
        letter,
        state: 'for check',
        record: text,
        hash,
        engine: record.report.engine,
        reason,
        sheetVersion: version,
      })
      .execute();
    await freezeAttachments(transaction, { projectId: project.id, revisionId: id }, attachments);
    await addSignature(parts, transaction, { id, hash }, actor, { act: 'issued', at, confirmed });
    await recordEvent(
      transaction,
      project.id,
      actor,
      `issued ${sheetDisplayName(sheet)}, revision ${letter}, for check`,
    );
    return { id, letter };
  });
  await notifyMembers(parts, actor, 'issued', {
    project,
    sheet: sheetDisplayName(sheet),
    letter,
    revisionId: id,
    originator: actor.id,
  });
  return id;
}

interface RecordInput {
  origin: string;
  project: MemberProject;
  sheet: SheetSummary;
  letter: string;
  reason: string;
  document: RevisionRecord['document'];
  calculated: CalculatedDocument;
  rests: Dependency[];
  at: Date;
  actor: ProjectUser;
  attachments: readonly RecordedAttachment[];
  previous: string | null;
  /** The imported revision that it follows; undefined if there is none or it was issued here. */
  continues: ReturnType<typeof importedPredecessor>;
}

function createRecord({
  origin,
  project,
  sheet,
  letter,
  reason,
  document,
  calculated,
  rests,
  at,
  actor,
  attachments,
  previous,
  continues,
}: RecordInput): RevisionRecord {
  return revisionRecord.parse({
    format: 'isentrope-revision',
    version: 2,
    origin,
    project: recordedProject(project),
    sheet: { id: sheet.id, number: sheet.number, title: sheet.title, tool: sheet.tool, notes: sheet.notes },
    revision: letter,
    reason,
    document,
    ...calculated,
    ...(rests.length > 0 ? { rests } : {}),
    issued: { at: at.toISOString(), by: recordActorFrom(actor) },
    previous,
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(continues ? { continues } : {}),
  });
}

/** The reference to an imported revision in the first revision issued after it. */
async function referenceToImported(
  kysely: Kysely<Tables>,
  { id, hash }: { id: string; hash: string },
): Promise<RecordInput['continues']> {
  const { record } = await kysely
    .selectFrom('revision')
    .select('record')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { origin, project, sheet, revision } = revisionRecord.parse(JSON.parse(record));
  return { origin, project: project.id, sheet: sheet.id, revision, hash };
}

/** The working copy of a sheet, if it is still the version that the user saw. */
async function documentAt(kysely: Kysely<Tables>, { id }: { id: string }, version: number) {
  const row = await kysely.selectFrom('sheet').select(['document', 'version']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('sheet');
  if (row.version !== version)
    throw new ProjectProblem(
      409,
      'OVERTAKEN',
      'The sheet has changed since you opened it. Look at it again, then issue it.',
    );
  const document = readDocument(row.document);
  if (document === null) throw new ProjectProblem(409, 'EMPTY', 'This sheet has no inputs yet.');
  return document;
}

function latestRevision(kysely: Kysely<Tables>, sheetId: string) {
  return kysely
    .selectFrom('revision')
    .select(['id', 'place', 'letter', 'hash', 'state', 'sheetVersion', 'importedFrom', 'importHeld'])
    .where('sheetId', '=', sheetId)
    .orderBy('place', 'desc')
    .executeTakeFirst();
}
