import { takesLong, type Definition } from '@isentrope/calculators/kit';
import { useState } from 'react';
import type { BenchCase } from '../bench/bench-model.ts';
import { isCurrent } from '../bench/current.ts';

/** The state of the datasheet dialog. Calculators that take long must be calculated before it opens. */
export function useDatasheet(definition: Definition, cases: readonly BenchCase[], say: (sentence: string) => void) {
  const [open, setOpen] = useState(false);
  return {
    open,
    ask: () => {
      if (takesLong(definition) && !cases.every(item => isCurrent(definition, item)))
        say('Calculate first: the datasheet contains the current results of every case.');
      else setOpen(true);
    },
    close: () => setOpen(false),
  };
}
