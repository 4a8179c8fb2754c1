import { revisionRecord, type DriftDetails } from '@isentrope/records';
import { EngineProblem, type Recalculated } from '../../engine/index.ts';
import { describeError } from '../../http/log.ts';
import type { DriftJobs, DriftParts, Recalculation } from './drift-parts.ts';
import { canUseTool, nobodyHasProMessage } from '../tool-access.ts';
import { revisionsToRecalculate, currentEngines } from './revisions-to-recalculate.ts';

interface Outcome {
  readonly outcome: 'same' | 'differs' | 'failed';
  readonly change: string;
  readonly details: DriftDetails;
}

/**
 * Recalculates an issued revision with the current version of its calculator and stores the outcome. After the last one
 * of its project, queues the mail to the owner.
 */
export async function recalculate(
  parts: DriftParts,
  jobs: DriftJobs,
  { revisionId, engine }: Recalculation,
): Promise<void> {
  const { kysely } = parts.database;
  const revision = await kysely
    .selectFrom('revision')
    .innerJoin('sheet', 'sheet.id', 'revision.sheetId')
    .select(['revision.record', 'revision.importedFrom', 'sheet.tool', 'sheet.projectId'])
    .where('revision.id', '=', revisionId)
    .where(is =>
      is.not(
        is.exists(
          is.selectFrom('drift').select('engine').where('revisionId', '=', revisionId).where('engine', '=', engine),
        ),
      ),
    )
    .executeTakeFirst();
  if (revision === undefined) return;
  const { tool, projectId } = revision;
  const current = (await parts.engine.tools()).find(({ id }) => id === tool)?.engine;
  // During a deployment, processes of both versions share one queue.
  if (current !== engine) throw new Error(`This process has another version of ${tool}`);
  // Revisions issued here were calculated here. The content of an imported one is arbitrary, so its owner needs access
  // to the calculator.
  const isAllowed = revision.importedFrom === null || (await canUseTool({ ...parts, kysely }, projectId, tool));
  const { outcome, change, details } = isAllowed ? await outcomeOf(parts, revision) : failed(nobodyHasProMessage);
  if (outcome === 'differs' && details.reasons.length === 0)
    parts.log.warn('a calculator changed, and the list of changes does not say why', { tool, engine });
  const engines = await currentEngines(parts);
  await kysely.transaction().execute(async transaction => {
    // Locked, so that the second of two simultaneous last recalculations sees both.
    await transaction.selectFrom('project').select('id').where('id', '=', projectId).forUpdate().execute();
    await transaction
      .insertInto('drift')
      .values({ revisionId, engine, outcome, change, details: JSON.stringify(details), acknowledgedBy: null })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const left = await revisionsToRecalculate(transaction, engines, projectId);
    if (left.length === 0) await jobs.notify.send({ projectId }, { key: projectId, database: transaction });
  });
}

async function outcomeOf(parts: DriftParts, revision: { tool: string; record: string }): Promise<Outcome> {
  const { document, report, issued } = revisionRecord.parse(JSON.parse(revision.record));
  try {
    const { outcome, change, ...lists } = await parts.engine.recompute(revision.tool, document, report, issued.at);
    return { outcome, change, details: { failure: null, ...listsOf(lists) } };
  } catch (error) {
    if (error instanceof EngineProblem && error.code === 'BUSY') throw error;
    const isOurFault = !(error instanceof EngineProblem);
    if (isOurFault) parts.log.error('a revision could not be recalculated', { error: describeError(error) });
    const failure = isOurFault ? 'The calculator failed because of an internal error.' : error.message;
    return failed(failure);
  }
}

function failed(failure: string): Outcome {
  return { outcome: 'failed', change: '', details: { failure, results: [], more: 0, firstSteps: [], reasons: [] } };
}

function listsOf({
  results,
  more,
  firstSteps,
  reasons,
}: Pick<Recalculated, 'results' | 'more' | 'firstSteps' | 'reasons'>) {
  return { results: [...results], more, firstSteps: [...firstSteps], reasons: [...reasons] };
}
