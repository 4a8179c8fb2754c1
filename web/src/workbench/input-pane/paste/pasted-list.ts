import {
  gridFromText,
  matchedColumns,
  resultsHead,
  uprightGrid,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import type { ListSource } from '../../tag-list/list-file.ts';
import { parseLabelledBlock } from './labelled-block.ts';

type Block = readonly (readonly string[])[];

/** The fewest columns by which a block is a list. */
const fewest = 2;

/** The number of rows sampled to recognise a list. */
const mostLooked = 60;

/**
 * The list that a pasted block is: one with the headings of spreadsheets and simulators, in the first row or the first column, or delimited
 * text. It is shown with the meaning of its columns before anything is read. Undefined for a block that only has labels of the calculator, and
 * for one without headings.
 */
export function pastedList(definition: Definition, data: CaseData, block: Block): ListSource | undefined {
  if (block.some(row => resultsHead.every((head, index) => row[index] === head))) return undefined;
  const isText = block.every(({ length }) => length === 1);
  const rows = isText ? gridFromText(block.map(([line]) => line).join('\n')) : block;
  if (rows.length < 2 && rows[0]?.length !== 2) return undefined;
  const first = rows.slice(0, mostLooked);
  const own = parseLabelledBlock(definition, block.slice(0, mostLooked))?.rows.length ?? 0;
  const matched = matchedColumns(definition, uprightGrid(definition, first, data), data);
  if (matched < fewest || matched <= own) return undefined;
  return { name: 'the clipboard', sheets: [{ name: '', rows }], remarks: [], isPasted: true };
}
