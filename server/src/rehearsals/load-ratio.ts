import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { saveResponse } from '@isentrope/records';
import { root } from '../root.ts';
import {
  Browser,
  Buyer,
  createApiKey,
  newDatabase,
  newProject,
  newSheet,
  orificeDocument,
  signUpAndIn,
  startProcess,
  startTestPostgres,
  untilReady,
  type ServerProcess,
} from '../testing/index.ts';
import { freePorts } from './programs.ts';
import { printLine } from './report.ts';

/** Rounds that count, after those that warm up code and caches. */
const rounds = 15;
const warmUp = 2;

/** A server of one build, with what its requests need. */
interface Side {
  readonly process: ServerProcess;
  readonly metrics: Browser;
  readonly operations: readonly Operation[];
}

interface Operation {
  readonly name: string;
  /** Requests in a round. */
  readonly requests: number;
  readonly send: () => Promise<{ status: number }>;
}

/**
 * Compares the processor time that a request takes with an earlier build: two real processes on one PostgreSQL answer the same
 * requests in turn, round by round, so that both see the same machine. `--against` is the folder of the earlier build.
 */
export default async function loadRatio(input: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: input, options: { against: { type: 'string' } } });
  const { against } = values;
  const earlier = against === undefined ? undefined : join(resolve(against), 'server', 'dist', 'main.js');
  if (earlier === undefined || !existsSync(earlier))
    throw new Error('--against takes the folder of an earlier build, with server/dist/main.js.');
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-ratio-'));
  const postgres = await startTestPostgres();
  const sides: Side[] = [];
  try {
    const mains = [join(root, 'server', 'dist', 'main.js'), earlier];
    for (const [index, main] of mains.entries())
      sides.push(await startSide(main, await newDatabase(postgres.url), join(folder, String(index))));
    const [now, before] = sides;
    if (now === undefined || before === undefined) throw new Error('A build did not start');
    printLine(`${'Processor time of the process per request'.padEnd(44)}      now   earlier  ratio  quartiles`);
    for (const [index, operation] of now.operations.entries()) {
      const other = before.operations[index];
      if (other !== undefined) printLine(await compared([now, operation], [before, other]));
    }
  } finally {
    for (const { process } of sides) process.kill('SIGTERM');
    await Promise.all(sides.map(side => side.process.ended));
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
  return true;
}

async function startSide(main: string, databaseUrl: string, dataDir: string): Promise<Side> {
  const [port = 0] = await freePorts(1);
  const process = await startProcess(main, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    METRICS_PORT: String(port),
  });
  await untilReady(process);
  const someone = await signUpAndIn(process.origin);
  await new Buyer(someone).buy('monthly');
  const authorization = `Bearer ${await createApiKey(someone)}`;
  const { browser } = someone;
  const sheet = await newSheet(someone, await newProject(someone));
  let version = 1;
  const operations: Operation[] = [
    { name: 'a page (HTML)', requests: 200, send: () => browser.get('/restriction-orifice') },
    { name: 'a session check', requests: 300, send: () => browser.get('/api/session') },
    { name: 'a list of projects', requests: 100, send: () => browser.get('/api/projects') },
    {
      name: 'a run by the API, one case',
      requests: 100,
      send: () =>
        new Browser(process.origin).post(
          '/api/v1/tools/restriction-orifice/run',
          { case: orificeCase },
          { headers: { authorization } },
        ),
    },
    {
      name: 'a save of a working copy, its answers too',
      requests: 50,
      send: async () => {
        const document = { ...orificeDocument, title: { Line: String(version) } };
        const answer = await browser.send('PUT', `/api/sheets/${sheet}/document`, { version, document });
        ({ version } = saveResponse.parse(answer.json));
        return answer;
      },
    },
  ];
  return { process, metrics: new Browser(`http://127.0.0.1:${port}`), operations };
}

const orificeCase = {
  fluidType: 'Liquid',
  flowRate: { value: 28_600, unit: 'kg/h' },
  upstreamPressure: 8,
  pressureDifferential: { value: 18, unit: 'psi' },
  viscosity: 0.62,
  fluidUpstreamDensity: 945,
  pipeInsideDiameter: 102.3,
};

/** Processor time of the process so far, s. */
async function processorSeconds({ metrics }: Side): Promise<number> {
  const { text } = await metrics.get('/metrics', { headers: { connection: 'close' } });
  return Number(/^process_cpu_seconds_total ([-+.e\d]+)$/m.exec(text)?.[1]);
}

/** Sends a round of requests, one after another, and returns the processor time of each, ms. */
async function timeOf([side, { name, requests, send }]: [Side, Operation]): Promise<number> {
  const start = await processorSeconds(side);
  for (let count = 0; count < requests; count += 1) {
    const { status } = await send();
    if (status !== 200) throw new Error(`${name}: ${status}`);
  }
  return (1000 * ((await processorSeconds(side)) - start)) / requests;
}

/** Measures an operation on both sides in turn; the medians of both, and the median and the quartiles of the ratios. */
async function compared(now: [Side, Operation], before: [Side, Operation]): Promise<string> {
  const times: [number, number][] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const isFirst = round % 2 === 0;
    const first = await timeOf(isFirst ? now : before);
    const second = await timeOf(isFirst ? before : now);
    if (round >= warmUp) times.push(isFirst ? [first, second] : [second, first]);
  }
  const at = (numbers: readonly number[], share: number): number =>
    numbers.toSorted((a, b) => a - b)[Math.round(share * (numbers.length - 1))] ?? NaN;
  const ratios = times.map(([one, other]) => one / other);
  const medianOf = (side: 0 | 1) =>
    `${at(
      times.map(pair => pair[side]),
      0.5,
    ).toFixed(2)} ms`;
  const spread = `${at(ratios, 0.25).toFixed(2)} to ${at(ratios, 0.75).toFixed(2)}`;
  return `${now[1].name.padEnd(44)}${medianOf(0).padStart(9)} ${medianOf(1).padStart(9)} ${at(ratios, 0.5).toFixed(2).padStart(6)}  ${spread}`;
}
