import { randomUUID } from 'node:crypto';
import {
  canonicalJson,
  letterAfter,
  revisionRecord,
  sha256Of,
  type RestsOn,
  type continuedIn,
  type RecordedAttachment,
  type RevisionRecord,
} from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Worked } from '../engine/index.ts';
import { whatItRestsOn } from './connections/rests.ts';
import { freezeAttachments, recordedAttachments } from './attachments.ts';
import { note } from './events.ts';
import type { ProjectParts } from './parts.ts';
import { mustMayWork } from './pro-work.ts';
import { notThere, ProjectProblem } from './problems.ts';
import { readBasis } from './projects.ts';
import type { SeenProject } from './seen-project.ts';
import { readDocument, sheetFor, type SheetHead } from './sheets.ts';
import { nameOfSheet } from './sheet-name.ts';
import { addSignature, type Confirm } from './signatures.ts';
import { tell } from './tell.ts';
import { personOf, type Visitor } from './visitor.ts';

/** Maximum bytes of a record. */
const largestRecord = 16 * 1024 * 1024;

/**
 * Issues a sheet for check: calculates the working copy, freezes it with its results, and signs that. Earlier revisions
 * that were not approved are superseded at once, an approved one when this one is approved.
 * @param version of the working copy that the user saw.
 */
export async function issueSheet(
  parts: ProjectParts,
  visitor: Visitor,
  sheetId: string,
  { version, reason }: { version: number; reason: string },
  confirm: Confirm,
): Promise<string> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, visitor, sheetId, 'issue');
  const document = await documentAt(kysely, sheet, version);
  await mustMayWork({ engine: parts.engine, kysely }, project.id, sheet.tool);
  const rests = await whatItRestsOn(parts, project.id, sheet.id, document);
  const confirmed = await confirm({ act: 'issued', sheet: sheetId, version });
  const worked = await parts.engine.run(sheet.tool, document);
  const { id, letter } = await kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('sheet').select('id').where('id', '=', sheetId).forUpdate().execute();
    await documentAt(transaction, { id: sheetId }, version);
    const before = await latestRevision(transaction, sheetId);
    const isImported = before !== undefined && before.importedFrom !== null;
    if (before !== undefined && before.sheetVersion === version && before.state !== 'returned' && !isImported)
      throw new ProjectProblem(
        409,
        'NOTHING_NEW',
        `Nothing has changed since revision ${before.letter} of this sheet was issued.`,
      );
    const letter = letterAfter(before?.letter);
    const at = new Date();
    const attachments = await recordedAttachments(transaction, sheetId);
    const record = recordOf({
      origin: parts.origin,
      project,
      sheet,
      letter,
      reason,
      document,
      worked,
      rests,
      at,
      visitor,
      attachments,
      previous: isImported && before.importHeld !== true ? null : (before?.hash ?? null),
      continues: isImported ? await continuedFrom(transaction, before) : undefined,
    });
    const text = canonicalJson(record);
    if (Buffer.byteLength(text) > largestRecord)
      throw new ProjectProblem(
        413,
        'TOO_LARGE',
        'This sheet is too large to be issued. Part its cases over several sheets.',
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
        place: (before?.place ?? 0) + 1,
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
    await addSignature(parts, transaction, { id, hash }, visitor, { act: 'issued', at, confirmed });
    await note(transaction, project.id, visitor, `issued ${nameOfSheet(sheet)}, revision ${letter}, for check`);
    return { id, letter };
  });
  await tell(parts, visitor, 'issued', {
    project,
    sheet: nameOfSheet(sheet),
    letter,
    revisionId: id,
    originator: visitor.id,
  });
  return id;
}

interface Recorded {
  origin: string;
  project: SeenProject;
  sheet: SheetHead;
  letter: string;
  reason: string;
  document: RevisionRecord['document'];
  worked: Worked;
  rests: RestsOn[];
  at: Date;
  visitor: Visitor;
  attachments: readonly RecordedAttachment[];
  previous: string | null;
  /** The imported revision that it follows; undefined if there is none or it was issued here. */
  continues: ReturnType<typeof continuedIn>;
}

function recordOf({
  origin,
  project,
  sheet,
  letter,
  reason,
  document,
  worked,
  rests,
  at,
  visitor,
  attachments,
  previous,
  continues,
}: Recorded): RevisionRecord {
  return revisionRecord.parse({
    format: 'isentrope-revision',
    version: 2,
    origin,
    project: {
      id: project.id,
      number: project.number,
      name: project.name,
      client: project.client,
      basis: readBasis(project.basis),
    },
    sheet: { id: sheet.id, number: sheet.number, title: sheet.title, tool: sheet.tool, notes: sheet.notes },
    revision: letter,
    reason,
    document,
    ...worked,
    ...(rests.length > 0 ? { rests } : {}),
    issued: { at: at.toISOString(), by: personOf(visitor) },
    previous,
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(continues ? { continues } : {}),
  });
}

/** The reference to an imported revision in the first revision issued after it. */
async function continuedFrom(
  kysely: Kysely<Tables>,
  { id, hash }: { id: string; hash: string },
): Promise<Recorded['continues']> {
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
  if (row === undefined) throw notThere('sheet');
  if (row.version !== version)
    throw new ProjectProblem(
      409,
      'OVERTAKEN',
      'The sheet has changed since you opened it. Look at it again, then issue it.',
    );
  const document = readDocument(row.document);
  if (document === null) throw new ProjectProblem(409, 'EMPTY', 'Nothing has been typed into this sheet yet.');
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
