import type { Definition } from '@isentrope/calculators/kit';
import type { ClipboardEvent, Dispatch } from 'react';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import { pasteMessage, readPaste, type Paste } from './paste.ts';

/** Paste handlers: apply a block and report what was done. A single cell is left to its field. */
export function createPasteHandlers(
  definition: Definition,
  bench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  announce: (sentence: string) => void,
) {
  const put = (paste: Paste) => {
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
