import type { Definition } from '@isentrope/calculators/kit';
import type { ClipboardEvent, Dispatch } from 'react';
import type { Bench } from '../bench/bench-model.ts';
import type { BenchAction } from '../bench/bench-action.ts';
import { pastedWords, pasteFrom, type Paste } from './paste.ts';

/** Paste handlers: apply a block and report what was done. A single cell is left to its field. */
export function pasting(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  say: (sentence: string) => void,
) {
  const put = (paste: Paste) => {
    dispatch({ type: 'paste', ...paste });
    say(pastedWords(definition, bench, paste));
  };
  return {
    put,
    /** For cases side by side. */
    onPaste: (event: ClipboardEvent) => {
      const paste = pasteFrom(event, 'cases');
      if (paste) put(paste);
    },
  };
}
