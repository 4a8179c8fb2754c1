import type { Recomputation, RevisionFile } from '@isentrope/records';
import { calculatorWorker } from '../../workbench/bench/calculator-worker.ts';
import type { RecomputeAnswer, RecomputeRequest } from '../../workbench/bench/worker-messages.ts';

/** One worker for the lifetime of the page; what it has loaded is available offline. */
let worker: Worker | undefined;
let busy = false;

/** Recalculates every revision of a file in turn; calls `progress` with the number of the next one, from 1. */
export async function recomputeFile(
  { revisions }: RevisionFile,
  progress: (next: number) => void,
): Promise<Recomputation[]> {
  if (busy) endWorker();
  const found: Recomputation[] = [];
  for (const [place, { record }] of revisions.entries()) {
    progress(place + 1);
    const { revision, document, report } = record;
    const told = await asked({ type: 'recompute', document, report });
    found.push(
      told.type === 'recomputed'
        ? { revision, engines: { kept: report.engine, present: told.recomputed.engine }, ...told.recomputed }
        : { revision, reason: told.reason },
    );
  }
  return found;
}

/** Terminates a recalculation that is no longer needed. */
function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  busy = false;
}

function asked(request: RecomputeRequest): Promise<RecomputeAnswer> {
  worker ??= calculatorWorker();
  const present = worker;
  busy = true;
  return new Promise(resolve => {
    const ended = new AbortController();
    const tell = (answer: RecomputeAnswer) => {
      ended.abort();
      busy = false;
      resolve(answer);
    };
    present.addEventListener('message', ({ data }: MessageEvent<RecomputeAnswer>) => tell(data), ended);
    present.addEventListener(
      'error',
      () => {
        endWorker();
        tell({
          type: 'not recomputed',
          reason: 'The calculators could not be loaded. Connect to the network and check the file again.',
        });
      },
      ended,
    );
    present.postMessage(request);
  });
}
