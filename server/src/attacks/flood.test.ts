import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent', PASSWORD_HASHING: 'full' });
});
afterAll(() => server.stop());

/** Several times the queue limit, on any number of cores. */
const signIns = 500;

test('500 simultaneous sign-ins are served or refused, in bounded memory, while public pages work', async () => {
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  const flood = Promise.all(
    Array.from({ length: signIns }, (_, index) =>
      server
        .browser()
        .post('/api/auth/sign-in/email', { email: `nobody${index}@example.com`, password: 'Wrong-Horse-7' }),
    ),
  );
  expect((await server.browser().get('/healthz')).status).toBe(200);
  const answers = await flood;
  clearInterval(watch);

  const served = answers.filter(({ status }) => status === 401);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
  expect(served.length).toBeGreaterThanOrEqual(100);
  expect(refused.length).toBeGreaterThanOrEqual(100);
  for (const { json, headers } of refused)
    expect([json?.['message'], headers['retry-after']]).toEqual([
      'Too many sign-ins are waiting. Please try again in a few seconds.',
      '5',
    ]);
  // 500 unbounded hashes would take 500 × 16 MB. Both ends of every connection are in this process.
  expect((highest - before) / 2 ** 20).toBeLessThan(600);
  // Each served hash takes a tenth of a second of a core.
}, 400_000);
