import {
  atOnce,
  gridFromText,
  limitGrid,
  matchedColumns,
  printedNumber,
  resultsHead,
  turningUpright,
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
export function pastedList(...block: Parameters<typeof findingPastedList>): ListSource | undefined {
  return atOnce(findingPastedList(...block));
}

/** Finds the list of a block as `pastedList` does, and yields where the caller may pause. */
export function* findingPastedList(
  definition: Definition,
  data: CaseData,
  block: Block,
): Generator<undefined, ListSource | undefined> {
  if (block.some(row => resultsHead.every((head, index) => row[index] === head))) return undefined;
  const isText = block.every(({ length }) => length === 1);
  const rows = isText ? gridFromText(block.map(([line]) => line).join('\n')) : block;
  if (rows.length < 2 && rows[0]?.length !== 2) return undefined;
  const first = rows.slice(0, mostLooked).map(row => row.map(printedNumber));
  yield;
  const own = parseLabelledBlock(definition, block.slice(0, mostLooked))?.rows.length ?? 0;
  yield;
  const upright = yield* turningUpright(definition, first, data);
  yield;
  const matched = matchedColumns(definition, upright, data);
  if (matched < fewest || matched <= own) return undefined;
  yield;
  const { grid, remark } = limitGrid(rows);
  const printed = isText
    ? grid
    : grid.map(row => row.map(cell => (typeof cell === 'string' ? printedNumber(cell) : cell)));
  return {
    name: 'the clipboard',
    sheets: [{ name: '', rows: printed }],
    remarks: remark === undefined ? [] : [remark],
    isPasted: true,
  };
}
