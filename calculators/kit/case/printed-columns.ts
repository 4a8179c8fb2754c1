import { parseListAmount } from './report-words.ts';

/** A part of a printed line between gaps of two blanks or more, with its place in the line. */
interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function partsOf(line: string): Part[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/**
 * The cells of the lines of a printed table, whose columns are two blanks or more apart. A line with fewer cells than others, such as one of
 * units or with a blank amount, has each of them in the column that it is printed below.
 */
export function printedColumns(lines: readonly string[]): string[][] {
  const rows = lines.map(partsOf);
  const width = usualWidth(rows);
  const whole = rows.filter(({ length }) => length === width);
  const columns = Array.from({ length: width }, (_, index) => ({
    start: Math.min(...whole.map(row => row[index]?.start ?? Infinity)),
    end: Math.max(...whole.map(row => row[index]?.end ?? 0)),
  }));
  // A line of one part across several columns is a title.
  const isShort = ({ length }: readonly Part[]) => length < width && (length > 1 || width === 2);
  return rows.map(row => {
    const parts = isShort(row) ? row.flatMap(part => partsWithin(part, columns)) : row;
    return (isShort(row) ? placed(parts, columns) : undefined) ?? row.map(({ text }) => text);
  });
}

/** A part, or its name and its number where they are one blank apart and the number stands in the next column. */
function partsWithin(part: Part, columns: readonly Omit<Part, 'text'>[]): Part[] {
  const [, name, number] = /^(.*\p{L}.*) (\S+)$/u.exec(part.text) ?? [];
  const [, second] = columns;
  if (name === undefined || number === undefined || parseListAmount(number) === undefined || !second) return [part];
  const start = part.end - number.length;
  if (start < (columns[0]?.start ?? 0) + 1 || part.end < second.start || part.start >= second.start) return [part];
  return [
    { text: name, start: part.start, end: part.start + name.length },
    { text: number, start, end: part.end },
  ];
}

/** The number of parts that most lines with a number have, the larger of two that are as frequent. */
function usualWidth(rows: readonly (readonly Part[])[]): number {
  const numbered = rows.filter(row => row.some(({ text }) => parseListAmount(text) !== undefined));
  const widths = numbered.map(({ length }) => length);
  const count = (width: number) => widths.filter(each => each === width).length;
  return widths.toSorted((one, two) => count(two) - count(one) || two - one)[0] ?? 0;
}

/** The cells of a line in the nearest of columns, in their order; undefined if two of them are nearest to one column. */
function placed(row: readonly Part[], columns: readonly Omit<Part, 'text'>[]): string[] | undefined {
  const cells: string[] = [];
  for (const { text, start, end } of row) {
    const gaps = columns.map(column => Math.max(column.start - end, start - column.end, 0));
    const centres = columns.map(column => Math.abs(column.start + column.end - start - end));
    const [best = 0] = columns
      .map((_, index) => index)
      .toSorted((one, two) => (gaps[one] ?? 0) - (gaps[two] ?? 0) || (centres[one] ?? 0) - (centres[two] ?? 0));
    if (best < cells.length) return undefined;
    while (cells.length < best) cells.push('');
    cells.push(text);
  }
  return cells;
}
