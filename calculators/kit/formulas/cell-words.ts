/** Words and pieces that the formulas of a workbook are made of. */

/** What a cell reads in place of a value that no longer holds. */
export const recalculate = 'recalculate in Isentrope';

/** The mark of an input that does not say what it said. */
export const changedMark = 'changed';

/** What a line rests on, in a word. */
export const bases = { formula: 'formula', calculated: 'calculated by Isentrope' } as const;

/** A text within a formula. A spreadsheet takes 255 characters at most. */
export const quoted = (text: string): string => `"${text.slice(0, 250).replaceAll('"', '""')}"`;

/** A number within a formula. */
export const numeral = (value: number): string => String(value + 0).toUpperCase();

/** A formula's value while all conditions hold and it is a value at all; else the words that ask for a new calculation. */
export function whileHolding(conditions: readonly string[], value: string): string {
  if (conditions.length === 0) return `IFERROR(${value},${quoted(recalculate)})`;
  return `IFERROR(IF(AND(${conditions.join(',')}),${value},NA()),${quoted(recalculate)})`;
}

/** That numbers stand in some cells: a function of several takes no notice of a text among them. */
export const areNumbers = (cells: readonly string[]): readonly string[] =>
  cells.length === 0 ? [] : [`COUNT(${cells.join(',')})=${cells.length}`];

/** What is an SI value in a unit, or the words in its place. */
export function inUnit(cell: string, { factor, offset }: { readonly factor: number; readonly offset: number }): string {
  const shifted = offset === 0 ? cell : `(${cell}-${numeral(offset)})`.replace('--', '+');
  const value = factor === 1 ? shifted : `${shifted}/${numeral(factor)}`;
  return value === cell ? cell : `IF(ISNUMBER(${cell}),${value},${cell})`;
}
