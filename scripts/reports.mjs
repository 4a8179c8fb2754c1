/**
 * Reads the JSON reports of the test runners: passed and failed counts, and the slowest tests. `node scripts/reports.mjs
 * [count]` prints the slowest tests of the last `npm test`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from './sources.mjs';

/** Folder of the reports. */
export const cache = join(root, '.cache');

/** The suites of `npm test` with a report, and its parser. */
export const suites = [
  { name: 'unit', read: vitestTests },
  { name: 'browser', read: browserTests },
  { name: 'server on PostgreSQL', read: vitestTests },
  { name: 'browser on PostgreSQL', read: browserTests },
];

/** Returns the path of a suite's report. */
export function reportOf(name) {
  return join(cache, `${name.replaceAll(' ', '-')}.json`);
}

/** Parses a Vitest report. A file that fails without a failed test, for example on import, counts as one more failed test. */
export function vitestTests(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map(test => ({
      name: `${file}: ${test.fullName}`,
      passed: test.status === 'passed',
      seconds: (test.duration ?? 0) / 1000,
      why: firstLines(test.failureMessages?.[0]),
    }));
    const unexplained = status === 'failed' && tests.every(({ passed }) => passed);
    return unexplained ? [...tests, { name: file, passed: false, seconds: 0, why: firstLines(message) }] : tests;
  });
}

/** Parses a Playwright report. A test that is flaky or skipped counts as failed. */
export function browserTests(report) {
  const inside = ({ specs = [], suites: nested = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${file}: ${title}`,
        passed: status === 'expected',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        why: [...failedSteps(results), ...firstLines(results.find(({ error }) => error)?.error?.message)],
      })),
    ),
    ...nested.flatMap(inside),
  ];
  return report.suites.flatMap(inside);
}

/** Returns the failed steps of a browser test, outermost first. */
function failedSteps(tries) {
  const step = tries.flatMap(({ steps = [] }) => steps).find(({ error }) => error);
  return step === undefined ? [] : [step.title, ...failedSteps([step])];
}

/** Counts passed and failed tests. A runner that fails while all its tests pass counts as one more failure. */
export function countTests(tests, succeeded) {
  const passed = tests.filter(test => test.passed).length;
  const failed = tests.length - passed;
  return { passed, failed: failed === 0 && (!succeeded || tests.length === 0) ? 1 : failed };
}

/** Returns a failure message without colours and stack trace. */
function firstLines(text = '') {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map(line => line.trimEnd());
  return lines.filter(line => line !== '' && !/^\s+at /.test(line)).slice(0, 8);
}

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = text => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the command that runs a file of unit tests, or one test of it by its full name. */
export function commandOf(file, name) {
  if (name === undefined) return `npx vitest run ${file}`;
  const pattern = `^${escapeRegExp(name)}$`;
  return `npx vitest run ${file} -t '${pattern.replaceAll("'", String.raw`'\''`)}'`;
}

/** Formats the failed tests, each with its failure message. */
export function formatFailures(tests) {
  return tests.filter(({ passed }) => !passed).flatMap(({ name, why }) => [name, ...why.map(line => `    ${line}`)]);
}

/** Formats the slowest tests, one per line. */
export function formatSlowest(tests, count) {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, read } of suites) {
    if (!existsSync(reportOf(name))) continue;
    const tests = read(JSON.parse(readFileSync(reportOf(name), 'utf8')));
    console.log(
      [`${name}, ${tests.length} tests`, ...formatSlowest(tests, Number(process.argv[2] ?? 20)), ''].join('\n'),
    );
  }
}
