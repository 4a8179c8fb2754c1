import { isDate } from './elapsed-time.ts';
import { isNoValue } from './no-value.ts';

type Cells = readonly (readonly string[])[];

const isNumber = (cell: string) => cell === '' || /^[+\-−–]?[.,]?\d[\d.,' ]*(?:e[+-]?\d+)?\s*%?$/i.test(cell);

/** Minimum number of rows with a known heading for a table with unknown rows to be transposed. */
const minRows = 2;

/**
 * Transposes a table with a quantity in each row, such as "Flow m3/h | 0 | 40 | 80", also with unknown rows; any other table is returned
 * unchanged.
 */
export function transposeTable(cells: Cells, isHeading: (cell: string) => boolean): Cells {
  const isNamed = ([name = '']: readonly string[]) => !isNumber(name);
  const isRow = ([name = '', ...numbers]: readonly string[]) =>
    numbers.length > 1 && isHeading(name) && numbers.every(cell => isNumber(cell) || isNoValue(cell));
  if (!cells.every(isNamed) || cells.filter(isRow).length < minRows) return cells;
  const width = Math.max(...cells.map(row => row.length));
  return Array.from({ length: width }, (_, index) => cells.map(row => row[index] ?? ''));
}

const isTime = (cell: string) => /^\d{1,2}:[0-5]\d/.test(cell);

/** Joins a column of dates with the column of times that follows it; any other table is returned unchanged. */
export function joinDatesAndTimes(cells: Cells): Cells {
  const [head = [], ...rows] = cells;
  const place = head.findIndex(cell => /^dat(?:e|um)$/i.test(cell));
  const isMeant = (row: readonly string[]) => isDate(row[place] ?? '') && isTime(row[place + 1] ?? '');
  if (place < 0 || !/^(?:time|zeit|uhrzeit)\b/i.test(head[place + 1] ?? '') || !rows.every(isMeant)) return cells;
  return cells.map((row, index) =>
    row.flatMap((cell, at) => {
      if (at === place) return [];
      return at === place + 1 && index > 0 ? [`${row[place]} ${cell}`] : [cell];
    }),
  );
}
