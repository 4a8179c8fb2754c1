import { Worker } from 'node:worker_threads';
import { EngineProblem } from './engine-problem.ts';
import type { Reply, Request, ThreadMessage } from './messages.ts';

/** Memory limit of a thread, in MB. Exceeding it ends the thread, not the server. */
const maxMemoryMegabytes = 768;
/** Time limit for loading the calculators, in milliseconds; it takes about a second on an idle machine. */
const startMilliseconds = 60_000;

/** A worker thread with the calculators, which handles one request at a time. */
export class EngineThread {
  private readonly worker: Worker;
  private settle: { done: (reply: ThreadMessage) => void; failed: (error: Error) => void } | undefined;
  private readonly ready: Promise<unknown>;
  /** Whether the thread has failed or was ended. */
  hasEnded = false;

  constructor(program: string | URL) {
    this.worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMegabytes } });
    this.worker.on('message', (reply: ThreadMessage) => {
      const { settle } = this;
      this.settle = undefined;
      settle?.done(reply);
    });
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('The thread of the engine has ended.')));
    // The thread alone does not keep the process alive.
    this.worker.unref();
    this.ready = this.next(startMilliseconds, () => new EngineProblem('BUSY', startingMessage));
    // Reported by `started`.
    this.ready.catch(() => undefined);
  }

  /**
   * Resolves once the thread has loaded the calculators, which no time limit of a request includes.
   * @throws the error that ended the thread meanwhile; {EngineProblem} if loading exceeds its own time limit.
   */
  async started(): Promise<void> {
    await this.ready;
  }

  /**
   * Handles a request; the thread is ended after the time limit.
   * @throws {EngineProblem} if it exceeds the time or memory limit.
   */
  async answer(request: Request, milliseconds: number): Promise<Reply> {
    const reply = this.next(
      milliseconds,
      () =>
        new EngineProblem(
          'TOO_LONG',
          `The calculation took longer than ${Math.round(milliseconds / 1000)} s and was stopped. Split its cases over several sheets.`,
        ),
    );
    this.worker.postMessage(request);
    return (await reply) as Reply;
  }

  /** Returns the next message of the thread, which is ended with an error after a time limit. */
  private next(milliseconds: number, timeoutError: () => Error): Promise<ThreadMessage> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => this.fail(timeoutError()), milliseconds);
      this.settle = {
        done(reply) {
          clearTimeout(deadline);
          resolve(reply);
        },
        failed(error) {
          clearTimeout(deadline);
          reject(error);
        },
      };
    });
  }

  async end(): Promise<void> {
    this.fail(new EngineProblem('BUSY', 'The service is being restarted. Please try again in a minute.'));
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    const { settle } = this;
    this.hasEnded = true;
    this.settle = undefined;
    void this.worker.terminate();
    settle?.failed(asProblem(error));
  }
}

const startingMessage = 'The calculators are starting. Please try again in a minute.';

function asProblem(error: Error): Error {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new EngineProblem(
        'TOO_LARGE',
        'The calculation needs more memory than is allowed. Split its cases over several sheets.',
      )
    : error;
}
