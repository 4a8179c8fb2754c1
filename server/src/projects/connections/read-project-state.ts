import type { ProjectFluid, ProjectMap } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import type { ProjectServices } from '../parts.ts';
import { projectFor } from '../member-project.ts';
import { displayName, type ProjectUser } from '../project-user.ts';
import type { SheetOutputState } from './sheet-outputs.ts';
import { readConnectedSheets } from './connected-sheets.ts';
import { connectionsOf, mappedSheet, staleSheets, type ProjectState } from './project-state.ts';

const fluidRow = z.object({
  id: z.string(),
  name: z.string(),
  words: z.string(),
  parts: z.string(),
  version: z.number(),
  changedAt: z.date(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});
const partsOfFluid = z.record(z.string(), z.object({ text: z.string(), unit: z.exactOptional(z.string()) }));

/** The fluids of a project, by name. */
export async function fluidsOf(kysely: Kysely<Tables>, projectId: string): Promise<ProjectFluid[]> {
  const { rows } =
    await sql`select f."id", f."name", f."words", f."parts", f."version", f."changedAt", u."email", u."firstName", u."lastName"
    from "projectFluid" f left join "user" u on u."id" = f."changedBy"
    where f."projectId" = ${projectId} order by f."name", f."createdAt"`.execute(kysely);
  return z
    .array(fluidRow)
    .parse(rows)
    .map(({ id, name, words: text, parts, version, changedAt, email, ...names }) => ({
      id,
      name,
      words: text,
      parts: partsOfFluid.parse(JSON.parse(parts)),
      version,
      changedAt: changedAt.toISOString(),
      changedBy: email === null ? null : displayName({ ...names, email }),
    }));
}

/** The sheets and fluids of a project with the known results of its sheets. */
export async function projectStateOf(
  kysely: Kysely<Tables>,
  projectId: string,
  answers: ReadonlyMap<string, SheetOutputState>,
): Promise<ProjectState> {
  const [sheets, fluids] = await Promise.all([readConnectedSheets(kysely, projectId), fluidsOf(kysely, projectId)]);
  return { sheets, fluids, answers };
}

/** How the calculations of a project depend on each other. Unknown results are calculated in the background. */
export async function mapOfProject(parts: ProjectServices, actor: ProjectUser, projectId: string): Promise<ProjectMap> {
  const { kysely } = parts.database;
  await projectFor(kysely, actor.id, projectId, 'read');
  const state = await projectStateOf(kysely, projectId, await parts.sheetOutputs.known(projectId));
  const connections = connectionsOf(state);
  const stale = staleSheets(state, connections);
  return {
    fluids: [...state.fluids],
    sheets: state.sheets.map(sheet => mappedSheet(sheet, state.answers.get(sheet.id), stale)),
    connections,
  };
}
