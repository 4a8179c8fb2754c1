import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Deed } from './access.ts';
import { notThere, ProjectProblem } from './problems.ts';
import { sheetFor } from './sheets.ts';
import type { Visitor } from './visitor.ts';

/** A revision with its sheet and project, if the user has the permission. */
export async function revisionFor(kysely: Kysely<Tables>, visitor: Visitor, revisionId: string, deed: Deed) {
  const revision = await kysely.selectFrom('revision').selectAll().where('id', '=', revisionId).executeTakeFirst();
  if (revision === undefined) throw notThere('revision');
  try {
    return { revision, ...(await sheetFor(kysely, visitor, revision.sheetId, deed)) };
  } catch (error) {
    throw error instanceof ProjectProblem && error.status === 404 ? notThere('revision') : error;
  }
}
