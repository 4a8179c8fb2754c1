import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { bulkRun } from '../api/response-schemas.ts';
import { root } from '../root.ts';
import { createApiKey, Buyer, signUpAndIn, startProcess, untilReady } from '../testing/index.ts';

const cases = Number(process.env['BULK_CASES'] ?? 1_000_000);
const agent = new Agent({ keepAlive: true });

function* lines(): Generator<string, void> {
  for (let index = 0; index < cases; index += 1) yield `{"temperature":${1 + (index % 370_000) / 1000}}\n`;
}

/**
 * Measures a bulk run of `BULK_CASES` (1,000,000) cases of the steam tables on a separate server, uploaded and read as
 * streams.
 */
export default async function bulk(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  const main = join(root, 'server', 'dist', 'main.js');
  const server = await startProcess(main, { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'on' });
  try {
    await untilReady(server);
    const someone = await signUpAndIn(server.origin);
    await new Buyer(someone).buy('monthly');
    const headers = { authorization: `Bearer ${await createApiKey(someone)}`, 'content-type': 'application/x-ndjson' };
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
    const response = await send(`${server.origin}/api/v1/bulk-runs?tool=steam-tables`, headers, Readable.from(lines()));
    const { id } = bulkRun.parse(JSON.parse(await textOf(response)));
    console.log(`  ${cases.toLocaleString('en')} cases received after ${seconds()} s`);
    const answers = await send(`${server.origin}/api/v1/bulk-runs/${id}/answers`, headers);
    let count = 0;
    for await (const line of createInterface({ input: answers })) if (line.startsWith('{"results"')) count += 1;
    console.log(`  ${count.toLocaleString('en')} answers read after ${seconds()} s`);
  } finally {
    agent.destroy();
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true });
  }
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
