import { log10 } from '@isentrope/engineering/elementary';

/** What a cell is on its sheet; how that looks is up to whoever writes the file. */
export type CellStyle =
  /** The name of the whole sheet. */
  | 'title'
  /** The head of a column of words, and of one of figures. */
  | 'head'
  | 'figures'
  /** The band above a part of the sheet. */
  | 'part'
  /** The head of a section within a part. */
  | 'section'
  /** What a value beside it is called. */
  | 'label'
  /** A unit, an id, a remark. */
  | 'muted'
  /** Text that somebody typed or may type: it stays text whatever it looks like. */
  | 'typed'
  /** Words in the place of a number. */
  | 'answer'
  /** The result that the sheet is made for. */
  | 'primary'
  /** A number that a formula gives. */
  | 'live'
  /** A value that stands as it was calculated, among formulas. */
  | 'kept'
  /** The mark of something that was changed. */
  | 'changed'
  | 'error'
  | 'warning'
  | 'note'
  /** The ruled lines of a form: a head, the name of a state, a number, a name, a unit, figures, words, a remark. */
  | 'lineHead'
  | 'lineState'
  | 'lineIndex'
  | 'lineLabel'
  | 'lineUnit'
  | 'lineFigure'
  | 'lineWords'
  | 'lineNote'
  /** What is to be filled in by hand: the cell is empty. */
  | 'lineBlank';

/** One cell of a sheet, free of any spreadsheet library: a number with its format, or text. */
export interface Cell {
  /** Of a formula what it gives at first. */
  readonly value: number | string;
  /** What works the value out, without the sign of equality in front. */
  readonly formula?: string;
  readonly format?: string;
  readonly bold?: boolean;
  readonly style?: CellStyle;
  /** How many columns it reaches over; one, unless given. */
  readonly span?: number;
}

/** A row of a sheet; undefined is an empty cell. */
export type Row = readonly (Cell | undefined)[];

/** The name of a cell on its sheet. */
export interface CellName {
  readonly name: string;
  readonly cell: string;
}

/** The paper on which a sheet is printed. */
export interface SheetPaper {
  readonly size: 'A4' | 'Letter';
  readonly upright: boolean;
  /** Whether all of it goes on one page. */
  readonly onePage: boolean;
}

/** A sheet of a workbook as plain data. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Widths in characters. */
  readonly widths: readonly number[];
  readonly frozenRows: number;
  readonly frozenColumns: number;
  /** Names by which formulas of this sheet refer to its cells. */
  readonly names?: readonly CellName[];
  /** Paper across, as many pages as it takes, unless given. */
  readonly paper?: SheetPaper;
}

/** A text in a style. */
export const styled = (value: string, style: CellStyle): Cell => ({ value, style });

/** A head over so many columns. */
export const headAcross = (columns: number, head: string, style: CellStyle): Row =>
  Array.from({ length: columns }, (_, place) => styled(place === 0 ? head : '', style));

/** A label as the name of a sheet: at most 31 characters, and none of those that Excel keeps for itself. */
export function sheetName(label: string): string {
  return label
    .replaceAll(/[[\]/\\:*?]/g, ' ')
    .slice(0, 31)
    .trim();
}

/** A number format that shows `digits` significant digits of a value. */
export function numberFormat(value: number, digits: number): string {
  const exponent = value === 0 ? 0 : Math.floor(log10(Math.abs(value)));
  if (exponent < -4 || exponent >= 7) return '0.000E+00';
  const decimals = Math.max(0, digits - 1 - exponent);
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** Whether Excel holds a number as a number ("Excel specifications and limits", Microsoft). */
export function holdsNumber(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= 2.2251e-308 && size <= 9.99999999999999e307);
}

/** A number as a cell; as text where Excel holds no such number. */
export function numberCell(value: number, format: string): Cell {
  return holdsNumber(value) ? { value, format } : styled(String(value), 'answer');
}

const typedNumber = /^[+\-−]?([\d\s]*)(?:[.,]([\d\s]*))?(.*)$/;

/** Digits that Excel's General format shows whatever the width of the column, with their mark. */
const generalDigits = 10;
const mostDecimals = 15;

/**
 * The number format in which a number reads as it was typed: 0.50, 00123, 48 600, 1e3. Decimals that are typed into the
 * cell later show too. General where that does it.
 */
export function formatAsTyped(text: string): string {
  const [, integer = '', decimals = '', power = ''] = typedNumber.exec(text.trim()) ?? [];
  const whole = wholeFormat(integer.trim());
  const count = Math.min(mostDecimals, decimals.replaceAll(/\s/g, '').length);
  const isGeneral = whole === '0' && power === '' && !decimals.endsWith('0') && integer.length + count < generalDigits;
  if (isGeneral) return 'General';
  const fraction = count === 0 ? '' : `.${'0'.repeat(count)}${'#'.repeat(mostDecimals - count)}`;
  return `${whole}${fraction}${power === '' ? '' : 'E+0'}`;
}

/** The number format with the decimals of a number that was rounded: those that a converted one has beyond them are hidden. */
export function formatAsRounded(text: string): string {
  const [, decimals = ''] = text.split('.');
  if (text.includes('e')) return 'General';
  return decimals === '' ? '0' : `0.${'0'.repeat(decimals.length)}`;
}

/** The format of digits before the decimal mark: leading zeros and blanks between thousands stand as they were typed. */
function wholeFormat(integer: string): string {
  const digits = integer.replaceAll(/\s/g, '');
  if (digits.length > 1 && digits.startsWith('0')) return '0'.repeat(Math.min(mostDecimals, digits.length));
  if (digits.length === integer.length) return '0';
  const groups = Math.ceil(digits.length / 3) - 1;
  return `#${' ###'.repeat(groups - 1)} ##0`;
}
