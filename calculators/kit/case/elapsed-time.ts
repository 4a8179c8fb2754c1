type Row = readonly string[];

/** The heading of a column of dates with times, as historians write them. */
const timestampHead =
  /^(?:time\s?stamp|date\s*(?:\/|and|&|\s)?\s*time|date|datum(?:\s*\/?\s*(?:zeit|uhrzeit))?|zeitstempel)$/i;

/**
 * The rows of a table whose first column has dates with times, with the seconds since the first of them instead; any other rows as they are.
 * Dates with slashes are not told apart by day and month, so they have to be of one day.
 */
export function withElapsedTime(rows: readonly Row[]): readonly Row[] {
  const [heading = [], ...below] = rows;
  if (!timestampHead.test(heading[0] ?? '')) return rows;
  const times = below.map(([cell = '']) => timeOf(cell));
  const start = times.find(time => time !== undefined);
  const elapsed = times.map(time => {
    if (!time || !start) return undefined;
    if (time.date === start.date) return time.seconds - start.seconds;
    const days = time.day === undefined || start.day === undefined ? undefined : time.day - start.day;
    return days === undefined ? undefined : days * 86_400 + time.seconds - start.seconds;
  });
  if (!start) return rows;
  return [
    ['Time [s]', ...heading.slice(1)],
    ...below.map((row, index) => [
      elapsed[index] === undefined ? (row[0] ?? '') : String(elapsed[index]),
      ...row.slice(1),
    ]),
  ];
}

interface DayTime {
  readonly date: string;
  /** The number of the day, where day and month are certain. */
  readonly day: number | undefined;
  readonly seconds: number;
}

/** A date with a time, "2026-03-02 08:15:00", "02.03.2026 08:15:00" or "3/2/2026 8:15:00"; undefined for any other text. */
function timeOf(cell: string): DayTime | undefined {
  const [, date, hours, minutes, seconds = '0'] =
    /^(\d{1,4}[-./]\d{1,2}[-./]\d{1,4})[ T](\d{1,2}):([0-5]\d)(?::([0-5]\d(?:[.,]\d+)?))?(?:Z|\s*[+-]\d\d:?\d\d)?$/.exec(
      cell.trim(),
    ) ?? [];
  if (date === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date) ?? [];
  const [, dayBefore, monthBefore, yearBehind] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(date) ?? [];
  const parts = [year ?? yearBehind, month ?? monthBefore, day ?? dayBefore].map(Number);
  const [y = NaN, m = NaN, d = NaN] = parts;
  const days = Date.UTC(y, m - 1, d) / 86_400_000;
  return {
    date,
    day: Number.isNaN(days) ? undefined : days,
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
  };
}
