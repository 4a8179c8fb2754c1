import { convertedQuantity, hasUnit, parseQuantity, splitQuantity, toSi } from '@isentrope/engineering/quantities';
import { describeBounds, isWithinBounds } from '../definition/bounds.ts';
import type {
  BooleanColumn,
  ChoiceColumn,
  Condition,
  NamedColumns,
  NestedColumn,
  QuantityColumn,
  TypedRow,
} from '../definition/fields.ts';
import { printedNumber } from '../common/printed-number.ts';
import { headingOf } from './write-rows.ts';
import { columnName, type HeadedColumn } from './headed-column.ts';

/** The parsed value of a cell, or why it is invalid, as the end of a sentence that begins with the label. */
export type ReadTableCell =
  | {
      readonly ok: true;
      readonly value: NonNullable<TypedRow[string]>;
      /** Sentences on the rows of a table within the cell. */
      readonly remarks?: readonly string[];
      /** Whether an absolute pressure is converted to a gauge pressure. */
      readonly isAbsolute?: boolean;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * Reads a cell that is not blank. `row` names its row within a sentence; `parseNested` reads a table within the cell.
 */
export function readTableCell(
  headed: HeadedColumn,
  cell: string,
  row: string,
  parseNested: (column: NestedColumn, text: string) => ReadTableCell,
): ReadTableCell {
  const { column, unit } = headed;
  const wrong = (reason: string) =>
    ({ ok: false, reason: `has "${cell}" for ${columnName(column)} in ${row}, which ${reason}` }) as const;
  switch (column.type) {
    case 'text':
      return { ok: true, value: cell };
    case 'quantity':
      return quantityCell(column, cell, unit, row);
    case 'named':
      return namedCell({ ...column, label: headingOf(headed) }, cell, row);
    case 'choice': {
      const option = optionOf(column, headed.prefix === undefined ? cell : addPrefix(headed.prefix, cell));
      return option === undefined ? wrong(`must be one of ${column.options.join(', ')}`) : { ok: true, value: option };
    }
    case 'boolean': {
      const value = booleanOf(column, cell);
      return value === undefined ? wrong(`must be ${column.words.yes} or ${column.words.no}`) : { ok: true, value };
    }
    case 'nested': {
      const read = parseNested(column, nestedText(cell));
      return read.ok
        ? read
        : { ok: false, reason: `has for ${columnName(column)} in ${row} a table that ${read.reason}` };
    }
  }
}

/** Reads a cell of user-named columns: a number, or a word that stands for one. */
function namedCell(column: NamedColumns, cell: string, row: string): ReadTableCell {
  const words = column.words ?? {};
  const word = Object.keys(words).find(each => normalise(each) === normalise(cell));
  const number = word === undefined ? undefined : words[word];
  if (number !== undefined) return { ok: true, value: toSi(column.kind, number, column.unit) };
  const read = quantityCell({ ...column, type: 'quantity' }, cell, column.unit, row);
  if (read.ok || Object.keys(words).length === 0) return read;
  return { ok: false, reason: `${read.reason}; it may also be ${Object.keys(words).join(', ')}` };
}

function quantityCell(column: QuantityColumn, cell: string, unit: string, row: string): ReadTableCell {
  const isUnit = hasUnit(column.kind, unit);
  // Numbers in a form that is no unit of the kind, such as °API, are read as if each were typed with it.
  const number = printedNumber(cell);
  const text = isUnit || splitQuantity(number) ? number : `${number} ${unit}`;
  const parsed = parseQuantity(column.kind, text, isUnit ? unit : column.unit);
  if (!parsed.ok)
    return { ok: false, reason: `has "${cell}" for ${columnName(column)} in ${row}, which ${parsed.reason}` };
  if (isWithinBounds(column, parsed.si, limit => toSi(column.kind, limit, column.unit)))
    return { ok: true, value: parsed.si, isAbsolute: isConvertedAbsolute(column, text) };
  const limits = `${describeBounds(column)} ${column.unit}`.trimEnd();
  return { ok: false, reason: `needs ${columnName(column)} in ${row} to be ${limits}` };
}

const isConvertedAbsolute = ({ kind }: QuantityColumn, text: string) =>
  kind === 'gaugePressure' && convertedQuantity(kind, text)?.basis !== undefined;

/** Normalises a text so that different spellings of an option are equal. */
const normalise = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** The option that a text means, by its name or an alias, ignoring case. */
export function optionOf({ options, words }: ChoiceColumn, text: string): string | undefined {
  const target = normalise(text);
  return options.find(option => [option, ...(words?.[option] ?? [])].some(name => normalise(name) === target));
}

/** Adds the prefix implied by the heading to a cell, unless the cell already begins with it. */
export function addPrefix(prefix: string, cell: string): string {
  return normalise(cell).startsWith(normalise(prefix)) ? cell : `${prefix} ${cell}`;
}

/** The value of a text in a yes/no column; undefined for an unknown word. */
export function booleanOf({ words }: BooleanColumn, text: string): boolean | undefined {
  const target = normalise(text);
  if ([normalise(words.yes), 'yes', 'true', '1'].includes(target)) return true;
  if ([normalise(words.no), 'no', 'false', '0'].includes(target)) return false;
  return undefined;
}

/**
 * Converts a table within a cell to the text of a table entry. Its rows are separated by semicolons, its cells by colons, spaces or
 * commas; a heading such as "flow m³/h, head m" has commas.
 */
export function nestedText(cell: string): string {
  const text = /^\(([^()]*)\)$/.exec(cell)?.[1] ?? cell;
  if (text.includes(':')) return text.replaceAll(':', '|');
  const [head = '', ...rows] = text.split(/[;\n]/).map(line => line.trim());
  const hasHeading = /^\p{L}/u.test(head);
  if (!hasHeading) return [head, ...rows].map(row => row.replaceAll(/,\s+/g, ' ')).join('; ');
  const cells = rows.map(row => row.split(/,\s+|\s+/).join(' | '));
  return [head.replaceAll(',', ' | '), ...cells].join('; ');
}

/** The first column whose cell does not meet a condition; undefined if the condition is met. */
export function unmetColumn(
  condition: Condition | undefined,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.entries(condition ?? {}).find(([id, allowed]) => {
    const value = row[id];
    if (typeof allowed !== 'string' && 'filled' in allowed) return value === undefined;
    return !(typeof value === 'string' && [allowed].flat().includes(value));
  })?.[0];
}
