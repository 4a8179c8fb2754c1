export {
  byHand,
  byHandLike,
  allByHand,
  workedFrom,
  known,
  knownIfAny,
  caseCalled,
  sourcesOf,
  type Datasheet,
  type Datasheets,
  type Governing,
  type DatasheetLine,
  type DatasheetPart,
  type ItemDatasheet,
  type KnownBy,
  type ListDatasheet,
} from './declaration.ts';
export {
  filledDatasheet,
  mostStates,
  type Arrangement,
  type DatasheetPage,
  type FilledBlock,
  type FilledLine,
  type FilledPart,
  type ItemPage,
  type ListPage,
} from './pages.ts';
export type { DatasheetValue } from './case-values.ts';
export { datasheetWorkbook, type DatasheetHead } from './workbook.ts';
