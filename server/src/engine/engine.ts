import {
  sheetOutputs as answersShape,
  type SheetOutputs,
  type PublicKey,
  type SheetDocument,
} from '@isentrope/records';
import { createWorkerPool, type WorkerPool, type EngineParts, type Priority } from './worker-pool.ts';
import { EngineProblem } from './engine-problem.ts';
import type {
  CaseBlockResult,
  CaseBlock,
  DescribedTool,
  JsonObject,
  ToolSummary,
  ListedTool,
  CurrentValues,
  Recalculated,
  UpdatedDocument,
  Request,
  ExplainedResult,
  ExplainedCases,
  CalculatedDocument,
} from './messages.ts';

export type { ToolSummary } from './messages.ts';

/** The calculators in worker threads. */
export interface Engine {
  /**
   * Calculates a document: the report with steps and messages, without figures, and the labels of fields and results.
   * @throws {EngineProblem} if the document is invalid, takes too long, or the queue is full.
   */
  run(tool: string, document: SheetDocument): Promise<CalculatedDocument>;
  /**
   * Calculates the results of a document for use by other sheets.
   * @throws {EngineProblem} as `run`.
   */
  answers(tool: string, document: SheetDocument): Promise<SheetOutputs>;
  /**
   * Updates the values that a document reads from other sources, without calculating it.
   * @throws {EngineProblem} if a field does not accept the value of its source.
   */
  renew(tool: string, document: SheetDocument, reads: CurrentValues): Promise<UpdatedDocument>;
  /**
   * Recalculates a stored document with low priority and compares it with its report.
   * @param since the time of the report.
   * @throws {EngineProblem} as `run`.
   */
  recompute(tool: string, document: SheetDocument, storedReport: unknown, since: string): Promise<Recalculated>;
  /** Validates a document without calculating it: the calculator's error message, or undefined. */
  check(tool: string, document: SheetDocument): Promise<string | undefined>;
  tools(): Promise<readonly ToolSummary[]>;
  /** The calculators that match a search; all for an empty one. */
  list(search: string): Promise<readonly ListedTool[]>;
  /**
   * A calculator as data: fields, units, options, results, JSON Schema and examples.
   * @throws {EngineProblem} if there is none.
   */
  describe(tool: string): Promise<DescribedTool>;
  /**
   * Calculates JSON cases, with the input and output format of the command line.
   * @throws {EngineProblem} as `run`; for an invalid case, with its index and field.
   */
  answerCases(tool: string, block: CaseBlock, priority: Priority): Promise<CaseBlockResult>;
  /**
   * Runs an analysis request on JSON cases, as the command line does.
   * @throws {EngineProblem} as `answerCases`.
   */
  explore(tool: string, analysis: JsonObject): Promise<JsonObject>;
  /**
   * Calculates JSON cases and describes the results as text.
   * @throws {EngineProblem} as `answerCases`.
   */
  explainCases(tool: string, cases: readonly unknown[], working: boolean): Promise<ExplainedResult<ExplainedCases>>;
  /**
   * Runs an analysis request on JSON cases and describes the result as text.
   * @throws {EngineProblem} as `answerCases`.
   */
  explainAnalysis(tool: string, analysis: JsonObject): Promise<ExplainedResult>;
  /**
   * Verifies a file of revisions, or a PDF that contains one, with published keys, and recalculates every revision;
   * those of Pro calculators only if `pro` is true.
   * @throws {EngineProblem} for a PDF without such a file.
   */
  verify(file: Uint8Array, keys: readonly PublicKey[], pro: boolean): Promise<JsonObject>;
  load(): ReturnType<WorkerPool['load']>;
  /**
   * Resolves if the engine works: after a failure, starts a thread to find out.
   * @throws the error of that thread.
   */
  ready(): Promise<void>;
  /** Ends all threads; queued requests fail with a message about the restart. */
  close(): Promise<void>;
}

/**
 * Creates the engine. A thread is started when all others are busy, handles one request at a time, and is ended after
 * idling for a while, so an idle server has none. Users take turns, and background requests come last.
 */
export function createEngine(parts: EngineParts): Engine {
  const workers = createWorkerPool(parts);
  let known: Promise<readonly ToolSummary[]> | undefined;

  const send = async (request: Request, priority?: Priority): Promise<unknown> => {
    const reply = await workers.answer(request, priority);
    if (reply.type === 'done') return JSON.parse(reply.json);
    if (reply.type === 'answered') return reply.block;
    if (reply.type === 'refused') throw new EngineProblem('REFUSED', reply.message, reply.at);
    throw new Error(`The engine failed: ${reply.error}`);
  };

  return {
    run: async (tool, document) => (await send({ type: 'run', tool, document })) as CalculatedDocument,

    answers: async (tool, document) => answersShape.parse(await send({ type: 'answers', tool, document })),

    renew: async (tool, document, reads) => (await send({ type: 'renew', tool, document, reads })) as UpdatedDocument,
    recompute: async (tool, document, storedReport, since) =>
      (await send({ type: 'recompute', tool, document, storedReport, since }, 'last')) as Recalculated,

    async check(tool, document) {
      try {
        await send({ type: 'check', tool, document });
        return undefined;
      } catch (error) {
        if (error instanceof EngineProblem && error.code === 'REFUSED') return error.message;
        throw error;
      }
    },

    tools() {
      known ??= send({ type: 'tools' }).then(
        tools => tools as readonly ToolSummary[],
        (error: unknown) => {
          known = undefined;
          throw error;
        },
      );
      return known;
    },

    list: async search => (await send({ type: 'list', search })) as readonly ListedTool[],
    describe: async tool => (await send({ type: 'describe', tool })) as DescribedTool,
    answerCases: async (tool, block, priority) =>
      (await send({ type: 'cases', tool, block }, priority)) as CaseBlockResult,
    explore: async (tool, analysis) => (await send({ type: 'explore', tool, analysis })) as JsonObject,
    explainCases: async (tool, cases, working) =>
      (await send({ type: 'explainCases', tool, cases, working })) as ExplainedResult<ExplainedCases>,
    explainAnalysis: async (tool, analysis) =>
      (await send({ type: 'explainAnalysis', tool, analysis })) as ExplainedResult,
    verify: async (file, keys, pro) => (await send({ type: 'verify', file, keys, pro })) as JsonObject,

    load: () => workers.load(),
    async ready() {
      if (workers.failing()) await send({ type: 'tools' });
    },

    close: () => workers.close(),
  };
}
