/** Building blocks of the formulas of a workbook. */

/** Shown in place of a value that is out of date. */
export const recalculate = 'recalculate in Isentrope';

/** The mark of a changed input. */
export const changedMark = 'changed';

/** The basis of a line. */
export const bases = { formula: 'formula', calculated: 'calculated by Isentrope' } as const;

/** A text literal in a formula; spreadsheets allow 255 characters. */
export const quoted = (text: string): string => `"${text.slice(0, 250).replaceAll('"', '""')}"`;

/** A number literal in a formula. */
export const numeral = (value: number): string => String(value + 0).toUpperCase();

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
