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

/** A date as 2026-01-31, with the time if it is not midnight. */
export function isoDate(date: Date): string {
  return date.toISOString().replace(/T00:00:00\.000Z$/, '');
}
