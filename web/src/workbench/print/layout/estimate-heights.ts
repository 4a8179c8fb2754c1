import { resultInfo, displayText, type Definition } from '@isentrope/calculators/kit';
import { isFieldVisible, type Row } from '../../input-pane/rows.ts';
import type { CaseNote } from '../../state/case-messages.ts';
import type { PrintedCase } from '../printed-case.ts';
import { entryLines } from '../summary/format-values.ts';

/** Estimated heights of report content in mm, to decide what fits on a page before the browser lays it out. */

/** A row with its rule, each further line, and a section heading. */
const row = 4.3;
const line = 3.55;
const section = 4.95;
export const columnHeads = 4;

/** Mean character widths. */
const letter = { text: 1.45, small: 1.35, note: 1.4 } as const;

/** The width of a symbol beside a label. */
const symbolWidth = 8;

const linesOf = (text: string, letterWidth: number, width: number) =>
  Math.max(1, Math.ceil((text.length * letterWidth) / width));

/** The number of lines in a row's cell of a case. */
function linesOfCell(each: Row, { item, report }: PrintedCase, width: number): number {
  if (each.type === 'input') {
    const { id, field } = each.input;
    if (!isFieldVisible(each.input, item)) return 1;
    const text = displayText(item.data[id] ?? { text: '' });
    return entryLines(field, text).reduce((sum, each) => sum + linesOf(each, letter.text, width), 0);
  }
  const value = each.type === 'result' ? report?.values[each.place.id] : undefined;
  if (value?.type === 'words') return linesOf(value.text, letter.text, width);
  return value?.type === 'none' ? linesOf(`– ${value.reason}`, letter.small, width) : 1;
}

function labelOf(definition: Definition, each: Row): { readonly label: string; readonly symbol?: string | undefined } {
  if (each.type === 'input') return each.input.field;
  return each.type === 'result' ? resultInfo(definition, each.place.id) : { label: '' };
}

/** The height of summary rows for given column widths. */
export function heightOfRows(
  definition: Definition,
  rows: readonly Row[],
  cases: readonly PrintedCase[],
  width: { readonly names: number; readonly case: number },
): number {
  return rows.reduce((sum, each) => {
    if (each.type === 'section') return sum + section;
    const { label, symbol } = labelOf(definition, each);
    const forLabel = linesOf(label, letter.text, width.names - (symbol === undefined ? 0 : symbolWidth));
    const lines = Math.max(forLabel, ...cases.map(of => linesOfCell(each, of, width.case)));
    return sum + row + (lines - 1) * line;
  }, 0);
}

/** The height of notes in a column. */
export function heightOfNotes(notes: readonly CaseNote[], width: number): number {
  return notes.reduce(
    (sum, { message: { text, source = '' } }) =>
      sum + row + (linesOf(`Warning ${text} ${source}`, letter.note, width) - 1) * line,
    notes.length > 0 ? 2 : 0,
  );
}
