/** The form of a workbook: what its sheets, their parts and their heads are called. */

export const resultsSheet = 'Results';
export const typedSheet = 'As typed';
export const basisSheet = 'Basis';

/** The heads of the sheet of results; then every case has two columns, headed by its name and by `unitHead`. */
export const resultsHead = ['Field', 'Id'] as const;
export const unitHead = 'Unit';

/** The bands that part the sheet of results. */
export const parts = {
  document: 'Document',
  inputs: 'Inputs',
  filled: 'Filled in',
  results: 'Results',
  crossCheck: 'Cross-check',
  notes: 'Errors, warnings and notes',
} as const;

/** The row of the basis that names the schema of what was typed, and the one that names the form of the workbook. */
export const schemaRow = 'Schema';
export const formRow = 'Form';

/** The form that is written. Workbooks without a form have one unit for each row, in a column before the cases. */
export const presentForm = 2;

/** The columns of the sheet of results: their widths, and over how many of them a note reaches. */
export interface SheetColumns {
  readonly widths: readonly number[];
  readonly noteSpan: number;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A cell by its name in Excel, its row and column counted from 0: C7. */
export function cellName(row: number, column: number): string {
  let name = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) name = `${letters[left % 26]}${name}`;
  return `${name}${row + 1}`;
}
