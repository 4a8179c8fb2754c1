import { readingsOf, type Connection, type Reference, type RestsOn, type SheetDocument } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { ProjectParts } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import { standingOf } from './project-standing.ts';
import type { SheetAnswer } from './sheet-answers.ts';
import { connectionsOf, staleSheets, type Standing } from './standing.ts';

/**
 * The dependencies recorded when a sheet is issued: the sheets and fluids that it reads, each once.
 * @throws {ProjectProblem} if the sheet, or one of its sources, is out of date.
 */
export async function whatItRestsOn(
  parts: ProjectParts,
  projectId: string,
  sheetId: string,
  document: SheetDocument,
): Promise<RestsOn[]> {
  const readings = readingsOf(document);
  if (readings.length === 0) return [];
  const { kysely } = parts.database;
  const standing = await presentStanding(parts, projectId, sheetId);
  const connections = connectionsOf(standing);
  if (staleSheets(standing, connections).has(sheetId))
    throw new ProjectProblem(409, 'STALE', whyStale(connections.filter(({ sheet }) => sheet === sheetId)));
  const references = new Map(readings.map(({ reference }) => [`${reference.type} ${reference.id}`, reference]));
  const rests = await Promise.all([...references.values()].map(reference => restsOn(kysely, standing, reference)));
  return rests.filter(each => each !== undefined);
}

/** The state of a project as far as one sheet depends on it, with all results calculated. */
async function presentStanding(parts: ProjectParts, projectId: string, sheetId: string): Promise<Standing> {
  const answers = new Map<string, SheetAnswer>();
  const standing = await standingOf(parts.database.kysely, projectId, answers);
  const open = [sheetId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (answers.has(id)) continue;
    answers.set(id, await parts.answerer.present(id));
    open.push(...(standing.sheets.find(sheet => sheet.id === id)?.reads ?? []));
  }
  return standing;
}

function whyStale(connections: readonly Connection[]): string {
  const broken = connections.find(({ state }) => state === 'broken');
  if (broken) return `${broken.label} cannot be read: ${broken.why ?? ''}`.trim();
  const changed = connections.filter(({ state }) => state === 'changed');
  if (changed.length === 0)
    return 'A sheet on which this one rests is not up to date. Update the project in order, then issue this one.';
  const what = [...new Set(changed.map(({ label, words }) => `${label} (${words})`))].join(', ');
  return `What this sheet reads has changed since: ${what}. Update it, then issue it.`;
}

async function restsOn(
  kysely: Kysely<Tables>,
  { sheets, fluids }: Standing,
  { type, id }: Reference,
): Promise<RestsOn | undefined> {
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
