import type { Answer, CaseData, Definition, Question } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Asker } from './asker.ts';
import type { Asking, Form } from './form.ts';

/** What is being put together in the tab: which kind of question, and its parts. */
export interface Exploring {
  readonly asking: Asking;
  readonly form: Form;
}

/** A question that was asked, of which cases, and what has been answered. */
export interface Asked {
  readonly question: Question;
  readonly of: readonly CaseData[];
  readonly units: Readonly<Record<string, string>>;
  /** How far it has come, from 0 to 1; undefined where it goes no further. */
  readonly share: number | undefined;
  /** The answer, or what is known of it so far. */
  readonly answer: Answer | undefined;
  /** Of the answer: the whole, a part of it, or one to what was asked before. */
  readonly standing: 'whole' | 'part' | 'before';
  /** Why it was not answered, a sentence. */
  readonly refused?: string;
}

/** Questions by where their answers stand. */
export type AskedBySlot = Readonly<Record<string, Asked>>;

/** Questions of a bench and their answers, asked in a worker that ends with the page. */
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

/** What asks questions, and what has been answered. */
export type Askings = ReturnType<typeof useAsking>;
