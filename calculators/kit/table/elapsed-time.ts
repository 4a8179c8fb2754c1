import { isTwoPartTime } from '@isentrope/engineering/quantities';
import { isNoValue } from './no-value.ts';

type Row = readonly string[];

/** Matches the heading of a column of timestamps, as process historians write it. */
const timestampHead =
  /^(?:time\s?stamp|date\s*(?:\/|and|&|\s)?\s*time|date|datum(?:\s*\/?\s*(?:zeit|uhrzeit))?|zeitstempel|zeit|time|horodatage)(?:\s*[([][^()[\]]*[)\]])?$/i;

/**
 * Replaces the timestamps in the first column of a table, dates or times since 1970, by the seconds since the first one with a value beside it, which are negative above it;
 * any other table is returned unchanged. In dates
 * with slashes, a part above 12 shows which part is the day; without one, all must be of the same day. Times of day without dates
 * are read if midnight is between them.
 */
export function withElapsedTime(rows: readonly Row[]): readonly Row[] {
  const [heading = [], ...below] = rows;
  const sinceEpoch = secondsSinceFirst(heading[0] ?? '', below);
  if (sinceEpoch)
    return [
      ['Time [s]', ...heading.slice(1)],
      ...below.map((row, index) => [String(sinceEpoch[index]), ...row.slice(1)]),
    ];
  if (!timestampHead.test(heading[0] ?? '')) return rows;
  const order = slashOrder(below.map(([cell = '']) => cell));
  const hasTimes = below.some(([cell = '']) => isDateWithTime(cell));
  // Spreadsheets write a moment at midnight as its date.
  const times = below.map(([cell = '']) => timeOf(hasTimes && isDate(cell) ? `${cell} 0:00` : cell, order));
  const first = Math.max(0, below.findIndex(hasValue));
  const start = times.slice(first).find(time => time !== undefined);
  const elapsed = start ? times.map(time => time && secondsBetween(start, time)) : secondsOverMidnight(below, first);
  if (!elapsed) return rows;
  return [
    ['Time [s]', ...heading.slice(1)],
    ...below.map((row, index) => [
      elapsed[index] === undefined ? (row[0] ?? '') : String(elapsed[index]),
      ...row.slice(1),
    ]),
  ];
}

/** Matches the heading of times since 1970, as programs write them. */
const epochHead =
  /^(?:(?:unix|epoch)[ _]?(?:time|timestamp)?|time(?:[ _]?stamp)?|date)(?:[\s_]*[([]?(?:s|sec|ms|µs|us|ns)[)\]]?)?$/i;

/** Seconds since 1970 at the beginning of 2000 and of 2100. */
const epochRange = [946_684_800, 4_102_444_800] as const;

/** The seconds since the first row with a value of times in seconds, ms, μs or ns since 1970; undefined for any other column. */
function secondsSinceFirst(heading: string, rows: readonly Row[]): readonly number[] | undefined {
  const cells = rows.map(([cell = '']) => cell.trim());
  if (!epochHead.test(heading) || cells.length < 2 || !cells.every(cell => /^\d{9,20}(?:\.\d+)?$/.test(cell)))
    return undefined;
  const scale = [1, 1e3, 1e6, 1e9].find(each =>
    cells.every(cell => Number(cell) / each > epochRange[0] && Number(cell) / each < epochRange[1]),
  );
  const first = Number(cells[Math.max(0, rows.findIndex(hasValue))]);
  return scale === undefined ? undefined : cells.map(cell => rounded((Number(cell) - first) / scale));
}

/** Whether a row has a value beside its time. */
const hasValue = ([, ...cells]: Row) => cells.some(cell => !/^[-–—]*$/.test(cell) && !isNoValue(cell));

function secondsBetween(start: DayTime, time: DayTime): number | undefined {
  if (time.date === start.date) return rounded(time.seconds - start.seconds);
  const days = time.day === undefined || start.day === undefined ? undefined : time.day - start.day;
  return days === undefined ? undefined : rounded(days * 86_400 + time.seconds - start.seconds);
}

/** Removes the rounding noise of a subtraction. */
const rounded = (seconds: number) => Number(seconds.toFixed(6));

/** The seconds since the time of day in a row of a column that passes midnight once; undefined for any other column. */
function secondsOverMidnight(rows: readonly Row[], start: number): readonly number[] | undefined {
  const seconds = rows.map(([cell = '']) => secondsOfDay(cell));
  const falls = seconds.flatMap((value, index) => (value < (seconds[index - 1] ?? value) ? [index] : []));
  const [midnight, ...others] = falls;
  if (midnight === undefined || others.length > 0 || seconds.some(Number.isNaN)) return undefined;
  const daysTo = (index: number) => (index >= midnight ? 86_400 : 0);
  const first = (seconds[start] ?? 0) + daysTo(start);
  return seconds.map((value, index) => rounded(value + daysTo(index) - first));
}

/** The seconds of a time hh:mm:ss below 24 h; NaN for any other text. */
function secondsOfDay(cell: string): number {
  const [, hours, minutes, seconds] = /^([01]?\d|2[0-3]):([0-5]\d):([0-5]\d(?:[.,]\d+)?)$/.exec(cell.trim()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds?.replace(',', '.'));
}

/** The meaning of the first part of a time such as "1:30". */
type ClockPart = 'hours' | 'minutes';

/** The meaning of the first part of times, from "hh:mm", "hh:mm:ss" or "mm:ss" in a heading; undefined for any other heading. */
export function clockParts(heading: string): ClockPart | undefined {
  const [, hours, minutes] =
    /(?<!\p{L})(?:(\[?h{1,2}\]?:m(?:m|in)?(?::s{1,2}|:sec)?)|(\[?m(?:m|in)?\]?:s(?:s|ec)?))(?:[.,][0sf]+)?(?!\p{L})/iu.exec(
      heading,
    ) ?? [];
  if (hours !== undefined) return 'hours';
  return minutes === undefined ? undefined : 'minutes';
}

const hasThreeParts = (cell: string) => /^\d+:[0-5]\d:[0-5]\d/.test(cell.trim());

/** The meaning of the first part of two-part times in a column: by its heading, else minutes if other times have three parts. */
function firstPart(heading: string, cells: readonly string[]): ClockPart | undefined {
  return clockParts(heading) ?? (cells.some(hasThreeParts) ? 'minutes' : undefined);
}

/** Completes two-part times in a column to hours, minutes and seconds; returns the same array if there are none. */
export function completeTimes(heading: string, cells: readonly string[]): readonly string[] {
  if (!cells.some(isTwoPartTime)) return cells;
  const isInHours = firstPart(heading, cells) === 'hours';
  return cells.map(cell => {
    const [first = '', second = ''] = cell.trim().split(':');
    if (!isTwoPartTime(cell)) return cell;
    if (isInHours) return `${first}:${second}:00`;
    const minutes = Number(first);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${second}`;
  });
}

/** Why the times of a column are ambiguous, as the end of a sentence; undefined if they are not. */
export function timeAmbiguity(heading: string, cells: readonly string[]): string | undefined {
  const ambiguousDate = cells.find(isDateWithTime);
  if (ambiguousDate !== undefined)
    return `has the date ${ambiguousDate}, of which day and month may be either way; write dates as 2026-12-31`;
  const twoPartTime = cells.find(isTwoPartTime);
  if (twoPartTime !== undefined && firstPart(heading, cells) === undefined)
    return `has times such as ${twoPartTime}, which may be minutes and seconds or hours and minutes; write mm:ss or hh:mm behind the heading`;
  const [first = ''] = completeTimes(heading, cells);
  if (secondsOfDay(first) >= 3600)
    return `has times from ${first} on, which may be times of day or times since the start; give dates, or start at 00:00:00`;
  const isBare = /^[\p{L} ]+$/u.test(heading);
  const numbers = cells.map(cell => Number(cell.replace(',', '.')));
  const isSerial = numbers.every(number => (number > 25_569 && number < 73_050) || number > 1e9);
  return isBare && numbers.length > 1 && isSerial
    ? `has times such as ${first} without a unit, which look like serial dates of a spreadsheet; write dates, or name the unit`
    : undefined;
}

interface DayTime {
  readonly date: string;
  /** The number of days since 1970; undefined if day and month are ambiguous. */
  readonly day: number | undefined;
  readonly seconds: number;
}

/** Whether a text is a date with a time. */
export function isDateWithTime(cell: string): boolean {
  return timeOf(cell) !== undefined;
}

/** Whether a text is a date without a time. */
export const isDate = (cell: string) => /^\d{1,4}[-./](?:\d{1,2}|[a-z]{3})[-./]\d{1,4}$/i.test(cell.trim());

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dateAndTime =
  /^(\d{1,4}[-./](?:\d{1,2}|[a-z]{3})[-./]\d{1,4})[ T,]\s*(\d{1,2}):([0-5]\d)(?::([0-5]\d(?:[.,]\d+)?))?(?:\s*([ap])\.?m\.?)?(?:Z|\s*[+-]\d\d:?\d\d)?$/i;

/** Parses a timestamp such as "2026-03-02 08:15:00", "02.03.2026 08:15:00", "02-Mar-26 08:15:00" or "3/2/2026 8:15:00 AM"; undefined for other text. */
function timeOf(cell: string, order?: SlashOrder): DayTime | undefined {
  const [, date, hours, minutes, seconds = '0', half] = dateAndTime.exec(cell.trim()) ?? [];
  if (date === undefined) return undefined;
  const days = dayOf(date, order);
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return {
    date,
    day: Number.isNaN(days) ? undefined : days,
    seconds: hour * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
  };
}

/** The meaning of the first part of a date such as 3/2/2026. */
type SlashOrder = 'day' | 'month';

const slashedDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/** The order of day and month in a column of dates with slashes, if a number above 12 proves it and none contradicts. */
function slashOrder(cells: readonly string[]): SlashOrder | undefined {
  const dates = cells.flatMap(cell => {
    const [, first, second] = slashedDate.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const [isDay, isMonth] = [dates.some(({ first }) => first > 12), dates.some(({ second }) => second > 12)];
  if (isDay === isMonth) return undefined;
  return isDay ? 'day' : 'month';
}

/** The number of days from 1970 to a date; NaN if its day and month are ambiguous. */
function dayOf(date: string, order: SlashOrder | undefined): number {
  const [, first, second, slashYear] = slashedDate.exec(date) ?? [];
  if (order !== undefined && first !== undefined)
    return order === 'day'
      ? dayNumber(Number(slashYear), Number(second), Number(first))
      : dayNumber(Number(slashYear), Number(first), Number(second));
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date) ?? [];
  const [, dayBefore, monthBefore, yearBehind] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(date) ?? [];
  const [, dayNamed, monthNamed = '', yearNamed] = /^(\d{1,2})[-./ ]([a-z]{3})[-./ ](\d{2}|\d{4})$/i.exec(date) ?? [];
  const named = months.indexOf(monthNamed.toLowerCase());
  const [y, m, d] = [
    Number(year ?? yearBehind ?? (yearNamed?.length === 2 ? `20${yearNamed}` : yearNamed)),
    Number(month ?? monthBefore ?? (named < 0 ? NaN : named + 1)),
    Number(day ?? dayBefore ?? dayNamed),
  ];
  return dayNumber(y, m, d);
}

const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 86_400_000;
