import { blankCase, isShown, mostCases, type CaseData, type Definition, type Entry } from '@isentrope/calculators/kit';
import { appended, type Bench } from './bench.ts';

/** A block of cells as a spreadsheet puts it on the clipboard: rows by line, columns by tab. */
export function blockFrom(text: string): string[][] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map(line => line.split('\t').map(cell => cell.trim().replace(/^"(.*)"$/s, '$1')));
}

/**
 * The bench with a block filled in from one field of one case on: down the fields that the case shows and across the
 * cases, or the other way round where a case is a row. Cases are added as the block needs them.
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

function filled(definition: Definition, data: CaseData, from: string, cells: readonly string[]): CaseData {
  const filledData: Record<string, Entry> = { ...data };
  let place = definition.inputs.findIndex(input => input.id === from);
  for (const cell of cells) {
    while (place < definition.inputs.length && !isShown(definition.inputs[place]?.field.when, filledData)) place += 1;
    const input = definition.inputs[place];
    if (!input) break;
    const options = input.field.type === 'choice' ? input.field.options : [];
    const text = options.find(option => option.toLowerCase() === cell.toLowerCase()) ?? cell;
    filledData[input.id] = { ...filledData[input.id], text };
    place += 1;
  }
  return filledData;
}
