import { caseFrom, type CaseInput } from '@isentrope/calculators/kit';
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
