export { boundedGrid, decodedText, gridFromText, type Grid } from './grid.ts';
export { guessedHead, isRowOfUnits, lineOf, listColumns, type ListColumn, type ListHead } from './head.ts';
export { guessedColumns, targetOf, type ColumnTarget, type ColumnTargets, type GuessedColumn } from './guess.ts';
export { columnUnits, unitInWords, unitSaid } from './notes.ts';
export { columnName, readList, type CellProblem, type ListRow, type ListToRead, type ReadList } from './read-list.ts';
export {
  forgotten,
  readRemembered,
  rememberedTargets,
  withRemembered,
  type RememberedColumns,
} from './remembered-columns.ts';
