import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  Browser,
  createUser,
  eventually,
  idFrom,
  newDatabase,
  newProject,
  save,
  startTestPostgres,
  startTestServer,
  testPassword,
  type TestPostgres,
  type TestServer,
} from '../testing/index.ts';
import { openDatabase, type AffectedUsers } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { startTestPooler, type TestPooler } from '../testing/test-pooler.ts';

// Two processes behind PgBouncer in transaction mode, with the settings of docs/deployment.md.
let postgres: TestPostgres;
let pooler: TestPooler;
let directUrl: string;
let folder: string;
let servers: TestServer[];

const variables = () => ({
  DATABASE_URL: pooler.through(directUrl),
  DATABASE_DIRECT_URL: directUrl,
  DATA_DIR: folder,
});

beforeAll(async () => {
  [postgres, folder] = await Promise.all([startTestPostgres(), mkdtemp(join(tmpdir(), 'isentrope-pooled-'))]);
  directUrl = await newDatabase(postgres.url);
  pooler = await startTestPooler(postgres.url);
  await inDatabase(`alter role isentrope set statement_timeout = '15s'`);
  servers = await Promise.all([startTestServer(variables()), startTestServer(variables())]);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await pooler.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function inDatabase(statement: string, url = directUrl): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

const [first, second] = [() => servers[0] as TestServer, () => servers[1] as TestServer];

test('migrations, sign-up, sign-in and fifty concurrent saves work through it', async () => {
  const owner = await createUser(first(), 'pro');
  const project = await newProject(owner, 'Behind a pooler');
  const sheet = idFrom(
    await owner.browser.post(`/api/projects/${project}/sheets`, {
      tool: 'restriction-orifice',
      number: 'C-1',
      title: 'Orifice',
    }),
  );
  const sheets = await Promise.all(
    Array.from({ length: 49 }, async (_, index) =>
      idFrom(
        await owner.browser.post(`/api/projects/${project}/sheets`, {
          tool: 'restriction-orifice',
          number: `C-${index + 2}`,
          title: 'Orifice',
        }),
      ),
    ),
  );
  const saved = await Promise.all(
    [sheet, ...sheets].map(id =>
      save(owner, id, { schema: 1, tool: 'restriction-orifice', cases: [{ flowRate: ['7.9', 'kg/s'] }] }),
    ),
  );
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a change by one process is announced to the other, bypassing the pooler', async () => {
  const { rows } = await inDatabase(
    `select count(*)::int as listeners from pg_stat_activity where application_name = 'isentrope listening'`,
  );
  expect(rows).toEqual([{ listeners: 2 }]);
  const { browser } = await first().signedIn();
  const config = { databaseUrl: pooler.through(directUrl), databaseDirectUrl: directUrl };
  const third = await openDatabase({ ...config, dataDir: '', databaseConnections: 2 }, createLog('silent'), undefined);
  const heard: AffectedUsers[] = [];
  third.decisions.onStale(whose => heard.push(whose));
  third.follow();
  // Listening begins with everybody's decisions out of date.
  await eventually('the third to listen', () => Promise.resolve(heard.includes('everybody') || undefined));
  heard.length = 0;
  expect((await browser.post('/api/auth/sign-out')).status).toBe(200);
  await eventually('the sign-out to be heard', () =>
    Promise.resolve(heard.some(whose => whose !== 'everybody' && whose.size === 1) || undefined),
  );
  await third.close();
});

test('a session ended by one process is invalid in the other', async () => {
  const { browser, email } = await first().signedIn();
  const elsewhere = new Browser(second().origin);
  await elsewhere.post('/api/auth/sign-in/email', { email, password: testPassword });
  expect((await elsewhere.get('/api/session')).json?.['user']).toMatchObject({ email });
  expect((await browser.post('/api/account/sign-out', { scope: 'others' })).status).toBeLessThan(300);
  await eventually('the session to be unknown', async () =>
    (await elsewhere.get('/api/session')).json?.['user'] === null ? true : undefined,
  );
});

test('statements end after the statement timeout of the role', async () => {
  const { rows } = await inDatabase('show statement_timeout', pooler.through(directUrl));
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
  expect([first(), second()].flatMap(({ logged }) => logged).join('\n')).not.toContain('no time limit');
});

test('a role without a statement timeout causes a warning', async () => {
  await inDatabase('alter role isentrope reset statement_timeout');
  const server = await startTestServer(variables());
  await expect.poll(() => server.logged.join('\n')).toContain('statements have no time limit');
  await server.stop();
  await inDatabase(`alter role isentrope set statement_timeout = '15s'`);
});

test('the pooler refuses the timeout as a start-up parameter, so the direct address is required', async () => {
  const client = new pg.Client({ connectionString: pooler.through(directUrl), statement_timeout: 15_000 });
  await expect(client.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');
});

test.each([
  // The locks of migrate.ts, which is the migrator's own, and of jobs.ts.
  ['migrate', '3853314791062309107'],
  ['create the queues', '7200458191'],
])('processes that wait for another to %s leave the connections free', async (_, lock) => {
  const another = new pg.Client({ connectionString: directUrl });
  await another.connect();
  await another.query(`select pg_advisory_lock(${lock})`);
  // The pooler has two connections.
  const starting = Promise.all([startTestServer(variables()), startTestServer(variables())]);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rowCount } = await inDatabase('select 1', pooler.through(directUrl));
    expect(rowCount).toBe(1);
    await wait(250);
  }
  await another.end();
  for (const server of await starting) await server.stop();
});

test('an unavailable database is answered with 503 in time, and used again when it is back', async () => {
  const { browser, email } = await first().signedIn();
  await postgres.halt();
  const began = performance.now();
  expect((await browser.get('/api/account/sessions')).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(15_000);
  await postgres.start();
  await eventually('the account to be there again', async () =>
    (await browser.get('/api/session')).json?.['user'] === null ? undefined : email,
  );
});
