import type { Register } from '@isentrope/records';
import type { ProjectParts } from './parts.ts';
import { revisionsOf } from './revision-list.ts';
import { projectFor } from './seen-project.ts';
import { sheetRows } from './sheet-list.ts';
import type { Visitor } from './visitor.ts';

/** Every sheet of a project with its revisions, as its register names them. */
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
