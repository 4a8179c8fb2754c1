import { blankCase, entryNamed, optionNamed, type CaseData, type Entry } from './case-data.ts';
import { longestIn, mostCases } from './case-set.ts';
import type { Definition, Input } from './definition.ts';
import { basisSheet, header, resultsSheet } from './workbook.ts';

export type ReadCell = string | number | boolean | Date | null | undefined;

export type ReadSheet = { readonly name: string; readonly rows: readonly (readonly ReadCell[])[] };

/**
 * The cases of a workbook made by `workbook`. Inputs stand above results, so where a result has the id of an input the
 * first row is the input. Throws a RangeError, one sentence, for any other workbook.
 */
export function casesFromWorkbook(definition: Definition, sheets: readonly ReadSheet[]): CaseData[] {
  const tool = sheets.find(({ name }) => name === basisSheet)?.rows.find(([name]) => name === 'Tool')?.[1];
  const results = sheets.find(({ name }) => name === resultsSheet)?.rows;
  const head = results?.[0];
  if (!results || !head || header.some((name, index) => head[index] !== name)) {
    throw new RangeError(
      `The file is not an export of this calculator: it has no sheet "${resultsSheet}" headed ${header.join(', ')}.`,
    );
  }
  if (tool !== undefined && tool !== definition.id) {
    throw new RangeError(`The file was exported from "${cellText(tool)}"; this calculator is "${definition.id}".`);
  }
  const count = head.length - header.length;
  if (count < 1 || count > mostCases)
    throw new RangeError(`The file must hold 1 to ${mostCases} cases; it has ${count}.`);
  const cases = Array.from({ length: count }, (): Record<string, Entry> => ({ ...blankCase(definition) }));
  const read = new Set<string>();
  for (const row of results.slice(1)) {
    const input = definition.inputs.find(({ id }) => id === row[1]);
    if (!input || read.has(input.id)) continue;
    read.add(input.id);
    for (const [index, data] of cases.entries())
      data[input.id] = entryOf(input, row[index + header.length], cellText(row[2]));
  }
  return cases;
}

function entryOf(input: Input, cell: ReadCell, unit: string): Entry {
  const typed = cellText(cell).slice(0, longestIn(input));
  if (input.field.type === 'quantity') return entryNamed(input, typed, unit === '' ? input.field.unit : unit);
  return { text: optionNamed(input.field, typed) };
}

function cellText(cell: ReadCell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
