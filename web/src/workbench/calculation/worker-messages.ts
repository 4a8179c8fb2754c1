import {
  Absent,
  type AnalysisResult,
  type CaseDocument,
  type AnalysisRequest,
  type RecomputationText,
} from '@isentrope/calculators/kit';
import type { RevisionRecord } from '@isentrope/records';
import type { AggregateResult } from './calculate-cases.ts';

type Packed =
  | { readonly type: 'value'; readonly value: unknown }
  | { readonly type: 'absent'; readonly reason: string; readonly missing: readonly string[] };

/**
 * A request to the calculator worker: compute the expensive steps of a one-case document, run an analysis, compute
 * combined results (given the known expensive steps of each case), or recompute a record.
 */
export type WorkerRequest =
  | { readonly type: 'expensiveSteps'; readonly document: CaseDocument }
  | { readonly type: 'question'; readonly document: CaseDocument; readonly question: AnalysisRequest }
  | {
      readonly type: 'together';
      readonly document: CaseDocument;
      readonly known: readonly Readonly<Record<string, Packed>>[];
    }
  | RecomputeRequest;

export interface RecomputeRequest extends Pick<RevisionRecord, 'document' | 'report'> {
  readonly type: 'recompute';
}

/** Responses to a `expensiveSteps` request. */
export type ExpensiveStepsResponse =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done'; readonly known: Readonly<Record<string, Packed>> };

/** Responses to a `together` request. */
export type AggregateResponse =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'together'; readonly answer: AggregateResult };

/** Responses to a `question` request: progress with partial results, then the final result or a refusal. */
export type AnalysisResponse =
  | { readonly type: 'stage'; readonly share: number; readonly answer: AnalysisResult }
  | { readonly type: 'answered'; readonly answer: AnalysisResult }
  | { readonly type: 'refused'; readonly message: string };

/** Responses to a `recompute` request: the outcome, or the reason why recomputing failed. */
export type RecomputeResponse =
  | { readonly type: 'recomputed'; readonly recomputed: RecomputationText }
  | { readonly type: 'not recomputed'; readonly reason: string };

/** Encodes step values by id for structured cloning between worker and page. */
export function encodeStepValues(values: ReadonlyMap<string, unknown>): Record<string, Packed> {
  return Object.fromEntries(
    Array.from(values, ([id, value]): [string, Packed] => [
      id,
      value instanceof Absent
        ? { type: 'absent', reason: value.reason, missing: value.missing }
        : { type: 'value', value },
    ]),
  );
}

/** Decodes step values by id after structured cloning. */
export function decodeStepValues(known: Readonly<Record<string, Packed>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(known).map(([id, value]) => [
      id,
      value.type === 'absent' ? new Absent(value.reason, value.missing) : value.value,
    ]),
  );
}
