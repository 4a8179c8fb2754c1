import type { ReadCell, ReadSheet, Sheet } from '@isentrope/calculators/kit';
import { carries } from './carried.ts';

/** What differs between the cells of a workbook and the record that it carries. */
export interface DifferingCells {
  /** Each cell that differs, in a sentence. */
  readonly cells: readonly string[];
  /** Sheets that somebody added: the record has nothing to say of them. */
  readonly added: readonly string[];
}

/** Returns every cell of a workbook that does not hold what its record gives there. */
export function differingCells(read: readonly ReadSheet[], expected: readonly Sheet[]): DifferingCells {
  const known = new Set(expected.map(({ name }) => name));
  return {
    cells: expected.flatMap(sheet => {
      const there = read.find(({ name }) => name === sheet.name);
      return there ? inSheet(there, sheet) : [`The sheet "${sheet.name}" is not there; the record has it.`];
    }),
    added: read.filter(sheet => !known.has(sheet.name) && !carries(sheet)).map(({ name }) => name),
  };
}

function inSheet(read: ReadSheet, expected: Sheet): string[] {
  const found: string[] = [];
  for (let row = 0; row < Math.max(read.rows.length, expected.rows.length); row += 1) {
    const [shown = [], told = []] = [read.rows[row], expected.rows[row]];
    for (let column = 0; column < Math.max(shown.length, told.length); column += 1) {
      const [is, says] = [plain(shown[column]), plain(told[column]?.value)];
      if (!holds(is, says)) found.push(`${address(expected.name, row, column)} ${shownText(is)}; ${recordText(says)}.`);
    }
  }
  return found;
}

/** The value of a cell. */
type Plain = string | number | undefined;

/** A cell without what files write in several ways: nothing and an empty text, the ends of lines. */
function plain(cell: ReadCell): Plain {
  if (cell === undefined || cell === null || cell === '') return undefined;
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' ? cell.replaceAll(/\r\n?/g, '\n') : String(cell);
}

/**
 * Returns whether a cell holds what the record says: the same text, or the same number at 15 significant digits. A file keeps
 * the 17 digits of a double as it is exported, but programs that save it again keep 17 (Gnumeric), 16 (openpyxl) or 15
 * (LibreOffice).
 */
export function holds(cell: Plain, record: Plain): boolean {
  if (cell === record) return true;
  if (typeof cell !== 'number' || typeof record !== 'number' || !Number.isFinite(cell)) return false;
  return roundedTo15(record).includes(cell.toPrecision(15));
}

/**
 * Returns a number with 15 significant digits: one text, or two if it ends in 5 when it is rounded to 16. Programs round such a number up or
 * down, by its decimal digits or by its binary value, and some rounded it to 16 digits before.
 */
function roundedTo15(value: number): readonly string[] {
  const digits = value.toExponential(15);
  const halfway = /5(?=e)/;
  const near = halfway.test(digits) ? [digits.replace(halfway, '1'), digits.replace(halfway, '9')] : [digits];
  return near.map(text => Number(text).toPrecision(15));
}

/** "Results!C12", its sheet in quotes where its name wants them. */
function address(sheet: string, row: number, column: number): string {
  const quoted = /^\w+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${quoted}!${columnName(column)}${row + 1}`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}

/** Most characters of a cell that are told. */
const longest = 80;

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll(/\s+/g, ' ');
  return `"${text.length > longest ? `${text.slice(0, longest)}…` : text}"`;
}

const shownText = (cell: Plain) => (cell === undefined ? 'is blank' : `shows ${cellText(cell)}`);
const recordText = (cell: Plain) =>
  cell === undefined ? 'the record has nothing there' : `the record says ${cellText(cell)}`;
