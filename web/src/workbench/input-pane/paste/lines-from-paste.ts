import {
  findItem,
  mergePastedList,
  reportCells,
  type CaseData,
  type Definition,
  type ListField,
  type ListLine,
  type PastedList,
} from '@isentrope/calculators/kit';
import type { ClipboardEvent } from 'react';
import { parseLabelledBlock } from './labelled-block.ts';
import { parseBlock } from './paste.ts';

/** The lines after a paste that starts at the focused line; undefined if the clipboard holds no list. */
export function linesFromPaste(
  { target, clipboardData }: ClipboardEvent,
  definition: Definition,
  field: ListField,
  lines: readonly ListLine[],
  data: CaseData,
): PastedList | undefined {
  const from = target instanceof HTMLElement ? Number(target.dataset['line'] ?? 0) : 0;
  const text = clipboardData.getData('text/plain');
  const pasted = mergePastedList(field, lines, reportCells(text), from, data[field.basis?.choice ?? '']?.text);
  const known = pasted?.lines.filter(({ item }) => findItem(field, item) !== undefined).length ?? 0;
  // A block that names fields may be of a stream whose composition is among it.
  return known < 2 && parseLabelledBlock(definition, parseBlock(text)) ? undefined : pasted;
}
