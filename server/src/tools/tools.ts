import type { PublicKey } from '@isentrope/records';
import {
  createEngine,
  type CaseBlock,
  type DescribedTool,
  type Engine,
  type EngineParts,
  type JsonObject,
  type ListedTool,
  type Told,
  type ToldCases,
} from '../engine/index.ts';
import { BlockSizes, inOrder } from './blocks.ts';
import { inToolWords, tookTooLong, ToolProblem } from './tool-problem.ts';

/** Cases to calculate. */
export interface AskedCases {
  readonly tool: string;
  readonly cases: readonly unknown[];
  readonly working: boolean;
  /** Whether the caller has Pro. */
  readonly pro: boolean;
  /** Number of cases before these, if they are part of more, for their index in messages; default 0. */
  readonly before?: number;
}

/** Calculated cases: the results of each as JSON, and combined results. */
export interface AnsweredCases {
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
  run(asked: AskedCases): Promise<AnsweredCases>;
  /** Calculates cases and yields results in groups; an invalid case has its error in place of results. */
  stream(asked: AskedCases): AsyncGenerator<readonly string[], void>;
  /** Runs an analysis request: `{"cases": […], "question": {…}}`. */
  explore(tool: string, asked: JsonObject, pro: boolean): Promise<JsonObject>;
  /** Calculates a few cases as `run` does, with the results as text and a link. */
  tellCases(asked: AskedCases): Promise<Told<ToldCases>>;
  /** Runs an analysis as `explore` does, with the result as text and a link. */
  tellAnswer(tool: string, asked: JsonObject, pro: boolean): Promise<Told>;
  /** The state of a fluid: a case of the fluid calculator, as JSON. */
  fluidState(asked: Omit<AskedCases, 'tool' | 'cases'>, given: unknown): Promise<{ tool: string; answer: string }>;
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

/** The fluid calculator. */
const fluids = 'fluid-properties';
/** Maximum number of combined cases, the same as in a sheet. */
const mostTogether = 500;
/** Number of blocks of a batch requested at once, so that a thread need not wait for the next. */
const ahead = 2;
/** Queue limits: for fast requests, as many as arrive while a thread starts. */
const waiting = { quick: 1000, slow: 16 };
/** Time limits of a block, of an analysis, and of a batch, in milliseconds. */
const limits = { quick: 30_000, slow: 60_000, batch: 120_000 };

/**
 * Creates the calculators with separate threads for requests of milliseconds and of seconds, so that the former need
 * not wait for the latter.
 */
export function createTools({ batch = limits.batch, ...parts }: EngineParts & { batch?: number }): Tools {
  const { log } = parts;
  const quick = createEngine({ ...parts, pool: 'quick', deadline: limits.quick, mostWaiting: waiting.quick });
  const slow = createEngine({ ...parts, pool: 'slow', deadline: limits.slow, mostWaiting: waiting.slow });
  const sizes = new BlockSizes();
  const known = new Map<string, Promise<DescribedTool>>();
  let listed: Promise<readonly ListedTool[]> | undefined;

  const all = (): Promise<readonly ListedTool[]> => {
    listed ??= forgetting(quick.list(''), () => (listed = undefined));
    return listed;
  };

  const describe = async (tool: string): Promise<DescribedTool> => {
    const there = (await all()).some(({ id }) => id === tool);
    if (!there) throw new ToolProblem('UNKNOWN_TOOL', `There is no calculator "${tool.slice(0, 60)}".`);
    let described = known.get(tool);
    if (described === undefined) {
      described = forgetting(quick.describe(tool), () => known.delete(tool));
      known.set(tool, described);
    }
    return described;
  };

  const opened = async (tool: string, pro: boolean): Promise<DescribedTool> => {
    const described = await describe(tool);
    if (described.access === 'pro' && !pro)
      throw new ToolProblem('NEEDS_PRO', `${described.title} needs a key of an account that has Pro.`);
    return described;
  };

  const answerBlock = async (engine: Engine, tool: string, block: CaseBlock) => {
    const small = block.cases.length <= sizes.next(tool) && block.first === 0;
    const answered = await engine.answerCases(tool, block, small ? 'first' : 'between');
    sizes.took(tool, block.cases.length, answered.milliseconds);
    for (const fault of answered.faults) log.error('a calculator failed', { tool, fault });
    return answered;
  };

  /** The results of cases, block by block. */
  async function* blocks({ tool, cases, working, before = 0 }: AskedCases, long: boolean, each: boolean) {
    const end = performance.now() + batch;
    const cut = function* () {
      for (let first = 0; first < cases.length;) {
        const size = long ? 1 : sizes.next(tool);
        yield { first: before + first, cases: cases.slice(first, first + size), working, together: false, each };
        first += size;
      }
    };
    for await (const answered of inOrder(cut(), ahead, block => {
      if (performance.now() > end) return Promise.reject(tookTooLong());
      return answerBlock(long ? slow : quick, tool, block);
    }))
      yield answered.answers;
  }

  const run = async (asked: AskedCases): Promise<AnsweredCases> => {
    const { tool, cases, working, pro } = asked;
    const { long, together } = await opened(tool, pro);
    if (together) {
      if (cases.length > mostTogether)
        throw new ToolProblem('TOO_MANY_CASES', `This calculator sees up to ${mostTogether} cases as one.`);
      const engine = cases.length > sizes.next(tool) ? slow : quick;
      return answerBlock(engine, tool, { cases, first: 0, working, together, each: false });
    }
    const answers: string[] = [];
    for await (const some of blocks(asked, long, false)) answers.push(...some);
    return { answers, together: undefined };
  };

  return inWords({
    list: (search = '') => (search.trim() === '' ? all() : quick.list(search.slice(0, 200))),
    describe,
    run,

    async *stream(asked) {
      const { long } = await opened(asked.tool, asked.pro);
      yield* blocks(asked, long, true);
    },

    async explore(tool, asked, pro) {
      await opened(tool, pro);
      return slow.explore(tool, asked);
    },

    async tellCases({ tool, cases, working, pro }) {
      const { long } = await opened(tool, pro);
      const engine = long || cases.length > sizes.next(tool) ? slow : quick;
      const told = await engine.tellCases(tool, cases, working);
      for (const fault of told.answer.faults) log.error('a calculator failed', { tool, fault });
      return told;
    },

    async tellAnswer(tool, asked, pro) {
      await opened(tool, pro);
      return slow.tellAnswer(tool, asked);
    },

    async fluidState({ working, pro }, given) {
      const { answers } = await run({ tool: fluids, cases: [given], working, pro });
      return { tool: fluids, answer: answers[0] ?? 'null' };
    },

    verify: (file, keys, pro) => slow.verify(file, keys, pro),
    loads: () => ({ quick: quick.load(), slow: slow.load() }),
    ready: async () => void (await Promise.all([quick.ready(), slow.ready()])),
    close: async () => void (await Promise.all([quick.close(), slow.close()])),
  });
}

/** Caches a promise unless it fails. */
function forgetting<T>(promise: Promise<T>, forget: () => unknown): Promise<T> {
  promise.catch(forget);
  return promise;
}

/** The same tools, with engine errors as `ToolProblem`. */
function inWords(tools: Tools): Tools {
  const told = <T>(promise: Promise<T>): Promise<T> =>
    promise.catch((error: unknown) => {
      throw inToolWords(error);
    });
  return {
    list: search => told(tools.list(search)),
    describe: tool => told(tools.describe(tool)),
    run: asked => told(tools.run(asked)),
    async *stream(asked) {
      try {
        yield* tools.stream(asked);
      } catch (error) {
        throw inToolWords(error);
      }
    },
    explore: (tool, asked, pro) => told(tools.explore(tool, asked, pro)),
    tellCases: asked => told(tools.tellCases(asked)),
    tellAnswer: (tool, asked, pro) => told(tools.tellAnswer(tool, asked, pro)),
    fluidState: (asked, given) => told(tools.fluidState(asked, given)),
    verify: (file, keys, pro) => told(tools.verify(file, keys, pro)),
    loads: () => tools.loads(),
    ready: () => tools.ready(),
    close: () => tools.close(),
  };
}
