import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browserTests, countTests, formatFailures, formatSlowest, vitestTests } from './reports.mjs';
import { root } from './sources.mjs';

const file = (status: string, ...tests: readonly string[]) => ({
  name: join(root, 'kit', 'a.test.ts'),
  status,
  assertionResults: tests.map((outcome, index) => ({ fullName: `t${index}`, status: outcome, duration: 1500 })),
});

const spec = (status: string, ...durations: readonly number[]) => ({
  file: 'site/a.spec.ts',
  title: 'a',
  tests: [{ status, results: durations.map(duration => ({ duration })) }],
});

describe('a report of the unit tests', () => {
  test('counts skipped and todo tests as failed', () => {
    const tests = vitestTests({ testResults: [file('passed', 'passed', 'passed', 'pending', 'skipped', 'todo')] });
    expect(countTests(tests, true)).toEqual({ passed: 2, failed: 3 });
  });

  test('counts a file that cannot be loaded in addition to other failures', () => {
    const tests = vitestTests({ testResults: [file('failed', 'passed', 'failed'), file('failed')] });
    expect(countTests(tests, false)).toEqual({ passed: 1, failed: 2 });
  });
});

describe('a report of the browser tests', () => {
  test('counts all nesting levels, and flaky tests as failed', () => {
    const suites = [
      {
        specs: [spec('expected', 10)],
        suites: [{ specs: [spec('flaky', 10, 20), spec('skipped'), spec('expected')] }],
      },
    ];
    expect(countTests(browserTests({ suites }), true)).toEqual({ passed: 2, failed: 2 });
  });
});

describe('a runner', () => {
  const passed = vitestTests({ testResults: [file('passed', 'passed')] });

  test('that exits with an error after all tests passed counts as failed', () =>
    expect(countTests(passed, false)).toEqual({ passed: 1, failed: 1 }));

  test('that ran nothing counts as failed', () => expect(countTests([], true)).toEqual({ passed: 0, failed: 1 }));
});

test('the slowest tests come first, with all retries added up', () => {
  const tests = browserTests({ suites: [{ specs: [spec('expected', 1000), spec('flaky', 2000, 2500)] }] });
  expect(formatSlowest(tests, 1)).toEqual(['    4.5 s  site/a.spec.ts: a']);
});

test("a failure is reported with the runner's message, without colours and stack trace", () => {
  const red = '\u001B[31mexpected 2\u001B[39m\n    at a.test.ts:3:4';
  const failed = { ...file('failed'), message: 'cannot be loaded' };
  const ran = {
    ...file('failed', 'passed'),
    assertionResults: [{ fullName: 't', status: 'failed', failureMessages: [red] }],
  };
  const browser = {
    file: 'a.spec.ts',
    title: 'b',
    tests: [{ status: 'unexpected', results: [{ duration: 1, error: { message: red } }] }],
  };
  expect(formatFailures(vitestTests({ testResults: [failed, ran] }))).toEqual([
    'kit/a.test.ts',
    '    cannot be loaded',
    'kit/a.test.ts: t',
    '    expected 2',
  ]);
  expect(formatFailures(browserTests({ suites: [{ specs: [browser] }] }))).toEqual(['a.spec.ts: b', '    expected 2']);
});

test('a failed browser test is reported with its nested steps', () => {
  const error = { message: 'expected 2' };
  const steps = [{ title: '/tools' }, { title: '/terms', error, steps: [{ title: '360 px', error }] }];
  const walk = {
    file: 'a.spec.ts',
    title: 'walk',
    tests: [{ status: 'unexpected', results: [{ duration: 1, error, steps }] }],
  };
  expect(formatFailures(browserTests({ suites: [{ specs: [walk] }] }))).toEqual([
    'a.spec.ts: walk',
    '    /terms',
    '    360 px',
    '    expected 2',
  ]);
});
