import {
  itemNamed,
  listLines,
  resultInfo,
  shownText,
  type Definition,
  type Field,
  type Input,
} from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { gravest } from '../desk/gravest.ts';
import { shownResult } from '../desk/shown-value.ts';
import { isOpen } from '../sheet/rows.ts';
import type { Column } from './columns.ts';

/** What stands in a cell. */
export interface CellText {
  readonly type: 'number' | 'words' | 'none';
  readonly text: string;
  /** The unit of a quantity. */
  readonly unit?: string;
  /** How many characters a number has before its decimal point. */
  readonly whole?: number;
  /** And how many from the point on. Neither for what is not written as a plain number. */
  readonly fraction?: number;
  /** How grave what there is to say beside it is. */
  readonly level?: 'warning' | 'error';
}

type Units = Readonly<Record<string, string>>;

const plainNumber = /^[−+-]?[\d\s]*([.,]\d*)?$/;

function numberText(text: string, unit: string): CellText {
  const plain = text === '' ? null : plainNumber.exec(text);
  if (!plain) return { type: 'number', text, unit };
  const fraction = plain[1]?.length ?? 0;
  return { type: 'number', text, unit, whole: text.length - fraction, fraction };
}

/** A list as it is read, in the names of its items. */
function listWords(field: Extract<Field, { readonly type: 'list' }>, text: string): string {
  return listLines(text)
    .map(({ item, amount }) => {
      const known = itemNamed(field, item) ?? item;
      return `${field.names?.[known] ?? known} ${amount}`;
    })
    .join('; ');
}

/** What a case has in a field that it shows. */
export function inputText({ id, field }: Input, { data }: BenchCase): CellText {
  const entry = data[id] ?? { text: '' };
  const { text } = entry;
  if (field.type === 'quantity') return numberText(shownText(entry), entry.unit ?? field.unit);
  if (field.type === 'choice') return { type: 'words', text: field.names?.[text] ?? text };
  return { type: 'words', text: field.type === 'list' ? listWords(field, text) : text };
}

function resultText(definition: Definition, id: string, { calculated }: BenchCase, units: Units): CellText {
  const value = calculated?.report.values[id];
  const shown = shownResult(definition, id, value, units[id]);
  if (!shown) return { type: 'none', text: '--', unit: units[id] ?? resultInfo(definition, id).unit ?? '' };
  const text: CellText =
    value?.type === 'number' ? numberText(shown.text, shown.unit) : { type: 'words', text: shown.text };
  const level = calculated && gravest(calculated.report, id)?.level;
  return level === 'warning' || level === 'error' ? { ...text, level } : text;
}

/** What a case has in a column; undefined where the case does not show that field. */
function cellText(definition: Definition, column: Column, item: BenchCase, units: Units): CellText | undefined {
  if (column.type === 'result') return resultText(definition, column.id, item, units);
  return isOpen(column.input, item) ? inputText(column.input, item) : undefined;
}

/** What a case has in each of some columns. */
export type CaseCells = readonly (CellText | undefined)[];

const kept = new WeakMap<
  BenchCase,
  { readonly columns: readonly Column[]; readonly units: Units; readonly cells: CaseCells }
>();

/** What a case has in each of some columns, worked out once for as long as case, columns and units stay what they are. */
export function cellsOf(definition: Definition, columns: readonly Column[], item: BenchCase, units: Units): CaseCells {
  const known = kept.get(item);
  if (known?.columns === columns && known.units === units) return known.cells;
  const cells = columns.map(column => cellText(definition, column, item, units));
  kept.set(item, { columns, units, cells });
  return cells;
}
