import { findCalculator } from '@isentrope/calculators';
import {
  explore,
  runToEnd,
  loadForDocument,
  run,
  type AnalysisResult,
  type CaseDocument,
  type Definition,
  type AnalysisRequest,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import {
  encodeStepValues,
  decodeStepValues,
  type ExpensiveStepsResponse,
  type AnalysisResponse,
  type RecomputeResponse,
  type AggregateResponse,
  type WorkerRequest,
} from './worker-messages.ts';

/** The calculator worker: runs expensive calculations off the main thread. */

const resultsOnly = { working: false, pictures: false, together: false } as const;
/** Minimum interval between partial results of an analysis, ms. */
const progressInterval = 200;

const respond = (answer: ExpensiveStepsResponse | AnalysisResponse | AggregateResponse | RecomputeResponse) =>
  postMessage(answer);

/** A progress callback that posts at most one message per percent. */
function createProgressReporter(): (fraction: number) => void {
  let before = 0;
  return fraction => {
    if (fraction - before < 0.01) return;
    before = fraction;
    respond({ type: 'progress', fraction });
  };
}

async function computeExpensiveSteps(definition: Definition, document: CaseDocument): Promise<void> {
  await loadForDocument(definition, document);
  const progress = createProgressReporter();
  const values = new Map<string, unknown>();
  run(definition, document, resultsOnly, () => ({ progress, found: (id, value) => values.set(id, value) }));
  respond({ type: 'done', known: encodeStepValues(values) });
}

async function computeAggregate(
  definition: Definition,
  { document, known }: Extract<WorkerRequest, { type: 'together' }>,
): Promise<void> {
  await loadForDocument(definition, document);
  const { together, faults } = run(
    definition,
    document,
    { working: false, pictures: 'together', togetherProgress: createProgressReporter() },
    index => ({ known: decodeStepValues(known[index] ?? {}) }),
  );
  respond({ type: 'together', answer: { ...(together && { together }), faults } });
}

async function runAnalysis(definition: Definition, document: CaseDocument, question: AnalysisRequest): Promise<void> {
  try {
    await loadForDocument(definition, document);
    let lastReport = performance.now();
    const answer = runToEnd<AnalysisResult>(explore(definition, document, question), ({ share, soFar }) => {
      if (performance.now() - lastReport >= progressInterval) {
        respond({ type: 'stage', share, answer: soFar() });
        lastReport = performance.now();
      }
      return true;
    });
    if (answer) respond({ type: 'answered', answer });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    respond({ type: 'refused', message: thrown.message });
  }
}

async function handleRequest(request: WorkerRequest): Promise<void> {
  if (request.type === 'recompute') {
    const { recomputeRecord } = await import('./recompute-record.ts');
    respond(await recomputeRecord(request));
    return;
  }
  const { document } = request;
  const definition = await findCalculator(document.tool)?.load();
  if (!definition) throw new Error(`There is no calculator "${document.tool}".`);
  if (request.type === 'question') await runAnalysis(definition, document, request.question);
  else if (request.type === 'together') await computeAggregate(definition, request);
  else await computeExpensiveSteps(definition, document);
}

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  handleRequest(event.data).catch((thrown: unknown) => reportError(thrown));
});
