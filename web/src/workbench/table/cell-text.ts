import {
  findItem,
  listLines,
  resultInfo,
  displayText,
  type Definition,
  type Field,
  type Input,
} from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { mostSevereMessage } from '../results-pane/results/most-severe-message.ts';
import { formatResult } from '../results-pane/results/format-result.ts';
import { isFieldVisible } from '../input-pane/rows.ts';
import type { Column } from './columns.ts';

/** The content of a cell. */
export interface CellText {
  readonly type: 'number' | 'words' | 'none';
  readonly text: string;
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
      const known = findItem(field, item) ?? item;
      return `${field.names?.[known] ?? known} ${amount}`;
    })
    .join('; ');
}

/** The text of a visible field of a case. */
export function inputText({ id, field }: Input, { data }: WorkbenchCase): CellText {
  const entry = data[id] ?? { text: '' };
  const { text } = entry;
  if (field.type === 'quantity') return numberText(displayText(entry), entry.unit ?? field.unit);
  if (field.type === 'choice') return { type: 'words', text: field.names?.[text] ?? text };
  return { type: 'words', text: field.type === 'list' ? listWords(field, text) : text };
}

function resultText(definition: Definition, id: string, { calculated }: WorkbenchCase, units: Units): CellText {
  const value = calculated?.report.values[id];
  const shown = formatResult(definition, id, value, units[id]);
  if (!shown) return { type: 'none', text: '--', unit: units[id] ?? resultInfo(definition, id).unit ?? '' };
  const text: CellText =
    value?.type === 'number' ? numberText(shown.text, shown.unit) : { type: 'words', text: shown.text };
  const level = calculated && mostSevereMessage(calculated.report, id)?.level;
  return level === 'warning' || level === 'error' ? { ...text, level } : text;
}

/** The cell text of a case in a column; undefined if the case does not show that field. */
function cellText(definition: Definition, column: Column, item: WorkbenchCase, units: Units): CellText | undefined {
  if (column.type === 'result') return resultText(definition, column.id, item, units);
  return isFieldVisible(column.input, item) ? inputText(column.input, item) : undefined;
}

/** The cell texts of a case, by column. */
export type CaseCells = readonly (CellText | undefined)[];

const cellCache = new WeakMap<
  WorkbenchCase,
  { readonly columns: readonly Column[]; readonly units: Units; readonly cells: CaseCells }
>();

/** The cell texts of a case by column, memoised while case, columns and units are unchanged. */
export function cellTexts(
  definition: Definition,
  columns: readonly Column[],
  item: WorkbenchCase,
  units: Units,
): CaseCells {
  const known = cellCache.get(item);
  if (known?.columns === columns && known.units === units) return known.cells;
  const cells = columns.map(column => cellText(definition, column, item, units));
  cellCache.set(item, { columns, units, cells });
  return cells;
}
