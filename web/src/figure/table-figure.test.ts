import { expect, test } from 'vitest';
import { tableFigure } from './table-figure.ts';

const column = { id: 'a', label: 'A', unit: 's', digits: 5 } as const;

test.each([
  [0, '0'],
  [0.001, '0.001'],
  [2.5, '2.5'],
  [100, '100'],
  [1234.5, '1234.5'],
  [12_000, '12\u202f000'],
  [1e-7, '1.0000·10⁻⁷'],
])('a time of %s s has no trailing zeros', (seconds, text) => {
  expect(tableFigure({ ...column, kind: 'time' }, seconds)).toBe(text);
});

test('other numbers keep all digits', () => {
  expect(tableFigure({ ...column, kind: 'gaugePressure', unit: 'bar(g)' }, 149)).toBe('149.00');
  expect(tableFigure({ ...column, unit: '' }, 2.5)).toBe('2.5000');
});
