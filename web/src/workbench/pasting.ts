import type { Definition } from '@isentrope/calculators/kit';
import type { ClipboardEvent, Dispatch } from 'react';
import type { Bench } from './bench-model.ts';
import type { BenchAction } from './bench-action.ts';
import { blockFrom, pastedWords } from './paste.ts';

/** What is pasted into a field as a block fills the sheet from there on; a single cell goes into the field by itself. */
export function pasting(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  say: (sentence: string) => void,
  asTable: boolean,
): (event: ClipboardEvent) => void {
  return event => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset['field'] === undefined) return;
    const block = blockFrom(event.clipboardData.getData('text/plain'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const paste = {
      key: Number(target.dataset['case']),
      id: target.dataset['field'],
      block,
      across: asTable ? 'fields' : 'cases',
    } as const;
    dispatch({ type: 'paste', ...paste });
    say(pastedWords(definition, bench, paste));
  };
}
