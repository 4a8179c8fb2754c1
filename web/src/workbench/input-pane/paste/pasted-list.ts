import {
  atOnce,
  gridFromText,
  limitGrid,
  countMatchedColumns,
  printedNumber,
  resultsHead,
  orientGridInSteps,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import type { ListSource } from '../../tag-list/list-file.ts';
import { parseLabelledBlock } from './labelled-block.ts';

type Block = readonly (readonly string[])[];

/** The minimum number of columns of a list. */
const minColumns = 2;

/** The number of rows sampled to recognise a list. */
const sampledRows = 60;

/**
 * The list in a pasted block: one with the headings of spreadsheets and simulators, in the first row or the first
 * column, or delimited text. It is shown with the meaning of its columns before anything is read. Undefined for a block
 * that only has labels of the calculator, and for one without headings.
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
  const first = rows.slice(0, sampledRows).map(row => row.map(printedNumber));
  yield;
  const own = parseLabelledBlock(definition, block.slice(0, sampledRows))?.rows.length ?? 0;
  yield;
  const upright = yield* orientGridInSteps(definition, first, data);
  yield;
  const matched = countMatchedColumns(definition, upright, data);
  if (matched < minColumns || matched <= own) return undefined;
  yield;
  return listOfCells(rows, isText);
}

/** The list of pasted cells, whose numbers are without the suffixes that simulators print unless they are `asTyped`. */
export function listOfCells(rows: Block, asTyped = false): ListSource {
  const { grid, remark } = limitGrid(rows);
  const printed = asTyped
    ? grid
    : grid.map(row => row.map(cell => (typeof cell === 'string' ? printedNumber(cell) : cell)));
  return {
    name: 'the clipboard',
    sheets: [{ name: '', rows: printed }],
    remarks: remark === undefined ? [] : [remark],
    isPasted: true,
  };
}
