import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Engine } from '../engine/index.ts';
import { hasPro } from './quota.ts';
import { ProjectProblem } from './problems.ts';

/** Why a Pro calculator is not available in a project. */
export const nobodyHasProMessage = 'This calculator needs Pro, and nobody in the project has it.';

/**
 * Whether a calculator may be used for a project: a Pro calculator needs a member with Pro. Editing a sheet requires
 * Pro on one's own account, but an imported archive may contain sheets of any calculator.
 */
export async function canUseTool(
  { engine, kysely }: { engine: Pick<Engine, 'tools'>; kysely: Kysely<Tables> },
  projectId: string,
  tool: string,
): Promise<boolean> {
  const known = (await engine.tools()).find(({ id }) => id === tool);
  if (known?.access !== 'pro') return true;
  const people = await kysely
    .selectFrom('projectMember')
    .innerJoin('user', 'user.id', 'projectMember.userId')
    .select(['user.id', 'user.role'])
    .where('projectId', '=', projectId)
    .orderBy('since')
    .execute();
  for (const person of people) if (await hasPro(kysely, person)) return true;
  return false;
}

/**
 * Requires that a calculator may be used for a project.
 * @throws {ProjectProblem} 403 otherwise.
 */
export async function requireUsableTool(
  parts: { engine: Pick<Engine, 'tools'>; kysely: Kysely<Tables> },
  projectId: string,
  tool: string,
): Promise<void> {
  if (!(await canUseTool(parts, projectId, tool))) throw new ProjectProblem(403, 'NEEDS_PRO', nobodyHasProMessage);
}
