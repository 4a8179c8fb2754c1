import {
  Absent,
  type Answer,
  type CaseDocument,
  type Question,
  type RecomputedInWords,
} from '@isentrope/calculators/kit';
import type { RevisionRecord } from '@isentrope/records';
import type { TogetherAnswer } from './calculated.ts';

type Packed =
  | { readonly type: 'value'; readonly value: unknown }
  | { readonly type: 'absent'; readonly reason: string; readonly missing: readonly string[] };

/**
 * What the worker is asked: the long steps of a document of one case, a question about a document, or what its cases give
 * together, each with what is known of its long steps; or to work a record through again.
 */
export type WorkerRequest =
  | { readonly type: 'longSteps'; readonly document: CaseDocument }
  | { readonly type: 'question'; readonly document: CaseDocument; readonly question: Question }
  | {
      readonly type: 'together';
      readonly document: CaseDocument;
      readonly known: readonly Readonly<Record<string, Packed>>[];
    }
  | RecomputeRequest;

export interface RecomputeRequest extends Pick<RevisionRecord, 'document' | 'report'> {
  readonly type: 'recompute';
}

/** What the worker answers to a document of one case. */
export type LongStepsAnswer =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done'; readonly known: Readonly<Record<string, Packed>> };

/** What the worker answers to cases that are to be seen as one. */
export type TogetherMessage =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'together'; readonly answer: TogetherAnswer };

/** What the worker answers to a question: how far it has come with what is known so far, then the whole or a refusal. */
export type QuestionAnswer =
  | { readonly type: 'stage'; readonly share: number; readonly answer: Answer }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'refused'; readonly sentence: string };

/** What the worker answers to a record: what came out; or why nothing did, in a sentence. */
export type RecomputeAnswer =
  | { readonly type: 'recomputed'; readonly recomputed: RecomputedInWords }
  | { readonly type: 'not recomputed'; readonly reason: string };

/** The values of long steps by id in a form that passes between a worker and its page. */
export function packed(values: ReadonlyMap<string, unknown>): Record<string, Packed> {
  return Object.fromEntries(
    Array.from(values, ([id, value]): [string, Packed] => [
      id,
      value instanceof Absent
        ? { type: 'absent', reason: value.reason, missing: value.missing }
        : { type: 'value', value },
    ]),
  );
}

/** What `packed` packed. */
export function unpacked(known: Readonly<Record<string, Packed>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(known).map(([id, value]) => [
      id,
      value.type === 'absent' ? new Absent(value.reason, value.missing) : value.value,
    ]),
  );
}
