import type { Register } from '@isentrope/records';
import type { ProjectParts } from './parts.ts';
import { revisionsOf } from './revision-list.ts';
import { projectFor } from './seen-project.ts';
import { sheetRows } from './sheet-list.ts';
import type { Visitor } from './visitor.ts';

/** The document register of a project: every sheet with its revisions. */
export async function registerOf(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  projectId: string,
): Promise<Register> {
  await projectFor(kysely, visitor.id, projectId, 'read');
  const sheets: Register['sheets'] = [];
  for (const { id, tool, number, title } of await sheetRows(kysely, { projectId }))
    sheets.push({ id, tool, number, title, revisions: await revisionsOf(kysely, id) });
  return { sheets };
}
