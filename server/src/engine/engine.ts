import { availableParallelism } from 'node:os';
import { answers as answersShape, type Answers, type SheetDocument } from '@isentrope/records';
import type { Log } from '../http/log.ts';
import { EngineProblem } from './engine-problem.ts';
import { EngineThread } from './engine-thread.ts';
import type { KnownTool, Reads, Recalculated, Renewed, Reply, Request, Worked } from './messages.ts';

export type { KnownTool } from './messages.ts';

/** The calculators at the server, in threads of their own. */
export interface Engine {
  /**
   * Works a document through: the report with its working and messages, without drawings and figures, and what all is called.
   * @throws {EngineProblem} for a document that the calculator refuses, one that takes too long, and when too many wait.
   */
  run(tool: string, document: SheetDocument): Promise<Worked>;
  /** Works a document through for what it answers to others. @throws {EngineProblem} as `run`. */
  answers(tool: string, document: SheetDocument): Promise<Answers>;
  /**
   * Has a document say what stands at its sources now, without working it through.
   * @throws {EngineProblem} where a field does not take what its source says.
   */
  renew(tool: string, document: SheetDocument, reads: Reads): Promise<Renewed>;
  /**
   * Works a kept document through again, when nobody else waits, and says what would be otherwise than in its report.
   * @param since when that was made.
   * @throws {EngineProblem} as `run` does.
   */
  recompute(tool: string, document: SheetDocument, kept: unknown, since: string): Promise<Recalculated>;
  /** Reads a document without working it through: the sentence by which its calculator refuses it, if it does. */
  check(tool: string, document: SheetDocument): Promise<string | undefined>;
  /** All calculators. */
  tools(): Promise<readonly KnownTool[]>;
  /** Ends all threads; who still waits is told that the service is being restarted. */
  close(): Promise<void>;
}

export interface EngineParts {
  /** Where the built `engine.worker.js` is; asked for when the first thread is wanted. */
  program: () => Promise<string | URL> | URL;
  log: Log;
  /** Most threads; one fewer than there are cores, unless given. */
  threads?: number;
  /** Most requests that wait for a thread. */
  mostWaiting?: number;
  /** How long one run may take, and how long a thread without work is kept, in milliseconds. */
  deadline?: number;
  idle?: number;
}

interface Waiting {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes the engine. It starts a thread when one is wanted and all others have work, gives each one request at a time in the
 * order of asking, those that nobody waits for after all others, and lets threads go that nobody has wanted for a while: a server that calculates nothing has none.
 */
export function createEngine(parts: EngineParts): Engine {
  const crew = createCrew(parts);
  let known: Promise<readonly KnownTool[]> | undefined;

  const ask = async (request: Request): Promise<unknown> => {
    const reply = await crew.answer(request);
    if (reply.type === 'done') return JSON.parse(reply.json);
    if (reply.type === 'refused') throw new EngineProblem('REFUSED', reply.sentence);
    throw new Error(`The engine failed: ${reply.error}`);
  };

  return {
    run: async (tool, document) => (await ask({ type: 'run', tool, document })) as Worked,

    answers: async (tool, document) => answersShape.parse(await ask({ type: 'answers', tool, document })),

    renew: async (tool, document, reads) => (await ask({ type: 'renew', tool, document, reads })) as Renewed,
    recompute: async (tool, document, kept, since) =>
      (await ask({ type: 'recompute', tool, document, kept, since })) as Recalculated,

    async check(tool, document) {
      try {
        await ask({ type: 'check', tool, document });
        return undefined;
      } catch (error) {
        if (error instanceof EngineProblem && error.code === 'REFUSED') return error.message;
        throw error;
      }
    },

    tools() {
      known ??= ask({ type: 'tools' }).then(
        tools => tools as readonly KnownTool[],
        (error: unknown) => {
          known = undefined;
          throw error;
        },
      );
      return known;
    },

    close: () => crew.close(),
  };
}

interface Crew {
  answer(request: Request): Promise<Reply>;
  close(): Promise<void>;
}

/** The threads and who waits for one. */
function createCrew({
  program,
  log,
  threads = Math.max(1, availableParallelism() - 1),
  mostWaiting = 64,
  deadline = 60_000,
  idle = 120_000,
}: EngineParts): Crew {
  const free: EngineThread[] = [];
  const waiting: Waiting[] = [];
  /** What nobody waits for. */
  const patient: Waiting[] = [];
  const all = new Set<EngineThread>();
  /** How many threads there are, with those that are about to be. */
  let hired = 0;
  let closed = false;
  let letGo: NodeJS.Timeout | undefined;

  const take = (): Waiting | undefined => waiting.shift() ?? patient.shift();

  /** Gives a thread what waits, one after the other, and leaves it with the free ones when nothing does. */
  const work = async (thread: EngineThread): Promise<void> => {
    for (let next = take(); next !== undefined; next = take()) {
      try {
        next.resolve(await thread.answer(next.request, deadline));
      } catch (error) {
        if (!closed) log.warn('a thread of the engine has ended', { error: String(error) });
        next.reject(error);
      }
      if (thread.over) {
        dismiss(thread);
        start();
        return;
      }
    }
    free.push(thread);
    clearTimeout(letGo);
    letGo = setTimeout(() => {
      for (const unused of free.splice(0)) dismiss(unused);
    }, idle).unref();
  };

  const dismiss = (thread: EngineThread): void => {
    hired -= 1;
    all.delete(thread);
    void thread.end();
  };

  /** Sees to it that whatever waits is worked at, as far as there may be threads. */
  const start = (): void => {
    if (waiting.length + patient.length === 0 || closed) return;
    let thread = free.pop();
    while (thread?.over === true) {
      dismiss(thread);
      thread = free.pop();
    }
    if (thread !== undefined) void work(thread);
    else if (hired < threads) {
      hired += 1;
      void hire();
    }
  };

  const hire = async (): Promise<void> => {
    let thread: EngineThread;
    try {
      thread = new EngineThread(await program());
    } catch (error) {
      hired -= 1;
      for (const { reject } of [...waiting.splice(0), ...patient.splice(0)]) reject(error);
      return;
    }
    all.add(thread);
    if (closed) dismiss(thread);
    else await work(thread);
  };

  return {
    answer(request) {
      if (closed) return Promise.reject(new EngineProblem('BUSY', restarting));
      if (waiting.length >= mostWaiting)
        return Promise.reject(
          new EngineProblem('BUSY', 'Too many calculations are waiting at the moment. Please try again in a minute.'),
        );
      return new Promise((resolve, reject) => {
        const queue = request.type === 'recompute' ? patient : waiting;
        queue.push({ request, resolve, reject });
        start();
      });
    },

    async close() {
      closed = true;
      clearTimeout(letGo);
      for (const { reject } of [...waiting.splice(0), ...patient.splice(0)])
        reject(new EngineProblem('BUSY', restarting));
      await Promise.all([...all].map(thread => thread.end()));
    },
  };
}

const restarting = 'The service is being restarted. Please try again in a minute.';
