import { splitQuantity } from '@isentrope/engineering/quantities';
import { isShown } from '../case/choices.ts';
import { listNames } from '../common/list-names.ts';
import type { CaseData } from '../definition/case-input.ts';
import type { Grid } from './grid.ts';
import { cellLine, columnName } from './heading.ts';
import { isBlankMark } from '../headings/split-heading.ts';
import type { ReadColumn } from './row-products.ts';

/** Cells of a list that are no number or no option, or have no unit, and what is made of them. */

/** Matches words that stand for a number that is not known yet. */
const placeholder =
  /^(?:t\.?b\.?[acdn]\.?|to be (?:advised|agreed|confirmed|defined|determined)|(?:on )?hold(?: \d+)?|by (?:vendor|others?|supplier|client|contractor|manufacturer|licensor)|vendor|later|pending|unknown|not (?:available|applicable|known)|\?+|\*+)$/i;

/** Whether a cell of a column means that there is no entry: a dash, n/a, or for a number TBA, hold, by vendor. */
export function isWithoutEntry({ input: { field } }: ReadColumn, text: string): boolean {
  return isBlankMark(text) || (field.type === 'quantity' && placeholder.test(text));
}

/** A row of a list with its number, and the case it becomes. */
export interface NumberedRow {
  readonly number: number;
  readonly cells: Grid[number];
  readonly data: CaseData;
}

/** Remarks on cells that mean that there is no entry, and on blank ones of a choice, whose option then is that of the case the list is based on. */
export function noEntryRemarks(read: readonly ReadColumn[], rows: readonly NumberedRow[]): string[] {
  return read.flatMap(each => {
    const { input, column } = each;
    const { id, field } = input;
    if (field.type === 'text') return [];
    const optionIn = (data: CaseData) => (field.type === 'choice' ? (data[id]?.text ?? '') : '');
    const without = rows.flatMap(({ number, cells, data }) => {
      const text = cellLine(cells[column.index]);
      const isMeant = isShown(field.when, data) && (text !== '' || optionIn(data) !== '') && isWithoutEntry(each, text);
      return isMeant ? [{ number, text, option: optionIn(data) }] : [];
    });
    const options = [...new Set(without.map(({ option }) => option))];
    return options.map(option => {
      const found = without.filter(cell => cell.option === option);
      const words = [...new Set(found.map(({ text }) => (text === '' ? 'blank' : `“${text}”`)))];
      const name = field.type === 'choice' ? (field.names?.[option] ?? option) : '';
      const taken = option === '' ? 'taken as blank' : `taken as ${name}, as in the fields that are not in the list`;
      return `In ${columnName(column)}, ${countOf(found)} ${taken} (${listNames(words)}): ${rowsOf(found)}.`;
    });
  });
}

/** Remarks on numbers without a unit in columns whose other cells have one. */
export function noUnitRemarks(read: readonly ReadColumn[], rows: readonly NumberedRow[]): string[] {
  return read.flatMap(({ column, input: { field }, unit }) => {
    if (field.type !== 'quantity' || column.unit !== '' || unit === '') return [];
    const units = new Set<string>();
    const bare: NumberedRow[] = [];
    for (const row of rows) {
      const text = cellLine(row.cells[column.index]);
      const own = splitQuantity(text)?.unit;
      if (own !== undefined) units.add(own);
      else if (/\d/.test(text)) bare.push(row);
    }
    const [first] = bare;
    if (!first || units.size === 0) return [];
    const example = bare.length === 1 ? ` (${cellLine(first.cells[column.index])})` : '';
    return [
      `In ${columnName(column)}, ${countOf(bare)} read in ${unit}, having no unit${example}, while others have ${listNames([...units])}: ${rowsOf(bare)}.`,
    ];
  });
}

const countOf = ({ length }: readonly unknown[]) => (length === 1 ? '1 cell is' : `${length} cells are`);

const rowsOf = (rows: readonly { readonly number: number }[]) =>
  `${rows.length === 1 ? 'row' : 'rows'} ${listNames(rows.map(({ number }) => String(number)))}`;
