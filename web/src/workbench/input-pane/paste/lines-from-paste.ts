import {
  findItem,
  mergePastedList,
  mergePastedListInSteps,
  reportCells,
  type CaseData,
  type Definition,
  type ListField,
  type ListLine,
  type PastedList,
} from '@isentrope/calculators/kit';
import type { ClipboardEvent } from 'react';
import { inTurns, pause } from '../../files/in-turns.ts';
import { parseLabelledBlock } from './labelled-block.ts';
import { parseBlock } from './paste.ts';
import { pastedList } from './pasted-list.ts';

/** The maximum number of lines that are read at once; a longer text is read with pauses. */
const linesAtOnce = 300;

/** The number of lines by which a long text is identified. */
const sampledLines = 60;

/** The maximum number of lines of a text in which a list is looked for; no report of one stream has more. */
const maxLines = 3000;

/** The maximum number of rows of a list; more rows are something else. */
const maxRows = 500;

/** The list in a paste, read at once or with pauses, or why it is refused. */
type PastedLines =
  { readonly read: PastedList } | { readonly reading: Promise<PastedList | undefined> } | { readonly refused: string };

/** The lines after a paste that starts at the focused line; undefined if the clipboard holds no list. */
export function linesFromPaste(
  { target, clipboardData }: ClipboardEvent,
  definition: Definition,
  field: ListField,
  lines: readonly ListLine[],
  data: CaseData,
): PastedLines | undefined {
  const from = target instanceof HTMLElement ? Number(target.dataset['line'] ?? 0) : 0;
  const text = clipboardData.getData('text/plain');
  const basis = data[field.basis?.choice ?? '']?.text;
  const written = text.split('\n');
  const isLong = written.length > linesAtOnce;
  // The first lines of a long text show whether it is a list of items for the whole calculator.
  const first = isLong ? written.slice(0, sampledLines).join('\n') : text;
  const pasted = mergePastedList(field, lines, reportCells(first), from, basis);
  const known = pasted?.lines.filter(({ item }) => findItem(field, item) !== undefined).length ?? 0;
  // A block that names fields may describe a stream, with its composition among them.
  if (known < 2) {
    const block = parseBlock(first);
    if (isLong ? pastedList(definition, data, block) : parseLabelledBlock(definition, block)) return undefined;
  }
  if (written.length > maxLines)
    return {
      refused: `Nothing was pasted: the text has ${written.length} lines, and at most ${maxLines} can be searched for the ${field.label.toLowerCase()}. Copy only the rows of the ${field.itemLabel}s.`,
    };
  if (!isLong) return pasted && { read: pasted };
  return { reading: readWithPauses(field, lines, { text, from, basis }) };
}

async function readWithPauses(
  field: ListField,
  lines: readonly ListLine[],
  { text, from, basis }: { readonly text: string; readonly from: number; readonly basis: string | undefined },
): Promise<PastedList | undefined> {
  await pause();
  const cells = reportCells(text);
  await pause();
  return inTurns(mergePastedListInSteps(field, lines, cells, from, basis));
}

/** Why a list is refused; undefined if it is accepted. */
export function refusalOfLines(field: ListField, pasted: PastedList | undefined): string | undefined {
  if (!pasted) return `Nothing was pasted: the text contains no ${field.itemLabel} with an amount.`;
  if (pasted.lines.length <= maxRows) return undefined;
  const known = pasted.lines.filter(({ item }) => findItem(field, item) !== undefined).length;
  return `Nothing was pasted: ${pasted.lines.length} rows have an amount, but only ${known} name a ${field.itemLabel} in the list. Copy only the rows of the ${field.itemLabel}s.`;
}
