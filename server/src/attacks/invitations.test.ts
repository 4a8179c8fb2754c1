import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProject, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

test('invitation mails are limited to five a day per address, and sixty an hour in total', async () => {
  const owner = await server.signedIn();
  const project = await newProject(owner);
  const invite = async (email: string) =>
    owner.browser.post(`/api/projects/${project}/people`, { email, role: 'reader' });
  const victim = 'victim@example.com';
  for (let time = 0; time < 5; time += 1) expect((await invite(victim)).status).toBe(204);
  const refused = await invite('Victim@example.com');
  expect([refused.status, refused.json?.['code']]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect(refused.json?.['message']).toContain('several times today');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  expect(await server.mailsTo(victim)).toHaveLength(5);

  const statuses: number[] = [];
  for (let person = 0; person < 55; person += 1) statuses.push((await invite(`person${person}@example.org`)).status);
  expect([statuses.indexOf(429), new Set(statuses.slice(0, 54))]).toEqual([54, new Set([204])]);
});
