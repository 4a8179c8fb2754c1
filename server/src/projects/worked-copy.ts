import type { SheetDocument, WorkedCopy } from '@isentrope/records';
import type { Worked } from '../engine/index.ts';
import type { ProjectParts } from './parts.ts';
import { mustMayWork } from './pro-work.ts';
import { ProjectProblem } from './problems.ts';
import { readBasis } from './projects.ts';
import { readDocument, sheetFor } from './sheets.ts';
import type { Visitor } from './visitor.ts';

/** What is being worked through, by sheet and version: whoever asks for the same waits for it. */
const underWay = new Map<string, Promise<Worked>>();

/** A version of a sheet worked through, once at a time however many ask. @throws {EngineProblem} as the engine does. */
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
 * The working copy of a sheet worked through, for whoever may read it: the same as a revision holds, before it is issued. A
 * sheet is worked through once at a time, however many ask; the engine bounds how long that takes and how many sheets wait.
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
