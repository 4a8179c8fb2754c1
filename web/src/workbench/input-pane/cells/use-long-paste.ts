import { maxFieldLength, type Input } from '@isentrope/calculators/kit';
import { useState } from 'react';

/** How many times longer than its field a pasted text is not even read: some of its columns may be left out. */
const longestRead = 10;

/**
 * Whether a pasted table fits into its field, which takes a table whole or not at all, and the reason why the last one did not, until the field
 * changes.
 */
export function useLongPaste(input: Input, text: string) {
  const [refused, setRefused] = useState<{ readonly text: string; readonly reason: string }>();
  const longest = maxFieldLength(input);
  return {
    reason: refused?.text === text ? refused.reason : undefined,
    /** Whether the text that an entry would have fits; a pasted text may be longer, before it is read. */
    fits: (length: number, isRead = true): boolean => {
      const isFitting = length <= (isRead ? longest : longestRead * longest);
      const reason = `Nothing was pasted: the table has ${length} characters, and ${input.field.label} takes ${longest} at most. Paste fewer rows.`;
      setRefused(isFitting ? undefined : { text, reason });
      return isFitting;
    },
  };
}
