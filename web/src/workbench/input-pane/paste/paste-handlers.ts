import { atOnce, blankCase, type Definition } from '@isentrope/calculators/kit';
import type { ClipboardEvent, Dispatch } from 'react';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import type { ListSource } from '../../tag-list/list-file.ts';
import { inTurns, pause } from '../../files/in-turns.ts';
import type { Paste } from './paste.ts';
import { pasteCode } from './paste-code.ts';

/** Rows of a block that are read at once; a longer one is read with pauses, in which keys are handled. */
const rowsAtOnce = 300;

/**
 * Paste handlers: apply a block and report what was done, or open a list in the dialog that matches its columns, where the page has
 * one. A single cell is left to its field.
 */
export function createPasteHandlers(
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  announce: (sentence: string) => void,
  openList?: (list: ListSource) => void,
) {
  function* pasting(pasted: Paste): Generator<undefined, void> {
    const { findingPastedList, pasteAction, pasteAsRead, pasteMessage } = pasteCode();
    const data = workbench.cases.find(({ key }) => key === pasted.key)?.data ?? blankCase(definition);
    const list = openList && (yield* findingPastedList(definition, data, pasted.block));
    if (list) {
      openList(list);
      return;
    }
    yield;
    const { paste, remarks } = pasteAsRead(pasted);
    yield;
    const message = [pasteMessage(definition, workbench, paste), ...remarks].join(' ');
    yield;
    dispatch(pasteAction(definition, paste));
    announce(message);
  }
  const put = (pasted: Paste) => {
    const work = pasting(pasted);
    if (pasted.block.length > rowsAtOnce) void pause().then(() => inTurns(work));
    else atOnce(work);
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
