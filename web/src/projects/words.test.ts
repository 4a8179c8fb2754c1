import { describe, expect, test } from 'vitest';
import { counted, driftMark, driftSentence, found, nextNumber, titled, waitingFor } from './words.ts';

describe('pending work of a member in a project', () => {
  test.each([
    ['owner', '2 to check, 1 to approve'],
    ['checker', '2 to check'],
    ['approver', '1 to approve'],
    ['engineer', ''],
    ['reader', ''],
  ] as const)('of the role %s is "%s"', (role, words) => {
    expect(waitingFor({ role, toCheck: 2, toApprove: 1 })).toBe(words);
  });

  test('is empty if nothing was issued', () => {
    expect(waitingFor({ role: 'owner', toCheck: 0, toApprove: 0 })).toBe('');
  });
});

test('matches all words of a search, in any order and case', () => {
  expect(found('INLET p-26', 'P-2614', 'Inlet compression', null)).toBe(true);
  expect(found('inlet pump', 'P-2614', 'Inlet compression')).toBe(false);
  expect(found('  ', 'P-2614')).toBe(true);
});

describe('number suggested for the next sheet', () => {
  test.each([
    [['C-101', 'C-108'], 'C-109'],
    [['C-099'], 'C-100'],
    [['P-2614-007'], 'P-2614-008'],
    [['Inlet'], ''],
    [[], ''],
    [['C-2', 'C-1'], ''],
  ])('after %j is "%s"', (numbers, next) => {
    expect(nextNumber(numbers)).toBe(next);
  });
});

test('counts with singular and plural', () => {
  expect([counted(1, 'sheet'), counted(0, 'sheet')]).toEqual(['1 sheet', '0 sheets']);
  expect([titled('C-101', 'Inlet header'), titled('', 'Inlet header')]).toEqual(['C-101 Inlet header', 'Inlet header']);
});

test.each([
  [
    'differs',
    '+0.41 %',
    'would change +0.41 %',
    'Recalculated by the present version, this sheet would change, by +0.41 %.',
  ],
  ['differs', '', 'would change', 'Recalculated by the present version, this sheet would change.'],
  ['failed', '', 'fails now', 'The present version of the calculator does not work this sheet through.'],
] as const)('a sheet that %s by "%s" has a badge and a sentence', (outcome, change, mark, sentence) => {
  expect(driftMark({ outcome, change })).toBe(mark);
  expect(driftSentence({ outcome, change })).toBe(sentence);
});
