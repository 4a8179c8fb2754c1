import { isRecordTable, type CaseData, type Definition } from '@isentrope/calculators/kit';
import { useEffect, useRef } from 'react';
import { inTurns } from '../../files/in-turns.ts';
import type { ListSource } from '../../tag-list/list-file.ts';
import { clipboardCells } from './clipboard-cells.ts';
import { loadPasteCode, pasteCode } from './paste-code.ts';

/** Where a paste belongs to what is focused: a field, or anything in a dialog. */
const ownPlaces = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** The cells of a table of several rows and columns pasted onto the page, not into a field or a dialog; undefined for any other paste. */
function pagePaste(event: ClipboardEvent): string[][] | undefined {
  const { target, clipboardData, defaultPrevented } = event;
  const isTaken = target instanceof Element && target.closest(ownPlaces) !== null;
  if (defaultPrevented || isTaken || document.querySelector('dialog[open]') !== null) return undefined;
  const cells = clipboardCells(clipboardData?.getData('text/plain') ?? '');
  return cells.length > 1 && cells.some(row => row.length > 1) ? cells : undefined;
}

/** Whether a calculator takes a list without headings that name its fields: not one whose items are the rows of a table of its own. */
const takesAnyList = (definition: Definition) =>
  !definition.inputs.some(({ field }) => field.type === 'rows' && isRecordTable(field));

/** Opens a table that is pasted onto the page, with no field focused, as a list. */
export function usePagePaste(
  definition: Definition,
  data: CaseData | undefined,
  isOpen: boolean,
  openList: (list: ListSource) => void,
  announce: (sentence: string) => void,
): void {
  const take = useRef<(cells: string[][]) => Promise<void>>(undefined);
  useEffect(() => {
    take.current = async cells => {
      await loadPasteCode();
      const { findingPastedList, listOfCells } = pasteCode();
      const found = await inTurns(findingPastedList(definition, data ?? {}, cells));
      const list = found ?? (takesAnyList(definition) ? listOfCells(cells) : undefined);
      if (list) openList(list);
      else announce('The pasted table names no fields here: paste it into the table of inputs that it is for.');
    };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const cells = pagePaste(event);
      if (!cells) return;
      event.preventDefault();
      take
        .current?.(cells)
        .catch(() =>
          announce(
            'The pasted table could not be read, because a part of the page could not be loaded: paste it again.',
          ),
        );
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOpen, announce]);
}
