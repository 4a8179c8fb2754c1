import {
  fieldNamed,
  isResultNamed,
  isUnit,
  listLines,
  parseRows,
  optionNamed,
  resultsHead,
  type Definition,
  type Field,
  type NamedField,
} from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';

/** A row of a block whose first cell names a field. */
export interface LabelledRow extends NamedField {
  readonly cells: readonly string[];
}

/** A block whose first column names fields: its values in columns, a case each. */
export interface LabelledBlock {
  readonly rows: readonly LabelledRow[];
  readonly columns: readonly { readonly value: number; readonly unit: number | undefined }[];
  /** What stands beside values and names no field. */
  readonly unknown: readonly string[];
}

type Block = readonly (readonly string[])[];

/**
 * A block read by its labels: rows of label, value and unit, or several values side by side, or all of that turned. The
 * units may stand before or behind the values, and ids of fields beside the labels. Undefined for any other block.
 */
export function labelledBlock(definition: Definition, block: Block): LabelledBlock | undefined {
  return withLabelsFirst(definition, block) ?? withLabelsFirst(definition, transposed(block));
}

export function transposed(block: Block): string[][] {
  const width = Math.max(...block.map(row => row.length));
  return Array.from({ length: width }, (_, column) => block.map(row => row[column] ?? ''));
}

function withLabelsFirst(definition: Definition, block: Block): LabelledBlock | undefined {
  const rows: LabelledRow[] = [];
  const unknown: string[] = [];
  const isOurs = block.some(isHeadOfOurs);
  const isInput = (id = '') => definition.inputs.some(input => input.id === id);
  for (const [label = '', ...typed] of isOurs ? block.filter(([, id]) => isInput(id)) : block) {
    const cells = typed.map(cell => (isDash(cell) ? '' : cell));
    if (cells.every(cell => cell === '')) continue;
    const named = fieldNamed(definition, label);
    if (named && !rows.some(({ input }) => input === named.input)) rows.push({ ...named, cells });
    else if (label !== '' && !isOurs && !isResultNamed(definition, label) && !isHead(rows, cells)) unknown.push(label);
  }
  const columns = valueColumns(rows);
  return columns.length === 0 ? undefined : { rows, columns, unknown };
}

/** Whether a cell says that there is nothing. */
const isDash = (cell: string) => /^[-–—]+$/.test(cell);

/** Whether a row is the head of a sheet that was exported from here, which has much beside its inputs. */
const isHeadOfOurs = (row: readonly string[]) => resultsHead.every((head, place) => row[place] === head);

/** Whether a row without a field is the head of the block: it stands above all fields and holds no number. */
function isHead(rows: readonly LabelledRow[], cells: readonly string[]): boolean {
  return rows.length === 0 && !cells.some(beginsWithNumber);
}

const beginsWithNumber = (cell: string) => /^[+\-−]?[.,]?\d/.test(cell);

/** The columns that hold values, each with the column of its units: one for each in order, else one for all. */
function valueColumns(rows: readonly LabelledRow[]): LabelledBlock['columns'] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => place);
  // Any text may stand in a line of text, which tells nothing of a column.
  const telling = rows.filter(({ input }) => input.field.type !== 'text');
  const values = places.filter(place => {
    const filled = telling.filter(({ cells }) => (cells[place] ?? '') !== '');
    const valid = filled.filter(({ input, cells }) => mayHold(input.field, cells[place] ?? ''));
    return 2 * valid.length > filled.length;
  });
  const units = places.filter(
    place =>
      !values.includes(place) &&
      rows.some(({ input: { field }, cells }) => field.type === 'quantity' && isUnit(field.kind, cells[place] ?? '')),
  );
  return values.map((value, index) => ({ value, unit: units[units.length === values.length ? index : 0] }));
}

/** Whether a cell may be what a field holds. */
function mayHold(field: Field, cell: string): boolean {
  switch (field.type) {
    case 'quantity':
      return beginsWithNumber(cell);
    case 'choice':
      return field.options.includes(optionNamed(field, cell));
    case 'list':
      return listLines(cell).some(({ amount }) => parseNumber(amount) !== undefined);
    case 'rows':
      return parseRows(field, cell).ok;
    case 'text':
      return true;
  }
}
