import type { ReadSheet, Sheet } from '@isentrope/calculators/kit';

/** What the bench asks of the spreadsheet worker. */
export type ExcelRequest =
  { readonly type: 'write'; readonly sheets: readonly Sheet[] } | { readonly type: 'read'; readonly file: Blob };

/** What it answers; an error is one sentence for the person. */
export type ExcelAnswer =
  | { readonly type: 'written'; readonly file: Blob }
  | { readonly type: 'read'; readonly sheets: readonly ReadSheet[] }
  | { readonly type: 'refused'; readonly reason: string };
