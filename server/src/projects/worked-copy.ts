import type { SheetDocument, WorkedCopy } from '@isentrope/records';
import type { Worked } from '../engine/index.ts';
import type { ProjectParts } from './parts.ts';
import { mustMayWork } from './pro-work.ts';
import { ProjectProblem } from './problems.ts';
import { readBasis } from './projects.ts';
import { readDocument, sheetFor } from './sheets.ts';
import type { Visitor } from './visitor.ts';

/** Calculations in progress, by sheet and version, shared by concurrent requests. */
const underWay = new Map<string, Promise<Worked>>();

/**
 * Calculates a version of a sheet; concurrent requests share one calculation.
 * @throws {EngineProblem} as the engine does.
 */
export function workedVersion(
  { engine }: Pick<ProjectParts, 'engine'>,
  { id, tool }: { id: string; tool: string },
  { version, document }: { version: number; document: SheetDocument },
): Promise<Worked> {
  const key = `${id} ${version}`;
  let work = underWay.get(key);
  if (work === undefined) {
    work = engine.run(tool, document).finally(() => underWay.delete(key));
    underWay.set(key, work);
  }
  return work;
}

/**
 * The calculated working copy of a sheet, for its readers: what a revision would contain, before it is issued.
 * Concurrent requests share one calculation; the engine limits its time and the queue.
 */
export async function workThrough(parts: ProjectParts, visitor: Visitor, sheetId: string): Promise<WorkedCopy> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, visitor, sheetId, 'read');
  const {
    document: kept,
    version,
    changedAt,
  } = await kysely
    .selectFrom('sheet')
    .select(['document', 'version', 'changedAt'])
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow();
  const document = readDocument(kept);
  if (document === null) throw new ProjectProblem(409, 'EMPTY', 'Nothing has been typed into this sheet yet.');
  await mustMayWork({ engine: parts.engine, kysely }, project.id, sheet.tool);
  const { report, fields, results } = await workedVersion(parts, sheet, { version, document });
  return {
    project: {
      id: project.id,
      number: project.number,
      name: project.name,
      client: project.client,
      basis: readBasis(project.basis),
    },
    sheet: { id: sheet.id, number: sheet.number, title: sheet.title, tool: sheet.tool, notes: sheet.notes },
    document,
    fields: [...fields],
    results: [...results],
    report: { ...report, cases: [...report.cases] },
    version,
    changedAt: changedAt.toISOString(),
  };
}
