import type { SheetDocument } from '@isentrope/records';
import { readingsOf } from '@isentrope/records';
import { EngineProblem } from '../../engine/index.ts';
import { standingOf } from '../connections/project-standing.ts';
import { connectionsOf, staleSheets, type StandingSheet } from '../connections/standing.ts';
import type { ProjectParts } from '../parts.ts';

/** Whether anything a sheet depends on has changed since it was read; null if unknown. */
export async function restsOnChanged(
  parts: ProjectParts,
  { id, projectId }: { id: string; projectId: string },
  document: SheetDocument,
): Promise<boolean | null> {
  if (readingsOf(document).length === 0) return false;
  const { kysely } = parts.database;
  const { sheets } = await standingOf(kysely, projectId, new Map());
  const chain = chainOf(id, sheets);
  try {
    for (const each of chain) await parts.answerer.present(each);
  } catch (error) {
    if (!(error instanceof EngineProblem)) throw error;
  }
  const standing = await standingOf(kysely, projectId, await parts.answerer.known(projectId));
  const connections = connectionsOf(standing);
  if (staleSheets(standing, connections).has(id)) return true;
  const isKnown = [...chain].every(each => standing.answers.get(each)?.type !== 'waiting');
  return isKnown ? false : null;
}

/** A sheet and everything it depends on. */
function chainOf(id: string, sheets: readonly StandingSheet[]): ReadonlySet<string> {
  const chain = new Set([id]);
  for (const each of chain)
    for (const source of sheets.find(sheet => sheet.id === each)?.reads ?? []) chain.add(source);
  return chain;
}
