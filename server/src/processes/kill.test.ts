import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  Browser,
  bundledServer,
  newDatabase,
  startProcess,
  testPassword,
  whenReady,
  type Answer,
} from '../testing/index.ts';

const rounds = 20;
const writers = 4;

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

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
    await whenReady(server);
    const stop = new AbortController();
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        const email = `r${round}w${writer}n${count}@example.com`;
        const answer = await new Browser(server.origin)
          .post('/api/auth/sign-up/email', { email, password: testPassword })
          .catch(broken => (stop.signal.aborted ? undefined : Promise.reject(broken)));
        if (answer === undefined) return;
        expect(said(answer)).toBe('200');
        acknowledged.push(email);
        if (acknowledged.length === wanted) announce();
      }
    };
    const wanted = acknowledged.length + 3;
    let announce = (): void => undefined;
    const written = new Promise<void>(resolve => {
      announce = resolve;
    });
    const stream = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    await Promise.race([written, stream]);
    // At any moment of the next sign-ups.
    await wait(Math.random() * 100);
    stop.abort();
    server.kill('SIGKILL');
    await server.ended;
    await stream;
  }

  const server = await startProcess(main, variables);
  await whenReady(server);
  const answers: [email: string, said: string][] = [];
  for (const email of acknowledged) {
    const answer = await new Browser(server.origin).post('/api/auth/sign-in/email', { email, password: testPassword });
    answers.push([email, said(answer)]);
  }
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * rounds);
  // A right password tells apart an account that is there from one that is lost, which answers as a wrong one does.
  const lost = '401 INVALID_EMAIL_OR_PASSWORD';
  expect(answers.filter(([, words]) => words === lost)).toEqual([]);
  expect(answers.filter(([, words]) => words !== '403 EMAIL_NOT_VERIFIED')).toEqual([]);
  // Twenty starts, and a hash for each of some hundred accounts, twice.
}, 900_000);

function said({ status, json, text }: Answer): string {
  const code = json?.['code'];
  return status === 200 ? '200' : `${status} ${typeof code === 'string' ? code : text}`;
}
