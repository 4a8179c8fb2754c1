import { expect, test } from 'vitest';
import { withElapsedTime } from './elapsed-time.ts';

const seconds = (...cells: readonly string[]) =>
  withElapsedTime([['Timestamp', 'p'], ...cells.map(cell => [cell, '1'])])
    .slice(1)
    .map(([cell]) => cell);

test('dates with times become the seconds since the first, over midnight too', () => {
  expect(seconds('2026-03-02 23:59:30', '2026-03-03 00:01:00')).toEqual(['0', '90']);
  expect(seconds('02.03.2026 08:15:00', '02.03.2026 08:16:30,5')).toEqual(['0', '90.5']);
  expect(seconds('3/2/2026 8:15', '3/2/2026 9:15')).toEqual(['0', '3600']);
  expect(
    withElapsedTime([
      ['Date/Time', 'p'],
      ['2026-03-02 00:00:00', '1'],
    ])[0],
  ).toEqual(['Time [s]', 'p']);
});

test('dates with slashes of several days, and anything else, stay as they are', () => {
  expect(seconds('3/2/2026 8:15:00', '3/3/2026 8:15:00')).toEqual(['0', '3/3/2026 8:15:00']);
  expect(seconds('10', '20')).toEqual(['10', '20']);
  const rows = [['Time [s]'], ['2026-03-02 00:00:00']];
  expect(withElapsedTime(rows)).toBe(rows);
});
