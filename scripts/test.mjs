/**
 * `npm test`: every check of the project, from format to browser, counted from the runners' own reports. The last line
 * is `N passed, N failed`, and the exit code is 1 when anything failed. A step that has no report counts as one test, and
 * so does a runner that leaves none.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { javaScriptCoreProgram } from './javascript-engines/programs.mjs';
import { libreOffice } from './libreoffice.mjs';
import { startPostgres } from './postgres.mjs';
import { cache, counted, failures, reportOf, slowest, suites } from './reports.mjs';
import { root } from './sources.mjs';

/** `--without-browsers` leaves the browser tests out, for `npm run check -- --all`. */
const withBrowsers = !process.argv.includes('--without-browsers');

mkdirSync(cache, { recursive: true });
let passed = 0;
let failed = 0;
const summary = [];
const failing = [];

/** Runs a program to its end. Its output is shown as it comes or, where several run at once, when it has ended. */
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

/** Announces a part, runs it and notes how long it took. A part that throws has failed, and the others go on. */
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
  summary.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${name}`, ...slowest(tests, 5));
}

/** Programs without a report, each of which counts as one test; side by side they use both cores. */
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

/** Runs a test runner and counts the tests of its report. */
const suite = (name, command, args, env) =>
  part(name, async () => {
    const report = reportOf(name);
    rmSync(report, { force: true });
    const { succeeded } = await run(command, args(report), { env: { ...(await env()), E2E_REPORT: report } });
    const tests = suites.find(known => known.name === name).read(JSON.parse(readFileSync(report, 'utf8')));
    const count = counted(tests, succeeded);
    passed += count.passed;
    failed += count.failed;
    failing.push(...failures(tests));
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

/** These may have to be installed, one after the other, which goes on beside the checks that need none. */
const browserProgram = chromium();
// Where there is none, the tests that need it say so.
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
    // Those tests of the server that meet its database; the others would only be repeated.
    const rooms = [
      'accounts',
      'attacks/guessing',
      'attacks/limits',
      'billing',
      'bulk/',
      'database/database',
      'jobs/jobs',
      'processes/kill',
      'projects/drift/recalculate',
      'projects/life',
      'projects/saving',
      'projects/signing',
    ];
    await vitest(
      'server on PostgreSQL',
      rooms.map(room => `server/src/${room}`),
      { TEST_DATABASE_URL: postgres.url },
    );
    // What a person does from the first mail to the last, and with others; each step by itself is tested above.
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
