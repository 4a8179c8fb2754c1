import { describe, expect, test } from 'vitest';
import {
  pluralise,
  driftBadgeText,
  describeDrift,
  matchesSearch,
  nextNumber,
  numberedTitle,
  pendingWorkText,
} from './texts.ts';

describe('pending work of a member in a project', () => {
  test.each([
    ['owner', '2 to check, 1 to approve'],
    ['checker', '2 to check'],
    ['approver', '1 to approve'],
    ['engineer', ''],
    ['reader', ''],
  ] as const)('of the role %s is "%s"', (role, text) => {
    expect(pendingWorkText({ role, toCheck: 2, toApprove: 1 })).toBe(text);
  });

  test('is empty if nothing was issued', () => {
    expect(pendingWorkText({ role: 'owner', toCheck: 0, toApprove: 0 })).toBe('');
  });
});

test('matches all words of a search, in any order and case', () => {
  expect(matchesSearch('INLET p-26', 'P-2614', 'Inlet compression', null)).toBe(true);
  expect(matchesSearch('inlet pump', 'P-2614', 'Inlet compression')).toBe(false);
  expect(matchesSearch('  ', 'P-2614')).toBe(true);
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
  expect([pluralise(1, 'sheet'), pluralise(0, 'sheet')]).toEqual(['1 sheet', '0 sheets']);
  expect([numberedTitle('C-101', 'Inlet header'), numberedTitle('', 'Inlet header')]).toEqual([
    'C-101 Inlet header',
    'Inlet header',
  ]);
});

test.each([
  [
    'differs',
    '+0.41 %',
    'would change +0.41 %',
    'Recalculated with the current version, this sheet would change, by +0.41 %.',
  ],
  ['differs', '', 'would change', 'Recalculated with the current version, this sheet would change.'],
  ['failed', '', 'fails now', 'The current version of the calculator cannot recalculate this sheet.'],
] as const)('a sheet that %s by "%s" has a badge and a sentence', (outcome, change, mark, sentence) => {
  expect(driftBadgeText({ outcome, change })).toBe(mark);
  expect(describeDrift({ outcome, change })).toBe(sentence);
});
