import { writeDocument, type Definition } from '@isentrope/calculators/kit';
import { refreshSession } from '../../shell/session.ts';
import { createCalculatorWorker } from '../calculation/calculator-worker.ts';
import type { AnalysisResponse, WorkerRequest } from '../calculation/worker-messages.ts';
import type { AnalysisRun } from './analysis-run.ts';

interface QueuedRun {
  readonly slot: string;
  readonly run: AnalysisRun;
}

const failureMessage = 'The analysis could not be completed. Your cases are unchanged; please run it again.';

/** Runs analyses in a worker, one after another, and reports partial and final results. */
export class AnalysisRunner {
  private worker: Worker | undefined;
  private present: QueuedRun | undefined;
  private queue: readonly QueuedRun[] = [];

  constructor(
    private readonly definition: Definition,
    private readonly onChange: (slot: string, change: Partial<AnalysisRun>) => void,
  ) {}

  /** Queues an analysis; a running one in the same slot is cancelled. */
  enqueue(slot: string, run: AnalysisRun): void {
    if (this.present?.slot === slot) this.end();
    this.queue = [...this.queue.filter(each => each.slot !== slot), { slot, run }];
    this.next();
  }

  /** Cancels all analyses; partial results are kept. */
  cancel(): void {
    const cancelled = [...(this.present ? [this.present] : []), ...this.queue];
    this.queue = [];
    this.end();
    for (const { slot } of cancelled) this.onChange(slot, { share: undefined });
  }

  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.present = undefined;
  }

  private next(): void {
    const [first, ...rest] = this.queue;
    if (!first || this.present) return;
    this.queue = rest;
    this.present = first;
    const { slot, run } = first;
    const worker = (this.worker ??= createCalculatorWorker());
    const done = (change: Partial<AnalysisRun>) => {
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', fail);
      if (this.present !== first) return;
      this.present = undefined;
      this.onChange(slot, { ...change, share: undefined });
      this.next();
    };
    const listen = ({ data }: MessageEvent<AnalysisResponse>) => {
      if (this.present !== first) return;
      const { type } = data;
      if (type === 'stage') this.onChange(slot, { share: data.share, answer: data.answer, progress: 'part' });
      else if (type === 'answered') done({ answer: data.answer, progress: 'whole' });
      else done({ answer: undefined, refused: data.message });
    };
    const fail = () => {
      // The failure may be an expired Pro subscription, so the session is refreshed.
      void refreshSession();
      worker.terminate();
      if (this.worker === worker) this.worker = undefined;
      done({ answer: undefined, refused: failureMessage });
    };
    worker.addEventListener('message', listen);
    worker.addEventListener('error', fail);
    const document = writeDocument(this.definition, { cases: run.of, units: run.units });
    worker.postMessage({ type: 'question', document, question: run.question } satisfies WorkerRequest);
  }
}
