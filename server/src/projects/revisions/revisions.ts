import {
  revisionRecord,
  signature as signatureShape,
  type RevisionAction,
  type ListedRevision,
  type RevisionFile,
} from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { can } from '../permissions.ts';
import { commentsOf } from './comments.ts';
import { driftOfRevision } from '../drift/index.ts';
import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { notFound, ProjectProblem } from '../problems.ts';
import { revisionFor } from './revision-for.ts';
import { revisionsOf } from './revision-list.ts';
import { availableActions, actionForAct, requireAvailableAction, type ReviewAction } from './revision-rules.ts';
import { sheetFor } from '../sheets/sheets.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import { addSignature, type Confirm } from '../signing/signatures.ts';
import { notifyMembers } from './notify-members.ts';
import type { ProjectUser } from '../project-user.ts';

/** A revision with its record, its comments, and the actions the user can take. */
export async function viewRevision({ database: { kysely } }: ProjectServices, actor: ProjectUser, revisionId: string) {
  const { revision, sheet, project } = await revisionFor(kysely, actor, revisionId, 'read');
  const all = await revisionsOf(kysely, sheet.id);
  const listed = all.find(({ id }) => id === revisionId);
  if (listed === undefined) throw notFound('revision');
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
      ...(latest && !closed ? availableActions(project.role, actor.id, listed) : []),
      ...(latest && listed.state !== 'approved' && listed.imported === null && can(project.role, 'comment', closed)
        ? (['comment'] as const)
        : []),
      ...(drift?.acknowledged === null && can(project.role, 'acknowledge drift', closed)
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
  parts: ProjectServices,
  actor: ProjectUser,
  revisionId: string,
  act: Exclude<RevisionAction, 'issued'>,
  confirm: Confirm,
): Promise<void> {
  const { kysely } = parts.database;
  const action = actionForAct(act);
  const { revision, sheet, project } = await revisionFor(kysely, actor, revisionId, action);
  const latest = await requireLatest(kysely, actor, sheet.id, revisionId, action);
  const confirmed = await confirm({ act, revision: revision.hash });
  await kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('sheet').select('id').where('id', '=', sheet.id).forUpdate().execute();
    await requireLatest(transaction, actor, sheet.id, revisionId, action);
    await transaction.updateTable('revision').set({ state: act }).where('id', '=', revisionId).execute();
    if (act === 'approved')
      await transaction
        .updateTable('revision')
        .set({ state: 'superseded' })
        .where('sheetId', '=', sheet.id)
        .where('place', '<', revision.place)
        .execute();
    await addSignature(parts, transaction, revision, actor, { act, at: new Date(), confirmed });
    await recordEvent(transaction, project.id, actor, `${act} ${sheetDisplayName(sheet)}, revision ${revision.letter}`);
  });
  await notifyMembers(parts, actor, act, {
    project,
    sheet: sheetDisplayName(sheet),
    letter: revision.letter,
    revisionId,
    originator: latest.signatures.find(({ act: signed }) => signed === 'issued')?.by.id ?? '',
  });
}

/**
 * Requires that a revision is the latest of its sheet and that the user can take an action on it now.
 * @throws {ProjectProblem} otherwise.
 */
async function requireLatest(
  kysely: Kysely<Tables>,
  actor: ProjectUser,
  sheetId: string,
  revisionId: string,
  action: ReviewAction,
): Promise<ListedRevision> {
  const latest = (await revisionsOf(kysely, sheetId)).at(-1);
  if (latest?.id !== revisionId)
    throw new ProjectProblem(409, 'NOT_NOW', 'A later revision of this sheet has been issued.');
  requireAvailableAction(action, actor.id, latest);
  return latest;
}

/** The revisions of a sheet as a file that can be verified independently. */
export async function fileOf(parts: ProjectServices, actor: ProjectUser, sheetId: string): Promise<RevisionFile> {
  const { kysely } = parts.database;
  await sheetFor(kysely, actor, sheetId, 'read');
  const revisions = await kysely
    .selectFrom('revision')
    .select(['id', 'record', 'hash'])
    .where('sheetId', '=', sheetId)
    .orderBy('place')
    .execute();
  if (revisions.length === 0) throw new ProjectProblem(409, 'NOTHING_ISSUED', 'This sheet has not been issued yet.');
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
