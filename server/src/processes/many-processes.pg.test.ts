import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  Browser,
  bundledServer,
  newDatabase,
  startProcess,
  startTestPostgres,
  startTestServer,
  testPassword,
  untilReady,
  type ServerProcess,
  type TestPostgres,
} from '../testing/index.ts';

let postgres: TestPostgres;
let main: string;
let dataDir: string;
beforeAll(async () => {
  [postgres, main, dataDir] = await Promise.all([
    startTestPostgres(),
    bundledServer(),
    mkdtemp(join(tmpdir(), 'isentrope-many-')),
  ]);
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});

describe('several processes on one PostgreSQL', () => {
  let servers: ServerProcess[];
  beforeAll(async () => {
    // All but one wait for the migration lock, which does not count as a slow statement.
    const variables = {
      DATABASE_URL: await newDatabase(postgres.url),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'on',
      SLOW_QUERY_MILLISECONDS: '60000',
    };
    servers = await Promise.all(Array.from({ length: 4 }, () => startProcess(main, variables)));
    await Promise.all(servers.map(untilReady));
  });
  afterAll(async () => {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(server => server.ended));
  });

  test('that start at once on an empty database all become ready', async () => {
    const answers = await Promise.all(servers.map(({ origin }) => new Browser(origin).get('/readyz')));
    expect(answers.map(({ json }) => json)).toEqual(
      Array.from({ length: 4 }, () => ({ status: 'ok', database: 'postgres' })),
    );
    expect(servers.map(server => server.errors()).join('')).toBe('');
  });

  test('share user data', async () => {
    const [first, second] = servers;
    const email = 'shared@example.com';
    const browser = new Browser(first?.origin ?? '');
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
    const answer = await new Browser(second?.origin ?? '').post('/api/auth/sign-in/email', {
      email,
      password: testPassword,
    });
    expect(answer.json?.['code']).toBe('EMAIL_NOT_VERIFIED');
  });

  test('share the count of password attempts', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const server = servers[attempt % servers.length];
      statuses.push(
        (
          await new Browser(server?.origin ?? '').post('/api/auth/sign-in/email', {
            email: 'guessed@example.com',
            password: 'Wrong-Horse-7',
          })
        ).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });
});

describe('an unavailable database', () => {
  test('does not affect public pages; accounts report it and recover by themselves', async () => {
    const server = await startTestServer({ DATABASE_URL: await newDatabase(postgres.url) });
    const { browser, email } = await server.signedIn();
    await postgres.halt();

    for (const request of [
      () => browser.get('/api/session'),
      () => browser.get('/api/account/sessions'),
      () => browser.post('/api/auth/update-user', { company: 'Sandbar' }),
      () => browser.post('/api/auth/sign-in/email', { email, password: testPassword }),
    ]) {
      const answer = await request();
      expect([answer.status, answer.json?.['message']]).toEqual([
        503,
        'Accounts are not available at the moment. Please try again shortly; you can still use the calculators.',
      ]);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await browser.get('/healthz')).status).toBe(200);
    expect((await browser.get('/readyz')).status).toBe(503);

    await postgres.start();
    await untilReady({ origin: server.origin, errors: () => server.logged.at(-1) ?? '' });
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email });
    await server.stop();
  });

  test('is waited for at start-up', async () => {
    const url = await newDatabase(postgres.url);
    await postgres.halt();
    const server = await startProcess(main, { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    expect((await new Browser(server.origin).get('/healthz')).status).toBe(200);
    await postgres.start();
    await untilReady(server);
    server.kill('SIGTERM');
    expect([await server.ended, server.errors()]).toEqual([0, '']);
  });

  test('does not fail a server that is stopped while starting', async () => {
    const url = await newDatabase(postgres.url);
    for (let time = 0; time < 4; time += 1) {
      const server = await startProcess(main, { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
      // Accounts are available before billing.
      await untilReady(server);
      server.kill('SIGTERM');
      expect([await server.ended, server.errors()]).toEqual([0, '']);
    }
  });
});
