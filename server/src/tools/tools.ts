import type { PublicKey } from '@isentrope/records';
import {
  createEngine,
  type CaseBlock,
  type DescribedTool,
  type Engine,
  type EngineParts,
  type JsonObject,
  type ListedTool,
  type ExplainedResult,
  type ExplainedCases,
} from '../engine/index.ts';
import { BlockSizes, inOrder } from './blocks.ts';
import { toolProblemFrom, timeoutProblem, ToolProblem } from './tool-problem.ts';

/** Cases to calculate. */
export interface CasesRequest {
  readonly tool: string;
  readonly cases: readonly unknown[];
  readonly working: boolean;
  readonly pro: boolean;
  /** Number of cases before these in the whole request, for their index in messages; default 0. */
  readonly before?: number;
}

/** Calculated cases: the results of each as JSON, and combined results. */
interface CasesResult {
  readonly answers: readonly string[];
  readonly together: string | undefined;
}

/**
 * The calculators for programs, whatever the protocol. Results are identical to those of the command line. Everything
 * here throws a `ToolProblem` with a message for the caller if a request is refused.
 */
export interface Tools {
  /** The calculators that match a search; all for an empty one. */
  list(search?: string): Promise<readonly ListedTool[]>;
  describe(tool: string): Promise<DescribedTool>;
  /** Calculates cases. An invalid one refuses all, with its index and field. */
  run(request: CasesRequest): Promise<CasesResult>;
  /** Calculates cases and yields results in groups; an invalid case has its error in place of results. */
  stream(request: CasesRequest): AsyncGenerator<readonly string[], void>;
  /** Runs an analysis request: `{"cases": […], "question": {…}}`. */
  explore(tool: string, request: JsonObject, pro: boolean): Promise<JsonObject>;
  /** Calculates a few cases as `run` does, with the results as text and a link. */
  explainCases(request: CasesRequest): Promise<ExplainedResult<ExplainedCases>>;
  /** Runs an analysis as `explore` does, with the result as text and a link. */
  explainAnalysis(tool: string, request: JsonObject, pro: boolean): Promise<ExplainedResult>;
  /** The state of a fluid: a case of the fluid calculator, as JSON. */
  fluidState(
    request: Omit<CasesRequest, 'tool' | 'cases'>,
    fluidCase: unknown,
  ): Promise<{ tool: string; answer: string }>;
  /** Verifies a file of revisions, as text or in a PDF, and recalculates each. */
  verify(file: Uint8Array, keys: readonly PublicKey[], pro: boolean): Promise<JsonObject>;
  /** The load of the thread pools for fast and slow requests. */
  loads(): { quick: ReturnType<Engine['load']>; slow: ReturnType<Engine['load']> };
  /**
   * Resolves if both engines work.
   * @throws as the engine's.
   */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const fluidTool = 'fluid-properties';
/** Maximum number of combined cases, the same as in a sheet. */
const maxCombinedCases = 500;
/** Number of blocks of a batch requested at once, so that a thread need not wait for the next. */
const concurrentBlocks = 2;
/** Queue limits: for fast requests, as many as arrive while a thread starts. */
const queueLimits = { quick: 1000, slow: 16 };
/** Time limits of a block, of an analysis, and of a batch, in milliseconds. */
const timeLimits = { quick: 30_000, slow: 60_000, batch: 120_000 };

/**
 * Creates the calculators with separate threads for requests of milliseconds and of seconds, so that the former need
 * not wait for the latter.
 */
export function createTools({ batch = timeLimits.batch, ...parts }: EngineParts & { batch?: number }): Tools {
  const { log } = parts;
  const quick = createEngine({
    ...parts,
    pool: 'quick',
    deadlineMilliseconds: timeLimits.quick,
    maxWaiting: queueLimits.quick,
  });
  const slow = createEngine({
    ...parts,
    pool: 'slow',
    deadlineMilliseconds: timeLimits.slow,
    maxWaiting: queueLimits.slow,
  });
  const sizes = new BlockSizes();
  const known = new Map<string, Promise<DescribedTool>>();
  let listed: Promise<readonly ListedTool[]> | undefined;

  const all = (): Promise<readonly ListedTool[]> => {
    listed ??= cachedUnlessFailed(quick.list(''), () => (listed = undefined));
    return listed;
  };

  const describe = async (tool: string): Promise<DescribedTool> => {
    const exists = (await all()).some(({ id }) => id === tool);
    if (!exists) throw new ToolProblem('UNKNOWN_TOOL', `There is no calculator "${tool.slice(0, 60)}".`);
    let described = known.get(tool);
    if (described === undefined) {
      described = cachedUnlessFailed(quick.describe(tool), () => known.delete(tool));
      known.set(tool, described);
    }
    return described;
  };

  const requireAccess = async (tool: string, pro: boolean): Promise<DescribedTool> => {
    const described = await describe(tool);
    if (described.access === 'pro' && !pro)
      throw new ToolProblem('NEEDS_PRO', `${described.title} needs a key of an account with Pro.`);
    return described;
  };

  const answerBlock = async (engine: Engine, tool: string, block: CaseBlock) => {
    const isSmall = block.cases.length <= sizes.next(tool) && block.first === 0;
    const result = await engine.answerCases(tool, block, isSmall ? 'first' : 'between');
    sizes.record(tool, block.cases.length, result.milliseconds);
    for (const fault of result.faults) log.error('a calculator failed', { tool, fault });
    return result;
  };

  /** The results of cases, block by block. */
  async function* blocks(
    { tool, cases, working, before: indexOffset = 0 }: CasesRequest,
    long: boolean,
    each: boolean,
  ) {
    const end = performance.now() + batch;
    const cut = function* () {
      for (let first = 0; first < cases.length;) {
        const size = long ? 1 : sizes.next(tool);
        yield { first: indexOffset + first, cases: cases.slice(first, first + size), working, together: false, each };
        first += size;
      }
    };
    for await (const result of inOrder(cut(), concurrentBlocks, block => {
      if (performance.now() > end) return Promise.reject(timeoutProblem());
      return answerBlock(long ? slow : quick, tool, block);
    }))
      yield result.answers;
  }

  const run = async (request: CasesRequest): Promise<CasesResult> => {
    const { tool, cases, working, pro } = request;
    const { isExpensive, together } = await requireAccess(tool, pro);
    if (together) {
      if (cases.length > maxCombinedCases)
        throw new ToolProblem('TOO_MANY_CASES', `This calculator combines at most ${maxCombinedCases} cases.`);
      const engine = cases.length > sizes.next(tool) ? slow : quick;
      return answerBlock(engine, tool, { cases, first: 0, working, together, each: false });
    }
    const answers: string[] = [];
    for await (const some of blocks(request, isExpensive, false)) answers.push(...some);
    return { answers, together: undefined };
  };

  return withToolProblems({
    list: (search = '') => (search.trim() === '' ? all() : quick.list(search.slice(0, 200))),
    describe,
    run,

    async *stream(request) {
      const { isExpensive } = await requireAccess(request.tool, request.pro);
      yield* blocks(request, isExpensive, true);
    },

    async explore(tool, request, pro) {
      await requireAccess(tool, pro);
      return slow.explore(tool, request);
    },

    async explainCases({ tool, cases, working, pro }) {
      const { isExpensive } = await requireAccess(tool, pro);
      const engine = isExpensive || cases.length > sizes.next(tool) ? slow : quick;
      const explained = await engine.explainCases(tool, cases, working);
      for (const fault of explained.answer.faults) log.error('a calculator failed', { tool, fault });
      return explained;
    },

    async explainAnalysis(tool, request, pro) {
      await requireAccess(tool, pro);
      return slow.explainAnalysis(tool, request);
    },

    async fluidState({ working, pro }, fluidCase) {
      const { answers } = await run({ tool: fluidTool, cases: [fluidCase], working, pro });
      return { tool: fluidTool, answer: answers[0] ?? 'null' };
    },

    verify: (file, keys, pro) => slow.verify(file, keys, pro),
    loads: () => ({ quick: quick.load(), slow: slow.load() }),
    ready: async () => void (await Promise.all([quick.ready(), slow.ready()])),
    close: async () => void (await Promise.all([quick.close(), slow.close()])),
  });
}

function cachedUnlessFailed<T>(promise: Promise<T>, forget: () => unknown): Promise<T> {
  promise.catch(forget);
  return promise;
}

/** The same tools, with engine errors as `ToolProblem`. */
function withToolProblems(tools: Tools): Tools {
  const explained = <T>(promise: Promise<T>): Promise<T> =>
    promise.catch((error: unknown) => {
      throw toolProblemFrom(error);
    });
  return {
    list: search => explained(tools.list(search)),
    describe: tool => explained(tools.describe(tool)),
    run: request => explained(tools.run(request)),
    async *stream(request) {
      try {
        yield* tools.stream(request);
      } catch (error) {
        throw toolProblemFrom(error);
      }
    },
    explore: (tool, request, pro) => explained(tools.explore(tool, request, pro)),
    explainCases: request => explained(tools.explainCases(request)),
    explainAnalysis: (tool, request, pro) => explained(tools.explainAnalysis(tool, request, pro)),
    fluidState: (request, fluidCase) => explained(tools.fluidState(request, fluidCase)),
    verify: (file, keys, pro) => explained(tools.verify(file, keys, pro)),
    loads: () => tools.loads(),
    ready: () => tools.ready(),
    close: () => tools.close(),
  };
}
