/**
 * `npm test`: every check of the project, from format to browser, counted from the runners' own reports. The last line
 * is `N passed, N failed`. A step that cannot report counts as one test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { root } from './sources.mjs';

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
let passed = 0;
let failed = 0;

function run(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const bin = join(root, 'node_modules', '.bin', command);
  const program = existsSync(bin) ? bin : command;
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function step(name, command, args, env) {
  if (run(name, command, args, env)) passed += 1;
  else failed += 1;
}

/** Runs a test runner and counts the tests of its JSON report; a runner that leaves none has failed. */
function suite(name, command, args, report, count, env) {
  rmSync(report, { force: true });
  const succeeded = run(name, command, args, env);
  if (!existsSync(report)) {
    failed += 1;
    return;
  }
  const counted = count(JSON.parse(readFileSync(report, 'utf8')));
  passed += counted.passed;
  failed += counted.failed;
  if (!succeeded && counted.failed === 0) failed += 1;
}

step('format', 'prettier', ['--check', '--log-level=warn', '.']);
step('lint', 'oxlint', ['--type-aware']);
step('types', 'tsc', ['--noEmit']);
step('build', 'node', ['scripts/build.mjs']);

const counts = {
  vitest: report => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0) + report.numPendingTests,
  }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
};

function vitest(name, files, env) {
  const report = join(cache, `${name.replaceAll(' ', '-')}.json`);
  suite(
    name,
    'vitest',
    ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    counts.vitest,
    env,
  );
}

function browser(name, files, env) {
  const report = join(cache, `${name.replaceAll(' ', '-')}.json`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...files];
  suite(name, 'playwright', args, report, counts.playwright, { ...env, CHROMIUM: chromium(), E2E_REPORT: report });
}

vitest('unit', []);
browser('browser', []);

const postgres = await startPostgres();
try {
  vitest('accounts on PostgreSQL', ['server'], { TEST_DATABASE_URL: postgres.url });
  browser('browser on PostgreSQL', ['accounts'], { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}

console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
