import { Refusal } from '@isentrope/engineering/quantities';
import { isRecordTable } from '../definition/is-record-table.ts';
import { headingOf } from '../table/write-rows.ts';
import { closestName } from '../common/closest-name.ts';
import type { RowsColumn, RowsColumns, RowsField } from '../definition/fields.ts';

/** Collects the errors of a table in JSON, a sentence each. */
class TableErrors {
  readonly sentences: string[] = [];

  add(sentence: string): string {
    this.sentences.push(sentence);
    return '';
  }
}

/** Maximum number of errors listed. */
const maxNamed = 20;

/**
 * Reads a table: an array of rows, each an object by column with numbers in the default unit, texts, yes or no, or
 * values with units; a table within a cell is an array of rows again. Null is a blank cell. Throws a `Refusal` that
 * names every row and column that cannot be read.
 */
export function tableText(id: string, field: RowsField, value: unknown): string {
  const { columns } = field;
  const errors = new TableErrors();
  const lines = Array.isArray(value) ? rowTexts(columns, value, 'Row', errors) : undefined;
  if (lines && errors.sentences.length === 0) {
    const heads = headsOf(columns, Array.isArray(value) ? value : []).map(({ heading }) => heading);
    const used = heads.flatMap((_, index) => (lines.some(cells => cells[index] !== '') ? [index] : []));
    const keys = isRecordTable(field) ? used : [...heads.keys()];
    const rows = [heads, ...lines].map(cells => keys.map(index => cells[index] ?? ''));
    return lines.length === 0 && isRecordTable(field)
      ? ''
      : rows.map(cells => cells.join(' | ')).join(isRecordTable(field) ? '\n' : '; ');
  }
  const more = errors.sentences.length - maxNamed;
  throw new Refusal(
    [
      `The field "${id}" must be a text "head | head; cell | cell; …" or an array of rows {${Object.keys(columns).join(', ')}}.`,
      ...errors.sentences.slice(0, maxNamed),
      ...(more > 0 ? [`There are ${more} further errors.`] : []),
    ].join(' '),
  );
}

interface Head {
  readonly key: string;
  readonly column: RowsColumn;
  /** The name given by the user, in user-named columns. */
  readonly name?: string;
  readonly heading: string;
}

/** The columns of a table; user-named columns have one for each name in any row. */
function headsOf(columns: RowsColumns, rows: readonly unknown[]): Head[] {
  return Object.entries(columns).flatMap(([key, column]): Head[] => {
    if (column.type !== 'named') return [{ key, column, heading: key }];
    const names = rows.flatMap(row => Object.keys(namedCells(cellsOf(row).get(key))));
    return [...new Set(names)].map(name => ({ key, column, name, heading: headingOf({ column, name }) }));
  });
}

/** The cells of a row by key; empty for anything that is not a row. */
function cellsOf(row: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(typeof row === 'object' && row !== null ? row : {}));
}

const namedCells = (cell: unknown): object =>
  typeof cell === 'object' && cell !== null && !Array.isArray(cell) ? cell : {};

/** The texts of the cells of all rows, in the order of the columns. */
function rowTexts(columns: RowsColumns, rows: readonly unknown[], name: string, errors: TableErrors): string[][] {
  const heads = headsOf(columns, rows);
  return rows.map((row, index) => {
    const location = `${name} ${index + 1}`;
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      errors.add(`${location} is not an object.`);
      return [];
    }
    for (const key of Object.keys(row).filter(each => !Object.hasOwn(columns, each))) {
      const near = closestName(key, Object.keys(columns));
      errors.add(
        `${location} has no column "${key.slice(0, 60)}"${near === undefined ? '' : `; did you mean "${near}"?`}.`.replace(
          '?.',
          '?',
        ),
      );
    }
    const cells = cellsOf(row);
    for (const [key, { type }] of Object.entries(columns)) {
      const cell = cells.get(key) ?? {};
      if (type === 'named' && (typeof cell !== 'object' || Array.isArray(cell)))
        errors.add(`${location}, column "${key}", must be an object of numbers or texts by name.`);
    }
    return heads.map(head => headText(head, cells.get(head.key), location, errors));
  });
}

function headText({ key, column, name, heading }: Head, cell: unknown, location: string, errors: TableErrors): string {
  if (name === undefined) return cellText(column, cell, `${location}, column "${key}",`, errors);
  if (/[|\t\n\r]/.test(heading))
    return errors.add(`${location}, column "${key}", has a name with a vertical bar, a tab or a line break.`);
  return cellText(column, cellsOf(namedCells(cell)).get(name), `${location}, "${name}" of column "${key}",`, errors);
}

/** Describes the allowed JSON values of a cell. */
function allowedValue(column: RowsColumn): string {
  switch (column.type) {
    case 'quantity':
      return 'a number, a text or {"value": number, "unit": text}';
    case 'named':
      return 'a number, true, false, a text or {"value": number, "unit": text}';
    case 'boolean':
      return 'true, false or a text';
    case 'nested':
      return `a text or an array of rows {${Object.keys(column.columns).join(', ')}}`;
    case 'text':
    case 'choice':
      return 'a text';
  }
}

function cellText(column: RowsColumn, cell: unknown, location: string, errors: TableErrors): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'number' || (typeof cell === 'boolean' && column.type === 'boolean')) return String(cell);
  if (typeof cell === 'boolean' && column.type === 'named') return cell ? 'yes' : 'no';
  if (typeof cell === 'string') {
    if (!/[|\t\n\r]/.test(cell)) return cell.trim();
    return errors.add(`${location} has a vertical bar, a tab or a line break.`);
  }
  if (column.type === 'nested' && Array.isArray(cell)) return nestedText(column.columns, cell, location, errors);
  const isNumber = column.type === 'quantity' || column.type === 'named';
  if (isNumber && typeof cell === 'object' && 'value' in cell && 'unit' in cell) {
    const { value, unit } = cell;
    if ((typeof value === 'number' || typeof value === 'string') && typeof unit === 'string')
      return `${value} ${unit}`.trim();
  }
  return errors.add(`${location} must be ${allowedValue(column)}.`);
}

/** A table within a cell, with colons between its cells and semicolons between its rows. */
function nestedText(columns: RowsColumns, rows: readonly unknown[], location: string, errors: TableErrors): string {
  const lines = rowTexts(columns, rows, `${location} row`, errors);
  const used = Object.keys(columns).flatMap((key, at) =>
    lines.some(cells => (cells[at] ?? '') !== '') ? [{ key, at }] : [],
  );
  return [used.map(({ key }) => key), ...lines.map(cells => used.map(({ at }) => cells[at] ?? ''))]
    .map(cells => cells.join(' : '))
    .join('; ');
}
