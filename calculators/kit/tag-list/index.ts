export { boundedGrid, decodedText, gridFromText, type Grid } from './grid.ts';
export { guessedHead, isRowOfUnits, lineOf, listColumns, type ListColumn, type ListHead } from './heading.ts';
export {
  guessedColumns,
  targetOf,
  type ColumnTarget,
  type ColumnTargets,
  type GuessedColumn,
} from './match-columns.ts';
export { columnUnits, unitInWords, unitSaid } from './unit-hints.ts';
export { columnName, readList, type CellProblem, type ListRow, type ListToRead, type ReadList } from './read-list.ts';
export {
  forgotten,
  readRemembered,
  rememberedTargets,
  withRemembered,
  type RememberedColumns,
} from './saved-columns.ts';
