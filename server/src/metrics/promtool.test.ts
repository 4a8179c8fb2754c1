import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { debianProgram } from '../../../scripts/debian-program.mjs';
import { root } from '../root.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';

let promtool: string;
let server: TestServer;
beforeAll(async () => {
  [promtool, server] = await Promise.all([
    debianProgram('promtool', 'prometheus'),
    startTestServer({ METRICS_PORT: '0' }),
  ]);
});
afterAll(() => server.stop());

/** Runs promtool; returns its exit code and its output. */
function runPromtool(words: readonly string[], input = ''): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(promtool, words, { encoding: 'utf8', input });
  return { code: status, output: `${stdout}${stderr}` };
}

test('promtool accepts all metrics of a server that has answered requests', async () => {
  const { browser } = await server.signedIn();
  await browser.get('/api/session');
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  expect(text).toContain('isentrope_http_requests_total{');
  expect(runPromtool(['check', 'metrics'], text)).toEqual({ code: 0, output: '' });
});

test('promtool accepts the shipped alert rules, and their own tests pass', () => {
  const deploy = join(root, 'deploy');
  expect(runPromtool(['check', 'rules', join(deploy, 'alerts.yml')]).output).toContain('SUCCESS: 10 rules found');
  expect(runPromtool(['test', 'rules', join(deploy, 'alerts.test.yml')])).toMatchObject({ code: 0 });
});

/** Returns the metrics in a text that the server does not serve. */
async function metricsNotServed(text: string): Promise<string[]> {
  const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  const served = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const used = [...text.matchAll(/\b(?:isentrope|nodejs|process)_[a-z_0-9]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  );
  expect(used.length).toBeGreaterThan(5);
  return used.filter(name => !served.has(name));
}

test('each alert is about metrics that the server serves', async () => {
  expect(await metricsNotServed(await readFile(join(root, 'deploy', 'alerts.yml'), 'utf8'))).toEqual([]);
});

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

test('each query of the shipped dashboard is valid, and about metrics that the server serves', async () => {
  const text = await readFile(join(root, 'deploy', 'dashboard.json'), 'utf8');
  const { panels } = dashboard.parse(JSON.parse(text));
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')));
  expect(await metricsNotServed(queries.join('\n'))).toEqual([]);
  // Recording rules, which promtool parses as it does alerts.
  const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-dashboard-'));
  const file = join(folder, 'rules.yml');
  await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const { code, output } = runPromtool(['check', 'rules', file]);
  await rm(folder, { recursive: true });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining(`${queries.length} rules found`) as string,
  });
});
