export { Absent, absent, missing } from './absent.ts';
export { calculator } from './builder.ts';
export {
  blankCase,
  caseFrom,
  caseName,
  caseTitle,
  entryFrom,
  entryNamed,
  inputOf,
  methodOf,
  methodsFor,
  optionNamed,
  type CaseData,
  type CaseInput,
  type Entry,
} from './case-data.ts';
export { calculateJson, caseText, readCaseJson, togetherText, type CaseJson, type TogetherJson } from './case-json.ts';
export { calculateCase, longValues, methodName, type CaseResult, type CrossCheck } from './cross-check.ts';
export {
  methodId,
  resultInfo,
  takesLong,
  type CalculatorMeta,
  type Definition,
  type Example,
  type Input,
  type Progress,
  type ResultPlace,
  type StepInfo,
} from './definition.ts';
export { describeCalculator } from './describe.ts';
export { horizontalDimension, label, path, verticalDimension, type Drawing, type Mark, type Pen } from './drawing.ts';
export { equationMath, equationText, sidesInNumbers, symbolMath, symbolText, type MathNode } from './equation/index.ts';
export {
  boundsText,
  evaluate,
  inUnit,
  lowerFirst,
  offeredUnits,
  readField,
  resultValue,
  type Evaluation,
  type LongSteps,
  type ResultValue,
} from './evaluate.ts';
export {
  choice,
  list,
  quantity,
  text,
  type ChoiceField,
  type Condition,
  type Field,
  type ListField,
  type ListItem,
  type QuantityField,
  type TextField,
} from './fields.ts';
export { itemNamed, listLines, listText, normalised, parseList, type ListLine } from './list-text.ts';
export { isShown, offeredOptions, settleChoices } from './offered.ts';
export { caseNumber, error, info, numbered, warning, type Message } from './messages.ts';
export type { Axis, Band, Plot, PlotMark, Series } from './plot.ts';
export type { PrintedFigure, PublishedCase, TabulatedFigure, WorkedExample } from './published.ts';
export { symbolValues, workingOf, type WorkingLine } from './working.ts';
export { cellInUnit, columnHead, Table, table, type TableCell, type TableColumn } from './table.ts';
export { tableSheet } from './table-sheet.ts';
export { lastDigit, validate, type ValidationRow } from './validate.ts';
export { caseSetJson, longestIn, longestText, mostCases, readCaseSet, type CaseSetJson } from './case-set.ts';
export type { Experiment } from './experiment.ts';
export { sent, type Send } from './send.ts';
export type { Reading as TimelineReading, Timeline } from './timeline.ts';
export { carriesCases, casesFromFragment, sendFragment, shareFragment } from './share-link.ts';
export type { Cell, Sheet } from './sheet.ts';
export { presentValues, together, type CaseTogether, type Together, type TogetherCase } from './together.ts';
export { fileStem, workbook } from './workbook.ts';
export { casesFromWorkbook, type ReadCell, type ReadSheet } from './workbook-import.ts';
