import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, bundledServer, startProcess } from '../testing/index.ts';

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-create-'));
}, 60_000);
afterAll(async () => {
  await rm(dirname(main), { recursive: true });
  await rm(dataDir, { recursive: true });
});

test('a server killed while it makes its database makes it at the next start', async () => {
  const first = await startProcess(main, { DATA_DIR: dataDir });
  while (!existsSync(join(dataDir, 'database-draft', 'PG_VERSION')) && !existsSync(join(dataDir, 'database')))
    await wait(2);
  first.kill('SIGKILL');
  await first.ended;

  const second = await startProcess(main, { DATA_DIR: dataDir });
  await expect
    .poll(async () => (await new Browser(second.origin).get('/readyz')).status, { timeout: 25_000 })
    .toBe(200);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
}, 60_000);
