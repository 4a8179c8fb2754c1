import { projectList } from '@isentrope/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineProblem } from '../engine/index.ts';
import { bundledEngine, createUser, newProject, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof createUser>>;
let project: string;
/** The state of the engine while its first thread is started. */
let engineState: 'busy' | 'running' = 'busy';
const busy = 'The calculators are starting. Please try again in a minute.';
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' }, () =>
    engineState === 'busy' ? Promise.reject(new EngineProblem('BUSY', busy)) : bundledEngine(),
  );
  owner = await createUser(server, 'pro');
  project = await newProject(owner);
});
afterAll(() => server.stop());

test('a busy engine is a temporary refusal: 503, and the same request succeeds later', async () => {
  const add = () =>
    owner.browser.post(`/api/projects/${project}/sheets`, { tool: 'restriction-orifice', number: '', title: 'Inlet' });
  const refused = await add();
  expect([refused.status, refused.json]).toEqual([503, { code: 'BUSY', message: busy }]);
  engineState = 'running';
  expect((await add()).status).toBe(200);
});

test('an invitation can be declined once, by the invited user', async () => {
  const [invited, other] = [await createUser(server), await createUser(server)];
  await owner.browser.post(`/api/projects/${project}/people`, { email: invited.email, role: 'checker' });
  const invitations = async () => projectList.parse((await invited.browser.get('/api/projects')).json).invitations;
  const decline = async ({ browser }: typeof invited) => {
    const { status, json } = await browser.post(`/api/invitations/${id}/decline`);
    return [status, json];
  };
  const [{ id } = { id: '' }] = await invitations();
  const notFound = [404, { code: 'NOT_FOUND', message: 'There is no such invitation.' }];
  expect(await decline(other)).toEqual(notFound);
  expect(await decline(invited)).toEqual([204, undefined]);
  expect(await decline(invited)).toEqual(notFound);
  expect(await invitations()).toEqual([]);
  expect((await invited.browser.get(`/api/projects/${project}`)).status).toBe(404);
});

test('the history is read from an entry on, by its id', async () => {
  const read = (before: string) => owner.browser.get(`/api/projects/${project}/history?before=${before}`);
  expect((await read('123456789012345678')).status).toBe(200);
  for (const wrong of ['', 'a', '-1', '1234567890123456789']) {
    const { status, json } = await read(wrong);
    expect([wrong, status, json]).toEqual([
      wrong,
      400,
      { code: 'INVALID_INPUT', message: 'The field "before" must be the id of an entry.' },
    ]);
  }
});

test('a project is read with its map, register and history', async () => {
  for (const part of ['', '/map', '/register', '/history']) {
    const { status, headers } = await owner.browser.get(`/api/projects/${project}${part}`);
    expect([part, status, headers['content-type']]).toEqual([part, 200, 'application/json']);
  }
});

test('files of a project are downloads with a name of their own', async () => {
  const download = async (what: string) => {
    const { headers } = await owner.browser.get(`/api/projects/${project}/${what}`);
    return [headers['content-type'], headers['content-disposition']];
  };
  expect(await download('history.csv')).toEqual([
    'text/csv; charset=utf-8; header=present',
    'attachment; filename="P-2614-Inlet-compression-history.csv"',
  ]);
  expect(await download('export')).toEqual([
    'application/zip',
    'attachment; filename="P-2614-Inlet-compression.isentrope.zip"',
  ]);
});

test('a refusal of too many requests says when the next is accepted', async () => {
  const send = () => owner.browser.post('/api/projects/import', {});
  for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(400);
  const { status, json, headers } = await send();
  const seconds = json?.['retryAfter'];
  expect([status, json?.['code'], headers['retry-after']]).toEqual([429, 'TOO_MANY_ATTEMPTS', String(seconds)]);
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
});
