import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reportFigure } from '../../../scripts/performance-figures.mjs';
import { root } from '../root.ts';
import { createApiKey, Buyer, signUpAndIn, startProcess, untilReady } from '../testing/index.ts';

const perSecond = 200;
const warmUpSeconds = 3;
const measuredSeconds = 10;
const batchCases = 10_000;

const orifice = {
  fluidType: 'Liquid',
  flowRate: { value: 28_600, unit: 'kg/h' },
  upstreamPressure: 400,
  pressureDifferential: 17,
  fluidUpstreamDensity: 999.1,
  viscosity: 1.14,
  pipeInsideDiameter: 73.66,
};
const agent = new Agent({ keepAlive: true });

interface Asked {
  key: string;
  cases: readonly object[];
  accept?: string;
}

/**
 * Measures the API of a separate server with quotas: runs of one case at 200 requests a second, and a batch of 10,000
 * cases with 20 requests a second at the same time.
 */
export default async function api(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  const main = join(root, 'server', 'dist', 'main.js');
  const server = await startProcess(main, { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'on' });
  try {
    await untilReady(server);
    const someone = await signUpAndIn(server.origin);
    await new Buyer(someone).buy('monthly');
    const key = await createApiKey(someone);
    const one = (): Promise<number> => runCases(server.origin, { key, cases: [orifice] });
    await measureAtRate(perSecond, warmUpSeconds, one);
    const alone = await measureAtRate(perSecond, measuredSeconds, one);
    printTimes(`${perSecond} runs of one case a second`, alone);
    reportFigure({ name: 'API, 200 runs a second, p50', target: 5, unit: 'ms', result: percentile(alone, 0.5) });
    reportFigure({ name: 'API, 200 runs a second, p99', target: 40, unit: 'ms', result: percentile(alone, 0.99) });

    const cases = Array.from({ length: batchCases }, (_, index) => ({
      ...orifice,
      pressureDifferential: 10 + index / 1000,
    }));
    let ended = false;
    const batch = runCases(server.origin, { key, cases, accept: 'application/x-ndjson' }).finally(() => (ended = true));
    const concurrent = await measureAtRate(20, 60, one, () => ended);
    const took = await batch;
    console.log(`  a batch of ${batchCases.toLocaleString('en')} cases: ${Math.round(took)} ms`);
    printTimes('  beside it, 20 runs of one case a second', concurrent);
    reportFigure({ name: 'API, a batch of 10,000 cases', target: 3, unit: 's', result: took / 1000 });
    reportFigure({
      name: 'API, the longest run beside it',
      target: 100,
      unit: 'ms',
      result: percentile(concurrent, 1),
    });
  } finally {
    agent.destroy();
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true });
  }
}

function printTimes(name: string, times: number[]): void {
  const formatPercentile = (share: number): string => percentile(times, share).toFixed(1);
  console.log(
    `  ${name}: p50 ${formatPercentile(0.5)} ms   p99 ${formatPercentile(0.99)} ms   longest ${formatPercentile(1)} ms   of ${times.length}`,
  );
}

/** The percentile `share`, from 0 to 1, of some times. */
function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
}

/** Sends requests at a constant rate, whether or not earlier ones have finished, and returns their durations. */
async function measureAtRate(
  often: number,
  seconds: number,
  one: () => Promise<number>,
  ended = () => false,
): Promise<number[]> {
  const start = performance.now();
  const pending: Promise<number>[] = [];
  for (let index = 0; index < often * seconds && !ended(); index += 1) {
    const due = start + (index * 1000) / often;
    while (performance.now() < due) await wait(1);
    pending.push(one());
  }
  return Promise.all(pending);
}

/** Milliseconds until the end of a run's response. */
function runCases(origin: string, { key, cases, accept = 'application/json' }: Asked): Promise<number> {
  const body = JSON.stringify({ cases });
  const start = performance.now();
  return new Promise((done, failed) => {
    const headers = {
      accept,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const url = new URL('/api/v1/tools/restriction-orifice/run', origin);
    const sent = request(url, { agent, method: 'POST', headers }, response => {
      let size = 0;
      response.on('data', (part: Buffer) => (size += part.length));
      response.on('end', () =>
        response.statusCode === 200 && size > 100 * cases.length
          ? done(performance.now() - start)
          : failed(new Error(`${response.statusCode}: ${size} bytes`)),
      );
    });
    sent.on('error', failed);
    sent.end(body);
  });
}
