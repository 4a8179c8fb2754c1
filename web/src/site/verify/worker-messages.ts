import type { RecomputedInWords } from '@isentrope/calculators/kit';
import type { Finding, RevisionRecord } from '@isentrope/records';

/** What the worker is asked: to work one record through again. */
export type RecomputeRequest = Pick<RevisionRecord, 'document' | 'report'>;

/** What it answers: what came out; or why nothing did, in a sentence. */
export type RecomputeAnswer =
  | { readonly type: 'recomputed'; readonly recomputed: RecomputedInWords }
  | { readonly type: 'not recomputed'; readonly reason: string };

/** The worker that looks into files is asked for the calculation file in a PDF or a workbook. */
export interface OpenRequest {
  readonly type: 'pdf' | 'workbook';
  readonly file: Blob;
}

/** What it answers: the text, with what there is to say of a workbook's cells; or what was looked for in vain. */
export type OpenAnswer =
  | { readonly type: 'opened'; readonly text: string; readonly findings: readonly Finding[] }
  | { readonly type: 'refused'; readonly reason: string };
