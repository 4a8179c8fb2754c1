import type { SheetDocument, EvaluatedCopy } from '@isentrope/records';
import type { CalculatedDocument } from '../../engine/index.ts';
import type { ProjectServices } from '../parts.ts';
import { requireUsableTool } from '../tool-access.ts';
import { ProjectProblem } from '../problems.ts';
import { recordedProject } from '../projects.ts';
import { readDocument, sheetFor } from './sheets.ts';
import type { ProjectUser } from '../project-user.ts';

/** Calculations in progress, by sheet and version, shared by concurrent requests. */
const inProgress = new Map<string, Promise<CalculatedDocument>>();

/**
 * Calculates a version of a sheet; concurrent requests share one calculation.
 * @throws {EngineProblem} as the engine does.
 */
export function calculateVersion(
  { engine }: Pick<ProjectServices, 'engine'>,
  { id, tool }: { id: string; tool: string },
  { version, document }: { version: number; document: SheetDocument },
): Promise<CalculatedDocument> {
  const key = `${id} ${version}`;
  let calculation = inProgress.get(key);
  if (calculation === undefined) {
    calculation = engine.run(tool, document).finally(() => inProgress.delete(key));
    inProgress.set(key, calculation);
  }
  return calculation;
}

/**
 * The calculated working copy of a sheet, for its readers: what a revision would contain, before it is issued.
 * Concurrent requests share one calculation; the engine limits its time and the queue.
 */
export async function calculateWorkingCopy(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
): Promise<EvaluatedCopy> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, actor, sheetId, 'read');
  const {
    document: storedDocument,
    version,
    changedAt,
  } = await kysely
    .selectFrom('sheet')
    .select(['document', 'version', 'changedAt'])
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow();
  const document = readDocument(storedDocument);
  if (document === null) throw new ProjectProblem(409, 'EMPTY', 'This sheet has no inputs yet.');
  await requireUsableTool({ engine: parts.engine, kysely }, project.id, sheet.tool);
  const { report, fields, results } = await calculateVersion(parts, sheet, { version, document });
  return {
    project: recordedProject(project),
    sheet: { id: sheet.id, number: sheet.number, title: sheet.title, tool: sheet.tool, notes: sheet.notes },
    document,
    fields: [...fields],
    results: [...results],
    report: { ...report, cases: [...report.cases] },
    version,
    changedAt: changedAt.toISOString(),
  };
}
