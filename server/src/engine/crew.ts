import { availableParallelism } from 'node:os';
import { describe, type Log } from '../http/log.ts';
import { presentRequest, requestNotes } from '../http/request-context.ts';
import { noMeter, type Meter } from '../metrics/index.ts';
import { EngineProblem } from './engine-problem.ts';
import { EngineThread } from './engine-thread.ts';
import type { Reply, Request } from './messages.ts';
import { Turns } from './turns.ts';

export interface EngineParts {
  /** Location of the built `engine.worker.js`; called when the first thread starts. */
  program: () => Promise<string | URL> | URL;
  log: Log;
  /** Name of the pool in metrics. */
  pool?: string;
  meter?: Pick<Meter, 'calculation'>;
  /** Maximum number of threads; by default one fewer than cores. */
  threads?: number;
  /** Maximum number of queued requests. */
  mostWaiting?: number;
  /** Maximum duration of a request, and how long an idle thread is kept, in milliseconds. */
  deadline?: number;
  idle?: number;
}

/** Priority: interactive, part of a larger response, or background, in that order. */
export type Turn = 'first' | 'between' | 'last';

interface Waiting {
  readonly request: Request;
  /** The id of the HTTP request. */
  readonly of: string | undefined;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

export interface Crew {
  /**
   * Queues a request and returns the reply.
   * @throws {EngineProblem} if it fails or the queue is full.
   */
  answer(request: Request, turn?: Turn): Promise<Reply>;
  /** Number of threads, of busy ones, and of queued requests. */
  load(): { threads: number; busy: number; waiting: number };
  /** Whether the last thread needed could not start, or crashed. */
  failing(): boolean;
  close(): Promise<void>;
}

/** Creates the worker pool with its queues. */
export function createCrew({
  program,
  log,
  pool = 'engine',
  meter = noMeter,
  threads = Math.max(1, availableParallelism() - 1),
  mostWaiting = 64,
  deadline = 60_000,
  idle = 120_000,
}: EngineParts): Crew {
  const free: EngineThread[] = [];
  const queues: Readonly<Record<Turn, Turns<Waiting>>> = {
    first: new Turns(),
    between: new Turns(),
    last: new Turns(),
  };
  const all = new Set<EngineThread>();
  /** Number of threads, including those that are starting. */
  let hired = 0;
  let closed = false;
  let failing = false;
  let letGo: NodeJS.Timeout | undefined;

  const take = (): Waiting | undefined => queues.first.shift() ?? queues.between.shift() ?? queues.last.shift();
  const isWaiting = (): boolean => Object.values(queues).some(queue => queue.length > 0);
  const takeAll = (): Waiting[] => Object.values(queues).flatMap(queue => queue.takeAll());

  /** Runs queued requests on a thread, which becomes idle when the queue is empty. */
  const work = async (thread: EngineThread): Promise<void> => {
    for (let next = take(); next !== undefined; next = take()) {
      const began = performance.now();
      const ended = (outcome: 'answered' | 'refused' | 'failed'): void =>
        meter.calculation({ pool, asked: next.request.type, outcome, seconds: (performance.now() - began) / 1000 });
      try {
        const reply = await thread.answer(next.request, deadline);
        failing = false;
        ended(reply.type === 'refused' || reply.type === 'failed' ? reply.type : 'answered');
        next.resolve(reply);
      } catch (error) {
        failing = !(error instanceof EngineProblem);
        ended('failed');
        if (!closed) log.warn('a thread of the engine has ended', { requestId: next.of, error: describe(error) });
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

  /** Assigns a queued request to an idle thread, or starts a new one. */
  const start = (): void => {
    if (!isWaiting() || closed) return;
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
      failing = true;
      for (const { reject } of takeAll()) reject(error);
      return;
    }
    all.add(thread);
    if (closed) dismiss(thread);
    else await work(thread);
  };

  return {
    answer(request, turn = 'first') {
      if (closed) return Promise.reject(new EngineProblem('BUSY', restarting));
      const by = requestNotes().user;
      const { first } = queues;
      // One user can take at most half of the queue.
      const full =
        turn === 'between'
          ? queues.between.length >= mostWaiting
          : first.length >= mostWaiting || first.of(by) >= mostWaiting / 2;
      if (full)
        return Promise.reject(
          new EngineProblem('BUSY', 'Too many calculations are waiting at the moment. Please try again in a minute.'),
        );
      return new Promise((resolve, reject) => {
        queues[turn].push(by, { request, of: presentRequest(), resolve, reject });
        start();
      });
    },

    load: () => ({
      threads: all.size,
      busy: all.size - free.length,
      waiting: Object.values(queues).reduce((sum, queue) => sum + queue.length, 0),
    }),

    failing: () => failing,

    async close() {
      closed = true;
      clearTimeout(letGo);
      for (const { reject } of takeAll()) reject(new EngineProblem('BUSY', restarting));
      await Promise.all([...all].map(thread => thread.end()));
    },
  };
}

const restarting = 'The service is being restarted. Please try again in a minute.';
