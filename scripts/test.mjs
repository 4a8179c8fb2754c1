/**
 * `npm test`: every check of the project, from format to browser, counted from the runners' own reports. The last line
 * is `N passed, N failed`. A step that cannot report counts as one test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
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

const unit = join(cache, 'unit.json');
suite(
  'unit',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  unit,
  report => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * (report.numTotalTests === 0 ? 1 : 0),
  }),
);

const browser = join(cache, 'e2e.json');
suite(
  'browser',
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts'],
  browser,
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
  { CHROMIUM: chromium() },
);

console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
