/** The value of a cell as read from a workbook. */
export type ReadCell = string | number | boolean | Date | null | undefined;

/** The significant digits that Excel stores. */
export const excelDigits = 15;

/** A cell as text. */
export function cellText(cell: ReadCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return isoDate(cell);
  const text = String(cell);
  // A text of few characters has no digits to round off.
  return typeof cell === 'number' && text.length > excelDigits ? String(Number(cell.toPrecision(excelDigits))) : text;
}

/** The days that spreadsheets store as 0, in their two date systems: a time without a date is one of these days, or counts from them. */
const spreadsheetDays = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)] as const;

/** The longest time without a date, in milliseconds: 60 days. */
const longestTime = 60 * 86_400_000;

/** A date as 2026-01-31, with the time if it is not midnight; a time without a date as 0:00:30, hours being counted beyond 24. */
export function isoDate(date: Date): string {
  const milliseconds = withoutRounding(date.getTime());
  const day = spreadsheetDays.find(start => milliseconds >= start && milliseconds - start < longestTime);
  if (day !== undefined) return clockText(milliseconds - day);
  return new Date(milliseconds).toISOString().replace(/T00:00:00\.000Z$/, '');
}

/** A moment, which a spreadsheet stores as a fraction of a day, on the whole second if it is within a millisecond of it. */
function withoutRounding(milliseconds: number): number {
  const second = Math.round(milliseconds / 1000) * 1000;
  return Math.abs(milliseconds - second) <= 1 ? second : milliseconds;
}

function clockText(milliseconds: number): string {
  const [minutes, hours] = [Math.floor(milliseconds / 60_000), Math.floor(milliseconds / 3_600_000)];
  const seconds = (milliseconds % 60_000) / 1000;
  const padded = (value: number) => (value < 10 ? `0${value}` : String(value));
  return `${hours}:${padded(minutes % 60)}:${padded(seconds)}`;
}
