import type { Finding } from '@isentrope/records';

/** Request to the worker: find the calculation file in a PDF or workbook. */
export interface OpenRequest {
  readonly type: 'pdf' | 'workbook';
  readonly file: Blob;
}

/** Response of the worker: the text with findings on a workbook's cells, or why there is none. */
export type OpenResponse =
  | { readonly type: 'opened'; readonly text: string; readonly findings: readonly Finding[] }
  | { readonly type: 'refused'; readonly reason: string };
