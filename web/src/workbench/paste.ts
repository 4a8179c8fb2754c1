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
import { appended, type Bench } from './bench.ts';

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

/**
 * The bench with a block filled in from one field of one case on: down the fields that the case shows and across the
 * cases, or the other way round where a case is a row. Cases are added as the block needs them; a blank cell changes nothing.
 */
export function pastedInto(
  definition: Definition,
  bench: Bench,
  {
    key,
    id,
    block,
    across,
  }: { key: number; id: string; block: readonly (readonly string[])[]; across: 'cases' | 'fields' },
): Bench {
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

/** How many rows of a block find a field, from one field of a case on. */
export function rowsThatFit(definition: Definition, data: CaseData, from: string, rows: number): number {
  const order = fieldsInOrder(definition, data);
  return Math.min(rows, order.length - order.findIndex(input => input.id === from));
}
