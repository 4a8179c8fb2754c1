import type { RecomputedInWords } from '@isentrope/calculators/kit';
import type { RevisionRecord } from '@isentrope/records';

/** What the worker is asked: to work one record through again. */
export type RecomputeRequest = Pick<RevisionRecord, 'document' | 'report'>;

/** What it answers: what came out; or why nothing did, in a sentence. */
export type RecomputeAnswer =
  | { readonly type: 'recomputed'; readonly recomputed: RecomputedInWords }
  | { readonly type: 'not recomputed'; readonly reason: string };
