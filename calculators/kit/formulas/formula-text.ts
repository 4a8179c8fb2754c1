/** Building blocks of the formulas of a workbook. */

/** Shown in place of a value that is out of date. */
export const recalculate = 'recalculate in Isentrope';

/** The mark of a changed input. */
export const changedMark = 'changed';

/** The basis of a line. */
export const bases = { formula: 'formula', calculated: 'calculated by Isentrope' } as const;

/** A text literal in a formula; spreadsheets allow 255 characters. Quotation marks become character codes, as some programs do not read doubled ones. */
export function quoted(text: string): string {
  const parts = text.slice(0, 250).split('"');
  return parts.length === 1 ? `"${text.slice(0, 250)}"` : `(${parts.map(part => `"${part}"`).join('&CHAR(34)&')})`;
}

/** A number literal in a formula. */
export const numeral = (value: number): string => positional(String(value + 0));

/** The maximum digits of an integer, and exponent of a power of ten, that spreadsheets represent exactly. */
const exactDigits = 15;
const exactZeros = 22;

/**
 * Writes a number without an exponent, as some programs read only E and others only e, and without trailing zeros: 2.80 is 2.8. A number
 * whose shortest form has an exponent becomes an exact quotient or product of integers: 1.5e-7 is (15/100000000). HyperFormula 3.5.0 fails on
 * formulas with sheet names if a number is not in its shortest form.
 */
export function positional(text: string): string {
  const shortest = String(Number(text));
  const [, sign = '', whole = '', decimals = '', exponent] = /^(-?)(\d+)(?:\.(\d*))?e([+-]?\d+)$/i.exec(shortest) ?? [];
  if (exponent === undefined) return shortest;
  const digits = whole + decimals;
  const zeros = Number(exponent) - decimals.length;
  if (digits.length <= exactDigits && Math.abs(zeros) <= exactZeros) {
    return `(${sign}${digits}${zeros < 0 ? '/' : '*'}1${'0'.repeat(Math.abs(zeros))})`;
  }
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits}${'0'.repeat(point - digits.length)}`;
}

/** A formula that returns a value if all conditions hold and it is not an error; else the request to recalculate. */
export function guardedFormula(conditions: readonly string[], value: string): string {
  if (conditions.length === 0) return `IFERROR(${value},${quoted(recalculate)})`;
  return `IFERROR(IF(AND(${conditions.join(',')}),${value},NA()),${quoted(recalculate)})`;
}

/** The condition that some cells hold numbers, as aggregate functions ignore text. */
export const areNumbers = (cells: readonly string[]): readonly string[] =>
  cells.length === 0 ? [] : [`COUNT(${cells.join(',')})=${cells.length}`];

/** A formula that converts an SI value to a unit, and passes text through. */
export function inUnit(cell: string, { factor, offset }: { readonly factor: number; readonly offset: number }): string {
  const shifted = offset === 0 ? cell : `(${cell}-${numeral(offset)})`.replace('--', '+');
  const value = factor === 1 ? shifted : `${shifted}/${numeral(factor)}`;
  return value === cell ? cell : `IF(ISNUMBER(${cell}),${value},${cell})`;
}
