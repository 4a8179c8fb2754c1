import {
  blankCase,
  caseName,
  isShown,
  longestIn,
  mostCases,
  optionNamed,
  type CaseData,
  type Definition,
  type Entry,
  type Input,
} from '@isentrope/calculators/kit';
import { twoReadings } from '@isentrope/engineering/quantities';
import type { Bench } from './bench-model.ts';
import { appended } from './bench.ts';

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
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s*\n\s*/g, ' ').trim());
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
 * The bench with a block filled in from one field of one case on: down the fields that the case shows and across the
 * cases, or the other way round where a case is a row. Cases are added as the block needs them; a blank cell changes nothing.
 */
export function pastedInto(definition: Definition, bench: Bench, { key, id, block, across }: Paste): Bench {
  const first = bench.cases.findIndex(item => item.key === key);
  const columns = across === 'cases' ? transposed(block) : block;
  const needed = Math.min(mostCases, first + columns.length) - bench.cases.length;
  const blanks = Array.from({ length: Math.max(0, needed) }, () => blankCase(definition));
  const roomy = appended(bench, blanks);
  const cases = roomy.cases.map((item, index) => {
    const cells = columns[index - first];
    return cells ? { ...item, data: filled(definition, item.data, id, cells) } : item;
  });
  return { ...roomy, cases };
}

function transposed(block: readonly (readonly string[])[]): string[][] {
  const width = Math.max(...block.map(row => row.length));
  return Array.from({ length: width }, (_, column) => block.map(row => row[column] ?? ''));
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
    if (cell !== '')
      filledData[input.id] = {
        ...filledData[input.id],
        text: optionNamed(input.field, cell).slice(0, longestIn(input)),
      };
    id = fieldsInOrder(definition, filledData)[place + 1]?.id;
  }
  return filledData;
}

/** What a paste did, in words: rows for which the case has no field, and cases for which there is no room, are named. */
export function pastedWords(definition: Definition, bench: Bench, { key, id, block, across }: Paste): string {
  const size = `${block.length} × ${Math.max(0, ...block.map(row => row.length))} cells`;
  const first = bench.cases.findIndex(item => item.key === key);
  const data = bench.cases[first]?.data;
  const columns = across === 'cases' ? transposed(block) : block;
  const room = mostCases - first;
  const cells = columns.slice(0, room).flat();
  const doubts = cells.filter(cell => twoReadings(cell) !== undefined).length;
  const said = [whatFits()];
  if (doubts > 0)
    said.push(
      `${doubts === 1 ? 'One of them was' : `${doubts} of them were`} read with a decimal comma: see the marked fields.`,
    );
  return said.join(' ');

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
