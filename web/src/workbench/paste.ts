import {
  caseName,
  isShown,
  mostCases,
  type CaseData,
  type Definition,
  type Entry,
  type Input,
} from '@isentrope/calculators/kit';
import type { Bench } from './bench-model.ts';
import { withBlanks } from './bench.ts';
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

/** A block of cells put in from one field of one case on, its columns or its rows the cases. */
export interface Paste {
  readonly key: number;
  readonly id: string;
  readonly block: readonly (readonly string[])[];
  readonly across: 'cases' | 'fields';
}

/**
 * The bench with a block filled in. One whose first column names fields fills those, a case a column of values, from the
 * case on in which it is pasted. Any other goes from one field on: down the fields that the case shows and across the
 * cases, or the other way round where a case is a row. Cases are added as the block needs them, in the units of the last
 * one; a blank cell changes nothing.
 */
export function pastedInto(definition: Definition, bench: Bench, { key, id, block, across }: Paste): Bench {
  const first = bench.cases.findIndex(item => item.key === key);
  const labelled = labelledBlock(definition, block);
  const columns = across === 'cases' ? transposed(block) : block;
  const count = (labelled ? labelled.columns : columns).length;
  const roomy = withBlanks(definition, bench, Math.min(mostCases, first + count) - bench.cases.length);
  const cases = roomy.cases.map((item, index) => {
    const place = index - first;
    if (place < 0 || place >= count) return item;
    const data = labelled
      ? fillLabelled(definition, item.data, labelled, place).data
      : filled(definition, item.data, id, columns[place] ?? []);
    return { ...item, data };
  });
  return { ...roomy, cases };
}

/** A choice that is pasted may show or hide the fields after it, so the order is looked up again for every cell. */
function filled(definition: Definition, data: CaseData, from: string, cells: readonly string[]): CaseData {
  const filledData: Record<string, Entry> = { ...data };
  let id: string | undefined = from;
  for (const cell of cells) {
    const order = fieldsInOrder(definition, filledData);
    const place = order.findIndex(input => input.id === id);
    const input = order[place];
    if (!input) break;
    if (cell !== '') filledData[input.id] = pastedEntry(input, filledData[input.id], cell);
    id = fieldsInOrder(definition, filledData)[place + 1]?.id;
  }
  return filledData;
}

/** What a paste did, in words: rows for which the case has no field, and cases for which there is no room, are named. */
export function pastedWords(definition: Definition, bench: Bench, { key, id, block, across }: Paste): string {
  const size = `${block.length} × ${Math.max(0, ...block.map(row => row.length))} cells`;
  const first = bench.cases.findIndex(item => item.key === key);
  const data = bench.cases[first]?.data;
  const labelled = labelledBlock(definition, block);
  const columns = across === 'cases' ? transposed(block) : block;
  const room = mostCases - first;
  const doubts = doubtWords(labelled ? valuesOf(labelled, room) : columns.slice(0, room).flat());
  const done = labelled ? labelledWords(definition, bench.cases, first, labelled) : whatFits();
  return doubts === undefined ? done : `${done} ${doubts}`;

  function whatFits(): string {
    if (columns.length > room)
      return `Pasted the first ${room} cases of ${size}: a sheet holds ${mostCases} cases at most, ${columns.length - room} were left out.`;
    const fields = Math.max(0, ...columns.map(column => column.length));
    const fit = data ? rowsThatFit(definition, data, id, fields) : fields;
    if (fit === fields) return `Pasted ${size}.`;
    return `Pasted the first ${fit} ${across === 'cases' ? 'rows' : 'columns'} of ${size}; there are no more fields.`;
  }
}

/** How many values of a block find a field, from one field of a case on. */
function rowsThatFit(definition: Definition, data: CaseData, from: string, rows: number): number {
  const order = fieldsInOrder(definition, data);
  return Math.min(rows, order.length - order.findIndex(input => input.id === from));
}

/** The values of a block that is read by its labels, of as many cases as there is room for. */
function valuesOf({ rows, columns }: LabelledBlock, room: number): string[] {
  return rows.flatMap(({ cells }) => columns.slice(0, room).map(({ value }) => cells[value] ?? ''));
}
