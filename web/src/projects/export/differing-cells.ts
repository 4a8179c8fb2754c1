import type { ReadCell, ReadSheet, Sheet } from '@isentrope/calculators/kit';
import { isEmbeddedFileSheet } from './embedded-file.ts';

/** Differences between the cells of a workbook and the record it carries. */
interface DifferingCells {
  /** One sentence per differing cell. */
  readonly cells: readonly string[];
  /** Names of worksheets that are not part of the record. */
  readonly added: readonly string[];
}

/** Finds every cell of a workbook that differs from its record. */
export function findDifferingCells(read: readonly ReadSheet[], expected: readonly Sheet[]): DifferingCells {
  const known = new Set(expected.map(({ name }) => name));
  return {
    cells: expected.flatMap(sheet => {
      const match = read.find(({ name }) => name === sheet.name);
      return match ? inSheet(match, sheet) : [`The sheet "${sheet.name}" is missing; the record has it.`];
    }),
    added: read.filter(sheet => !known.has(sheet.name) && !isEmbeddedFileSheet(sheet)).map(({ name }) => name),
  };
}

function inSheet(read: ReadSheet, expected: Sheet): string[] {
  const found: string[] = [];
  for (let row = 0; row < Math.max(read.rows.length, expected.rows.length); row += 1) {
    const [actualRow = [], expectedRow = []] = [read.rows[row], expected.rows[row]];
    for (let column = 0; column < Math.max(actualRow.length, expectedRow.length); column += 1) {
      const [actual, recorded] = [plain(actualRow[column]), plain(expectedRow[column]?.value)];
      if (!cellMatches(actual, recorded))
        found.push(`${address(expected.name, row, column)} ${shownText(actual)}; ${recordText(recorded)}.`);
    }
  }
  return found;
}

/** The value of a cell. */
type Plain = string | number | undefined;

/** A cell value normalised for equivalent notations: empty text is undefined, line endings are unified. */
function plain(cell: ReadCell): Plain {
  if (cell === undefined || cell === null || cell === '') return undefined;
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' ? cell.replaceAll(/\r\n?/g, '\n') : String(cell);
}

/**
 * Whether a cell matches the record: the same text, or the same number at 15 significant digits. The export writes 17
 * digits, but programs that save the file keep 17 (Gnumeric), 16 (openpyxl) or 15 (LibreOffice).
 */
export function cellMatches(cell: Plain, record: Plain): boolean {
  if (cell === record) return true;
  if (typeof cell !== 'number' || typeof record !== 'number' || !Number.isFinite(cell)) return false;
  return roundedTo15(record).includes(cell.toPrecision(15));
}

/**
 * The number rounded to 15 significant digits: one text, or two if it ends in 5 at 16 digits. Programs round such a tie
 * up or down, by the decimal or the binary value, some after rounding to 16 digits.
 */
function roundedTo15(value: number): readonly string[] {
  const digits = value.toExponential(15);
  const halfway = /5(?=e)/;
  const near = halfway.test(digits) ? [digits.replace(halfway, '1'), digits.replace(halfway, '9')] : [digits];
  return near.map(text => Number(text).toPrecision(15));
}

/** Cell address such as "Results!C12", with the sheet name quoted if needed. */
function address(sheet: string, row: number, column: number): string {
  const quoted = /^\w+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${quoted}!${columnName(column)}${row + 1}`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}

/** Maximum length of a cell text in a message. */
const maxTextLength = 80;

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll(/\s+/g, ' ');
  return `"${text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text}"`;
}

const shownText = (cell: Plain) => (cell === undefined ? 'is blank' : `shows ${cellText(cell)}`);
const recordText = (cell: Plain) =>
  cell === undefined ? 'the record has nothing there' : `the record says ${cellText(cell)}`;
