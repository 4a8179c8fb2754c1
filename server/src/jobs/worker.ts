import { setTimeout as wait } from 'node:timers/promises';
import { describeError, type Log } from '../http/log.ts';

/** A job taken from its queue. */
interface TakenJob {
  readonly id: string;
  readonly data: unknown;
  /** Number of retries so far, and maximum. */
  readonly retryCount: number;
  readonly retryLimit: number;
}

/** Dependencies of a worker. */
interface WorkerParts {
  readonly name: string;
  readonly concurrency: number;
  /** Polling interval when the queue is empty, in milliseconds. */
  readonly pollMilliseconds: number;
  /** Takes at most `maximum` queued jobs; never rejects. */
  take(maximum: number): Promise<readonly TakenJob[]>;
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
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let isWoken = false;
  let interruptSleep = (): void => undefined;

  const wake = (): void => {
    isWoken = true;
    interruptSleep();
  };

  const sleep = async (): Promise<void> => {
    if (isWoken || stopping.signal.aborted) return;
    const ended = new AbortController();
    interruptSleep = () => ended.abort();
    await wait(parts.pollMilliseconds, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    interruptSleep = () => undefined;
  };

  const work = async (job: TakenJob): Promise<void> => {
    const logFields = { job: name, id: job.id };
    let failure: string | undefined;
    try {
      await parts.work(job.data);
    } catch (error) {
      failure = describeError(error);
    }
    // A requeued job belongs to its next worker.
    if (!running.has(job.id)) return;
    try {
      if (failure === undefined) await parts.done(job.id);
      else await parts.failed(job.id, failure);
    } catch (error) {
      log.warn('the outcome of a job was not recorded', { ...logFields, error: describeError(error) });
    }
    if (failure === undefined) return;
    if (job.retryCount < job.retryLimit)
      log.warn('a job failed and will be tried again', { ...logFields, error: failure });
    else log.error('a job failed for the last time', { ...logFields, error: failure });
  };

  const begin = (job: TakenJob): void => {
    running.set(
      job.id,
      work(job).finally(() => {
        running.delete(job.id);
        wake();
      }),
    );
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const room = parts.concurrency - running.size;
      const takenJobs = room > 0 ? await parts.take(room) : [];
      for (const job of takenJobs) begin(job);
      if (takenJobs.length === 0 || running.size >= parts.concurrency) await sleep();
    }
  };
  const loop = run();

  return {
    wake,
    async stop(milliseconds) {
      stopping.abort();
      interruptSleep();
      await loop;
      const finished = Promise.all(running.values());
      await Promise.race([finished, wait(milliseconds, undefined, { ref: false })]);
      const left = [...running.keys()];
      running.clear();
      if (left.length > 0) await parts.putBack(left);
    },
  };
}
