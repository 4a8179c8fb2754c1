/** Building blocks of the formulas of a workbook. */

/** Shown in place of a value that is out of date. */
export const recalculate = 'recalculate in Isentrope';

/** The mark of a changed input. */
export const changedMark = 'changed';

/** The basis of a line. */
export const bases = { formula: 'formula', calculated: 'calculated by Isentrope' } as const;

/** A text literal in a formula; spreadsheets allow 255 characters. Quotation marks are codes: not every program reads doubled ones. */
export function quoted(text: string): string {
  const parts = text.slice(0, 250).split('"');
  return parts.length === 1 ? `"${text.slice(0, 250)}"` : `(${parts.map(part => `"${part}"`).join('&CHAR(34)&')})`;
}

/** A number literal in a formula. */
export const numeral = (value: number): string => positional(String(value + 0));

/** A decimal number without an exponent, of which programs read either E or e only: 1.5e-7 is 0.00000015. */
export function positional(text: string): string {
  const [, sign = '', whole = '', decimals = '', exponent] = /^(-?)(\d+)(?:\.(\d*))?e([+-]?\d+)$/i.exec(text) ?? [];
  if (exponent === undefined) return text;
  const leading = /^0*/.exec(whole + decimals)?.[0].length ?? 0;
  const digits = (whole + decimals).slice(leading);
  const point = whole.length - leading + Number(exponent);
  if (digits === '') return '0';
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** A formula that returns a value while all conditions hold and it is no error; else the request to recalculate. */
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
