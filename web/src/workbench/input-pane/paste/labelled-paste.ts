import {
  blankCase,
  findOption,
  isResultLabel,
  isShown,
  listLines,
  listText,
  maxFieldLength,
  maxCases,
  rowsFromClipboard,
  textWithCounts,
  resolveChoices,
  applyTypedUnit,
  type CaseData,
  type Definition,
  type Entry,
  type Input,
} from '@isentrope/calculators/kit';
import { ambiguousReadings, splitQuantity } from '@isentrope/engineering/quantities';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import type { LabelledBlock, LabelledRow } from './labelled-block.ts';

/** The entry of a field after pasting a text into it. */
export function entryFromText(input: Input, before: Entry | undefined, cell: string): Entry {
  const { field } = input;
  if (field.type === 'list')
    return { text: listText(listLines(textWithCounts(field, cell))).slice(0, maxFieldLength(input)) };
  if (field.type === 'rows') return { text: rowsFromClipboard(field, cell).slice(0, maxFieldLength(input)) };
  const line = cell.replaceAll('\n', ' ');
  const option = field.type === 'choice' ? findOption(field, field.options, line) : undefined;
  const text = (option ?? line).slice(0, maxFieldLength(input));
  if (field.type !== 'quantity') return { text };
  return applyTypedUnit(field, { text, unit: before?.unit ?? field.unit });
}

/** A case filled from one value column of a labelled block. */
interface LabelledPasteResult {
  readonly data: CaseData;
  readonly filled: readonly Input[];
  /** Fields in the block that the case does not show. */
  readonly hidden: readonly Input[];
}

/** Fills one value column of a block into a case. Choices are set first, because they decide which fields are shown. */
export function fillCase(
  definition: Definition,
  data: CaseData,
  { rows, columns }: LabelledBlock,
  index: number,
): LabelledPasteResult {
  const column = columns[index];
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
    return shown ? { ...so, [input.id]: entryFromText(input, so[input.id], withUnit(row, cell, column?.unit)) } : so;
  };
  const chosen = inOrder.filter(isChoice).reduce(fill, data);
  const settled = resolveChoices(definition, chosen, new Set(filled.map(({ id }) => id)));
  return { data: inOrder.filter(row => !isChoice(row)).reduce(fill, settled), filled, hidden };
}

/** The cell text with the unit of its row appended, unless it has a unit already. */
function withUnit({ input, unit, cells }: LabelledRow, cell: string, units: number | undefined): string {
  if (input.field.type !== 'quantity' || splitQuantity(cell)) return cell;
  const beside = units === undefined ? '' : (cells[units] ?? '');
  return `${cell} ${beside === '' ? (unit ?? '') : beside}`.trim();
}

const maxNamed = 5;

/** The status message after a labelled paste; names what was not filled in. */
export function labelledPasteMessage(
  definition: Definition,
  cases: readonly WorkbenchCase[],
  first: number,
  block: LabelledBlock & { readonly count?: number },
): string {
  const room = maxCases - first;
  const fills = block.columns.map((_, index) =>
    fillCase(definition, cases[first + index]?.data ?? blankCase(definition), block, index),
  );
  const fields = new Set(fills.flatMap(({ filled }) => filled)).size;
  // Labels that match a result, e.g. in another calculator's sheet, are not reported.
  const hidden = new Set(
    fills
      .flatMap(fill => fill.hidden.map(({ field }) => field.label))
      .filter(label => !isResultLabel(definition, label)),
  );
  const total = block.count ?? fills.length;
  const count = Math.min(room, total);
  const sentences = [
    `Filled ${fields === 1 ? 'one field' : `${fields} fields`}${count === 1 ? '' : ` of ${count} cases`} by name.`,
  ];
  if (total > room) sentences.push(`A sheet holds ${maxCases} cases at most: ${total - room} were left out.`);
  if (block.unknown.length > 0) sentences.push(`Not understood: ${quoteLabels(block.unknown)}.`);
  if (hidden.size > 0) sentences.push(`Not used here: ${quoteLabels([...hidden])}.`);
  return sentences.join(' ');
}

function quoteLabels(labels: readonly string[]): string {
  const quoted = labels.slice(0, maxNamed).map(label => `"${label}"`);
  const more = labels.length - quoted.length;
  return `${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A message on how many of the pasted texts can be read in two ways; undefined if none. */
export function ambiguityMessage(cells: readonly string[]): string | undefined {
  const ambiguousCount = cells.filter(cell => ambiguousReadings(cell) !== undefined).length;
  if (ambiguousCount === 0) return undefined;
  return `${ambiguousCount === 1 ? 'One of them was' : `${ambiguousCount} of them were`} read with a decimal comma: see the marked fields.`;
}
