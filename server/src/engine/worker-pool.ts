import { availableParallelism } from 'node:os';
import { describeError, type Log } from '../http/log.ts';
import { currentRequestId, requestNotes } from '../http/request-context.ts';
import { noMeter, type Meter } from '../metrics/index.ts';
import { EngineProblem } from './engine-problem.ts';
import { EngineThread } from './engine-thread.ts';
import type { Reply, Request } from './messages.ts';
import { FairQueue } from './fair-queue.ts';

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
  maxWaiting?: number;
  /** Maximum duration of a request, and how long an idle thread is kept, in milliseconds. */
  deadlineMilliseconds?: number;
  idleMilliseconds?: number;
}

/** Priority: interactive, part of a larger response, or background, in that order. */
export type Priority = 'first' | 'between' | 'last';

interface QueuedRequest {
  readonly request: Request;
  /** The id of the HTTP request. */
  readonly of: string | undefined;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

export interface WorkerPool {
  /**
   * Queues a request and returns the reply.
   * @throws {EngineProblem} if it fails or the queue is full.
   */
  answer(request: Request, priority?: Priority): Promise<Reply>;
  /** Number of threads, of busy ones, and of queued requests. */
  load(): { threads: number; busy: number; waiting: number };
  /** Whether the last thread needed could not start, or crashed. */
  failing(): boolean;
  close(): Promise<void>;
}

/** Creates the worker pool with its queues. */
export function createWorkerPool({
  program,
  log,
  pool = 'engine',
  meter = noMeter,
  threads = Math.max(1, availableParallelism() - 1),
  maxWaiting = 64,
  deadlineMilliseconds = 60_000,
  idleMilliseconds = 120_000,
}: EngineParts): WorkerPool {
  const free: EngineThread[] = [];
  const queues: Readonly<Record<Priority, FairQueue<QueuedRequest>>> = {
    first: new FairQueue(),
    between: new FairQueue(),
    last: new FairQueue(),
  };
  const all = new Set<EngineThread>();
  /** Number of threads, including those that are starting. */
  let threadCount = 0;
  let isClosed = false;
  let isFailing = false;
  let idleTimer: NodeJS.Timeout | undefined;

  const takeNext = (): QueuedRequest | undefined =>
    queues.first.shift() ?? queues.between.shift() ?? queues.last.shift();
  const isWaiting = (): boolean => Object.values(queues).some(queue => queue.length > 0);
  const takeAll = (): QueuedRequest[] => Object.values(queues).flatMap(queue => queue.takeAll());

  /** Runs queued requests on a thread, which becomes idle when the queue is empty. */
  const runQueue = async (thread: EngineThread): Promise<void> => {
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      const began = performance.now();
      const ended = (outcome: 'answered' | 'refused' | 'failed'): void =>
        meter.calculation({ pool, asked: next.request.type, outcome, seconds: (performance.now() - began) / 1000 });
      try {
        const reply = await thread.answer(next.request, deadlineMilliseconds);
        isFailing = false;
        ended(reply.type === 'refused' || reply.type === 'failed' ? reply.type : 'answered');
        next.resolve(reply);
      } catch (error) {
        isFailing = !(error instanceof EngineProblem);
        ended('failed');
        if (!isClosed)
          log.warn('a thread of the engine has ended', { requestId: next.of, error: describeError(error) });
        next.reject(error);
      }
      if (thread.hasEnded) {
        dismiss(thread);
        assign();
        return;
      }
    }
    free.push(thread);
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      for (const unused of free.splice(0)) dismiss(unused);
    }, idleMilliseconds).unref();
  };

  const dismiss = (thread: EngineThread): void => {
    threadCount -= 1;
    all.delete(thread);
    void thread.end();
  };

  /** Assigns a queued request to an idle thread, or starts a new one. */
  const assign = (): void => {
    if (!isWaiting() || isClosed) return;
    let thread = free.pop();
    while (thread?.hasEnded === true) {
      dismiss(thread);
      thread = free.pop();
    }
    if (thread !== undefined) void runQueue(thread);
    else if (threadCount < threads) {
      threadCount += 1;
      void startThread();
    }
  };

  const startThread = async (): Promise<void> => {
    let thread: EngineThread | undefined;
    try {
      thread = new EngineThread(await program());
      all.add(thread);
      if (!isClosed) await thread.started();
    } catch (error) {
      if (thread === undefined) threadCount -= 1;
      else dismiss(thread);
      if (isClosed) return;
      isFailing = true;
      if (threadCount === 0) for (const { reject } of takeAll()) reject(error);
      return;
    }
    if (isClosed) dismiss(thread);
    else await runQueue(thread);
  };

  return {
    answer(request, priority = 'first') {
      if (isClosed) return Promise.reject(new EngineProblem('BUSY', restartingMessage));
      const by = requestNotes().user;
      const { first } = queues;
      // One user can take at most half of the queue.
      const isFull =
        priority === 'between'
          ? queues.between.length >= maxWaiting
          : first.length >= maxWaiting || first.of(by) >= maxWaiting / 2;
      if (isFull)
        return Promise.reject(
          new EngineProblem('BUSY', 'Too many calculations are waiting at the moment. Please try again in a minute.'),
        );
      return new Promise((resolve, reject) => {
        queues[priority].push(by, { request, of: currentRequestId(), resolve, reject });
        assign();
      });
    },

    load: () => ({
      threads: all.size,
      busy: all.size - free.length,
      waiting: Object.values(queues).reduce((sum, queue) => sum + queue.length, 0),
    }),

    failing: () => isFailing,

    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      for (const { reject } of takeAll()) reject(new EngineProblem('BUSY', restartingMessage));
      await Promise.all([...all].map(thread => thread.end()));
    },
  };
}

const restartingMessage = 'The service is being restarted. Please try again in a minute.';
