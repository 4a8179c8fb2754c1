import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnsweredBlock, Block, CrewTask } from './crew-messages.ts';

/** Most workers: beyond these, reading and writing are what takes the time. */
const mostWorkers = 8;

/** Room for what a block leaves behind, MB: with less of it, a worker spends a quarter of its time on clearing up. */
const youngMegabytes = 48;

/** A worker, with what is to be done with its next answer. */
interface Member {
  readonly worker: Worker;
  settle: { readonly resolve: (answer: AnsweredBlock) => void; readonly reject: (reason: unknown) => void } | undefined;
}

/** Workers that answer blocks of cases, each one block at a time. */
export class Crew {
  private readonly all: readonly Member[];
  private readonly idle: Member[];
  private readonly waiting: ((member: Member) => void)[] = [];

  constructor(task: CrewTask, most = mostWorkers) {
    const size = Math.min(most, mostWorkers, availableParallelism());
    this.all = Array.from({ length: size }, () => hired(task));
    this.idle = [...this.all];
  }

  /** One block in hand and one at hand for each worker. */
  private get room(): number {
    return 2 * this.all.length;
  }

  /** A block's answers. Rejects where a worker fails. */
  private async answer(block: Block): Promise<AnsweredBlock> {
    const member = this.idle.pop() ?? (await new Promise<Member>(resolve => this.waiting.push(resolve)));
    const answer = await new Promise<AnsweredBlock>((resolve, reject) => {
      member.settle = { resolve, reject };
      member.worker.postMessage(block, 'lines' in block ? [block.lines.buffer] : []);
    });
    const next = this.waiting.shift();
    if (next) next(member);
    else this.idle.push(member);
    return answer;
  }

  /**
   * Answers blocks in their order, each as soon as it can be, no more of them under way than `most`; unless given, so many
   * that no worker waits.
   */
  async answerAll(
    blocks: AsyncIterable<Block>,
    take: (answer: AnsweredBlock) => void,
    most = this.room,
  ): Promise<void> {
    const underWay: Promise<void>[] = [];
    let before = Promise.resolve();
    for await (const block of blocks) {
      before = Promise.all([this.answer(block), before]).then(([answer]) => take(answer));
      // A failure is met where it is awaited, below.
      before.catch(() => undefined);
      underWay.push(before);
      if (underWay.length >= most) await underWay.shift();
    }
    await before;
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map(({ worker }) => worker.terminate()));
  }
}

function hired(task: CrewTask): Member {
  const resourceLimits = { maxYoungGenerationSizeMb: youngMegabytes };
  const worker = new Worker(new URL('./crew.worker.js', import.meta.url), { workerData: task, resourceLimits });
  const member: Member = { worker, settle: undefined };
  worker.on('message', (answer: AnsweredBlock) => member.settle?.resolve(answer));
  worker.on('error', error => member.settle?.reject(error));
  return member;
}
