import { isAggregateExpensive, writeDocument, type Definition } from '@isentrope/calculators/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { computeAggregate, aggregateDocument, type AggregateResult } from './calculate-cases.ts';
import { createCalculatorWorker } from './calculator-worker.ts';
import { encodeStepValues, type AggregateResponse, type WorkerRequest } from './worker-messages.ts';

type Cases = readonly WorkbenchCase[];

/** The combined results of several cases, or the progress of computing them. */
interface AggregateState {
  readonly answer: AggregateResult | undefined;
  /** The fraction computed so far in the worker. */
  readonly share: number;
  /** Whether there is no result because the computation was cancelled or failed. */
  readonly isStopped: boolean;
  readonly cancel: () => void;
  readonly begin: () => void;
}

/** The state of a worker computation: its progress while running, its result when done, neither if it was stopped. */
interface WorkerState {
  readonly cases: Cases;
  readonly share?: number;
  readonly answer?: AggregateResult;
}

/** The last combined results from a worker, shared by the results pane and the printed report. */
let last: { readonly definition: Definition; readonly cases: Cases; readonly answer: AggregateResult } | undefined;

const noResult: AggregateResult = { faults: [] };

const isSame = (one: Cases, other: Cases) =>
  one.length === other.length &&
  one.every(({ data, calculated }, index) => {
    const also = other[index];
    return also !== undefined && calculated === also.calculated && (calculated !== undefined || data === also.data);
  });

function cachedResult(definition: Definition, cases: Cases): AggregateResult | undefined {
  return last?.definition === definition && isSame(last.cases, cases) ? last.answer : undefined;
}

/**
 * The combined results of cases, computed synchronously, or in a worker if that takes long and every case is
 * calculated.
 */
export function useAggregate(definition: Definition, cases: Cases): AggregateState {
  const isLong = isAggregateExpensive(
    definition,
    cases.flatMap(({ calculated }) => (calculated ? [calculated.of] : [])),
  );
  const whole = cases.every(({ calculated }) => calculated);
  const byPage = useMemo(() => {
    if (isLong && whole) return undefined;
    return cases.some(({ calculated }) => calculated) ? computeAggregate(definition, cases) : noResult;
  }, [definition, cases, isLong, whole]);
  const [work, setWork] = useState<WorkerState>({ cases: [] });
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    if (!(isLong && whole) || cachedResult(definition, cases)) return undefined;
    worker.current = startWorker(definition, cases, setWork);
    return () => worker.current?.terminate();
  }, [definition, cases, isLong, whole]);
  const present = work.cases === cases ? work : { cases, share: 0 };
  const answer = byPage ?? cachedResult(definition, cases) ?? present.answer;
  return {
    answer,
    share: present.share ?? 0,
    isStopped: present.share === undefined,
    cancel: () => {
      worker.current?.terminate();
      setWork({ cases });
    },
    begin: () => {
      setWork({ cases, share: 0 });
      worker.current = startWorker(definition, cases, setWork);
    },
  };
}

/** Resolves to the combined results for an export: those already computed, else from a worker. */
export function aggregateForExport(definition: Definition, cases: Cases): Promise<AggregateResult> {
  const known = cachedResult(definition, cases);
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    startWorker(definition, cases, ({ answer, share }) => {
      if (answer) resolve(answer);
      else if (share === undefined) reject(new Error('The combined results of the cases could not be calculated.'));
    });
  });
}

/** Starts a worker that computes combined results and reports its progress. */
function startWorker(definition: Definition, cases: Cases, onChange: (work: WorkerState) => void): Worker {
  const worker = createCalculatorWorker();
  worker.addEventListener('message', ({ data: message }: MessageEvent<AggregateResponse>) => {
    if (message.type === 'progress') {
      onChange({ cases, share: message.fraction });
      return;
    }
    worker.terminate();
    last = { definition, cases, answer: message.answer };
    onChange({ cases, answer: message.answer });
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onChange({ cases });
  });
  worker.postMessage({
    type: 'together',
    document: writeDocument(definition, { cases: aggregateDocument(definition, cases) }),
    known: cases.map(({ calculated }) => encodeStepValues(new Map(Object.entries(calculated?.known ?? {})))),
  } satisfies WorkerRequest);
  return worker;
}
