import { log10 } from '@isentrope/engineering/elementary';

/** The role of a cell; the file writer decides how it looks. */
export type CellStyle =
  /** Title of the sheet. */
  | 'title'
  /** Column heading of text, and of numbers. */
  | 'head'
  | 'figures'
  /** Band above a part of the sheet. */
  | 'part'
  /** Section heading within a part. */
  | 'section'
  /** Label of the value beside it. */
  | 'label'
  /** A unit, an id, a remark. */
  | 'muted'
  /** Entered text; stays text whatever it looks like. */
  | 'typed'
  /** Text in place of a number. */
  | 'answer'
  /** The primary result. */
  | 'primary'
  /** A number calculated by a formula. */
  | 'live'
  /** A calculated value without a formula, among formulas. */
  | 'kept'
  /** Marks a changed input. */
  | 'changed'
  | 'error'
  | 'warning'
  | 'note'
  /** Ruled lines of a form: heading, state, index, label, unit, number, text, note. */
  | 'lineHead'
  | 'lineState'
  | 'lineIndex'
  | 'lineLabel'
  | 'lineUnit'
  | 'lineFigure'
  | 'lineWords'
  | 'lineNote'
  /** An empty cell, to be filled in by hand. */
  | 'lineBlank';

/** One cell of a sheet, independent of any spreadsheet library. */
export interface Cell {
  /** The value; for a formula, its initial result. */
  readonly value: number | string;
  /** The formula, without the leading equals sign. */
  readonly formula?: string;
  readonly format?: string;
  readonly bold?: boolean;
  readonly style?: CellStyle;
  /** Number of columns spanned; defaults to one. */
  readonly span?: number;
}

/** A row of a sheet; undefined is an empty cell. */
export type Row = readonly (Cell | undefined)[];

/** A defined name of a cell on its sheet. */
export interface CellName {
  readonly name: string;
  readonly cell: string;
}

/** Page setup of a sheet. */
export interface SheetPaper {
  readonly size: 'A4' | 'Letter';
  readonly upright: boolean;
  /** Whether to fit it on one page. */
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
  /** Defined names used by formulas of this sheet. */
  readonly names?: readonly CellName[];
  /** Defaults to landscape, on as many pages as needed. */
  readonly paper?: SheetPaper;
}

/** A text cell in a style. */
export const styled = (value: string, style: CellStyle): Cell => ({ value, style });

/** A heading across several columns. */
export const headingRow = (columns: number, head: string, style: CellStyle): Row =>
  Array.from({ length: columns }, (_, index) => styled(index === 0 ? head : '', style));

/** A valid sheet name from a label: at most 31 characters, without those that Excel forbids. */
export function sheetName(label: string): string {
  return label
    .replaceAll(/[[\]/\\:*?]/g, ' ')
    .slice(0, 31)
    .trim();
}

/** The number format that shows a value with `digits` significant digits. */
export function numberFormat(value: number, digits: number): string {
  const exponent = value === 0 ? 0 : Math.floor(log10(Math.abs(value)));
  if (exponent < -4 || exponent >= 7) return '0.000E+00';
  const decimals = Math.max(0, digits - 1 - exponent);
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** Whether Excel can store a number ("Excel specifications and limits", Microsoft). */
export function isExcelNumber(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= 2.2251e-308 && size <= 9.99999999999999e307);
}

/** A number cell; text if Excel cannot store the number. */
export function numberCell(value: number, format: string): Cell {
  return isExcelNumber(value) ? { value, format } : styled(String(value), 'answer');
}

const typedNumber = /^[+\-−]?([\d\s]*)(?:[.,]([\d\s]*))?(.*)$/;

/** Digits that Excel's General format shows at any column width, including the decimal mark. */
const generalDigits = 10;
const maxDecimals = 15;

/**
 * The number format that shows a number as typed: 0.50, 00123, 48 600, 1e3; General if that is enough. Decimals entered
 * later are shown too.
 */
export function formatAsTyped(text: string): string {
  const [, integer = '', decimals = '', power = ''] = typedNumber.exec(text.trim()) ?? [];
  const whole = wholeFormat(integer.trim());
  const count = Math.min(maxDecimals, decimals.replaceAll(/\s/g, '').length);
  const isGeneral = whole === '0' && power === '' && !decimals.endsWith('0') && integer.length + count < generalDigits;
  if (isGeneral) return 'General';
  const fraction = count === 0 ? '' : `.${'0'.repeat(count)}${'#'.repeat(maxDecimals - count)}`;
  return `${whole}${fraction}${power === '' ? '' : 'E+0'}`;
}

/** The number format with the decimals of a rounded number, which hides further decimals. */
export function formatAsRounded(text: string): string {
  const [, decimals = ''] = text.split('.');
  if (text.includes('e')) return 'General';
  return decimals === '' ? '0' : `0.${'0'.repeat(decimals.length)}`;
}

/** The format of the integer part, with leading zeros and thousands separators as typed. */
function wholeFormat(integer: string): string {
  const digits = integer.replaceAll(/\s/g, '');
  if (digits.length > 1 && digits.startsWith('0')) return '0'.repeat(Math.min(maxDecimals, digits.length));
  if (digits.length === integer.length) return '0';
  const groups = Math.ceil(digits.length / 3) - 1;
  return `#${' ###'.repeat(groups - 1)} ##0`;
}
