/**
 * `npm test`: all checks of the project, from formatting to browser tests, counted from the runners' reports. The last line is
 * `N passed, N failed`, and the exit code is 1 if anything failed. A step or runner without a report counts as one test.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { javaScriptCoreProgram } from './javascript-engines/programs.mjs';
import { libreOffice } from './libreoffice.mjs';
import { startPostgres } from './postgres.mjs';
import { cache, countTests, formatFailures, reportOf, formatSlowest, suites } from './reports.mjs';
import { root } from './sources.mjs';

/** `--without-browsers` leaves the browser tests out, for `npm run check -- --all`. */
const withBrowsers = !process.argv.includes('--without-browsers');

mkdirSync(cache, { recursive: true });
let passed = 0;
let failed = 0;
const summary = [];
const failing = [];

/** Runs a program to completion. Its output is streamed, or printed at the end if several run in parallel. */
function run(command, args, { env = {}, together = false } = {}) {
  const bin = join(root, 'node_modules', '.bin', command);
  const child = spawn(existsSync(bin) ? bin : command, args, {
    cwd: root,
    stdio: together ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      output += text;
    });
  return new Promise(resolve => {
    child.once('error', error => resolve({ succeeded: false, output: String(error) }));
    child.once('close', code => resolve({ succeeded: code === 0, output }));
  });
}

/** Announces a part, runs it and records its duration. A part that throws has failed; the others continue. */
async function part(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  let tests = [];
  try {
    tests = await work();
  } catch (error) {
    console.error(error);
    failed += 1;
    failing.push(name);
  }
  summary.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${name}`, ...formatSlowest(tests, 5));
}

/** Programs without a report, each counted as one test, run in parallel. */
const steps = programs =>
  part(programs.map(([name]) => name).join(', '), async () => {
    await Promise.all(
      programs.map(async ([name, command, ...args]) => {
        const { succeeded, output } = await run(command, args, { together: true });
        console.log(`${name} ${succeeded ? 'passed' : 'failed'}\n${output}`.trimEnd());
        if (succeeded) passed += 1;
        else {
          failed += 1;
          failing.push(name);
        }
      }),
    );
    return [];
  });

/** Runs a test runner and counts the tests in its report. */
const suite = (name, command, args, env) =>
  part(name, async () => {
    const report = reportOf(name);
    rmSync(report, { force: true });
    const { succeeded } = await run(command, args(report), { env: { ...(await env()), E2E_REPORT: report } });
    const tests = suites.find(known => known.name === name).read(JSON.parse(readFileSync(report, 'utf8')));
    const count = countTests(tests, succeeded);
    passed += count.passed;
    failed += count.failed;
    failing.push(...formatFailures(tests));
    return tests;
  });

const vitest = (name, files, env = {}) =>
  suite(
    name,
    'vitest',
    report => ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    () => env,
  );

const browser = (name, files, env = {}) =>
  suite(
    name,
    'playwright',
    () => ['test', '--config', 'e2e/playwright.config.ts', ...files],
    async () => ({ ...env, CHROMIUM: await browserProgram }),
  );

/** Installs missing programs one after the other, in parallel to the checks that need none. */
const browserProgram = chromium();
// If it is missing, the tests that need it report so.
const installed = browserProgram
  .catch(() => undefined)
  .then(libreOffice)
  .catch(() => undefined)
  .then(javaScriptCoreProgram)
  .catch(() => undefined);

await steps([
  ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ['lint', 'oxlint', '--type-aware'],
  ['types', 'tsc', '--noEmit'],
  ['build', 'node', 'scripts/build.mjs'],
]);
await installed;
await vitest('unit', []);
if (withBrowsers) await browser('browser', []);

let postgres;
await part('PostgreSQL', async () => {
  postgres = await startPostgres();
  return [];
});
if (postgres !== undefined) {
  try {
    // Only the server tests that use the database; the others have already run.
    const folders = [
      'accounts',
      'attacks/guessing',
      'attacks/limits',
      'billing',
      'bulk/',
      'database/database',
      'jobs/jobs',
      'processes/kill',
      'projects/drift/recalculate',
      'projects/revisions/life',
      'projects/sheets/saving',
      'projects/signing/',
    ];
    await vitest(
      'server on PostgreSQL',
      folders.map(name => `server/src/${name}`),
      { TEST_DATABASE_URL: postgres.url },
    );
    // End-to-end journeys of one user and of several; single steps are tested above.
    const journeys = ['accounts/account', 'accounts/sign-up', 'accounts/second-factor', 'projects/life'];
    if (withBrowsers) await browser('browser on PostgreSQL', journeys, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

console.log(`\n== time, with the slowest tests of each part\n${summary.join('\n')}`);
if (failing.length > 0) console.log(`\n== failed\n${failing.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
