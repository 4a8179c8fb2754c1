import type { Finding } from '@isentrope/records';

/** The worker that looks into files is asked for the calculation file in a PDF or a workbook. */
export interface OpenRequest {
  readonly type: 'pdf' | 'workbook';
  readonly file: Blob;
}

/** What it answers: the text, with what there is to say of a workbook's cells; or what was looked for in vain. */
export type OpenAnswer =
  | { readonly type: 'opened'; readonly text: string; readonly findings: readonly Finding[] }
  | { readonly type: 'refused'; readonly reason: string };
