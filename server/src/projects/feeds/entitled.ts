import type { FeedSource } from '@isentrope/records';
import { hasPro } from '../allowance.ts';
import type { ProjectParts } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Whether somebody who may read a sheet is given its results. Those of a revision stand in its record, which whoever reads needs
 * no plan for; those of a working copy are worked out, which for a Pro calculator takes Pro of one's own, as its bench does.
 * @throws {ProjectProblem} 403 where they are not.
 */
export async function mustHaveResults(
  { engine, database }: Pick<ProjectParts, 'engine' | 'database'>,
  visitor: Visitor,
  tool: string,
  source: FeedSource,
): Promise<void> {
  if (source === 'approved') return;
  const known = (await engine.tools()).find(({ id }) => id === tool);
  if (known?.access === 'pro' && !(await hasPro(database.kysely, visitor)))
    throw new ProjectProblem(
      403,
      'NEEDS_PRO',
      'The working copy of a Pro calculator is read with Pro on the account that reads it. The latest approved revision needs none.',
    );
}
