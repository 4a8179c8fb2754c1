import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProject, newSheet, createUser, startTestServer, type Browser, type TestServer } from '../testing/index.ts';

let server: TestServer;
let browser: Browser;
let project: string;
let sheet: string;
beforeAll(async () => {
  server = await startTestServer();
  const someone = await createUser(server);
  ({ browser } = someone);
  project = await newProject(someone);
  sheet = await newSheet(someone, project);
});
afterAll(() => server.stop());

describe('personal data', () => {
  test.each([
    '/api/session',
    '/api/account/sessions',
    '/api/account/second-factors',
    '/api/account/units',
    '/api/account/list-columns?tool=control-valve',
    '/api/account/export',
    '/api/auth/get-session',
    '/api/auth/list-accounts',
    '/api/auth/passkey/list',
    '/api/auth/api-key/list',
    '/api/auth/token',
    '/api/billing/subscription',
    '/api/projects',
    '/api/search?q=a',
    '/api/projects/:project',
    '/api/projects/:project/history',
    '/api/projects/:project/history.csv',
    '/api/projects/:project/register',
    '/api/projects/:project/export',
    '/api/projects/:project/map',
    '/api/sheets/:sheet',
    '/api/sheets/:sheet/attachments',
    '/api/sheets/:sheet/feeds',
  ])('are not cached by proxies or by the browser: %s', async path => {
    const answer = await browser.get(path.replace(':project', project).replace(':sheet', sheet));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

test('a text response has its charset, and one with a body its type', async () => {
  const paths = [
    '/api/session',
    '/api/projects/nothing',
    '/api/nothing',
    '/api/v1/nothing',
    '/api/auth/nothing',
    '/feeds/nothing.csv',
    '/nothing',
    '/healthz',
    '/sandbox/mail',
    '/api/reference',
    `/api/projects/${project}/history.csv`,
  ];
  for (const path of paths) {
    const type = (await browser.get(path)).headers['content-type'] ?? '';
    expect([path, type]).toEqual([path, expect.stringMatching(/^(?:application|text)\/[\w.+-]+/)]);
    if (/^text\/|\+xml|\/xml/.test(type)) expect([path, type]).toEqual([path, expect.stringMatching(/charset=utf-8/i)]);
  }
});
