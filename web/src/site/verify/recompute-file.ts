import type { Recomputation, RevisionFile } from '@isentrope/records';
import { createCalculatorWorker } from '../../workbench/calculation/calculator-worker.ts';
import type { RecomputeResponse, RecomputeRequest } from '../../workbench/calculation/worker-messages.ts';

/** One worker for the lifetime of the page; what it has loaded is available offline. */
let worker: Worker | undefined;
let busy = false;

/** Recalculates every revision of a file in turn; calls `progress` with the number of the next one, from 1. */
export async function recomputeFile(
  { revisions }: RevisionFile,
  progress: (next: number) => void,
): Promise<Recomputation[]> {
  if (busy) endWorker();
  const recomputations: Recomputation[] = [];
  for (const [index, { record }] of revisions.entries()) {
    progress(index + 1);
    const { revision, document, report } = record;
    const response = await requestRecompute({ type: 'recompute', document, report });
    recomputations.push(
      response.type === 'recomputed'
        ? { revision, engines: { kept: report.engine, present: response.recomputed.engine }, ...response.recomputed }
        : { revision, reason: response.reason },
    );
  }
  return recomputations;
}

/** Terminates a recalculation that is no longer needed. */
function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  busy = false;
}

function requestRecompute(request: RecomputeRequest): Promise<RecomputeResponse> {
  worker ??= createCalculatorWorker();
  const present = worker;
  busy = true;
  return new Promise(resolve => {
    const ended = new AbortController();
    const handleResponse = (answer: RecomputeResponse) => {
      ended.abort();
      busy = false;
      resolve(answer);
    };
    present.addEventListener('message', ({ data }: MessageEvent<RecomputeResponse>) => handleResponse(data), ended);
    present.addEventListener(
      'error',
      () => {
        endWorker();
        handleResponse({
          type: 'not recomputed',
          reason: 'The calculators could not be loaded. Connect to the network and check the file again.',
        });
      },
      ended,
    );
    present.postMessage(request);
  });
}
