import {
  blankCase,
  isResultNamed,
  isShown,
  listLines,
  listText,
  longestIn,
  mostCases,
  optionNamed,
  pastedRows,
  settleChoices,
  settledEntry,
  type CaseData,
  type Definition,
  type Entry,
  type Input,
} from '@isentrope/calculators/kit';
import { twoReadings, typedParts } from '@isentrope/engineering/quantities';
import type { BenchCase } from '../bench/bench-model.ts';
import type { LabelledBlock, LabelledRow } from './labelled-block.ts';

/** The entry of a field after pasting a text into it. */
export function pastedEntry(input: Input, before: Entry | undefined, cell: string): Entry {
  const { field } = input;
  if (field.type === 'list') return { text: listText(listLines(cell)).slice(0, longestIn(input)) };
  if (field.type === 'rows') return { text: pastedRows(cell).slice(0, longestIn(input)) };
  const text = optionNamed(field, cell.replaceAll('\n', ' ')).slice(0, longestIn(input));
  if (field.type !== 'quantity') return { text };
  return settledEntry(field, { text, unit: before?.unit ?? field.unit });
}

/** A case filled from one value column of a labelled block. */
export interface LabelledFill {
  readonly data: CaseData;
  readonly filled: readonly Input[];
  /** Fields in the block that the case does not show. */
  readonly hidden: readonly Input[];
}

/** Fills one value column of a block into a case. Choices are set first, because they decide which fields are shown. */
export function fillLabelled(
  definition: Definition,
  data: CaseData,
  { rows, columns }: LabelledBlock,
  place: number,
): LabelledFill {
  const column = columns[place];
  const filled: Input[] = [];
  const hidden: Input[] = [];
  const isChoice = ({ input }: LabelledRow) => input.field.type === 'choice';
  const inOrder = definition.inputs.flatMap(input => rows.filter(row => row.input === input));
  const fill = (so: CaseData, row: LabelledRow): CaseData => {
    const { input } = row;
    const cell = column ? (row.cells[column.value] ?? '') : '';
    if (cell === '') return so;
    const shown = isShown(input.field.when, so);
    (shown ? filled : hidden).push(input);
    return shown ? { ...so, [input.id]: pastedEntry(input, so[input.id], withUnit(row, cell, column?.unit)) } : so;
  };
  const chosen = inOrder.filter(isChoice).reduce(fill, data);
  const settled = settleChoices(definition, chosen, new Set(filled.map(({ id }) => id)));
  return { data: inOrder.filter(row => !isChoice(row)).reduce(fill, settled), filled, hidden };
}

/** The cell text with the unit of its row appended, unless it has a unit already. */
function withUnit({ input, unit, cells }: LabelledRow, cell: string, units: number | undefined): string {
  if (input.field.type !== 'quantity' || typedParts(cell)) return cell;
  const beside = units === undefined ? '' : (cells[units] ?? '');
  return `${cell} ${beside === '' ? (unit ?? '') : beside}`.trim();
}

const mostNamed = 5;

/** The status message after a labelled paste; names what was not filled in. */
export function labelledWords(
  definition: Definition,
  cases: readonly BenchCase[],
  first: number,
  block: LabelledBlock,
): string {
  const room = mostCases - first;
  const fills = block.columns.map((_, place) =>
    fillLabelled(definition, cases[first + place]?.data ?? blankCase(definition), block, place),
  );
  const fields = new Set(fills.flatMap(({ filled }) => filled)).size;
  // Labels that match a result, e.g. in another calculator's sheet, are not reported.
  const hidden = new Set(
    fills
      .flatMap(fill => fill.hidden.map(({ field }) => field.label))
      .filter(label => !isResultNamed(definition, label)),
  );
  const count = Math.min(room, fills.length);
  const said = [
    `Filled ${fields === 1 ? 'one field' : `${fields} fields`}${count === 1 ? '' : ` of ${count} cases`} by name.`,
  ];
  if (fills.length > room) said.push(`A sheet holds ${mostCases} cases at most: ${fills.length - room} were left out.`);
  if (block.unknown.length > 0) said.push(`Not understood: ${named(block.unknown)}.`);
  if (hidden.size > 0) said.push(`Not asked for here: ${named([...hidden])}.`);
  return said.join(' ');
}

function named(labels: readonly string[]): string {
  const quoted = labels.slice(0, mostNamed).map(label => `"${label}"`);
  const more = labels.length - quoted.length;
  return `${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A message on how many of the pasted texts can be read in two ways; undefined if none. */
export function doubtWords(cells: readonly string[]): string | undefined {
  const doubts = cells.filter(cell => twoReadings(cell) !== undefined).length;
  if (doubts === 0) return undefined;
  return `${doubts === 1 ? 'One of them was' : `${doubts} of them were`} read with a decimal comma: see the marked fields.`;
}
