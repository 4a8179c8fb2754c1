import { isExpensive, type Definition } from '@isentrope/calculators/kit';
import { useState } from 'react';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';

/** The state of the datasheet dialog. Calculators that take long must be calculated before it opens. */
export function useDatasheet(
  definition: Definition,
  cases: readonly WorkbenchCase[],
  announce: (sentence: string) => void,
) {
  const [open, setOpen] = useState(false);
  return {
    isOpen: open,
    open: () => {
      if (isExpensive(definition) && !cases.every(item => isUpToDate(definition, item)))
        announce('Calculate first: the datasheet contains the current results of every case.');
      else setOpen(true);
    },
    close: () => setOpen(false),
  };
}
