import { maxFieldLength, type Entry, type Input } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { elementId, useWorkbenchContext } from '../../workbench-context.ts';

/** Props of a cell whose field stores several values as one text. */
export interface TextEntryProps<F> {
  readonly caseKey: number;
  readonly input: Input;
  readonly field: F;
  readonly entry: Entry | undefined;
  /** Whether the last calculation used the present entry: then an error is shown even while the field has the focus. */
  readonly showsErrors: boolean;
  /** Table view: the whole value as one line of text. */
  readonly plain: boolean;
}

/** The text of such a cell, its handlers, and whether its errors are shown. */
export function useTextEntry({ caseKey, input, entry, showsErrors }: Omit<TextEntryProps<never>, 'field' | 'plain'>) {
  const { dispatch, reportFocus } = useWorkbenchContext();
  const [hasFocus, setHasFocus] = useState(false);
  return {
    id: elementId(caseKey, input.id),
    text: entry?.text ?? '',
    /** Data attributes of its elements. */
    place: { 'data-case': caseKey, 'data-field': input.id },
    isJudged: !hasFocus || showsErrors,
    /** Sets the text, also in the cases `alsoIn`. */
    put: (next: string, alsoIn: readonly number[] = []) =>
      dispatch({ type: 'edit', key: caseKey, id: input.id, text: next.slice(0, maxFieldLength(input)), alsoIn }),
    /** Handles focus; `isTyped` is false if an element other than the text has it. */
    enter: (isTyped = true) => {
      setHasFocus(isTyped);
      reportFocus(caseKey, input.id);
    },
    leave: () => setHasFocus(false),
  };
}
