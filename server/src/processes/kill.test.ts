import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, bundledServer, newDatabase, startProcess, testPassword } from '../testing/index.ts';

const rounds = 20;
const writers = 4;

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-kill-'));
}, 60_000);
afterAll(async () => {
  await rm(dirname(main), { recursive: true });
  await rm(dataDir, { recursive: true });
});

test('a server killed 20 times in a stream of sign-ups keeps every account it acknowledged', async () => {
  const postgres = process.env['TEST_DATABASE_URL'];
  const variables = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(postgres === undefined ? {} : { DATABASE_URL: await newDatabase(postgres) }),
  };
  const acknowledged: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess(main, variables);
    const stop = new AbortController();
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        const email = `r${round}w${writer}n${count}@example.com`;
        const answer = await new Browser(server.origin)
          .post('/api/auth/sign-up/email', { email, password: testPassword })
          .catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(email);
      }
    };
    const stream = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    const wanted = acknowledged.length + 3;
    while (acknowledged.length < wanted) await wait(5);
    await wait(Math.random() * 100);
    server.kill('SIGKILL');
    stop.abort();
    await server.ended;
    await stream;
  }

  const server = await startProcess(main, variables);
  // A right password tells apart an account that is there (403: not verified yet) from one that is not (401).
  const lost: string[] = [];
  for (const email of acknowledged) {
    const answer = await new Browser(server.origin).post('/api/auth/sign-in/email', { email, password: testPassword });
    if (answer.json?.['code'] !== 'EMAIL_NOT_VERIFIED') lost.push(email);
  }
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * rounds);
  expect(lost).toEqual([]);
}, 400_000);
