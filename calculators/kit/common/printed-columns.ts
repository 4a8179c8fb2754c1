import { parseListAmount } from './printed-number.ts';

/** A part of a printed line between gaps of at least two spaces, with its position in the line. */
interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function partsOf(line: string): Part[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].flatMap(({ 0: text, index }) =>
    // Wide numbers may have one space between them: "90.000 82.761".
    (/^\d+\.\d+(?: \d+\.\d+)+$/.test(text) ? [...text.matchAll(/\S+/g)] : [{ 0: text, index: 0 }]).map(part => ({
      text: part[0],
      start: index + part.index,
      end: index + part.index + part[0].length,
    })),
  );
}

/**
 * Splits the lines of a printed table into cells; its columns are at least two spaces apart. In a line with fewer cells than others, such as
 * a line of units, each cell belongs to the column that it is printed under.
 */
export function printedColumns(lines: readonly string[]): string[][] {
  const rows = lines.map(partsOf);
  const width = usualWidth(rows);
  const whole = rows.filter(({ length }) => length === width);
  const columns = Array.from({ length: width }, (_, index) => ({
    start: Math.min(...whole.map(row => row[index]?.start ?? Infinity)),
    end: Math.max(...whole.map(row => row[index]?.end ?? 0)),
  }));
  // A line with one part that spans several columns is a title.
  const isShort = ({ length }: readonly Part[]) => length < width && (length > 1 || width === 2);
  return rows.map(row => {
    const parts = isShort(row) ? row.flatMap(part => splitNameAndNumber(part, columns)) : row;
    return (isShort(row) ? assignToColumns(parts, columns) : undefined) ?? row.map(({ text }) => text);
  });
}

/** Splits a part into name and number if one space separates them and the number is in the next column; else the part itself. */
function splitNameAndNumber(part: Part, columns: readonly Omit<Part, 'text'>[]): Part[] {
  const [, name, number] = /^(.*\p{L}.*) (\S+)$/u.exec(part.text) ?? [];
  if (name === undefined || number === undefined || parseListAmount(number) === undefined) return [part];
  const start = part.end - number.length;
  const next = columns.findLastIndex(column => part.start < column.start && part.end >= column.start);
  if (next < 1 || start < (columns[next - 1]?.start ?? 0) + 1) return [part];
  return [
    { text: name, start: part.start, end: part.start + name.length },
    { text: number, start, end: part.end },
  ];
}

/** The most frequent number of parts among lines that contain a number; the larger one if two are equally frequent. */
function usualWidth(rows: readonly (readonly Part[])[]): number {
  const numbered = rows.filter(row => row.some(({ text }) => parseListAmount(text) !== undefined));
  const widths = numbered.map(({ length }) => length);
  const count = (width: number) => widths.filter(each => each === width).length;
  return widths.toSorted((one, two) => count(two) - count(one) || two - one)[0] ?? 0;
}

/** Assigns the parts of a line to the nearest columns, in order; undefined if two parts are nearest to the same column. */
function assignToColumns(row: readonly Part[], columns: readonly Omit<Part, 'text'>[]): string[] | undefined {
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
