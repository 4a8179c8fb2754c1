import type { ReadSheet, Sheet } from '@isentrope/calculators/kit';

/** A request to the spreadsheet worker. */
export type ExcelRequest =
  { readonly type: 'write'; readonly sheets: readonly Sheet[] } | { readonly type: 'read'; readonly file: Blob };

/** The response of the worker; a `refused` reason is a sentence for the user. */
export type ExcelResponse =
  | { readonly type: 'written'; readonly file: Blob }
  | { readonly type: 'read'; readonly sheets: readonly ReadSheet[] }
  | { readonly type: 'refused'; readonly reason: string };
