import { blankCase, type Definition } from '@isentrope/calculators/kit';
import type { ClipboardEvent, Dispatch } from 'react';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import type { ListSource } from '../../tag-list/list-file.ts';
import { pasteMessage, readPaste, type Paste } from './paste.ts';
import { pastedList } from './pasted-list.ts';

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
  const put = (paste: Paste) => {
    const data = bench.cases.find(({ key }) => key === paste.key)?.data ?? blankCase(definition);
    const list = openList && pastedList(definition, data, paste.block);
    if (list) {
      openList(list);
      return;
    }
    dispatch({ type: 'paste', ...paste });
    announce(pasteMessage(definition, bench, paste));
  };
  return {
    put,
    /** For cases side by side. */
    onPaste: (event: ClipboardEvent) => {
      const paste = readPaste(event, 'cases');
      if (paste) put(paste);
    },
  };
}
