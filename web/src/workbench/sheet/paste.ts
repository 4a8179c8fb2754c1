import { caseName, isShown, mostCases, type CaseData, type Definition, type Input } from '@isentrope/calculators/kit';
import type { ClipboardEvent } from 'react';
import type { Bench } from '../bench/bench-model.ts';
import { withBlanks } from '../bench/bench.ts';
import { labelledBlock, transposed, type LabelledBlock } from './labelled-block.ts';
import { doubtWords, fillLabelled, labelledWords, pastedEntry } from './labelled-paste.ts';

/**
 * A block of cells as a spreadsheet puts it on the clipboard: rows by line, columns by tab; a cell in double quotes may
 * hold line breaks, tabs and doubled quotes.
 */
export function blockFrom(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy;
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  for (let match = cells.exec(source); match; match = cells.exec(source)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s*\n\s*/g, '\n').trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/** The fields of a case in the order of the page: its name first, then those it shows. */
function fieldsInOrder(definition: Definition, data: CaseData): Input[] {
  const shown = definition.inputs.filter(({ id, field }) => id !== caseName && isShown(field.when, data));
  return [...definition.inputs.filter(({ id }) => id === caseName), ...shown];
}

/** A table as it stands on the screen: the keys of its cases and the ids of its fields, in the order in which they are seen. */
export interface TableOrder {
  readonly cases: readonly number[];
  readonly fields: readonly string[];
}

/** A block of cells put in from one field of one case on. */
export interface Paste {
  readonly key: number;
  readonly id: string;
  readonly block: readonly (readonly string[])[];
  /** Its columns go across the cases, or its rows and columns are those of a table. */
  readonly across: 'cases' | TableOrder;
}

/** The block that is pasted into a field and kept from it; undefined for a single cell, which the field takes by itself. */
export function pasteFrom(event: ClipboardEvent, across: Paste['across']): Paste | undefined {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLElement) || target.dataset['field'] === undefined) return undefined;
  const block = blockFrom(clipboardData.getData('text/plain'));
  if (block.length === 1 && block[0]?.length === 1) return undefined;
  event.preventDefault();
  return { key: Number(target.dataset['case']), id: target.dataset['field'], block, across };
}

/**
 * The bench with a block filled in. One whose first column names fields fills those, a case a column of values, from the
 * case on in which it is pasted. Any other goes from one field on: down the fields that the case shows and across the
 * cases, or in a table where it lies over it. Cases are added as the block needs them, in the units of the last one; a
 * blank cell changes nothing.
 */
export function pastedInto(definition: Definition, bench: Bench, paste: Paste): Bench {
  const { id, block, across } = paste;
  const labelled = labelledBlock(definition, block);
  const { roomy, keys } = withRoom(definition, bench, paste, countOf(paste, labelled));
  const places = new Map(keys.map((key, place) => [key, place]));
  const columns = across === 'cases' ? transposed(block) : block;
  const cases = roomy.cases.map(item => {
    const place = places.get(item.key);
    if (place === undefined) return item;
    const { data } = item;
    if (labelled) return { ...item, data: fillLabelled(definition, data, labelled, place).data };
    const cells = columns[place] ?? [];
    return {
      ...item,
      data:
        across === 'cases'
          ? filled(definition, data, id, cells)
          : laidOver(definition, data, across.fields.slice(across.fields.indexOf(id)), cells),
    };
  });
  return { ...roomy, cases };
}

/** How many cases a block holds. */
function countOf({ block, across }: Paste, labelled: LabelledBlock | undefined): number {
  if (labelled) return labelled.columns.length;
  return across === 'cases' ? widthOf(block) : block.length;
}

/** The cases that a block goes into, in the order in which they are seen, with those that are added for it. */
function withRoom(
  definition: Definition,
  bench: Bench,
  { key, across }: Paste,
  count: number,
): { roomy: Bench; keys: number[] } {
  const seen = across === 'cases' ? bench.cases.map(item => item.key) : across.cases;
  const first = seen.indexOf(key);
  const roomy = withBlanks(definition, bench, Math.min(mostCases, first + count) - bench.cases.length);
  const added = roomy.cases.slice(bench.cases.length).map(item => item.key);
  return { roomy, keys: [...seen, ...added].slice(first, first + count) };
}

/** Cells go into the fields under them, in the order of the sheet: a choice decides which of those after it the case has. */
function laidOver(definition: Definition, data: CaseData, ids: readonly string[], cells: readonly string[]): CaseData {
  return definition.inputs.reduce((so, input) => {
    const cell = cells[ids.indexOf(input.id)] ?? '';
    return cell !== '' && isShown(input.field.when, so) ? withCell(so, input, cell) : so;
  }, data);
}

function withCell(data: CaseData, input: Input, cell: string): CaseData {
  return { ...data, [input.id]: pastedEntry(input, data[input.id], cell) };
}

/** A choice that is pasted may show or hide the fields after it, so the order is looked up again for every cell. */
function filled(definition: Definition, data: CaseData, from: string, cells: readonly string[]): CaseData {
  let filledData = data;
  let id: string | undefined = from;
  for (const cell of cells) {
    const order = fieldsInOrder(definition, filledData);
    const place = order.findIndex(input => input.id === id);
    const input = order[place];
    if (!input) break;
    if (cell !== '') filledData = withCell(filledData, input, cell);
    id = fieldsInOrder(definition, filledData)[place + 1]?.id;
  }
  return filledData;
}

/** What a paste did, in words: what finds no field, and cases for which there is no room, are named. */
export function pastedWords(definition: Definition, bench: Bench, paste: Paste): string {
  const { key, block, across } = paste;
  const seen =
    across === 'cases' ? bench.cases : across.cases.flatMap(each => bench.cases.filter(item => item.key === each));
  const first = seen.findIndex(item => item.key === key);
  const room = mostCases - first;
  const labelled = labelledBlock(definition, block);
  const columns = across === 'cases' ? transposed(block) : block;
  const doubts = doubtWords(labelled ? valuesOf(labelled, room) : columns.slice(0, room).flat());
  const done = labelled ? labelledWords(definition, seen, first, labelled) : whatFits();
  const homeless = labelled || across === 'cases' ? 0 : cellsWithoutField(definition, bench, paste, across);
  const leftOut =
    homeless > 0
      ? `${homeless === 1 ? 'One cell was' : `${homeless} cells were`} left out: the case has no such field.`
      : undefined;
  return [done, leftOut, doubts].filter(words => words !== undefined).join(' ');

  function whatFits(): string {
    const size = `${block.length} × ${widthOf(block)} cells`;
    if (columns.length > room)
      return `Pasted the first ${room} cases of ${size}: a sheet holds ${mostCases} cases at most, ${columns.length - room} were left out.`;
    const fields = widthOf(columns);
    const fit = Math.min(fields, fieldsFrom(definition, bench, paste));
    if (fit === fields) return `Pasted ${size}.`;
    const line = across === 'cases' ? 'row' : 'column';
    return `Pasted the first ${fit === 1 ? line : `${fit} ${line}s`} of ${size}; there are no more fields.`;
  }
}

function widthOf(block: Paste['block']): number {
  return Math.max(0, ...block.map(row => row.length));
}

/** How many fields there are from the one where a block begins. */
function fieldsFrom(definition: Definition, bench: Bench, { key, id, across }: Paste): number {
  if (across !== 'cases') return across.fields.length - across.fields.indexOf(id);
  const data = bench.cases.find(item => item.key === key)?.data ?? {};
  const order = fieldsInOrder(definition, data);
  return order.length - order.findIndex(input => input.id === id);
}

/** How many cells of a block laid over a table are of fields that their case does not show. */
function cellsWithoutField(definition: Definition, bench: Bench, paste: Paste, { cases, fields }: TableOrder): number {
  const after = pastedInto(definition, bench, paste);
  const ids = fields.slice(fields.indexOf(paste.id));
  const added = after.cases.slice(bench.cases.length).map(({ key }) => key);
  const keys = [...cases, ...added].slice(cases.indexOf(paste.key));
  const dataOf = new Map(after.cases.map(({ key, data }) => [key, data]));
  const shown = (row: number, place: number) => {
    const input = definition.inputs.find(({ id }) => id === ids[place]);
    const data = dataOf.get(keys[row] ?? 0);
    return !input || !data || isShown(input.field.when, data);
  };
  return paste.block.flatMap((cells, row) => cells.filter((cell, place) => cell !== '' && !shown(row, place))).length;
}

/** The values of a block that is read by its labels, of as many cases as there is room for. */
function valuesOf({ rows, columns }: LabelledBlock, room: number): string[] {
  return rows.flatMap(({ cells }) => columns.slice(0, room).map(({ value }) => cells[value] ?? ''));
}
