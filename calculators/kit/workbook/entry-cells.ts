import { textWithCounts } from '../amount-list/item-counts.ts';
import {
  findUnit,
  convertedQuantity,
  kindOf,
  feetAndInches,
  leadingFraction,
  leadingNumber,
  parseQuantity,
  Refusal,
  type Kind,
} from '@isentrope/engineering/quantities';
import { blankEntry, entryWithUnit, resolveOption } from '../case/case-data.ts';
import type { Entry } from '../definition/case-input.ts';
import type { Input } from '../definition/calculator-definition.ts';
import { maxFieldLength } from '../document/document.ts';
import type { ListField, QuantityField } from '../definition/fields.ts';
import { findItem, listLines, listText } from '../amount-list/list-text.ts';
import { rowsFromClipboard } from '../table/pasted-table.ts';
import { isRecordTable } from '../definition/is-record-table.ts';
import { cellText, excelDigits, isoDate, type ReadCell } from './cell-text.ts';
import { formatAsRounded, formatAsTyped, isExcelNumber, type Cell } from './sheet.ts';

/** The value and unit cells of a field of one case, to be written. */
export interface EntryCells {
  readonly value: Cell;
  readonly unit?: Cell;
}

/** The value and unit of a field of one case, as read from a file. */
export interface ReadCells {
  readonly value: ReadCell;
  readonly unit: string;
}

/** Writes an entry to cells: numbers as numbers with the unit in which they were entered, all else as text. */
export function entryToCells({ field }: Input, entry: Entry): EntryCells {
  const { text } = entry;
  switch (field.type) {
    case 'quantity':
      return writtenQuantity(field, entry);
    case 'choice': {
      const known = field.options.find(option => option === text);
      return { value: { value: (known !== undefined && field.names?.[known]) || text, style: 'answer' } };
    }
    case 'list':
      return { value: { value: listCell(field, text), style: 'typed' } };
    case 'rows':
      return { value: { value: isRecordTable(field) ? text : text.replaceAll(/; ?/g, '\n'), style: 'typed' } };
    case 'text':
      return { value: { value: text, style: 'typed' } };
  }
}

function writtenQuantity({ kind, unit: own }: QuantityField, { text, unit = own, shown }: Entry): EntryCells {
  const isNumber = parseQuantity(kind, text, unit).ok && !convertedQuantity(kind, text, unit);
  const inches = kind === 'length' ? feetAndInches(text) : undefined;
  const fraction = inches === undefined ? leadingFraction(text.trim()) : { value: inches, rest: 'inch' };
  const number = isNumber ? (fraction ?? leadingNumber(text.trim())) : undefined;
  if (!number || !isExcelNumber(number.value))
    return { value: { value: text, style: 'answer' }, unit: unitCell(kind, unit) };
  const { value, rest } = number;
  const digits = fraction ? String(value) : text.trim().slice(0, text.trim().length - rest.length);
  const typedUnit = rest === '' ? unit : (findUnit(kind, rest)?.symbol ?? rest);
  const format = shown === undefined ? formatAsTyped(digits) : formatAsRounded(shown);
  return { value: { value: value + 0, format }, unit: unitCell(kind, typedUnit) };
}

/** A unit cell. A unit without a symbol, among others of its kind, is written by its name: fraction. */
function unitCell(kind: Kind, unit: string): Cell {
  return { value: unit === '' ? namelessUnit(kind) : unit, style: 'muted' };
}

function namelessUnit(kind: Kind): string {
  const { units } = kindOf(kind);
  return units.length > 1 ? (units.find(({ symbol }) => symbol === '')?.name ?? '') : '';
}

/** A list entry with a line for each item, by displayed name. */
function listCell(field: ListField, text: string): string {
  const lines = listLines(text).map(({ item, amount }) => {
    const known = findItem(field, item);
    return `${(known !== undefined && field.names?.[known]) || item}: ${amount}`;
  });
  return lines.join('\n');
}

/** An entry parsed from cells, or which cell is invalid and why, as text to follow its name and a colon. */
type ParsedCells =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: false; readonly cell: 'value' | 'unit'; readonly reason: string };

/** Parses the cells of a field to the entry that would have been typed. */
export function entryFromCells(input: Input, { value, unit }: ReadCells): ParsedCells {
  const { field } = input;
  if (value instanceof Date && field.type !== 'text')
    return { ok: false, cell: 'value', reason: `a date (${isoDate(value)}) is not a value for ${field.label}` };
  const text = cellText(value);
  if (text.length > maxFieldLength(input))
    return {
      ok: false,
      cell: 'value',
      reason: `too long for ${field.label}, which can have at most ${maxFieldLength(input)} characters`,
    };
  switch (field.type) {
    case 'quantity':
      return quantityIn(input, field, text, unit);
    case 'choice':
      return { ok: true, entry: text === '' ? blankEntry(field) : { text: resolveOption(field, text) } };
    case 'list':
      return { ok: true, entry: { text: listIn(field, text) } };
    case 'rows':
      return { ok: true, entry: { text: rowsFromClipboard(field, text) } };
    case 'text':
      return { ok: true, entry: { text } };
  }
}

/** Parses a quantity in the unit of its unit cell; an empty one means the default unit. */
function quantityIn(input: Input, { kind, label, unit: own }: QuantityField, text: string, unit: string): ParsedCells {
  if (unit === '') return { ok: true, entry: { text, unit: own } };
  if (unit === namelessUnit(kind)) return { ok: true, entry: { text, unit: '' } };
  try {
    return { ok: true, entry: entryWithUnit(input, text, unit) };
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { ok: false, cell: 'unit', reason: `"${unit}" is not a unit of ${label}${unitsTaken(kind)}` };
  }
}

/** The common units of a kind, in brackets, for messages. */
function unitsTaken(kind: Kind): string {
  const { common, units } = kindOf(kind);
  const taken = (common.length > 0 ? common : units.map(({ symbol }) => symbol)).filter(symbol => symbol !== '');
  return taken.length > 0 ? ` (${taken.join(', ')})` : '';
}

function listIn(field: ListField, text: string): string {
  return listText(
    listLines(textWithCounts(field, text)).map(({ item, amount }) => ({ item: findItem(field, item) ?? item, amount })),
  );
}

/** Whether cells still hold what was written. */
export function isUnchanged(written: EntryCells, { value, unit }: ReadCells): boolean {
  const { value: before } = written.value;
  const same =
    typeof before === 'number' && typeof value === 'number'
      ? before.toPrecision(excelDigits) === value.toPrecision(excelDigits)
      : before === cellText(value);
  return same && (written.unit?.value ?? '') === unit;
}
