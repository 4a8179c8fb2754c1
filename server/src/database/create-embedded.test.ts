import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledServer, startProcess, untilReady } from '../testing/index.ts';

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-create-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a server killed while creating its database creates it at the next start', async () => {
  const first = await startProcess(main, { DATA_DIR: dataDir });
  while (!existsSync(join(dataDir, 'database-draft', 'PG_VERSION')) && !existsSync(join(dataDir, 'database')))
    await wait(2);
  first.kill('SIGKILL');
  await first.ended;

  const second = await startProcess(main, { DATA_DIR: dataDir });
  await untilReady(second);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  // Creates a database twice, each of which takes seconds of a core.
}, 180_000);
