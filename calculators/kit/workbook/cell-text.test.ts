import { describe, expect, test } from 'vitest';
import { column, rows } from '../definition/fields.ts';
import { rowsFromClipboard } from '../table/pasted-table.ts';
import { parseRows } from '../table/rows-text.ts';
import { cellText } from './cell-text.ts';

/** A cell of a workbook of the date system of 1900, whose day 25 569 is the first of January 1970. */
const cell = (days: number) => new Date(Math.floor((days - 25_569) * 86_400_000));

const seconds = (count: number) => count / 86_400;

test('a time without a date is written as a clock shows it', () => {
  expect([0, 30, 900, 90_061.5].map(count => cellText(cell(seconds(count))))).toEqual([
    '0:00:00',
    '0:00:30',
    '0:15:00',
    '25:01:01.5',
  ]);
  // In the date system of 1904
  expect(cellText(new Date(Date.UTC(1904, 0, 1, 0, 0, 30)))).toBe('0:00:30');
});

test('a date keeps its time, without the rounding of its fraction of a day', () => {
  expect(cellText(cell(46_053 + seconds(36_000)))).toBe('2026-01-31T10:00:00.000Z');
  expect(cellText(cell(46_053 + seconds(36_000.25)))).toMatch(/^2026-01-31T10:00:00\.2(?:50|49)Z$/);
  expect(cellText(cell(46_053))).toBe('2026-01-31');
});

describe('a history in a workbook', () => {
  const history = rows('History', {
    time: column('Time', 'time', 'min'),
    pressure: column('Pressure', 'gaugePressure', 'bar(g)'),
  });
  const timesOf = (head: string, days: readonly number[]) => {
    const text = [`${head}\tPressure (barg)`, ...days.map(day => `${cellText(cell(day))}\t40`)].join('\n');
    const parsed = parseRows(history, rowsFromClipboard(history, text));
    return parsed.ok ? parsed.rows.map(({ time }) => time) : parsed.reason;
  };

  test('has the times since its start, not since its first row', () => {
    expect(timesOf('Time (min)', [30, 60, 900].map(seconds))).toEqual([30, 60, 900]);
    expect(timesOf('Time', [0, 30, 900].map(seconds))).toEqual([0, 30, 900]);
  });

  test('may pass midnight exactly', () => {
    const midnight = 46_054;
    expect(
      timesOf(
        'Timestamp',
        [-30, 0, 30].map(count => midnight + seconds(count)),
      ),
    ).toEqual([0, 30, 60]);
  });
});
