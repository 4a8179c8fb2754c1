export {
  blankLine,
  blankLineLike,
  blankLines,
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
} from './declaration.ts';
export {
  datasheetPages,
  maxStates,
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
