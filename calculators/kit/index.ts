export { Absent, absent, missing } from './absent.ts';
export { calculator } from './builder.ts';
export {
  blankCase,
  caseFrom,
  caseName,
  entryFrom,
  entryNamed,
  inputOf,
  methodOf,
  optionNamed,
  type CaseData,
  type CaseInput,
  type Entry,
} from './case-data.ts';
export { calculateJson, caseJson, readCaseJson, type CaseJson } from './case-json.ts';
export { calculateCase, methodName, type CaseResult, type CrossCheck } from './cross-check.ts';
export {
  methodId,
  resultInfo,
  type CalculatorMeta,
  type Definition,
  type Example,
  type Input,
  type ResultPlace,
  type StepInfo,
} from './definition.ts';
export { describeCalculator } from './describe.ts';
export { horizontalDimension, label, path, verticalDimension, type Drawing, type Mark, type Pen } from './drawing.ts';
export { equationMath, equationText, sidesInNumbers, symbolMath, symbolText, type MathNode } from './equation/index.ts';
export {
  boundsText,
  evaluate,
  isShown,
  inUnit,
  lowerFirst,
  offeredUnits,
  readField,
  resultValue,
  type Evaluation,
  type ResultValue,
} from './evaluate.ts';
export {
  choice,
  quantity,
  text,
  type ChoiceField,
  type Condition,
  type Field,
  type QuantityField,
  type TextField,
} from './fields.ts';
export { caseNumber, error, info, numbered, warning, type Message } from './messages.ts';
export type { Axis, Band, Plot, PlotMark, Series } from './plot.ts';
export type { PrintedFigure, PublishedCase, TabulatedFigure, WorkedExample } from './published.ts';
export { symbolValues, workingOf, type WorkingLine } from './working.ts';
export { cellInUnit, columnHead, Table, table, type TableCell, type TableColumn } from './table.ts';
export { tableSheet } from './table-sheet.ts';
export { lastDigit, validate, type ValidationRow } from './validate.ts';
export { caseSetJson, longestText, mostCases, readCaseSet, type CaseSetJson } from './case-set.ts';
export { carriesCases, casesFromFragment, shareFragment } from './share-link.ts';
export { caseTitle, fileStem, workbook, type Cell, type Sheet } from './workbook.ts';
export { casesFromWorkbook, type ReadCell, type ReadSheet } from './workbook-import.ts';
