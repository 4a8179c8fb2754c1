import { expect, test } from 'vitest';
import { displayCheck, valueText } from './display-value.ts';
import type { RecordValue } from './read-report.ts';

const bore = { type: 'number', si: 0.0508, value: 50.8, unit: 'mm', digits: 3 } as const;
const table = { type: 'table', columns: [], rows: [[1], [2]], si: [[1], [2]] } satisfies RecordValue;

test.each<[RecordValue, string]>([
  [bore, '50.8 mm'],
  [{ ...bore, unit: '' }, '50.8'],
  [{ type: 'words', text: 'choked' }, 'choked'],
  [{ type: 'answer', yes: true }, 'Yes'],
  [{ type: 'answer', yes: false }, 'No'],
  [{ type: 'none', reason: 'an input is missing', missing: [], ruledOut: false }, 'an input is missing'],
  [table, '2 rows'],
])('%j is displayed as %s', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test('the result of another method is displayed with its difference, if it is a number that differs', () => {
  const check = { method: 'm', name: 'By ISO 5167', result: 'bore', value: bore, difference: 0.002 };
  expect(displayCheck(check)).toBe('50.8 mm, +0.20 %');
  expect(displayCheck({ ...check, difference: null })).toBe('50.8 mm');
  expect(displayCheck({ ...check, value: table })).toBe('2 rows');
});
