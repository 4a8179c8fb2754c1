import { setTimeout as wait } from 'node:timers/promises';
import { describe, type Log } from '../http/log.ts';

/** A job taken from its queue. */
export interface TakenJob {
  readonly id: string;
  readonly data: unknown;
  /** Number of retries so far, and maximum. */
  readonly retryCount: number;
  readonly retryLimit: number;
}

/** Dependencies of a worker. */
export interface WorkerParts {
  readonly name: string;
  /** Maximum concurrency. */
  readonly atOnce: number;
  /** Polling interval when the queue is empty, in milliseconds. */
  readonly rest: number;
  /** Takes at most so many queued jobs; never rejects. */
  take(most: number): Promise<readonly TakenJob[]>;
  readonly work: (data: unknown) => Promise<void>;
  /** Records how a job ended. */
  done(id: string): Promise<unknown>;
  failed(id: string, reason: string): Promise<unknown>;
  /** Requeues unfinished jobs. */
  putBack(ids: readonly string[]): Promise<unknown>;
  readonly log: Log;
}

/** Processes the jobs of one queue, from creation on. */
export interface Worker {
  /** Checks the queue at once. */
  wake(): void;
  /** Stops taking jobs, waits for running ones up to a time limit, and requeues the rest. */
  stop(milliseconds: number): Promise<void>;
}

export function createWorker(parts: WorkerParts): Worker {
  const { name, log } = parts;
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let woken = false;
  let rouse = (): void => undefined;

  const wake = (): void => {
    woken = true;
    rouse();
  };

  const rest = async (): Promise<void> => {
    if (woken || stopping.signal.aborted) return;
    const ended = new AbortController();
    rouse = () => ended.abort();
    await wait(parts.rest, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    rouse = () => undefined;
  };

  const work = async (job: TakenJob): Promise<void> => {
    const said = { job: name, id: job.id };
    let failure: string | undefined;
    try {
      await parts.work(job.data);
    } catch (error) {
      failure = describe(error);
    }
    // A requeued job belongs to its next worker.
    if (!underWay.has(job.id)) return;
    try {
      if (failure === undefined) await parts.done(job.id);
      else await parts.failed(job.id, failure);
    } catch (error) {
      log.warn('the end of a job was not written down', { ...said, error: describe(error) });
    }
    if (failure === undefined) return;
    if (job.retryCount < job.retryLimit) log.warn('a job failed and will be tried again', { ...said, error: failure });
    else log.error('a job failed for the last time', { ...said, error: failure });
  };

  const begin = (job: TakenJob): void => {
    underWay.set(
      job.id,
      work(job).finally(() => {
        underWay.delete(job.id);
        wake();
      }),
    );
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      woken = false;
      const room = parts.atOnce - underWay.size;
      const taken = room > 0 ? await parts.take(room) : [];
      for (const job of taken) begin(job);
      if (taken.length === 0 || underWay.size >= parts.atOnce) await rest();
    }
  };
  const running = run();

  return {
    wake,
    async stop(milliseconds) {
      stopping.abort();
      rouse();
      await running;
      const finished = Promise.all(underWay.values());
      await Promise.race([finished, wait(milliseconds, undefined, { ref: false })]);
      const left = [...underWay.keys()];
      underWay.clear();
      if (left.length > 0) await parts.putBack(left);
    },
  };
}
