import {
  revisionRecord,
  signature as signatureShape,
  type Act,
  type ListedRevision,
  type RevisionFile,
} from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { may } from './access.ts';
import { commentsOf } from './comments.ts';
import { driftOfRevision } from './drift/index.ts';
import { note } from './events.ts';
import type { ProjectParts } from './parts.ts';
import { notThere, ProjectProblem } from './problems.ts';
import { revisionFor } from './revision-for.ts';
import { revisionsOf } from './revision-list.ts';
import { actsOpenTo, deedFor, mustBeOpen, type RevisionDeed } from './revision-rules.ts';
import { sheetFor } from './sheets.ts';
import { nameOfSheet } from './sheet-name.ts';
import { addSignature, type Confirm } from './signatures.ts';
import { tell } from './tell.ts';
import type { Visitor } from './visitor.ts';

/** A revision with its record, its comments, and the actions the user can take. */
export async function viewRevision({ database: { kysely } }: ProjectParts, visitor: Visitor, revisionId: string) {
  const { revision, sheet, project } = await revisionFor(kysely, visitor, revisionId, 'read');
  const all = await revisionsOf(kysely, sheet.id);
  const listed = all.find(({ id }) => id === revisionId);
  if (listed === undefined) throw notThere('revision');
  const latest = all.at(-1)?.id === revisionId;
  const closed = project.closed !== null;
  const drift = await driftOfRevision(kysely, revisionId);
  return {
    ...listed,
    record: revisionRecord.parse(JSON.parse(revision.record)),
    sheet: { id: sheet.id, projectId: project.id, number: sheet.number, title: sheet.title, tool: sheet.tool },
    comments: await commentsOf(kysely, revisionId),
    drift,
    may: [
      ...(latest && !closed ? actsOpenTo(project.role, visitor.id, listed) : []),
      ...(latest && listed.state !== 'approved' && listed.imported === null && may(project.role, 'comment', closed)
        ? (['comment'] as const)
        : []),
      ...(drift?.acknowledged === null && may(project.role, 'let a result stand', closed)
        ? (['acknowledge'] as const)
        : []),
    ],
  };
}

/**
 * Checks, approves or returns the latest revision of a sheet with the user's signature. An approved one supersedes all
 * before it.
 */
export async function signRevision(
  parts: ProjectParts,
  visitor: Visitor,
  revisionId: string,
  act: Exclude<Act, 'issued'>,
  confirm: Confirm,
): Promise<void> {
  const { kysely } = parts.database;
  const deed = deedFor(act);
  const { revision, sheet, project } = await revisionFor(kysely, visitor, revisionId, deed);
  const latest = await mustBeLatest(kysely, visitor, sheet.id, revisionId, deed);
  const confirmed = await confirm({ act, revision: revision.hash });
  await kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('sheet').select('id').where('id', '=', sheet.id).forUpdate().execute();
    await mustBeLatest(transaction, visitor, sheet.id, revisionId, deed);
    await transaction.updateTable('revision').set({ state: act }).where('id', '=', revisionId).execute();
    if (act === 'approved')
      await transaction
        .updateTable('revision')
        .set({ state: 'superseded' })
        .where('sheetId', '=', sheet.id)
        .where('place', '<', revision.place)
        .execute();
    await addSignature(parts, transaction, revision, visitor, { act, at: new Date(), confirmed });
    await note(transaction, project.id, visitor, `${act} ${nameOfSheet(sheet)}, revision ${revision.letter}`);
  });
  await tell(parts, visitor, act, {
    project,
    sheet: nameOfSheet(sheet),
    letter: revision.letter,
    revisionId,
    originator: latest.signatures.find(({ act: signed }) => signed === 'issued')?.by.id ?? '',
  });
}

/**
 * Requires that a revision is the latest of its sheet and that the user can take an action on it now.
 * @throws {ProjectProblem} otherwise.
 */
async function mustBeLatest(
  kysely: Kysely<Tables>,
  visitor: Visitor,
  sheetId: string,
  revisionId: string,
  deed: RevisionDeed,
): Promise<ListedRevision> {
  const latest = (await revisionsOf(kysely, sheetId)).at(-1);
  if (latest?.id !== revisionId)
    throw new ProjectProblem(409, 'NOT_NOW', 'A later revision of this sheet has been issued.');
  mustBeOpen(deed, visitor.id, latest);
  return latest;
}

/** The revisions of a sheet as a file that can be verified independently. */
export async function fileOf(parts: ProjectParts, visitor: Visitor, sheetId: string): Promise<RevisionFile> {
  const { kysely } = parts.database;
  await sheetFor(kysely, visitor, sheetId, 'read');
  const revisions = await kysely
    .selectFrom('revision')
    .select(['id', 'record', 'hash'])
    .where('sheetId', '=', sheetId)
    .orderBy('place')
    .execute();
  if (revisions.length === 0)
    throw new ProjectProblem(409, 'NOTHING_ISSUED', 'Nothing of this sheet has been issued yet.');
  const { rows } = await sql<{ revisionId: string; signed: string }>`select g."revisionId", g."signed"
    from "revisionSignature" g join "revision" r on r."id" = g."revisionId"
    where r."sheetId" = ${sheetId} order by g."place"`.execute(kysely);
  return {
    format: 'isentrope-file',
    version: 1,
    revisions: revisions.map(({ id, record, hash }) => ({
      record: revisionRecord.parse(JSON.parse(record)),
      hash,
      signatures: rows
        .filter(({ revisionId }) => revisionId === id)
        .map(({ signed }) => signatureShape.parse(JSON.parse(signed))),
    })),
  };
}
