export { decodedText } from './decoded-text.ts';
export { limitGrid, gridFromText, isPrintedText, type Grid } from './grid.ts';
export {
  columnName,
  findHeading,
  isRowOfUnits,
  cellLine,
  listColumns,
  type ListColumn,
  type ListHeading,
} from './heading.ts';
export type { ColumnTarget, ColumnTargets, ColumnMatch } from './column-units.ts';
export { matchColumns, targetOf } from './match-columns.ts';
export { countMatchedColumns, orientGridInSteps, orientGrid } from './orient-list.ts';
export { findOption } from './cell-entry.ts';
export { casesFromList, casesFromSheets, type ListCases } from './list-cases.ts';
export { findTablesInSteps, sheetRemarks, type ListSheet } from './find-table.ts';
export { columnUnits, unitName, unitHint } from './unit-hints.ts';
export {
  readList,
  readListInSteps,
  type CellProblem,
  type ListRow,
  type ListToRead,
  type ReadList,
} from './read-list.ts';
export {
  withoutSavedColumns,
  parseSavedColumns,
  savedTargets,
  withSavedColumns,
  type SavedColumns,
} from './saved-columns.ts';
