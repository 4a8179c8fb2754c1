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

/** The content of a cell. */
export interface CellText {
  readonly type: 'number' | 'words' | 'none';
  readonly text: string;
  /** The unit of a quantity. */
  readonly unit?: string;
  /** Characters before the decimal point. */
  readonly whole?: number;
  /** Characters from the decimal point on. Both undefined unless the text is a plain number. */
  readonly fraction?: number;
  /** The level of its most severe message. */
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

/** A list in display names. */
function listWords(field: Extract<Field, { readonly type: 'list' }>, text: string): string {
  return listLines(text)
    .map(({ item, amount }) => {
      const known = itemNamed(field, item) ?? item;
      return `${field.names?.[known] ?? known} ${amount}`;
    })
    .join('; ');
}

/** The text of a visible field of a case. */
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

/** The cell text of a case in a column; undefined if the case does not show that field. */
function cellText(definition: Definition, column: Column, item: BenchCase, units: Units): CellText | undefined {
  if (column.type === 'result') return resultText(definition, column.id, item, units);
  return isOpen(column.input, item) ? inputText(column.input, item) : undefined;
}

/** The cell texts of a case, by column. */
export type CaseCells = readonly (CellText | undefined)[];

const kept = new WeakMap<
  BenchCase,
  { readonly columns: readonly Column[]; readonly units: Units; readonly cells: CaseCells }
>();

/** The cell texts of a case by column, memoised while case, columns and units are unchanged. */
export function cellsOf(definition: Definition, columns: readonly Column[], item: BenchCase, units: Units): CaseCells {
  const known = kept.get(item);
  if (known?.columns === columns && known.units === units) return known.cells;
  const cells = columns.map(column => cellText(definition, column, item, units));
  kept.set(item, { columns, units, cells });
  return cells;
}
