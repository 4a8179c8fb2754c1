import { longestIn, type Entry, type Input } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { elementId, useBench } from '../bench-context.ts';

/** A cell whose field holds several things as one text. */
export interface TextEntryProps<F> {
  readonly caseKey: number;
  readonly input: Input;
  readonly field: F;
  readonly entry: Entry | undefined;
  /** Whether the case was calculated with what stands here: then a mistake is shown even while the field is in hand. */
  readonly judged: boolean;
  /** In a table of cases there is one line of room: all of it as one text. */
  readonly plain: boolean;
}

/** What stands in such a cell, how it is changed, and whether what is wrong with it is shown. */
export function useTextEntry({ caseKey, input, entry, judged }: Omit<TextEntryProps<never>, 'field' | 'plain'>) {
  const { dispatch, attend } = useBench();
  const [inHand, setInHand] = useState(false);
  return {
    id: elementId(caseKey, input.id),
    text: entry?.text ?? '',
    /** Where its elements belong. */
    place: { 'data-case': caseKey, 'data-field': input.id },
    isJudged: !inHand || judged,
    put: (next: string) =>
      dispatch({ type: 'edit', key: caseKey, id: input.id, text: next.slice(0, longestIn(input)) }),
    /** Tells that the focus has come, and whether that is to what is typed. */
    enter: (isTyped = true) => {
      setInHand(isTyped);
      attend(caseKey, input.id);
    },
    leave: () => setInHand(false),
  };
}
