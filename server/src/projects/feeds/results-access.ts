import type { FeedSource } from '@isentrope/records';
import { hasPro } from '../quota.ts';
import type { ProjectServices } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import type { ProjectUser } from '../project-user.ts';

/**
 * Requires that a user who may read a sheet may also get its results. Those of a revision are in its record and need no
 * plan; those of a working copy are calculated, which for a Pro calculator requires Pro on the reader's own account.
 * @throws {ProjectProblem} 403 otherwise.
 */
export async function requireResultsAccess(
  { engine, database }: Pick<ProjectServices, 'engine' | 'database'>,
  actor: ProjectUser,
  tool: string,
  source: FeedSource,
): Promise<void> {
  if (source === 'approved') return;
  const known = (await engine.tools()).find(({ id }) => id === tool);
  if (known?.access === 'pro' && !(await hasPro(database.kysely, actor)))
    throw new ProjectProblem(
      403,
      'NEEDS_PRO',
      'Reading the working copy of a Pro calculator needs an account with Pro. Reading the latest approved revision does not.',
    );
}
