import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { ProjectAction } from '../permissions.ts';
import { notFound, permitted } from '../problems.ts';
import { sheetFor } from '../sheets/sheets.ts';
import type { ProjectUser } from '../project-user.ts';

/** A revision with its sheet and project, if the user has the permission. */
export async function revisionFor(
  kysely: Kysely<Tables>,
  actor: ProjectUser,
  revisionId: string,
  action: ProjectAction,
) {
  const revision = await kysely.selectFrom('revision').selectAll().where('id', '=', revisionId).executeTakeFirst();
  if (revision === undefined) throw notFound('revision');
  return { revision, ...(await permitted('revision', sheetFor(kysely, actor, revision.sheetId, action))) };
}
