import {
  valueInUnit,
  listLines,
  rowCells,
  findItem,
  isRecordTable,
  resultInfo,
  tableGrid,
  type Definition,
  type Field,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';

/** The placeholder for a missing value. */
export const noValue = '–';

/** Formats a result; undefined if there is no value, or for a table. */
export function formatResult(
  definition: Definition,
  id: string,
  value: ReportedValue | undefined,
  unit: string,
): string | undefined {
  const { kind, digits = 4 } = resultInfo(definition, id);
  switch (value?.type) {
    case 'number':
      return formatNumber(valueInUnit(kind, value.si, unit), digits);
    case 'words':
      return value.text;
    case 'answer':
      return value.yes ? 'Yes' : 'No';
    default:
      return undefined;
  }
}

/** The value of a working step, with its unit apart. */
export function formatStepValue(value: ReportedValue | undefined): { readonly text: string; readonly unit: string } {
  switch (value?.type) {
    case undefined:
      return { text: '', unit: '' };
    case 'number':
      return { text: formatNumber(value.value, value.digits), unit: value.unit };
    case 'words':
      return { text: value.text, unit: '' };
    case 'answer':
      return { text: value.yes ? 'yes' : 'no', unit: '' };
    case 'table':
      return { text: `${value.rows.length} rows`, unit: '' };
    case 'none':
      return { text: value.reason, unit: '' };
  }
}

/**
 * The entry of a field in display names, one line per list item or table row; for a table that is printed separately,
 * its number of rows.
 */
export function entryLines(field: Field, text: string): readonly string[] {
  const names: Readonly<Record<string, string | undefined>> = 'names' in field ? (field.names ?? {}) : {};
  if (field.type === 'list')
    return listLines(text).map(({ item, amount }) => {
      const id = findItem(field, item) ?? item;
      return `${names[id] ?? id} ${amount}`.trim();
    });
  if (field.type === 'rows' && isRecordTable(field)) {
    const { length } = tableGrid(field, text).rows;
    return length === 0 ? [] : [length === 1 ? '1 row' : `${length} rows`];
  }
  if (field.type === 'rows') return rowCells(field, text).map(cells => cells.join(' | '));
  return text.trim() === '' ? [] : [names[text] ?? text];
}
