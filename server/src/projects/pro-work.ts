import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Engine } from '../engine/index.ts';
import { hasPro } from './allowance.ts';
import { ProjectProblem } from './problems.ts';

/** Why a Pro calculator is not worked for a project. */
export const nobodyHasPro = 'This calculator is part of Pro, and nobody in the project has Pro.';

/**
 * Whether a calculator is worked for a project: one of Pro takes somebody in it who has Pro. Whoever types into a sheet needs Pro of
 * their own, but an archive may bring sheets of any calculator, and with them whatever was typed elsewhere.
 */
export async function mayWork(
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

/** @throws {ProjectProblem} 403 where a calculator is not worked for a project. */
export async function mustMayWork(
  parts: { engine: Pick<Engine, 'tools'>; kysely: Kysely<Tables> },
  projectId: string,
  tool: string,
): Promise<void> {
  if (!(await mayWork(parts, projectId, tool))) throw new ProjectProblem(403, 'NEEDS_PRO', nobodyHasPro);
}
