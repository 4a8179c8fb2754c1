import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
}, 60_000);
afterAll(() => server.stop());

test('2,000 sign-ins at once are served or turned away, in bounded memory, and the open pages go on', async () => {
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  const flood = Promise.all(
    Array.from({ length: 2000 }, (_, index) =>
      server
        .browser()
        .post('/api/auth/sign-in/email', { email: `nobody${index}@example.com`, password: 'Wrong-Horse-7' }),
    ),
  );
  expect((await server.browser().get('/healthz')).status).toBe(200);
  const answers = await flood;
  clearInterval(watch);

  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 503]));
  const turnedAway = answers.find(({ status }) => status === 503);
  expect(turnedAway?.json?.['message']).toBe('Too many sign-ins are waiting. Please try again in a few seconds.');
  expect(turnedAway?.headers['retry-after']).toBe('5');
  // 2,000 unbounded hashes would take 2,000 × 16 MB. Both ends of every connection are in this process.
  expect((highest - before) / 2 ** 20).toBeLessThan(600);
}, 180_000);
