import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkRun } from '../api/shapes.ts';
import { copyTemplate } from '../testing/data-template.ts';
import {
  apiKey,
  askApi,
  bundledServer,
  Buyer,
  eventually,
  signedUp,
  startProcess,
  whenReady,
} from '../testing/index.ts';

const cases = 6000;

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bulk-'));
  await copyTemplate(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a server killed amid a bulk run goes on with it when it is started again, and every case is answered once', async () => {
  const variables = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PASSWORD_HASHING: 'light', RATE_LIMITS: 'off' };
  const killed = await startProcess(main, variables);
  await whenReady(killed);
  const someone = await signedUp(killed.origin);
  await new Buyer(someone).buy('monthly');
  const key = await apiKey(someone);
  const raw = Array.from({ length: cases }, (_, place) => `{"temperature":${20 + place / 100}}`).join('\n');
  const asked = { key, raw, type: 'application/x-ndjson' };
  const { id } = bulkRun.parse((await askApi(killed.origin, '/bulk-runs?tool=steam-tables', asked)).json);
  const look = async (origin: string) => bulkRun.parse((await askApi(origin, `/bulk-runs/${id}`, { key })).json);
  await eventually('the first answers', async () => (await look(killed.origin)).answered > 0 || undefined);
  killed.kill('SIGKILL');
  await killed.ended;

  const server = await startProcess(main, variables);
  await whenReady(server);
  const answers = (await askApi(server.origin, `/bulk-runs/${id}/answers`, { key })).text.trimEnd().split('\n');
  expect(answers).toHaveLength(cases);
  const temperature = (line: string) => Number(/"temperature":{"value":([\d.]+),/.exec(line)?.[1]).toFixed(6);
  expect(answers.map(temperature)).toEqual(Array.from(answers, (_, place) => (20 + place / 100).toFixed(6)));
  expect(await look(server.origin)).toMatchObject({ state: 'done', answered: cases });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 300_000);
