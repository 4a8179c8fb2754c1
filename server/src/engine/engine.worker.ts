import { parentPort } from 'node:worker_threads';
import { catalogue, changesOf } from '@isentrope/calculators';
import {
  documentValues,
  driftOf,
  engineOf,
  loadForDocument,
  loadTableReader,
  recordedFieldNames,
  readDocument,
  recompute,
  updateLinkedFields,
  resultInfo,
  run,
  type CaseDocument,
  type CaseReport,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import type { ToolSummary, LabelledItem, Recalculated, Reply, Request, ThreadMessage } from './messages.ts';
import { explainAnalysis, explainCases } from './explain.worker.ts';
import {
  calculateBlock,
  definitionOf,
  describeTool,
  runAnalysis,
  listedTools,
  placeOf,
  verifyRevisions,
} from './tools.worker.ts';

/** The calculators, in a worker thread. */

function knownTools(): ToolSummary[] {
  return catalogue.map(({ meta: { id, title, access } }) => ({ id, title, access, engine: engineOf(id) }));
}

/** Parses the complete document, including parts only used by pages, so that invalid ones are never stored. */
async function read(tool: string, input: CaseDocument): Promise<Definition> {
  const definition = await definitionOf(tool);
  readDocument(definition, input);
  return definition;
}

/** The results of a calculator, in display order. */
function resultsOf(definition: Definition): LabelledItem[] {
  return definition.results.map(({ id }) => {
    const { label, unit = '' } = resultInfo(definition, id);
    return { id, label, unit };
  });
}

async function recalculate(definition: Definition, document: CaseDocument, storedReport: unknown, since: string) {
  const report = storedReport as CaseReport;
  const drift = driftOf(definition, report, await recompute(definition, document, report));
  const reasons = drift.outcome === 'same' ? [] : changesOf(definition.id, since);
  return { ...drift, reasons: reasons.map(({ date, text }) => ({ date, text })) } satisfies Recalculated;
}

async function answer(request: Exclude<Request, { readonly type: 'cases' }>): Promise<unknown> {
  switch (request.type) {
    case 'tools':
      return knownTools();
    case 'list':
      return listedTools(request.search);
    case 'describe':
      return describeTool(request.tool);
    case 'explore':
      return runAnalysis(request.tool, request.analysis);
    case 'explainCases':
      return explainCases(request.tool, request.cases, request.working);
    case 'explainAnalysis':
      return explainAnalysis(request.tool, request.analysis);
    case 'verify':
      return verifyRevisions(request.file, request.keys, request.pro);
    default:
      return answerDocument(request);
  }
}

async function answerDocument(request: Extract<Request, { readonly document: unknown }>): Promise<unknown> {
  const document = request.document as CaseDocument;
  const definition = await read(request.tool, document);
  if (request.type === 'check') return null;
  if (request.type === 'renew') {
    await loadTableReader();
    return updateLinkedFields(definition, document, from => request.reads[from]);
  }
  if (request.type === 'recompute') return recalculate(definition, document, request.storedReport, request.since);
  await loadForDocument(definition, document);
  if (request.type === 'answers') return documentValues(definition, document);
  return {
    report: run(definition, document, { pictures: false }),
    fields: recordedFieldNames(definition, document),
    results: resultsOf(definition),
  };
}

async function reply(request: Request): Promise<Reply> {
  try {
    // Already JSON, so passed on unchanged.
    if (request.type === 'cases') return { type: 'answered', block: await calculateBlock(request.tool, request.block) };
    return { type: 'done', json: JSON.stringify(await answer(request)) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { type: 'refused', message: thrown.message, at: placeOf(thrown) };
    return { type: 'failed', error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

const post = (message: ThreadMessage): void => parentPort?.postMessage(message);
parentPort?.on('message', (request: Request) => void reply(request).then(post));
post({ type: 'ready' });
