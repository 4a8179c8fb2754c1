import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { reportFigure } from '../../../scripts/performance-figures.mjs';
import { bulkRun } from '../api/response-schemas.ts';
import { root } from '../root.ts';
import { createApiKey, Buyer, signUpAndIn, startProcess, untilReady } from '../testing/index.ts';

const cases = Number(process.env['BULK_CASES'] ?? 1_000_000);
const agent = new Agent({ keepAlive: true });

function* lines(): Generator<string, void> {
  for (let index = 0; index < cases; index += 1)
    yield `${JSON.stringify({ ...orifice, flowRate: 1 + (index % 9000) / 1000 })}\n`;
}

/** A case of the restriction orifice, all inputs but the flow in kg/s. */
const orifice = {
  fluidUpstreamDensity: 998,
  upstreamPressure: 1000,
  pressureDifferential: 300,
  viscosity: 1,
  pipeInsideDiameter: 100,
};

/**
 * Measures a bulk run of `BULK_CASES` (1,000,000) orifices on a separate server, from the first case sent to the last
 * answer read, against the time of `bin/calc --stream` for the same cases.
 */
export default async function bulk(): Promise<void> {
  const byProgram = await secondsOf(() => readAnswers(streamedByProgram()));
  console.log(`  ${cases.toLocaleString('en')} cases by bin/calc --stream in ${byProgram.toFixed(1)} s`);
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  const main = join(root, 'server', 'dist', 'main.js');
  const server = await startProcess(main, { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'on' });
  try {
    await untilReady(server);
    const someone = await signUpAndIn(server.origin);
    await new Buyer(someone).buy('monthly');
    const headers = { authorization: `Bearer ${await createApiKey(someone)}`, 'content-type': 'application/x-ndjson' };
    const byRun = await secondsOf(async () => {
      const url = `${server.origin}/api/v1/bulk-runs`;
      const response = await send(`${url}?tool=restriction-orifice`, headers, Readable.from(lines()));
      const { id } = bulkRun.parse(JSON.parse(await textOf(response)));
      await readAnswers(await send(`${url}/${id}/answers`, headers));
    });
    console.log(`  by a bulk run in ${byRun.toFixed(1)} s`);
    reportFigure({ name: 'Bulk run, to bin/calc --stream', target: 3, unit: '×', result: byRun / byProgram });
  } finally {
    agent.destroy();
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true });
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function streamedByProgram(): Readable {
  const program = join(root, 'cli', 'dist', 'calc.js');
  const { stdin, stdout } = spawn(process.execPath, [program, 'restriction-orifice', '--stream'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  Readable.from(lines()).pipe(stdin);
  return stdout;
}

/**
 * Reads answers to the end.
 * @throws if a case is not answered with results.
 */
async function readAnswers(answers: Readable): Promise<void> {
  let count = 0;
  for await (const line of createInterface({ input: answers })) if (line.startsWith('{"results"')) count += 1;
  if (count !== cases) throw new Error(`${count} of ${cases} cases have results`);
}

/**
 * Sends a request, with or without a body.
 * @returns the response stream.
 */
function send(url: string, headers: Record<string, string>, body?: Readable): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, resolve);
    sent.on('error', reject);
    if (body === undefined) sent.end();
    else body.pipe(sent);
  });
}

async function textOf(answer: Readable): Promise<string> {
  let text = '';
  for await (const some of answer.setEncoding('utf8')) text += String(some);
  return text;
}
