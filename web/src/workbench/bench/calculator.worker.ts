import { findCalculator } from '@isentrope/calculators';
import {
  explore,
  finished,
  loadForDocument,
  run,
  type Answer,
  type CaseDocument,
  type Definition,
  type Question,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import {
  packed,
  unpacked,
  type LongStepsAnswer,
  type QuestionAnswer,
  type RecomputeAnswer,
  type TogetherMessage,
  type WorkerRequest,
} from './worker-messages.ts';

/** The calculator worker: runs expensive calculations off the main thread. */

const resultsOnly = { working: false, pictures: false, together: false } as const;
/** Minimum interval between partial results of an analysis, ms. */
const betweenStages = 200;

const tell = (answer: LongStepsAnswer | QuestionAnswer | TogetherMessage | RecomputeAnswer) => postMessage(answer);

/** A progress callback that posts at most one message per percent. */
function told(): (fraction: number) => void {
  let before = 0;
  return fraction => {
    if (fraction - before < 0.01) return;
    before = fraction;
    tell({ type: 'progress', fraction });
  };
}

async function workLongSteps(definition: Definition, document: CaseDocument): Promise<void> {
  await loadForDocument(definition, document);
  const progress = told();
  const values = new Map<string, unknown>();
  run(definition, document, resultsOnly, () => ({ progress, found: (id, value) => values.set(id, value) }));
  tell({ type: 'done', known: packed(values) });
}

async function seeTogether(
  definition: Definition,
  { document, known }: Extract<WorkerRequest, { type: 'together' }>,
): Promise<void> {
  await loadForDocument(definition, document);
  const { together, faults } = run(
    definition,
    document,
    { working: false, pictures: 'together', togetherProgress: told() },
    place => ({ known: unpacked(known[place] ?? {}) }),
  );
  tell({ type: 'together', answer: { ...(together && { together }), faults } });
}

async function answerQuestion(definition: Definition, document: CaseDocument, question: Question): Promise<void> {
  try {
    await loadForDocument(definition, document);
    let told = performance.now();
    const answer = finished<Answer>(explore(definition, document, question), ({ share, soFar }) => {
      if (performance.now() - told >= betweenStages) {
        tell({ type: 'stage', share, answer: soFar() });
        told = performance.now();
      }
      return true;
    });
    if (answer) tell({ type: 'answered', answer });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    tell({ type: 'refused', sentence: thrown.message });
  }
}

async function work(request: WorkerRequest): Promise<void> {
  if (request.type === 'recompute') {
    const { recomputeRecord } = await import('./recompute-record.ts');
    tell(await recomputeRecord(request));
    return;
  }
  const { document } = request;
  const definition = await findCalculator(document.tool)?.load();
  if (!definition) throw new Error(`There is no calculator "${document.tool}".`);
  if (request.type === 'question') await answerQuestion(definition, document, request.question);
  else if (request.type === 'together') await seeTogether(definition, request);
  else await workLongSteps(definition, document);
}

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  work(event.data).catch((thrown: unknown) => reportError(thrown));
});
