import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('each alert is about metrics that the server serves', async () => {
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  const served = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const rules = await readFile(join(root, 'deploy', 'alerts.yml'), 'utf8');
  const used = [...rules.matchAll(/\b(?:isentrope|nodejs|process)_[a-z_0-9]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(name => !served.has(name))).toEqual([]);
});
