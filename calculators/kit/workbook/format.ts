/** The format of a workbook: names of its sheets, parts and headings, and its format version. */

export const resultsSheet = 'Results';
export const asTypedSheet = 'As typed';
export const placesSheet = 'Drawing';
export const basisSheet = 'Basis';

/** The headings of the results sheet; each case adds two columns, headed by its name and by `unitHead`. */
export const resultsHead = ['Field', 'Id'] as const;
export const unitHead = 'Unit';

/** The bands that divide the results sheet. */
export const sheetSections = {
  document: 'Document',
  inputs: 'Inputs',
  filled: 'Filled in',
  results: 'Results',
  crossCheck: 'Cross-check',
  notes: 'Errors, warnings and notes',
} as const;

/** The rows of the basis sheet with the schema of the document and the format version of the workbook. */
export const schemaRow = 'Schema';
export const formatRow = 'Form';

/** The current format version. Workbooks without one have a single unit column before the cases. */
export const formatVersion = 2;

/** The columns of the results sheet: widths, and the number of columns that a note spans. */
export interface SheetColumns {
  readonly widths: readonly number[];
  readonly noteSpan: number;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The Excel name of a cell, such as C7, from row and column counted from 0. */
export function cellName(row: number, column: number): string {
  let name = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) name = `${letters[left % 26]}${name}`;
  return `${name}${row + 1}`;
}
