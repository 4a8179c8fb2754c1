import { afterEach, expect, test } from 'vitest';
import { Browser, bundledEngine, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer | undefined;
afterEach(async () => {
  // Twice, so that a test that failed while stopping does not wait.
  await Promise.all([server?.stop(), server?.stop()]);
});

test('a stopping process reports that it is not ready, and serves requests until stopped again', async () => {
  server = await startTestServer({ DRAIN_SECONDS: '300' });
  const browser = new Browser(server.origin);
  expect((await browser.get('/readyz')).json).toEqual({ status: 'ok', database: expect.any(String) as string });
  expect((await browser.get('/healthz')).headers.connection).toBe('keep-alive');
  const stopped = server.stop();
  const answer = await browser.get('/readyz');
  expect([answer.status, answer.json]).toEqual([503, { status: 'not ready', reason: 'stopping' }]);
  const alive = await browser.get('/healthz');
  expect([alive.json, alive.headers.connection]).toEqual([{ status: 'ok' }, 'close']);
  expect((await browser.get('/api/session')).status).toBe(200);
  void server.stop();
  await stopped;
  await expect(browser.get('/healthz')).rejects.toThrow('ECONNREFUSED');
  server = undefined;
});

test('a process whose calculators cannot start is not ready, and is again when they can', async () => {
  let broken = true;
  const engine = async (): Promise<string> => {
    if (broken) throw new Error('no such program');
    return bundledEngine();
  };
  server = await startTestServer({}, engine);
  const browser = new Browser(server.origin);
  expect((await browser.get('/readyz')).status).toBe(200);
  expect((await browser.get('/api/v1/tools')).status).toBe(500);
  expect((await browser.get('/readyz')).json).toEqual({ status: 'not ready', reason: 'engine' });
  expect((await browser.get('/healthz')).status).toBe(200);
  broken = false;
  expect((await browser.get('/readyz')).status).toBe(200);
});
