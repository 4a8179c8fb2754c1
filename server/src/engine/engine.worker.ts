import { parentPort } from 'node:worker_threads';
import { catalogue, changesOf } from '@isentrope/calculators';
import {
  answersOf,
  driftOf,
  engineOf,
  loadForDocument,
  namedFields,
  readDocument,
  recompute,
  renewedDocument,
  resultInfo,
  run,
  type CaseDocument,
  type CaseReport,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import type { KnownTool, Named, Recalculated, Reply, Request } from './messages.ts';
import { toldAnswer, toldCases } from './told.worker.ts';
import { answerBlock, definitionOf, describedTool, explored, listedTools, placeOf, verified } from './tools.worker.ts';

/** The calculators, in a worker thread. */

function knownTools(): KnownTool[] {
  return catalogue.map(({ meta: { id, title, access } }) => ({ id, title, access, engine: engineOf(id) }));
}

/** Parses the complete document, including parts only used by pages, so that invalid ones are never stored. */
async function read(tool: string, given: CaseDocument): Promise<Definition> {
  const definition = await definitionOf(tool);
  readDocument(definition, given);
  return definition;
}

/** The results of a calculator, in display order. */
function resultsOf(definition: Definition): Named[] {
  return definition.results.map(({ id }) => {
    const { label, unit = '' } = resultInfo(definition, id);
    return { id, label, unit };
  });
}

async function recalculated(definition: Definition, document: CaseDocument, kept: unknown, since: string) {
  const report = kept as CaseReport;
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
      return describedTool(request.tool);
    case 'explore':
      return explored(request.tool, request.asked);
    case 'tellCases':
      return toldCases(request.tool, request.cases, request.working);
    case 'tellAnswer':
      return toldAnswer(request.tool, request.asked);
    case 'verify':
      return verified(request.file, request.keys, request.pro);
    default:
      return answerDocument(request);
  }
}

async function answerDocument(request: Extract<Request, { readonly document: unknown }>): Promise<unknown> {
  const document = request.document as CaseDocument;
  const definition = await read(request.tool, document);
  if (request.type === 'check') return null;
  if (request.type === 'renew') return renewedDocument(definition, document, from => request.reads[from]);
  if (request.type === 'recompute') return recalculated(definition, document, request.kept, request.since);
  await loadForDocument(definition, document);
  if (request.type === 'answers') return answersOf(definition, document);
  return {
    report: run(definition, document, { pictures: false }),
    fields: namedFields(definition, document),
    results: resultsOf(definition),
  };
}

async function reply(request: Request): Promise<Reply> {
  try {
    // Already JSON, so passed on unchanged.
    if (request.type === 'cases') return { type: 'answered', block: await answerBlock(request.tool, request.block) };
    return { type: 'done', json: JSON.stringify(await answer(request)) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { type: 'refused', sentence: thrown.message, at: placeOf(thrown) };
    return { type: 'failed', error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

parentPort?.on('message', (request: Request) => {
  void reply(request).then(told => parentPort?.postMessage(told));
});
