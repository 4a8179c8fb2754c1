import { isTwoPartTime } from '@isentrope/engineering/quantities';

type Row = readonly string[];

/** The heading of a column of dates with times, as historians write them. */
const timestampHead =
  /^(?:time\s?stamp|date\s*(?:\/|and|&|\s)?\s*time|date|datum(?:\s*\/?\s*(?:zeit|uhrzeit))?|zeitstempel|zeit|time|horodatage)(?:\s*[([][^()[\]]*[)\]])?$/i;

/**
 * The rows of a table whose first column has dates with times, with the seconds since the first of them instead; any other rows as they are.
 * Of dates with slashes, one above 12 tells which part is the day for all; else they have to be of one day. Times of day without dates are
 * recognised by midnight between them.
 */
export function withElapsedTime(rows: readonly Row[]): readonly Row[] {
  const [heading = [], ...below] = rows;
  if (!timestampHead.test(heading[0] ?? '')) return rows;
  const order = slashOrder(below.map(([cell = '']) => cell));
  const times = below.map(([cell = '']) => timeOf(cell, order));
  const start = times.find(time => time !== undefined);
  const elapsed = start ? times.map(time => time && secondsBetween(start, time)) : secondsOverMidnight(below);
  if (!elapsed) return rows;
  return [
    ['Time [s]', ...heading.slice(1)],
    ...below.map((row, index) => [
      elapsed[index] === undefined ? (row[0] ?? '') : String(elapsed[index]),
      ...row.slice(1),
    ]),
  ];
}

function secondsBetween(start: DayTime, time: DayTime): number | undefined {
  if (time.date === start.date) return rounded(time.seconds - start.seconds);
  const days = time.day === undefined || start.day === undefined ? undefined : time.day - start.day;
  return days === undefined ? undefined : rounded(days * 86_400 + time.seconds - start.seconds);
}

/** Seconds without the noise of a subtraction. */
const rounded = (seconds: number) => Number(seconds.toFixed(6));

/** The seconds since the first of times of day, with midnight once between them; undefined for any other column. */
function secondsOverMidnight(rows: readonly Row[]): readonly number[] | undefined {
  const seconds = rows.map(([cell = '']) => secondsOfDay(cell));
  const falls = seconds.flatMap((value, index) => (value < (seconds[index - 1] ?? value) ? [index] : []));
  const [midnight, ...others] = falls;
  const [first = 0] = seconds;
  if (midnight === undefined || others.length > 0 || seconds.some(Number.isNaN)) return undefined;
  return seconds.map((value, index) => rounded(value - first + (index >= midnight ? 86_400 : 0)));
}

/** The seconds of a time hh:mm:ss below 24 h; NaN for any other text. */
function secondsOfDay(cell: string): number {
  const [, hours, minutes, seconds] = /^([01]?\d|2[0-3]):([0-5]\d):([0-5]\d(?:[.,]\d+)?)$/.exec(cell.trim()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds?.replace(',', '.'));
}

/** The first part of times such as "1:30": hours or minutes. */
type ClockPart = 'hours' | 'minutes';

/** The first part of the times that a heading announces as "hh:mm", "hh:mm:ss" or "mm:ss"; undefined for any other text. */
export function clockParts(heading: string): ClockPart | undefined {
  const [, hours, minutes] =
    /(?<!\p{L})(?:(\[?h{1,2}\]?:m(?:m|in)?(?::s{1,2}|:sec)?)|(\[?m(?:m|in)?\]?:s(?:s|ec)?))(?:[.,][0sf]+)?(?!\p{L})/iu.exec(
      heading,
    ) ?? [];
  if (hours !== undefined) return 'hours';
  return minutes === undefined ? undefined : 'minutes';
}

const hasThreeParts = (cell: string) => /^\d+:[0-5]\d:[0-5]\d/.test(cell.trim());

/** The first part of the times of two parts in a column: by its heading, else minutes where others of its times have three parts. */
function firstPart(heading: string, cells: readonly string[]): ClockPart | undefined {
  return clockParts(heading) ?? (cells.some(hasThreeParts) ? 'minutes' : undefined);
}

/** The cells of a column of times with hours, minutes and seconds instead of two of them; the same cells where none has two parts. */
export function withWholeTimes(heading: string, cells: readonly string[]): readonly string[] {
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

/** Why the times of a column without dates, or without a unit, cannot be read; undefined where they can. */
export function openTimes(heading: string, cells: readonly string[]): string | undefined {
  const ofOpenDate = cells.find(isDateWithTime);
  if (ofOpenDate !== undefined)
    return `has the date ${ofOpenDate}, of which day and month may be either way; write dates as 2026-12-31`;
  const ofTwo = cells.find(isTwoPartTime);
  if (ofTwo !== undefined && firstPart(heading, cells) === undefined)
    return `has times such as ${ofTwo}, which may be minutes and seconds or hours and minutes; write mm:ss or hh:mm behind the heading`;
  const [first = ''] = withWholeTimes(heading, cells);
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
  /** The number of the day, where day and month are certain. */
  readonly day: number | undefined;
  readonly seconds: number;
}

/** Whether a text is a date with a time. */
export function isDateWithTime(cell: string): boolean {
  return timeOf(cell) !== undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dateAndTime =
  /^(\d{1,4}[-./](?:\d{1,2}|[a-z]{3})[-./]\d{1,4})[ T,]\s*(\d{1,2}):([0-5]\d)(?::([0-5]\d(?:[.,]\d+)?))?(?:\s*([ap])\.?m\.?)?(?:Z|\s*[+-]\d\d:?\d\d)?$/i;

/** A date with a time, "2026-03-02 08:15:00", "02.03.2026 08:15:00", "02-Mar-26 08:15:00" or "3/2/2026 8:15:00 AM"; undefined for any other text. */
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

/** Which part of a date such as 3/2/2026 is first. */
type SlashOrder = 'day' | 'month';

const slashedDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/** The first part of the dates with slashes of a column, where a number above 12 tells it and none contradicts. */
function slashOrder(cells: readonly string[]): SlashOrder | undefined {
  const dates = cells.flatMap(cell => {
    const [, first, second] = slashedDate.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const [isDay, isMonth] = [dates.some(({ first }) => first > 12), dates.some(({ second }) => second > 12)];
  if (isDay === isMonth) return undefined;
  return isDay ? 'day' : 'month';
}

/** The number of the day of a date whose day and month are certain, else NaN. */
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
