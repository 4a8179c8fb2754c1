export {
  byHand,
  byHandLike,
  allByHand,
  datasheetWorkbook,
  workedFrom,
  filledDatasheet,
  known,
  knownIfAny,
  mostStates,
  caseCalled,
  sourcesOf,
  type Arrangement,
  type Datasheet,
  type Datasheets,
  type Governing,
  type DatasheetHead,
  type DatasheetLine,
  type DatasheetPage,
  type DatasheetPart,
  type DatasheetValue,
  type FilledBlock,
  type FilledLine,
  type FilledPart,
  type ItemDatasheet,
  type ItemPage,
  type KnownBy,
  type ListDatasheet,
  type ListPage,
} from './datasheet/index.ts';
export { shownText, type CaseData, type CaseInput, type Entry } from './definition/case-input.ts';
export type { Together, TogetherCase } from './definition/aggregate.ts';
export { Absent, absent, inSentence, missing, ruledOut } from './definition/absent.ts';
export type { Carried, CarriedThing } from './definition/shared-group.ts';
export {
  answersOf,
  offeredValues,
  type CaseAnswers,
  type DocumentAnswers,
  type OfferedValue,
} from './links/offered-values.ts';
export { carriedFrom, carriedInto } from './links/shared-group-values.ts';
export { calculation, type Calculation } from './definition/calculation.ts';
export {
  byMethod,
  check,
  deferred,
  field,
  fields,
  fill,
  longValue,
  maybe,
  picture,
  seenTogether,
  step,
  value,
  type FieldSource,
  type Filling,
  type Given,
  type Needs,
  type Source,
  type StepSource,
} from './definition/source.ts';
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
} from './case/case-data.ts';
export { labelIn } from './units/label-in-unit.ts';
export { fieldNamed, isResultNamed, isUnit, type NamedField } from './definition/match-label.ts';
export type { Filled } from './evaluation/derived-defaults.ts';
export { boundsHold, boundsText } from './definition/bounds.ts';
export { calculateJson, caseJson, togetherJson, type CaseJson, type TogetherJson } from './json/case-json.ts';
export { caseSchema, type JsonSchema } from './json/case-schema.ts';
export {
  answerCases,
  answerEachCase,
  RefusedCase,
  understoodCase,
  type AnsweredCases,
  type AskedOfCases,
} from './json/answer-cases.ts';
export { answerExploration } from './json/answer-exploration.ts';
export { fieldsFromJson, readCaseJson } from './json/read-case.ts';
export { calculateCase } from './evaluation/cross-check.ts';
export { compareDocuments, type DocumentDifference } from './report/compare-documents.ts';
export {
  compareReports,
  differenceText,
  type ReportComparison,
  type ReportDifference,
} from './report/compare-reports.ts';
export { valueDifferences, type ValueDifference } from './report/compare-values.ts';
export {
  methodId,
  methodInWords,
  methodName,
  resultInfo,
  takesLong,
  type Definition,
  type Example,
  type Input,
  type Progress,
  type ResultPlace,
  type StepInfo,
} from './definition/calculator-definition.ts';
export { describeCalculator } from './json/describe-calculator.ts';
export { entryInUnit, settledEntry, typedAgain } from './units/convert-entry.ts';
export {
  horizontalDimension,
  label,
  path,
  verticalDimension,
  type Drawing,
  type Mark,
  type Pen,
} from './figures/drawing.ts';
export { equationMath, equationText, sidesInNumbers, symbolMath, symbolText, type MathNode } from './equation/index.ts';
export { evaluate, resultValue, type LongSteps, type ResultValue } from './evaluation/evaluate.ts';
export { inUnit, offeredUnits, unitsToRead } from './units/offered-units.ts';
export { doubtOf, readField } from './case/read-field.ts';
export { lowerFirst, upperFirst } from './common/sentence-case.ts';
export {
  answerData,
  boundaryLines,
  explore,
  influentialInputs,
  questionWords,
  finished,
  type Answer,
  type CompareAnswer,
  type CornersAnswer,
  type DerivativesAnswer,
  type Exploration,
  type LimitsAnswer,
  type MapAnswer,
  type MonteCarloAnswer,
  type Question,
  type SolveAnswer,
  type Stage,
  type SweepAnswer,
  type TornadoAnswer,
} from './explore/index.ts';
export type { Fault } from './evaluation/fault.ts';
export { drawingOf, plotsOf, sendingsOf, timelineOf, type Sending } from './evaluation/figures.ts';
export {
  choice,
  column,
  list,
  quantity,
  rows,
  text,
  type ChoiceField,
  filled,
  type Condition,
  type Field,
  type AmountBasis,
  type ListField,
  type ListItem,
  type QuantityField,
  type RowsField,
  type TextField,
  type TypedRow,
} from './definition/fields.ts';
export {
  doubtInList,
  itemNamed,
  listLines,
  listText,
  normalised,
  parseList,
  sumOf,
  type ListDoubt,
  type ListLine,
} from './case/list-text.ts';
export { parseRows, pastedRows, rowCells, rowsText } from './case/rows-text.ts';
export { loadFor, loadForDocument } from './document/load-data.ts';
export { namedFields, type NamedInRecord } from './document/field-names.ts';
export { isShown, offeredOptions, settleChoices } from './case/choices.ts';
export { caseNumber, error, info, numbered, warning, type Message } from './definition/messages.ts';
export {
  drawnLength,
  drawnResult,
  measured,
  shortNumber,
  textOf,
  type Measured,
  type UnitFor,
  type Wording,
} from './figures/quantity-text.ts';
export type { Axis, Band, Plot, PlotMark, Series } from './figures/plot.ts';
export {
  disagreement,
  figureKinds,
  sourceRounding,
  type FigureKind,
  type PrintedFigure,
  type PublishedCase,
  type TabulatedFigure,
  type WorkedExample,
} from './definition/published-case.ts';
export { symbolValues, workingOf, type WorkingLine } from './report/working.ts';
export { cellInUnit, columnHead, Table, table, type TableCell, type TableColumn } from './definition/table.ts';
export { sheetOf, tableSheet } from './workbook/table-sheet.ts';
export { distinctFigures, tallyByKind, tallyOf, type Tally } from './validation/tally.ts';
export {
  lastDigit,
  loadForPublished,
  validate,
  type Agreement,
  type RoundingBand,
  type ValidationRow,
} from './validation/validate.ts';
export {
  longestIn,
  longestText,
  mostCases,
  readDocument,
  writeDocument,
  type CaseDocument,
  type OpenedDocument,
} from './document/document.ts';
export { documentSchema } from './document/migrations.ts';
export { engineOf } from './evaluation/engine.ts';
export { overallBias, type Experiment, type ExperimentBias, type OverallBias } from './definition/experiment.ts';
export {
  reportSchema,
  type CaseReport,
  type ReportedCase,
  type ReportedCheck,
  type ReportedFigure,
  type ReportedLine,
  type ReportedTable,
  type ReportedTimeline,
  type ReportedTogether,
  type ReportedValue,
} from './report/report.ts';
export { reportedTable } from './report/report-values.ts';
export {
  issuedReport,
  recompute,
  recomputedInWords,
  recomputeRevision,
  type Recomputed,
  type RecomputedInWords,
  type RevisionRecomputed,
} from './report/recompute.ts';
export { driftOf, type Drift, type DriftChange } from './report/drift.ts';
export { readingApart, type LinkReading } from './links/link-results.ts';
export { run, type Wanted } from './report/run.ts';
export { saidOf, type SaidOfCase } from './report/describe-case.ts';
export { sent, type Send } from './definition/transfer.ts';
export type { Reading as TimelineReading, Timeline } from './figures/timeline.ts';
export {
  arrivalOf,
  casesFromFragment,
  openFragment,
  sendFragment,
  shareFragment,
  type Arrival,
} from './links/share-link.ts';
export {
  sheetName,
  styled,
  type Cell,
  type CellStyle,
  type Row,
  type Sheet,
  type SheetPaper,
} from './workbook/sheet.ts';
export { valueCell } from './workbook/value-cell.ts';
export { presentValues, takesLongTogether, together, type CaseTogether } from './evaluation/aggregate.ts';
export type { CalculatorMeta, MenuMeta, SketchName, ToolMeta } from './definition/tool-meta.ts';
export { fileStem, workbook, workingSheet } from './workbook/workbook.ts';
export { formulaWorkbook, mostWithFormulas } from './formulas/index.ts';
export type { ReadCell } from './workbook/entry-cells.ts';
export { drawingIn, figureIn, picturesIn, tableIn, togetherIn, unitsShown } from './report/convert-units.ts';
export { openWorkbook, type OpenedWorkbook } from './workbook/import.ts';
export { resultsHead } from './workbook/format.ts';
export type { ReadSheet } from './workbook/layout.ts';
export {
  boundedGrid,
  columnName,
  columnUnits,
  decodedText,
  forgotten,
  gridFromText,
  guessedColumns,
  guessedHead,
  isRowOfUnits,
  lineOf,
  listColumns,
  readList,
  readRemembered,
  rememberedTargets,
  targetOf,
  unitInWords,
  unitSaid,
  withRemembered,
  type CellProblem,
  type ColumnTarget,
  type ColumnTargets,
  type Grid,
  type GuessedColumn,
  type ListColumn,
  type ListHead,
  type ListRow,
  type ListToRead,
  type ReadList,
  type RememberedColumns,
} from './tag-list/index.ts';
export type { AnsweredQuestion } from './workbook/explore-sheet.ts';
export type { TitleLine, WorkbookHead } from './workbook/results-sheet.ts';
export {
  blankLike,
  caseInSet,
  ownUnits,
  resultsInBasis,
  resultUnitsIn,
  unitOfSet,
  type OwnUnits,
  type ResultUnits,
  type UnitSet,
} from './units/unit-set.ts';
export { entriesRead, fieldsBeside, renewals, type Read, type Readable, type Renewal } from './links/linked-fields.ts';
export { renewedDocument, type ChangedField } from './links/update-linked-fields.ts';
