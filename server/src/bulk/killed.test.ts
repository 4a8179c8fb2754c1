import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTemplate } from '../testing/data-template.ts';
import { startBulkRun, bundledServer, startProcess, untilReady } from '../testing/index.ts';

const cases = 6000;

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bulk-'));
  await copyTemplate(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a bulk run continues after the server was killed, and every case is calculated once', async () => {
  const variables = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PASSWORD_HASHING: 'light', RATE_LIMITS: 'off' };
  const killed = await startProcess(main, variables);
  await untilReady(killed);
  const run = await startBulkRun(killed.origin, cases);
  killed.kill('SIGKILL');
  await killed.ended;

  const server = await startProcess(main, variables);
  await untilReady(server);
  const answered = await run.temperatures(server.origin);
  expect(answered.map(each => each.toFixed(6))).toEqual(
    Array.from({ length: cases }, (_, place) => (20 + place / 100).toFixed(6)),
  );
  expect(await run.look(server.origin)).toMatchObject({ state: 'done', answered: cases });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 300_000);
