export {
  blankLine,
  blankLineLike,
  blankLines,
  tableCellLine,
  derivedLine,
  valueLine,
  valueLineIfAny,
  caseNameLine,
  sourcesOf,
  type Datasheet,
  type Datasheets,
  type Governing,
  type DatasheetLine,
  type DatasheetPart,
  type ItemDatasheet,
  type LineSource,
  type ListDatasheet,
  type TableDatasheet,
} from './declaration.ts';
export { datasheetPages, maxStates, type Arrangement } from './pages.ts';
export type { DatasheetPage, FilledBlock, FilledLine, FilledPart, ItemPage, ListPage } from './page-types.ts';
export type { DatasheetValue } from './case-values.ts';
export { datasheetWorkbook, type DatasheetHead } from './workbook.ts';
