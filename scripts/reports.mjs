/**
 * What the JSON reports of the test runners say: how many tests passed and failed, and which took longest.
 * `node scripts/reports.mjs [count]` prints the slowest tests of the last `npm test`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from './sources.mjs';

/** Where reports are kept. */
export const cache = join(root, '.cache');

/** The suites of `npm test` that leave a report, and who wrote it. */
export const suites = [
  { name: 'unit', read: vitestTests },
  { name: 'browser', read: browserTests },
  { name: 'server on PostgreSQL', read: vitestTests },
  { name: 'browser on PostgreSQL', read: browserTests },
];

/** The file of a suite's report. */
export function reportOf(name) {
  return join(cache, `${name.replaceAll(' ', '-')}.json`);
}

/** The tests of a Vitest report. A file that fails without a test to blame, as one that cannot be loaded, is one more. */
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

/** The tests of a Playwright report. One that passes at a second try only, or is not run, has not passed. */
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

/** The steps in which a browser test failed, from the outermost in: what it was about when it walks over several pages. */
function failedSteps(tries) {
  const step = tries.flatMap(({ steps = [] }) => steps).find(({ error }) => error);
  return step === undefined ? [] : [step.title, ...failedSteps([step])];
}

/** How many of the tests passed and failed. A runner that failed while all of its tests passed is one failure more. */
export function counted(tests, succeeded) {
  const passed = tests.filter(test => test.passed).length;
  const failed = tests.length - passed;
  return { passed, failed: failed === 0 && (!succeeded || tests.length === 0) ? 1 : failed };
}

/** What a runner says of a failure, without colours and where it stands in the code. */
function firstLines(text = '') {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map(line => line.trimEnd());
  return lines.filter(line => line !== '' && !/^\s+at /.test(line)).slice(0, 8);
}

/** Escapes a text for use in a regular expression. */
export const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the command that runs a file of unit tests, or one test of it by its full name. */
export function commandOf(file, name) {
  if (name === undefined) return `npx vitest run ${file}`;
  const pattern = `^${escaped(name)}$`;
  return `npx vitest run ${file} -t '${pattern.replaceAll("'", String.raw`'\''`)}'`;
}

/** The tests that failed, each with what was said of it. */
export function failures(tests) {
  return tests.filter(({ passed }) => !passed).flatMap(({ name, why }) => [name, ...why.map(line => `    ${line}`)]);
}

/** The tests that took longest, a line each. */
export function slowest(tests, count) {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, read } of suites) {
    if (!existsSync(reportOf(name))) continue;
    const tests = read(JSON.parse(readFileSync(reportOf(name), 'utf8')));
    console.log([`${name}, ${tests.length} tests`, ...slowest(tests, Number(process.argv[2] ?? 20)), ''].join('\n'));
  }
}
