import type { Register } from '@isentrope/records';
import type { ProjectServices } from '../parts.ts';
import { revisionsOf } from '../revisions/revision-list.ts';
import { projectFor } from '../member-project.ts';
import { sheetRows } from './sheet-list.ts';
import type { ProjectUser } from '../project-user.ts';

/** The document register of a project: every sheet with its revisions. */
export async function registerOf(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  projectId: string,
): Promise<Register> {
  await projectFor(kysely, actor.id, projectId, 'read');
  const sheets: Register['sheets'] = [];
  for (const { id, tool, number, title } of await sheetRows(kysely, { projectId }))
    sheets.push({ id, tool, number, title, revisions: await revisionsOf(kysely, id) });
  return { sheets };
}
