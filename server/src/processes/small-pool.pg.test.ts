import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openDatabase } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import {
  addMember,
  attach,
  createApiKey,
  createUser,
  eventually,
  exportProject,
  fetchFeed,
  importArchive,
  issue,
  newDatabase,
  newFeed,
  newProject,
  newSheet,
  orificeDocument,
  sendApiRequest,
  sign,
  startTestPostgres,
  startTestServer,
  testPassword,
  tinyPng,
  type TestPostgres,
  type TestResponse,
  type TestServer,
} from '../testing/index.ts';
import { inletGas } from '../testing/gas-chain.ts';
import { startTestPooler, type TestPooler } from '../testing/test-pooler.ts';

// Two processes share one connection to PostgreSQL, so code that holds it while it waits for another one never ends.
let postgres: TestPostgres;
let pooler: TestPooler;
let directUrl: string;
let folder: string;
let servers: TestServer[];

beforeAll(async () => {
  [postgres, folder] = await Promise.all([startTestPostgres(), mkdtemp(join(tmpdir(), 'isentrope-small-pool-'))]);
  directUrl = await newDatabase(postgres.url);
  pooler = await startTestPooler(postgres.url, 1);
  const variables = {
    DATABASE_URL: pooler.through(directUrl),
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_CONNECTIONS: '2',
    DATA_DIR: folder,
  };
  servers = await Promise.all([startTestServer(variables), startTestServer(variables)]);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await pooler.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const statusOf = async (answer: Promise<TestResponse>): Promise<number> => (await answer).status;

/** Performs the work of a team in a separate project; returns the status of each response. */
async function teamsDay(server: TestServer, name: string): Promise<Record<string, number>> {
  const owner = await createUser(server, 'pro');
  const [checker, approver, another] = [await createUser(server), await createUser(server), await createUser(server)];
  const project = await newProject(owner, name);
  await addMember(owner, project, checker, 'checker');
  await addMember(owner, project, approver, 'approver');
  const sheets = [];
  for (const number of ['C-1', 'C-2', 'C-3'])
    sheets.push(await newSheet(owner, project, undefined, { number, title: 'Orifice' }));
  const [issued = '', attached = '', fed = ''] = sheets;
  const key = await createApiKey(owner, ['calculate', 'projects:read', 'projects:write']);
  const { browser } = owner;
  const feed = await newFeed(owner, fed);
  const archive = await exportProject(owner, project);
  const signed = async (): Promise<number> => {
    const revision = await issue(owner, issued);
    await sign(checker, revision, 'checked');
    return statusOf(sign(approver, revision, 'approved'));
  };
  const bulk = async (): Promise<number> => {
    const raw = Array.from({ length: 1200 }, (_, index) => `{"temperature":${20 + index / 100}}`).join('\n');
    const options = { key, raw, type: 'application/x-ndjson' };
    const id = (await sendApiRequest(server.origin, '/bulk-runs?tool=steam-tables', options)).json?.['id'];
    await eventually('the bulk run to end', async () => {
      const { json } = await sendApiRequest(server.origin, `/bulk-runs/${String(id)}`, { key });
      return json?.['answered'] === 1200 ? true : undefined;
    });
    return statusOf(sendApiRequest(server.origin, `/bulk-runs/${String(id)}/answers`, { key }));
  };
  const acts: Record<string, Promise<number>> = {
    signed: signed(),
    bulk: bulk(),
    attached: statusOf(attach(owner, attached, 'pixel.png', tinyPng())),
    imported: statusOf(importArchive(owner, archive)),
    fed: statusOf(fetchFeed(server.origin, feed.csv)),
    fluid: statusOf(browser.post(`/api/projects/${project}/fluids`, inletGas('0.85'))),
    listed: statusOf(browser.get('/api/projects')),
    history: statusOf(browser.get(`/api/projects/${project}/history`)),
    calculated: statusOf(
      sendApiRequest(server.origin, '/tools/steam-tables/run', { key, body: { cases: [{ temperature: 120 }] } }),
    ),
    written: statusOf(
      sendApiRequest(server.origin, `/projects/${project}/sheets`, {
        key,
        body: { number: 'C-9', title: 'By a program', document: orificeDocument },
        idempotencyKey: `once-${name.replaceAll(' ', '-')}`,
      }),
    ),
    exported: exportProject(owner, project).then(() => 200),
    profile: statusOf(browser.post('/api/auth/update-user', { company: 'A company' })),
    password: statusOf(
      another.browser.post('/api/auth/sign-in/email', { email: another.email, password: testPassword }),
    ),
    signedOut: statusOf(another.browser.post('/api/account/sign-out', { scope: 'others' })),
    downloaded: statusOf(browser.get('/api/account/export')),
  };
  const answers = Object.entries(acts).map(async ([act, status]) => [act, await status] as const);
  return Object.fromEntries(await Promise.all(answers));
}

test('the simultaneous work of a team needs only one connection', async () => {
  const days = await Promise.all(servers.map((server, index) => teamsDay(server, `Team ${index + 1}`)));
  for (const day of days) {
    const failed = Object.entries(day).filter(([, status]) => status < 200 || status > 299);
    expect(Object.keys(day)).toHaveLength(15);
    expect(failed).toEqual([]);
  }
});

test('a backup is made and restored while the pool has only one connection', async () => {
  const open = (url: string) =>
    openDatabase(
      { databaseUrl: pooler.through(url), databaseDirectUrl: url, dataDir: '', databaseConnections: 2 },
      createLog('silent'),
      undefined,
    );
  const file = join(folder, 'backup');
  const [from, into] = [await open(directUrl), await open(await newDatabase(postgres.url))];
  const made = await makeBackup(from, file, undefined);
  const restored = await restoreBackup(into, file, undefined);
  expect(restored).toEqual(made);
  await Promise.all([from.close(), into.close()]);
});
