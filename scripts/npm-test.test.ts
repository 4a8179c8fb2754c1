import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A fake for every program: behaves as the line of `PLANT` with its name says, and otherwise succeeds. */
const program = `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
const { basename } = require('node:path');
const name = basename(process.argv[1]);
const plant = (process.env.PLANT ?? '').split(':');
const fault = plant[0] === name ? plant[1] : '';
const vitest = process.argv.find(text => text.startsWith('--outputFile.json='))?.slice(18);
const status = fault === 'fails' ? ['failed', 'unexpected'] : ['passed', 'expected'];
const report =
  name === 'vitest'
    ? { testResults: [{ name: 'a', status: status[0], assertionResults: [{ fullName: 't', status: status[0] }] }] }
    : { suites: [{ specs: [{ file: 'a', title: 't', tests: [{ status: status[1], results: [] }] }] }] };
const file = vitest ?? process.env.E2E_REPORT;
if (fault === 'is killed') process.kill(process.pid, 'SIGKILL');
if (file !== undefined && fault !== 'leaves no report')
  writeFileSync(file, fault === 'leaves half a report' ? '{"testResults": [' : JSON.stringify(report));
process.exitCode = fault === '' || fault === 'leaves no report' ? 0 : 1;
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'isentrope-npm-test-'));
  const bin = join(folder, 'node_modules', '.bin');
  const scripts = join(folder, 'scripts');
  mkdirSync(bin, { recursive: true });
  mkdirSync(scripts);
  for (const name of ['test.mjs', 'reports.mjs', 'sources.mjs'])
    copyFileSync(join(import.meta.dirname, name), join(scripts, name));
  for (const name of ['prettier', 'oxlint', 'tsc', 'vitest', 'playwright']) {
    writeFileSync(join(bin, name), program);
    chmodSync(join(bin, name), 0o755);
  }
  writeFileSync(join(scripts, 'build.mjs'), '');
  writeFileSync(join(scripts, 'chromium.mjs'), "export const chromium = async () => 'chromium';");
  writeFileSync(join(scripts, 'libreoffice.mjs'), "export const libreOffice = async () => 'libreoffice';");
  mkdirSync(join(scripts, 'javascript-engines'));
  writeFileSync(
    join(scripts, 'javascript-engines', 'programs.mjs'),
    "export const javaScriptCoreProgram = async () => 'jsc';",
  );
  writeFileSync(
    join(scripts, 'postgres.mjs'),
    `export async function startPostgres() {
       if (process.env.PLANT === 'PostgreSQL:does not start') throw new Error('does not start');
       return { url: 'postgres://nowhere', stop: () => Promise.resolve() };
     }`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function npmTest(plant: string): { status: number | null; last: string | undefined } {
  const { status, stdout } = spawnSync(process.execPath, [join(folder, 'scripts', 'test.mjs')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PLANT: plant },
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1) };
}

describe('npm test', () => {
  test('counts four steps and four suites if everything passes', () =>
    expect(npmTest('')).toEqual({ status: 0, last: '8 passed, 0 failed' }));

  test.each([
    ['oxlint:fails', '7 passed, 1 failed'],
    ['tsc:is killed', '7 passed, 1 failed'],
    ['vitest:fails', '6 passed, 2 failed'],
    ['vitest:leaves no report', '6 passed, 2 failed'],
    ['vitest:leaves half a report', '6 passed, 2 failed'],
    ['vitest:is killed', '6 passed, 2 failed'],
    ['vitest:ends badly after its tests', '8 passed, 2 failed'],
    ['playwright:fails', '6 passed, 2 failed'],
    ['playwright:is killed', '6 passed, 2 failed'],
    ['PostgreSQL:does not start', '6 passed, 1 failed'],
  ])('fails when %s', (plant, last) => expect(npmTest(plant)).toEqual({ status: 1, last }));
});
