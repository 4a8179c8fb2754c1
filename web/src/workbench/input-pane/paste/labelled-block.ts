import {
  caseNameId,
  findFieldByLabel,
  findOption,
  isResultLabel,
  isUnit,
  listLines,
  lowerFirst,
  matchLabels,
  parseRows,
  resultsHead,
  type CaseData,
  type Definition,
  type Field,
  type FieldMatch,
  type LabelMatch,
  type PastedLabel,
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
  /** Sentences on labels that may be several fields. */
  readonly doubts: readonly string[];
}

type Block = readonly (readonly string[])[];

/**
 * Parses a block with labels: rows of label, value and unit, several value columns, or all of that transposed, such as a
 * list with a heading and a row of units. Units may be before or after the values, and field ids beside the labels.
 * Undefined for any other block.
 * @param baseCase the case that decides which of several fields a label means: one that it shows
 */
export function parseLabelledBlock(
  definition: Definition,
  block: Block,
  baseCase: CaseData,
): LabelledBlock | undefined {
  const [down, across] = [block, transpose(block)].map(each => parseLabelsInFirstColumn(definition, each, baseCase));
  return across && across.rows.length > (down?.rows.length ?? 0) ? across : down;
}

export function transpose(block: Block): string[][] {
  const width = Math.max(...block.map(row => row.length));
  return Array.from({ length: width }, (_, column) => block.map(row => row[column] ?? ''));
}

function parseLabelsInFirstColumn(definition: Definition, block: Block, baseCase: CaseData): LabelledBlock | undefined {
  const rows: LabelledRow[] = [];
  const unknown: string[] = [];
  const doubts: string[] = [];
  const isOurs = block.some(isExportHeader);
  const isInput = (id = '') => definition.inputs.some(input => input.id === id);
  const labelled = (isOurs ? block.filter(([, id]) => isInput(id)) : block)
    .map(([label = '', ...typed]) => ({ label, cells: typed.map(cell => (isDash(cell) ? '' : cell)) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const own = labelled.map(({ label }) => findFieldByLabel(definition, label));
  const inOtherWords = isOurs ? [] : matchOtherLabels(definition, labelled, own, baseCase);
  for (const [index, { label, cells }] of labelled.entries()) {
    const { match, doubt } = inOtherWords[index] ?? {};
    const named = own[index] ?? match;
    if (named && !rows.some(({ input }) => input === named.input)) rows.push({ ...named, cells });
    else if (doubt !== undefined) doubts.push(`"${label}": ${lowerFirst(doubt)}`);
    else if (label !== '' && !isOurs && !isResultLabel(definition, label) && !isHeaderRow(rows, cells))
      unknown.push(label);
  }
  const columns = valueColumns(rows);
  return columns.length === 0 ? undefined : { rows, columns, unknown, doubts };
}

/**
 * The fields of labels that are not those of the calculator, in the words of lists and simulators. They count only where
 * two labels or more name a field, besides that of a description.
 */
function matchOtherLabels(
  definition: Definition,
  labelled: readonly PastedLabel[],
  own: readonly (FieldMatch | undefined)[],
  baseCase: CaseData,
): readonly LabelMatch[] {
  const taken = new Set(own.flatMap(match => (match ? [match.input] : [])));
  const others = labelled.map((label, index) => (own[index] ? { label: '', cells: [] } : label));
  const matches = matchLabels(definition, others, baseCase).map(each =>
    each.match && taken.has(each.match.input) ? {} : each,
  );
  const named = [...own, ...matches.map(({ match }) => match)].filter(match => match && match.input.id !== caseNameId);
  return named.length > 1 ? matches : [];
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
  const places = Array.from({ length: width }, (_, index) => index);
  // A text field accepts anything, so it does not help to tell value columns.
  const telling = rows.filter(({ input }) => input.field.type !== 'text');
  const values = places.filter(index => {
    const filled = telling.filter(({ cells }) => (cells[index] ?? '') !== '');
    const valid = filled.filter(({ input, cells }) => canHold(input.field, cells[index] ?? ''));
    return 2 * valid.length > filled.length;
  });
  const units = places.filter(
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
