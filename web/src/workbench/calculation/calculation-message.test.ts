import { caseFrom, type CaseInput, type ReportedCase } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { box } from '../testing/box.ts';
import { calculateCases } from './calculate-cases.ts';
import { calculationMessage } from './calculation-message.ts';
import { loadEvaluation } from './evaluation-code.ts';

await loadEvaluation();

/** The message after calculating cases, numbered from `first`. */
function messageOf(cases: readonly CaseInput[], from = 1): string {
  const calculated = calculateCases(
    box,
    cases.map(each => caseFrom(box, each)),
  );
  return calculationMessage(
    box,
    calculated.map(({ report }, index) => ({ number: from + index, report })),
  );
}

test('counts the cases with a primary result', () => {
  expect(messageOf([{ side: 100 }])).toBe('Calculated.');
  expect(messageOf([{ side: 100 }, { side: 5 }])).toBe('2 cases calculated.');
});

test('names the inputs the primary result still needs', () => {
  expect(messageOf([{}])).toBe('Calculated. Volume needs side.');
  expect(messageOf([{ side: 100 }, {}], 3)).toBe('2 cases calculated. Volume of case 4 needs side.');
});

test('counts the cases if several need input', () => {
  expect(messageOf([{}, { side: 100 }, {}])).toBe('3 cases calculated. 2 of them need more input; see the results.');
  expect(messageOf([{}, {}])).toBe('2 cases calculated. All need more input; see the results.');
});

const failed = { type: 'none', reason: 'no state was found', missing: [], ruledOut: false } as const;

test('says of which cases the primary result has no value although nothing is missing', () => {
  const [one] = calculateCases(box, [caseFrom(box, { side: 100 })]);
  const report = one?.report ?? expect.fail('no report');
  const without = { ...report, values: { ...report.values, [box.primary]: failed } };
  const messageFor = (...reports: readonly ReportedCase[]) =>
    calculationMessage(
      box,
      reports.map((each, index) => ({ number: index + 1, report: each })),
    );
  const ruledOut = { ...report, values: { ...report.values, [box.primary]: { ...failed, ruledOut: true } } };
  expect(messageFor(without)).toBe('Calculated. Volume has no value; see the results.');
  expect(messageFor(ruledOut)).toBe('Calculated.');
  expect(messageFor(report, without)).toBe('2 cases calculated. Volume of case 2 has no value; see the results.');
  expect(messageFor(without, report, without)).toBe(
    '3 cases calculated. 2 of them have no value of volume; see the results.',
  );
});
