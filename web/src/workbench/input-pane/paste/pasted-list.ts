import {
  gridFromText,
  countMatchedColumns,
  resultsHead,
  orientGrid,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import { decimalMark, removeThousands } from '@isentrope/engineering/quantities';
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
export function pastedList(definition: Definition, data: CaseData, block: Block): ListSource | undefined {
  if (block.some(row => resultsHead.every((head, index) => row[index] === head))) return undefined;
  const isText = block.every(({ length }) => length === 1);
  const rows = isText ? gridFromText(block.map(([line]) => line).join('\n')) : block;
  if (rows.length < 2 && rows[0]?.length !== 2) return undefined;
  const first = rows.slice(0, sampledRows);
  const own = parseLabelledBlock(definition, block.slice(0, sampledRows))?.rows.length ?? 0;
  const matched = countMatchedColumns(definition, orientGrid(definition, first, data), data);
  if (matched < minColumns || matched <= own) return undefined;
  return { name: 'the clipboard', sheets: [{ name: '', rows }], remarks: [], isPasted: true };
}

/**
 * The block without thousands separators in numbers, where another of its numbers proves the decimal mark: beside 34.0, 25,000 is twenty-five
 * thousand.
 */
export function withoutThousands(block: Block): Block {
  const isNumber = (cell: string) => /^[+\-−–]?[\d.,' ]+$/.test(cell);
  const mark = decimalMark(block.flat().filter(isNumber));
  if (mark === undefined) return block;
  return block.map(row => row.map(cell => (isNumber(cell) ? removeThousands(cell, mark) : cell)));
}
