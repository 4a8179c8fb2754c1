import { blankCase, type Definition } from '@isentrope/calculators/kit';
import type { ClipboardEvent, Dispatch } from 'react';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import type { ListSource } from '../../tag-list/list-file.ts';
import type { Paste } from './paste.ts';
import { pasteCode } from './paste-code.ts';

/**
 * Paste handlers: apply a block and report what was done, or open a list in the dialog that matches its columns, where the page has
 * one. A single cell is left to its field.
 */
export function createPasteHandlers(
  definition: Definition,
  bench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  announce: (sentence: string) => void,
  openList?: (list: ListSource) => void,
) {
  const put = (pasted: Paste) => {
    const { pasteAction, pasteAsRead, pastedList, pasteMessage } = pasteCode();
    const data = bench.cases.find(({ key }) => key === pasted.key)?.data ?? blankCase(definition);
    const list = openList && pastedList(definition, data, pasted.block);
    if (list) {
      openList(list);
      return;
    }
    const { paste, remarks } = pasteAsRead(pasted);
    dispatch(pasteAction(definition, paste));
    announce([pasteMessage(definition, bench, paste), ...remarks].join(' '));
  };
  return {
    put,
    /** For cases side by side. */
    onPaste: (event: ClipboardEvent) => {
      const paste = pasteCode().readPaste(event, 'cases');
      if (paste) put(paste);
    },
  };
}
