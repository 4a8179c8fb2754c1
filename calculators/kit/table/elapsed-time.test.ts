import { expect, test } from 'vitest';
import { timeAmbiguity, withElapsedTime, completeTimes } from './elapsed-time.ts';

const seconds = (...cells: readonly string[]) =>
  withElapsedTime([['Timestamp', 'p'], ...cells.map(cell => [cell, '1'])])
    .slice(1)
    .map(([cell]) => cell);

test('timestamps become seconds since the first one, also across midnight', () => {
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

test('a date without a time among others with one is its midnight', () => {
  expect(seconds('2026-01-31T23:59:30.000Z', '2026-02-01', '2026-02-01T00:00:30.000Z')).toEqual(['0', '30', '60']);
  expect(seconds('31.12.2025', '01.01.2026 00:01:30')).toEqual(['0', '86490']);
  expect(seconds('2026-01-31', '2026-02-01')).toEqual(['2026-01-31', '2026-02-01']);
});

test('in dates with slashes, a part above 12 shows which part is the day', () => {
  expect(seconds('28/02/2026 23:59', '01/03/2026 00:01')).toEqual(['0', '120']);
  expect(seconds('2/28/2026 23:59', '3/1/2026 00:01')).toEqual(['0', '120']);
  expect(timeAmbiguity('Time [s]', ['0', '3/3/2026 8:15:00'])).toMatch(
    /^has the date 3\/3\/2026 8:15:00, of which day and/,
  );
});

test('ambiguous dates of several days and other texts are unchanged', () => {
  expect(seconds('3/2/2026 8:15:00', '3/3/2026 8:15:00')).toEqual(['0', '3/3/2026 8:15:00']);
  expect(seconds('10', '20')).toEqual(['10', '20']);
  const rows = [['Pressure'], ['2026-03-02 00:00:00']];
  expect(withElapsedTime(rows)).toBe(rows);
});

test('month names, AM and PM, and fractions of a second are read', () => {
  expect(seconds('28-Feb-26 23:59:30', '01-Mar-26 00:01:00')).toEqual(['0', '90']);
  expect(seconds('2/18/2026 11:59:00 AM', '2/18/2026 12:01:30 PM')).toEqual(['0', '150']);
  expect(seconds('2026-02-18T10:00:00.250Z', '2026-02-18T10:01:30.500Z')).toEqual(['0', '90.25']);
});

test('times of day are read if midnight is between them', () => {
  expect(seconds('23:59:00', '00:01:30', '00:05:00')).toEqual(['0', '150', '360']);
  expect(seconds('00:00:00', '00:01:30')).toEqual(['00:00:00', '00:01:30']);
  expect(seconds('10:00:00', '09:00:00', '08:00:00')).toEqual(['10:00:00', '09:00:00', '08:00:00']);
});

test('times since 1970 in s, ms or ns count from the first value', () => {
  const read = (heading: string, ...cells: readonly string[]) =>
    withElapsedTime([[heading, 'p'], ...cells.map(cell => [cell, '1'])]).map(([cell]) => cell);
  expect(read('Timestamp', '1772359200', '1772359290')).toEqual(['Time [s]', '0', '90']);
  expect(read('time_ms', '1772359200000', '1772359290500')).toEqual(['Time [s]', '0', '90.5']);
  expect(read('Unix time', '1772359200.25', '1772359290.5')).toEqual(['Time [s]', '0', '90.25']);
  expect(read('epoch (ns)', '1772359200000000000', '1772359290000000000')).toEqual(['Time [s]', '0', '90']);
  expect(read('Time [s]', '1772359200', '100')).toEqual(['Time [s]', '1772359200', '100']);
});

test('possible times of day and possible serial dates are reported as ambiguous', () => {
  expect(timeAmbiguity('Time', ['10:00:00', '10:01:30'])).toMatch(
    /^has times from 10:00:00 on, which may be times of day/,
  );
  expect(timeAmbiguity('Time', ['00:30:00', '01:30:00'])).toBeUndefined();
  expect(timeAmbiguity('Time', ['46071.416667', '46071.417708'])).toMatch(/look like serial dates of a spreadsheet/);
  expect(timeAmbiguity('Time', ['1771408800', '1771408890'])).toMatch(/look like serial dates of a spreadsheet/);
  expect(timeAmbiguity('Time (s)', ['46071', '46072'])).toBeUndefined();
  expect(timeAmbiguity('Time', ['0', '46071'])).toBeUndefined();
});

test('two-part times are read as their heading states, or as minutes and seconds if others have three parts', () => {
  expect(completeTimes('Time [mm:ss]', ['00:30', '75:30', ''])).toEqual(['0:00:30', '1:15:30', '']);
  expect(completeTimes('Zeit (hh:mm)', ['00:30', '1:15'])).toEqual(['00:30:00', '1:15:00']);
  expect(completeTimes('Time', ['59:30', '1:00:30'])).toEqual(['0:59:30', '1:00:30']);
  expect(timeAmbiguity('Time', ['00:00', '00:30'])).toMatch(
    /^has times such as 00:00, which may be minutes and seconds or/,
  );
  expect(timeAmbiguity('Time (min:sec)', ['00:00', '00:30'])).toBeUndefined();
  expect(timeAmbiguity('Time [hh:mm]', ['10:00', '10:30'])).toMatch(/^has times from 10:00:00 on/);
});
