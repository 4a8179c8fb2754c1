import {
  fieldReferences,
  type Connection,
  type Reference,
  type Dependency,
  type SheetDocument,
} from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { ProjectServices } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import { projectStateOf } from './read-project-state.ts';
import type { SheetOutputState } from './sheet-outputs.ts';
import { connectionsOf, staleSheets, type ProjectState } from './project-state.ts';

/**
 * The dependencies recorded when a sheet is issued: the sheets and fluids that it reads, each once.
 * @throws {ProjectProblem} if the sheet, or one of its sources, is out of date.
 */
export async function dependenciesForIssue(
  parts: ProjectServices,
  projectId: string,
  sheetId: string,
  document: SheetDocument,
): Promise<Dependency[]> {
  const readings = fieldReferences(document);
  if (readings.length === 0) return [];
  const { kysely } = parts.database;
  const projectState = await calculatedState(parts, projectId, sheetId);
  const connections = connectionsOf(projectState);
  if (staleSheets(projectState, connections).has(sheetId))
    throw new ProjectProblem(409, 'STALE', staleMessage(connections.filter(({ sheet }) => sheet === sheetId)));
  const references = new Map(readings.map(({ reference }) => [`${reference.type} ${reference.id}`, reference]));
  const dependencies = await Promise.all(
    [...references.values()].map(reference => dependencyFrom(kysely, projectState, reference)),
  );
  return dependencies.filter(each => each !== undefined);
}

/** The state of a project as far as one sheet depends on it, with all results calculated. */
async function calculatedState(parts: ProjectServices, projectId: string, sheetId: string): Promise<ProjectState> {
  const answers = new Map<string, SheetOutputState>();
  const projectState = await projectStateOf(parts.database.kysely, projectId, answers);
  const open = [sheetId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (answers.has(id)) continue;
    answers.set(id, await parts.sheetOutputs.current(id));
    open.push(...(projectState.sheets.find(sheet => sheet.id === id)?.reads ?? []));
  }
  return projectState;
}

function staleMessage(connections: readonly Connection[]): string {
  const broken = connections.find(({ state }) => state === 'broken');
  if (broken) return `${broken.label} cannot be read: ${broken.brokenReason ?? ''}`.trim();
  const changed = connections.filter(({ state }) => state === 'changed');
  if (changed.length === 0)
    return 'A sheet that this one depends on is not up to date. Update the project in order, then issue this one.';
  const names = [...new Set(changed.map(({ label, sourceText: text }) => `${label} (${text})`))].join(', ');
  return `The values that this sheet reads have changed: ${names}. Update the sheet, then issue it.`;
}

async function dependencyFrom(
  kysely: Kysely<Tables>,
  { sheets, fluids }: ProjectState,
  { type, id }: Reference,
): Promise<Dependency | undefined> {
  if (type === 'fluid') {
    const fluid = fluids.find(each => each.id === id);
    return fluid && { type, id, name: fluid.name, version: fluid.version, words: fluid.words };
  }
  const sheet = sheets.find(each => each.id === id);
  if (sheet === undefined) return undefined;
  const issued = await kysely
    .selectFrom('revision')
    .innerJoin('sheet', 'sheet.id', 'revision.sheetId')
    .select(['letter', 'hash'])
    .where('sheetId', '=', id)
    .where('state', '!=', 'returned')
    .whereRef('revision.sheetVersion', '=', 'sheet.version')
    .orderBy('place', 'desc')
    .executeTakeFirst();
  const { number, title } = sheet;
  return { type, id, number, title, revision: issued?.letter ?? null, hash: issued?.hash ?? null };
}
