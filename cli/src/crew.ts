import type { Definition } from '@isentrope/calculators/kit';
import { availableParallelism } from 'node:os';
import { setImmediate as immediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { answerBlock } from './answer-block.ts';
import type { AnsweredBlock, Block, CrewTask, SentBlock } from './crew-messages.ts';

/** Most threads: beyond these, reading and writing are what takes the time. */
const mostThreads = 8;

/** So many blocks for each thread may wait for the answers of one before them. */
const mostWaiting = 4;

/** Blocks of cases in their order, as they are asked for. */
export type Blocks = Iterator<Block, void> | AsyncIterator<Block, void>;

type Answer = (block: Block) => Promise<AnsweredBlock>;

interface Due {
  readonly resolve: (answer: AnsweredBlock) => void;
  readonly reject: (error: unknown) => void;
}

/** A worker with the blocks that it has been given, which it answers one after the other. */
class Hired {
  private readonly worker: Worker;
  private readonly due: Due[] = [];

  constructor(task: CrewTask) {
    this.worker = new Worker(new URL('./crew.worker.js', import.meta.url), { workerData: task });
    this.worker.on('message', (answer: AnsweredBlock) => this.due.shift()?.resolve(answer));
    this.worker.on('error', error => this.due.forEach(({ reject }) => reject(error)));
  }

  /** A block's answers. Rejects where the worker fails. */
  readonly answer: Answer = block =>
    new Promise((resolve, reject) => {
      this.due.push({ resolve, reject });
      if ('lines' in block) this.send(block, [block.lines.buffer]);
      else this.send({ first: block.first, json: JSON.stringify(block.cases) });
    });

  private send(block: SentBlock, given: readonly ArrayBuffer[] = []): void {
    this.worker.postMessage(block, given);
  }

  end(): Promise<unknown> {
    return this.worker.terminate();
  }
}

/**
 * The threads that answer blocks of cases, this one among them: each takes the next block as soon as it has time for it. The
 * others start as soon as there is a crew, so that they are there when this one has read what they need.
 */
export class Crew {
  private readonly workers: readonly Hired[];

  constructor(
    private readonly task: CrewTask,
    mostBlocks = Infinity,
  ) {
    const threads = Math.min(mostBlocks, mostThreads, availableParallelism());
    this.workers = Array.from({ length: threads - 1 }, () => new Hired(task));
  }

  /** Answers blocks; `take` is given the answers in the order of the blocks, each as soon as it can be. */
  async answerAll(definition: Definition, blocks: Blocks, take: (answer: AnsweredBlock) => void): Promise<void> {
    const most = mostWaiting * (this.workers.length + 1);
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
        await (failed || waiting >= most ? taken : answered);
      }
      await before;
    };
    const answerHere: Answer = async block => {
      // What the workers sent meanwhile is seen to first.
      await immediate();
      return answerBlock(definition, this.task, block);
    };
    // A worker has one block in hand and one at hand.
    const hands = [answerHere, ...this.workers.flatMap(({ answer }) => [answer, answer])];
    await Promise.all(hands.map(work));
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.end()));
  }
}
