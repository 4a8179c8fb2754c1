import { takesLongTogether, writeDocument, type Definition } from '@isentrope/calculators/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BenchCase } from './bench-model.ts';
import { reportTogether, togetherDocument, type TogetherAnswer } from './calculated.ts';
import { calculatorWorker } from './calculator-worker.ts';
import { packed, type TogetherMessage, type WorkerRequest } from './worker-messages.ts';

type Seen = readonly BenchCase[];

/** The combined results of several cases, or the progress of computing them. */
export interface TogetherWork {
  readonly answer: TogetherAnswer | undefined;
  /** The fraction computed so far in the worker. */
  readonly share: number;
  /** Whether there is no result because the computation was cancelled or failed. */
  readonly isStopped: boolean;
  readonly cancel: () => void;
  readonly begin: () => void;
}

/** The state of a worker computation: its progress while running, its result when done, neither if it was stopped. */
interface Work {
  readonly seen: Seen;
  readonly share?: number;
  readonly answer?: TogetherAnswer;
}

/** The last combined results from a worker, shared by the results pane and the printed report. */
let last: { readonly definition: Definition; readonly seen: Seen; readonly answer: TogetherAnswer } | undefined;

const nothing: TogetherAnswer = { faults: [] };

const isSame = (one: Seen, other: Seen) =>
  one.length === other.length &&
  one.every(({ data, calculated }, index) => {
    const also = other[index];
    return also !== undefined && calculated === also.calculated && (calculated !== undefined || data === also.data);
  });

function knownAnswer(definition: Definition, seen: Seen): TogetherAnswer | undefined {
  return last?.definition === definition && isSame(last.seen, seen) ? last.answer : undefined;
}

/**
 * The combined results of cases, computed synchronously, or in a worker if that takes long and every case is
 * calculated.
 */
export function useTogether(definition: Definition, seen: Seen): TogetherWork {
  const isLong = takesLongTogether(
    definition,
    seen.flatMap(({ calculated }) => (calculated ? [calculated.of] : [])),
  );
  const whole = seen.every(({ calculated }) => calculated);
  const byPage = useMemo(() => {
    if (isLong && whole) return undefined;
    return seen.some(({ calculated }) => calculated) ? reportTogether(definition, seen) : nothing;
  }, [definition, seen, isLong, whole]);
  const [work, setWork] = useState<Work>({ seen: [] });
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    if (!(isLong && whole) || knownAnswer(definition, seen)) return undefined;
    worker.current = startedWorker(definition, seen, setWork);
    return () => worker.current?.terminate();
  }, [definition, seen, isLong, whole]);
  const present = work.seen === seen ? work : { seen, share: 0 };
  const answer = byPage ?? knownAnswer(definition, seen) ?? present.answer;
  return {
    answer,
    share: present.share ?? 0,
    isStopped: present.share === undefined,
    cancel: () => {
      worker.current?.terminate();
      setWork({ seen });
    },
    begin: () => {
      setWork({ seen, share: 0 });
      worker.current = startedWorker(definition, seen, setWork);
    },
  };
}

/** Resolves to the combined results for an export: those already computed, else from a worker. */
export function togetherOf(definition: Definition, seen: Seen): Promise<TogetherAnswer> {
  const known = knownAnswer(definition, seen);
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    startedWorker(definition, seen, ({ answer, share }) => {
      if (answer) resolve(answer);
      else if (share === undefined) reject(new Error('The combined results of the cases were not computed.'));
    });
  });
}

/** Starts a worker that computes combined results and reports its progress. */
function startedWorker(definition: Definition, seen: Seen, tell: (work: Work) => void): Worker {
  const worker = calculatorWorker();
  worker.addEventListener('message', ({ data: message }: MessageEvent<TogetherMessage>) => {
    if (message.type === 'progress') {
      tell({ seen, share: message.fraction });
      return;
    }
    worker.terminate();
    last = { definition, seen, answer: message.answer };
    tell({ seen, answer: message.answer });
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    tell({ seen });
  });
  worker.postMessage({
    type: 'together',
    document: writeDocument(definition, { cases: togetherDocument(definition, seen) }),
    known: seen.map(({ calculated }) => packed(new Map(Object.entries(calculated?.known ?? {})))),
  } satisfies WorkerRequest);
  return worker;
}
