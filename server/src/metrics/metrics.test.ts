import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createApiKey, sendApiRequest, createUser, startTestServer, type TestServer } from '../testing/index.ts';
import { createMetrics } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' });
});
afterAll(() => server.stop());

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
const value = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find(candidate => candidate.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe('the metrics', () => {
  test('count requests by route, never by path', async () => {
    const someone = await createUser(server);
    await someone.browser.get('/api/sheets/a-secret-name');
    await someone.browser.get('/nothing/a-secret-name');
    await server.browser().get('/api/auth/reset-password/a-secret-token?callbackURL=/signin');
    await server.browser().get('/api/v1/tools/a-secret-name');
    const text = await scrape();
    const requests = (method: string, route: string, status: number) =>
      value(text, `isentrope_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
    expect(requests('POST', '/api/auth/sign-in/email', 200)).toBe(1);
    expect(requests('GET', '/api/sheets/:id', 404)).toBe(1);
    expect(requests('GET', '/api/auth/reset-password/:token', 302)).toBe(1);
    expect(requests('GET', '/api/v1/tools/*', 404)).toBe(1);
    expect(requests('GET', '/*', 404)).toBe(1);
    expect(value(text, 'isentrope_http_request_seconds_count{method="GET",route="/api/sheets/:id"}')).toBe(1);
    expect(text).not.toMatch(/a-secret|person\d|@/);
  });

  test('include sign-ins, mails, statements, jobs, calculators and the process', async () => {
    const before = await scrape();
    await server.signedIn();
    const key = await createApiKey(await server.signedIn());
    await sendApiRequest(server.origin, '/tools', { key });
    const text = await scrape();
    const more = (name: string) => (value(text, name) ?? 0) - (value(before, name) ?? 0);
    expect(more('isentrope_sign_ins_total')).toBeGreaterThanOrEqual(2);
    expect(more('isentrope_mails_total{outcome="sent"}')).toBeGreaterThanOrEqual(2);
    expect(more('isentrope_database_query_seconds_count{outcome="answered"}')).toBeGreaterThan(10);
    expect(value(text, 'isentrope_engine_seconds_count{pool="quick",asked="list",outcome="answered"}')).toBe(1);
    expect(value(text, 'isentrope_engine_busy{pool="quick"}')).toBe(0);
    expect(value(text, 'isentrope_engine_waiting{pool="projects"}')).toBe(0);
    expect(value(text, 'isentrope_jobs_waiting{job="survey-drift"}')).toBe(0);
    expect(value(text, 'isentrope_database_up')).toBe(1);
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(value(text, name), name).toBeGreaterThan(0);
  });

  test('are served on their own port only, with nothing else', async () => {
    expect((await server.browser().get('/metrics')).text).not.toContain('isentrope_http');
    const at = `http://127.0.0.1:${server.metricsPort}`;
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});

test('metrics are not served unless a port is set', async () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
});

test('a scrape works while the database is unavailable', async () => {
  const metrics = createMetrics();
  metrics.watch({ pools: () => ({}), queues: () => Promise.reject(new Error('away')), connections: () => undefined });
  expect(value(await metrics.text(), 'isentrope_database_up')).toBe(0);
});

test('only counters are named as totals', async () => {
  const metrics = createMetrics();
  metrics.watch({ pools: () => ({}), queues: () => Promise.resolve([]), connections: () => undefined });
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => ({
    name,
    type,
  }));
  expect(types.filter(({ name }) => name === 'nodejs_active_handles')).toHaveLength(1);
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
});
