import { writeDocument, type Answer, type CaseData, type Definition, type Question } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { refreshSession } from '../../shell/session.ts';
import type { QuestionAnswer, WorkerRequest } from '../bench/worker-messages.ts';
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

interface Waiting {
  readonly slot: string;
  readonly asked: Asked;
}

const notCompleted = 'The question could not be answered. Your cases are unchanged; please ask again.';

/**
 * Asks questions about cases in a worker, one after the other, and tells what is known of each answer as it comes. What is
 * under way can be stopped at once.
 */
export function useAsking(definition: Definition) {
  const [asked, setAsked] = useState<AskedBySlot>({});
  const [exploring, setExploring] = useState<Exploring>();
  const worker = useRef<Worker>(undefined);
  const present = useRef<Waiting>(undefined);
  const queue = useRef<readonly Waiting[]>([]);

  const put = useCallback((slot: string, change: Partial<Asked>) => {
    setAsked(before => {
      const one = before[slot];
      return one ? { ...before, [slot]: { ...one, ...change } } : before;
    });
  }, []);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    present.current = undefined;
  }, []);

  const next = useCallback(() => {
    const [first, ...rest] = queue.current;
    if (!first || present.current) return;
    queue.current = rest;
    present.current = first;
    const { slot, asked } = first;
    const { question, of, units } = asked;
    const own = (worker.current ??= new Worker(new URL('../bench/calculator.worker.ts', import.meta.url), {
      type: 'module',
    }));
    const done = (change: Partial<Asked>) => {
      own.removeEventListener('message', listen);
      own.removeEventListener('error', fail);
      if (present.current !== first) return;
      present.current = undefined;
      put(slot, { ...change, share: undefined });
      next();
    };
    function listen({ data }: MessageEvent<QuestionAnswer>) {
      if (present.current !== first) return;
      const { type } = data;
      if (type === 'stage') put(slot, { share: data.share, answer: data.answer, standing: 'part' });
      else if (type === 'answered') done({ answer: data.answer, standing: 'whole' });
      else done({ answer: undefined, refused: data.sentence });
    }
    function fail() {
      // Refused because Pro has ended meanwhile? Then the page is to know, and to say so.
      void refreshSession();
      own.terminate();
      if (worker.current === own) worker.current = undefined;
      done({ answer: undefined, refused: notCompleted });
    }
    own.addEventListener('message', listen);
    own.addEventListener('error', fail);
    const document = writeDocument(definition, { cases: of, units });
    own.postMessage({ type: 'question', document, question } satisfies WorkerRequest);
  }, [definition, put]);

  /** Asks a question; what was under way in the same place is given up. */
  const ask = useCallback(
    (slot: string, question: Question, of: readonly CaseData[], units: Readonly<Record<string, string>>) => {
      const one: Asked = { question, of, units, share: 0, answer: undefined, standing: 'before' };
      if (present.current?.slot === slot) end();
      queue.current = [...queue.current.filter(each => each.slot !== slot), { slot, asked: one }];
      setAsked(before => ({ ...before, [slot]: { ...one, answer: before[slot]?.answer } }));
      next();
    },
    [end, next],
  );

  /** Gives up all that is under way; what is known of it stays. */
  const cancel = useCallback(() => {
    const given = [...(present.current ? [present.current] : []), ...queue.current];
    queue.current = [];
    end();
    for (const { slot } of given) put(slot, { share: undefined });
  }, [end, put]);

  useEffect(() => end, [end]);

  return useMemo(() => ({ asked, ask, cancel, exploring, setExploring }), [asked, ask, cancel, exploring]);
}

/** What asks questions, and what has been answered. */
export type Askings = ReturnType<typeof useAsking>;
