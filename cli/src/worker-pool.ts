import type { Definition } from '@isentrope/calculators/kit';
import { availableParallelism } from 'node:os';
import { setImmediate as immediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { answerBlock } from './answer-block.ts';
import type { BlockResult, Block, WorkerTask, PostedBlock } from './worker-messages.ts';

/** Maximum number of threads; beyond this, reading and writing limit the throughput. */
const maxThreads = 8;

/** Maximum number of blocks per thread that wait for the answer of an earlier block. */
const maxWaitingBlocks = 4;

/** Blocks of cases in order, read on demand. */
export type Blocks = Iterator<Block, void> | AsyncIterator<Block, void>;

type Answer = (block: Block) => Promise<BlockResult>;

interface PendingAnswer {
  readonly resolve: (answer: BlockResult) => void;
  readonly reject: (error: unknown) => void;
}

/** A worker with its queue of posted blocks, which it answers in order. */
class PooledWorker {
  private readonly worker: Worker;
  private readonly due: PendingAnswer[] = [];

  constructor(task: WorkerTask) {
    this.worker = new Worker(new URL('./pool.worker.js', import.meta.url), { workerData: task });
    this.worker.on('message', (answer: BlockResult) => this.due.shift()?.resolve(answer));
    this.worker.on('error', error => this.due.forEach(({ reject }) => reject(error)));
  }

  /** Answers a block. Rejects if the worker fails. */
  readonly answer: Answer = block =>
    new Promise((resolve, reject) => {
      this.due.push({ resolve, reject });
      if ('lines' in block) this.send(block, [block.lines.buffer]);
      else this.send({ first: block.first, json: JSON.stringify(block.cases) });
    });

  private send(block: PostedBlock, input: readonly ArrayBuffer[] = []): void {
    this.worker.postMessage(block, input);
  }

  end(): Promise<unknown> {
    return this.worker.terminate();
  }
}

/**
 * A worker pool that answers blocks of cases, this thread included: each thread takes the next block when it is free. The
 * workers start with the pool, so that they are ready when the first blocks have been read.
 */
export class WorkerPool {
  private readonly workers: readonly PooledWorker[];

  constructor(
    private readonly task: WorkerTask,
    maxBlocks = Infinity,
  ) {
    const threads = Math.min(maxBlocks, maxThreads, availableParallelism());
    this.workers = Array.from({ length: threads - 1 }, () => new PooledWorker(task));
  }

  /** Answers blocks; `take` receives the answers in block order, each as soon as possible. */
  async answerAll(definition: Definition, blocks: Blocks, take: (answer: BlockResult) => void): Promise<void> {
    const maxWaiting = maxWaitingBlocks * (this.workers.length + 1);
    let before = Promise.resolve();
    let waiting = 0;
    let failed = false;
    const work = async (answer: Answer) => {
      for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
        const answered = answer(next.value);
        waiting += 1;
        const taken = Promise.all([answered, before]).then(([each]) => {
          waiting -= 1;
          take(each);
        });
        taken.catch(() => {
          failed = true;
        });
        before = taken;
        await (failed || waiting >= maxWaiting ? taken : answered);
      }
      await before;
    };
    const answerHere: Answer = async block => {
      // Lets pending worker messages be handled first.
      await immediate();
      return answerBlock(definition, this.task, block);
    };
    // A worker has one block in progress and one queued.
    const slots = [answerHere, ...this.workers.flatMap(({ answer }) => [answer, answer])];
    await Promise.all(slots.map(work));
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.end()));
  }
}
