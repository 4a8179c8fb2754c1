import type { CaseData, Definition, Question } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Asked, AskedBySlot } from './asked.ts';
import { Asker } from './asker.ts';
import type { Asking, Form } from './form.ts';

/** The state of the Explore tab: analysis type and form. */
export interface Exploring {
  readonly asking: Asking;
  readonly form: Form;
}

/** The analyses of a workbench and their results, run in a worker that is terminated with the page. */
export function useAsking(definition: Definition) {
  const [asked, setAsked] = useState<AskedBySlot>({});
  const [exploring, setExploring] = useState<Exploring>();
  const [asker] = useState(
    () =>
      new Asker(definition, (slot, change) =>
        setAsked(before => {
          const one = before[slot];
          return one ? { ...before, [slot]: { ...one, ...change } } : before;
        }),
      ),
  );
  useEffect(() => () => asker.end(), [asker]);

  const ask = useCallback(
    (slot: string, question: Question, of: readonly CaseData[], units: Readonly<Record<string, string>>) => {
      const one: Asked = { question, of, units, share: 0, answer: undefined, standing: 'before' };
      setAsked(before => ({ ...before, [slot]: { ...one, answer: before[slot]?.answer } }));
      asker.ask(slot, one);
    },
    [asker],
  );
  const cancel = useCallback(() => asker.cancel(), [asker]);
  return useMemo(() => ({ asked, ask, cancel, exploring, setExploring }), [asked, ask, cancel, exploring]);
}

/** The analyses and the functions to run them. */
export type Askings = ReturnType<typeof useAsking>;
