import {
  findFieldByLabel,
  findOption,
  isResultLabel,
  isUnit,
  listLines,
  parseRows,
  resultsHead,
  type Definition,
  type Field,
  type FieldMatch,
} from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';

/** A row whose first cell names a field. */
export interface LabelledRow extends FieldMatch {
  readonly cells: readonly string[];
}

/** A pasted block whose first column names fields; each further value column is a case. */
export interface LabelledBlock {
  readonly rows: readonly LabelledRow[];
  readonly columns: readonly { readonly value: number; readonly unit: number | undefined }[];
  /** Labels that match no field. */
  readonly unknown: readonly string[];
}

type Block = readonly (readonly string[])[];

/**
 * Parses a block with labels: rows of label, value and unit, several value columns, or all of that transposed, such as a
 * list with a heading and a row of units. Units may be before or after the values, and field ids beside the labels.
 * Undefined for any other block.
 */
export function parseLabelledBlock(definition: Definition, block: Block): LabelledBlock | undefined {
  const [down, across] = [block, transpose(block)].map(each => parseLabelsInFirstColumn(definition, each));
  return across && across.rows.length > (down?.rows.length ?? 0) ? across : down;
}

export function transpose(block: Block): string[][] {
  const width = Math.max(...block.map(row => row.length));
  return Array.from({ length: width }, (_, column) => block.map(row => row[column] ?? ''));
}

function parseLabelsInFirstColumn(definition: Definition, block: Block): LabelledBlock | undefined {
  const rows: LabelledRow[] = [];
  const unknown: string[] = [];
  const isOurs = block.some(isExportHeader);
  const isInput = (id = '') => definition.inputs.some(input => input.id === id);
  const labelled = (isOurs ? block.filter(([, id]) => isInput(id)) : block)
    .map(([label = '', ...typed]) => ({ label, cells: typed.map(cell => (isDash(cell) ? '' : cell)) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  for (const { label, cells } of labelled) {
    const named = findFieldByLabel(definition, label);
    if (named && !rows.some(({ input }) => input === named.input)) rows.push({ ...named, cells });
    else if (label !== '' && !isOurs && !isResultLabel(definition, label) && !isHeaderRow(rows, cells))
      unknown.push(label);
  }
  const columns = valueColumns(rows);
  return columns.length === 0 ? undefined : { rows, columns, unknown };
}

/** Whether a cell is a dash, meaning blank. */
const isDash = (cell: string) => /^[-–—]+$/.test(cell);

/** Whether a row is the header of a sheet exported from here, which has more than inputs. */
const isExportHeader = (row: readonly string[]) => resultsHead.every((head, index) => row[index] === head);

/** Whether a row without a field is the header of the block: above all fields and without numbers. */
function isHeaderRow(rows: readonly LabelledRow[], cells: readonly string[]): boolean {
  return rows.length === 0 && !cells.some(beginsWithNumber);
}

const beginsWithNumber = (cell: string) => /^[+\-−]?[.,]?\d/.test(cell);

/** The value columns, each with its unit column: one per value column in order, else one for all. */
function valueColumns(rows: readonly LabelledRow[]): LabelledBlock['columns'] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  // A text field accepts anything, so it does not help to identify value columns.
  const nonText = rows.filter(({ input }) => input.field.type !== 'text');
  const values = columns.filter(index => {
    const filled = nonText.filter(({ cells }) => (cells[index] ?? '') !== '');
    const valid = filled.filter(({ input, cells }) => canHold(input.field, cells[index] ?? ''));
    return 2 * valid.length > filled.length;
  });
  const units = columns.filter(
    index =>
      !values.includes(index) &&
      rows.some(({ input: { field }, cells }) => field.type === 'quantity' && isUnit(field.kind, cells[index] ?? '')),
  );
  return values.map((value, index) => ({ value, unit: units[units.length === values.length ? index : 0] }));
}

/** Whether a cell can be an entry of a field. */
function canHold(field: Field, cell: string): boolean {
  switch (field.type) {
    case 'quantity':
      return beginsWithNumber(cell);
    case 'choice':
      return findOption(field, field.options, cell) !== undefined;
    case 'list':
      return listLines(cell).some(({ amount }) => parseNumber(amount) !== undefined);
    case 'rows':
      return parseRows(field, cell).ok;
    case 'text':
      return true;
  }
}

/** The minimum number of fields that the first column names in a block for a whole case, rather than a table. */
const minNames = 2;

/** Whether the first column of a block has labels of fields, as in a copied case. */
export function namesFields(definition: Definition, block: Block): boolean {
  const labels = block.filter(
    ([label = '', ...others]) => others.length > 0 && findFieldByLabel(definition, label) !== undefined,
  );
  return labels.length >= minNames;
}
