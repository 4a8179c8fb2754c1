import type { Recomputation, RevisionFile } from '@isentrope/records';
import { calculatorWorker } from '../../workbench/bench/calculator-worker.ts';
import type { RecomputeAnswer, RecomputeRequest } from '../../workbench/bench/worker-messages.ts';

/** One worker for as long as the page is open: what it has loaded once is there without a network. */
let worker: Worker | undefined;
let busy = false;

/** Works every revision of a file through again, one after the other; `progress` is told which one is next, from 1. */
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

/** Ends what is being worked through for a file that nobody waits for any more. */
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
