import { randomUUID } from 'node:crypto';
import type { Comment } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { ProjectServices } from '../parts.ts';
import { notFound, permitted, ProjectProblem } from '../problems.ts';
import { revisionFor } from './revision-for.ts';
import type { ProjectUser } from '../project-user.ts';

/** Maximum number of comments on a revision. */
const maxComments = 500;

/** The comments on a revision, the oldest first. */
export async function commentsOf(kysely: Kysely<Tables>, revisionId: string): Promise<Comment[]> {
  const rows = await kysely
    .selectFrom('revisionComment')
    .selectAll()
    .where('revisionId', '=', revisionId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, field, text, by, at, resolvedBy, resolvedAt }) => ({
    id,
    field,
    text,
    by,
    at: at.toISOString(),
    resolved: resolvedAt === null || resolvedBy === null ? null : { by: resolvedBy, at: resolvedAt.toISOString() },
  }));
}

/** Adds a comment to a field or result of a revision or, with an empty `field`, to the whole. */
export async function addComment(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  revisionId: string,
  { field, text }: { field: string; text: string },
): Promise<string> {
  const { revision } = await revisionFor(kysely, actor, revisionId, 'comment');
  if (revision.state === 'superseded' || revision.state === 'approved')
    throw new ProjectProblem(409, 'NOT_NOW', `This revision has been ${revision.state}. Comment on the next one.`);
  if (revision.importedFrom !== null)
    throw new ProjectProblem(
      409,
      'NOT_NOW',
      'This revision was imported. Comment on the next one that is issued here.',
    );
  if ((await commentsOf(kysely, revisionId)).length >= maxComments)
    throw new ProjectProblem(409, 'TOO_MANY', `A revision can have at most ${maxComments} comments.`);
  const id = randomUUID();
  await kysely.insertInto('revisionComment').values({ id, revisionId, field, text, by: actor.name }).execute();
  return id;
}

/** Resolves a comment, recording who did. */
export async function resolveComment(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  commentId: string,
): Promise<void> {
  const comment = await kysely
    .selectFrom('revisionComment')
    .select('revisionId')
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (comment === undefined) throw notFound('comment');
  await permitted('comment', revisionFor(kysely, actor, comment.revisionId, 'comment'));
  await kysely
    .updateTable('revisionComment')
    .set({ resolvedBy: actor.name, resolvedAt: new Date() })
    .where('id', '=', commentId)
    .where('resolvedAt', 'is', null)
    .execute();
}
