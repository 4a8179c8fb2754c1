import { type SheetDocument, fieldReferences } from '@isentrope/records';
import { EngineProblem } from '../../engine/index.ts';
import { projectStateOf } from '../connections/read-project-state.ts';
import { connectionsOf, staleSheets, type ConnectedSheet } from '../connections/project-state.ts';
import type { ProjectServices } from '../parts.ts';

/** Whether anything a sheet depends on has changed since it was read; null if unknown. */
export async function haveSourcesChanged(
  parts: ProjectServices,
  { id, projectId }: { id: string; projectId: string },
  document: SheetDocument,
): Promise<boolean | null> {
  if (fieldReferences(document).length === 0) return false;
  const { kysely } = parts.database;
  const { sheets } = await projectStateOf(kysely, projectId, new Map());
  const chain = chainOf(id, sheets);
  try {
    for (const each of chain) await parts.sheetOutputs.current(each);
  } catch (error) {
    if (!(error instanceof EngineProblem)) throw error;
  }
  const state = await projectStateOf(kysely, projectId, await parts.sheetOutputs.known(projectId));
  const connections = connectionsOf(state);
  if (staleSheets(state, connections).has(id)) return true;
  const isKnown = [...chain].every(each => state.answers.get(each)?.type !== 'waiting');
  return isKnown ? false : null;
}

/** A sheet and everything it depends on. */
function chainOf(id: string, sheets: readonly ConnectedSheet[]): ReadonlySet<string> {
  const chain = new Set([id]);
  for (const each of chain)
    for (const source of sheets.find(sheet => sheet.id === each)?.reads ?? []) chain.add(source);
  return chain;
}
