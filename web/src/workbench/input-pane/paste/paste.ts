import {
  caseNameId,
  isShown,
  maxCases,
  printedNumber,
  type CaseData,
  type Definition,
  type Input,
} from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';
import type { ClipboardEvent } from 'react';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import { appendBlankCases } from '../../state/workbench.ts';
import { clipboardCells } from './clipboard-cells.ts';
import { parseLabelledBlock, transpose, type LabelledBlock } from './labelled-block.ts';
import { withMarksRead } from './block-numbers.ts';
import { ambiguityMessage, fillCase, labelledPasteMessage, entryFromText } from './labelled-paste.ts';

/**
 * Parses clipboard text from a spreadsheet into rows of cells, without the suffixes that simulators print after
 * numbers.
 */
export function parseBlock(text: string): string[][] {
  return asPrinted(clipboardCells(text));
}

const asPrinted = (cells: readonly (readonly string[])[]) => cells.map(row => row.map(printedNumber));

/** Rows and columns of a block that are read: the cases of a sheet, below or beside headings. */
const mostRead = maxCases + 40;

/** The visible fields of a case in page order, its name first. */
function fieldsInOrder(definition: Definition, data: CaseData): Input[] {
  const shown = definition.inputs.filter(({ id, field }) => id !== caseNameId && isShown(field.when, data));
  return [...definition.inputs.filter(({ id }) => id === caseNameId), ...shown];
}

/** The order shown by the table view: case keys and field ids. */
interface TableOrder {
  readonly cases: readonly number[];
  readonly fields: readonly string[];
}

/** A block of cells pasted at a field of a case. */
export interface Paste {
  readonly key: number;
  readonly id: string;
  readonly block: readonly (readonly string[])[];
  /** The rows and columns of the clipboard, of which the block has no more than a sheet takes; those of the block unless stated. */
  readonly size?: readonly [rows: number, columns: number];
  /** Whether columns of the block are cases, or rows and columns match those of a table. */
  readonly across: 'cases' | TableOrder;
}

/** A paste with the numbers of its block as they are read, and remarks on those that other numbers decide. */
export function pasteAsRead(paste: Paste): { readonly paste: Paste; readonly remarks: readonly string[] } {
  const { block, remarks } = withMarksRead(
    asPrinted(paste.block.slice(0, mostRead).map(row => row.slice(0, mostRead))),
  );
  return { paste: { ...paste, block }, remarks };
}

/** Reads a pasted block and prevents the default paste; undefined for a single cell, which the field handles itself. */
export function readPaste(event: ClipboardEvent, across: Paste['across']): Paste | undefined {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLElement) || target.dataset['field'] === undefined) return undefined;
  const cells = clipboardCells(clipboardData.getData('text/plain'));
  if (cells.length === 1 && cells[0]?.length === 1) return undefined;
  event.preventDefault();
  return {
    key: Number(target.dataset['case']),
    id: target.dataset['field'],
    block: cells,
    size: [cells.length, widthOf(cells)],
    across,
  };
}

/**
 * Applies a pasted block. If its first column names fields, it fills those, one case per value column. Any other
 * block fills the fields from the given one on: down the visible fields and across the cases, or by position in a
 * table. Cases are added as needed, in the units of the last one; blank cells are skipped.
 */
function applyPaste(definition: Definition, workbench: WorkbenchState, paste: Paste): WorkbenchState {
  const { id, block, across } = paste;
  const labelled = parseLabelledBlock(definition, block);
  const { extended, keys } = withCasesForBlock(definition, workbench, paste, countCases(paste, labelled));
  const places = new Map(keys.map((key, index) => [key, index]));
  const columns = across === 'cases' ? transpose(block) : block;
  const cases = extended.cases.map(item => {
    const index = places.get(item.key);
    if (index === undefined) return item;
    const { data } = item;
    if (labelled) return { ...item, data: fillCase(definition, data, labelled, index).data };
    const cells = columns[index] ?? [];
    return {
      ...item,
      data:
        across === 'cases'
          ? fillDown(definition, data, id, cells)
          : fillByPosition(definition, data, across.fields.slice(across.fields.indexOf(id)), cells),
    };
  });
  return { ...extended, cases };
}

/** The reducer action that applies a pasted block. */
export function pasteAction(definition: Definition, paste: Paste): Extract<WorkbenchAction, { type: 'paste' }> {
  return { type: 'paste', apply: workbench => applyPaste(definition, workbench, paste) };
}

function countCases({ block, across }: Paste, labelled: LabelledBlock | undefined): number {
  if (labelled) return labelled.columns.length;
  return across === 'cases' ? widthOf(block) : block.length;
}

/**
 * The keys of the cases a block is pasted into, in display order, and the workbench with blank cases added as needed.
 */
function withCasesForBlock(
  definition: Definition,
  workbench: WorkbenchState,
  { key, across }: Paste,
  count: number,
): { extended: WorkbenchState; keys: number[] } {
  const seen = across === 'cases' ? workbench.cases.map(item => item.key) : across.cases;
  const first = seen.indexOf(key);
  const extended = appendBlankCases(definition, workbench, Math.min(maxCases, first + count) - workbench.cases.length);
  const added = extended.cases.slice(workbench.cases.length).map(item => item.key);
  return { extended, keys: [...seen, ...added].slice(first, first + count) };
}

/** Fills cells by position, in field order: a choice decides which later fields the case has. */
function fillByPosition(
  definition: Definition,
  data: CaseData,
  ids: readonly string[],
  cells: readonly string[],
): CaseData {
  return definition.inputs.reduce((so, input) => {
    const cell = cells[ids.indexOf(input.id)] ?? '';
    return cell !== '' && isShown(input.field.when, so) ? withCellText(so, input, cell) : so;
  }, data);
}

function withCellText(data: CaseData, input: Input, cell: string): CaseData {
  return { ...data, [input.id]: entryFromText(input, data[input.id], cell) };
}

/**
 * Fills cells downwards from a field. The order is computed for every cell, since a pasted choice may show or hide
 * fields.
 */
function fillDown(definition: Definition, data: CaseData, from: string, cells: readonly string[]): CaseData {
  let filledData = data;
  let id: string | undefined = from;
  for (const cell of cells) {
    const order = fieldsInOrder(definition, filledData);
    const index = order.findIndex(input => input.id === id);
    const input = order[index];
    if (!input) break;
    if (cell !== '') filledData = withCellText(filledData, input, cell);
    id = fieldsInOrder(definition, filledData)[index + 1]?.id;
  }
  return filledData;
}

/** The status message after a paste, including cells and cases left out. */
export function pasteMessage(definition: Definition, workbench: WorkbenchState, paste: Paste): string {
  const { key, block, across, size: [height, width] = [block.length, widthOf(block)] } = paste;
  const seen =
    across === 'cases'
      ? workbench.cases
      : across.cases.flatMap(each => workbench.cases.filter(item => item.key === each));
  const first = seen.findIndex(item => item.key === key);
  const room = maxCases - first;
  const labelled = parseLabelledBlock(definition, block);
  const columns = across === 'cases' ? transpose(block) : block;
  const ambiguities = ambiguityMessage(labelled ? valuesOf(labelled, room) : columns.slice(0, room).flat());
  const done = labelled
    ? labelledPasteMessage(definition, seen, first, {
        ...labelled,
        count: labelled.columns.length + Math.max(height, width) - Math.max(block.length, widthOf(block)),
      })
    : fittingPartMessage();
  const cellsWithoutField =
    labelled || across === 'cases' ? 0 : countCellsWithoutField(definition, workbench, paste, across);
  const leftOut =
    cellsWithoutField > 0
      ? `${cellsWithoutField === 1 ? 'One cell was' : `${cellsWithoutField} cells were`} left out: the case has no such field.`
      : undefined;
  // Texts pasted into a choice or a text field are its values.
  const takesNumbers = definition.inputs.find(({ id }) => id === paste.id)?.field.type === 'quantity';
  const headings =
    !labelled && (hasHeadings(columns) || (takesNumbers && hasHeadings(transpose(columns))))
      ? 'Its headings name no fields here, so it was filled in by position: check each field.'
      : undefined;
  return [done, headings, leftOut, ambiguities].filter(text => text !== undefined).join(' ');

  function fittingPartMessage(): string {
    const size = `${height} × ${width} cells`;
    const [count, fields] = across === 'cases' ? [width, height] : [height, width];
    if (count > room)
      return `Pasted the first ${room} cases of ${size}: a sheet holds ${maxCases} cases at most, ${count - room} were left out.`;
    const fit = Math.min(fields, fieldsFrom(definition, workbench, paste));
    if (fit === fields) return `Pasted ${size}.`;
    const line = across === 'cases' ? 'row' : 'column';
    return `Pasted the first ${fit === 1 ? line : `${fit} ${line}s`} of ${size}; there are no more fields.`;
  }
}

/** Whether the first row of a block has texts above numbers. */
function hasHeadings([head = [], ...under]: Paste['block']): boolean {
  const above = head.flatMap((cell, index) =>
    cell !== '' && under.some(row => parseNumber(row[index] ?? '') !== undefined) ? [cell] : [],
  );
  return above.length > 1 && above.every(cell => !/\d/.test(cell));
}

function widthOf(block: Paste['block']): number {
  return Math.max(0, ...block.map(row => row.length));
}

/** The number of fields available from the first pasted one. */
function fieldsFrom(definition: Definition, workbench: WorkbenchState, { key, id, across }: Paste): number {
  if (across !== 'cases') return across.fields.length - across.fields.indexOf(id);
  const data = workbench.cases.find(item => item.key === key)?.data ?? {};
  const order = fieldsInOrder(definition, data);
  return order.length - order.findIndex(input => input.id === id);
}

/** The number of cells of a block pasted into a table whose field is not shown in their case. */
function countCellsWithoutField(
  definition: Definition,
  workbench: WorkbenchState,
  paste: Paste,
  { cases, fields }: TableOrder,
): number {
  const after = applyPaste(definition, workbench, paste);
  const ids = fields.slice(fields.indexOf(paste.id));
  const added = after.cases.slice(workbench.cases.length).map(({ key }) => key);
  const keys = [...cases, ...added].slice(cases.indexOf(paste.key));
  const dataOf = new Map(after.cases.map(({ key, data }) => [key, data]));
  const shown = (row: number, index: number) => {
    const input = definition.inputs.find(({ id }) => id === ids[index]);
    const data = dataOf.get(keys[row] ?? 0);
    return !input || !data || isShown(input.field.when, data);
  };
  return paste.block.flatMap((cells, row) => cells.filter((cell, index) => cell !== '' && !shown(row, index))).length;
}

/** The values of a labelled block, for as many cases as there is room for. */
function valuesOf({ rows, columns }: LabelledBlock, room: number): string[] {
  return rows.flatMap(({ cells }) => columns.slice(0, room).map(({ value }) => cells[value] ?? ''));
}
