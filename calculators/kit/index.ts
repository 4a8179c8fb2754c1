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
export { shownText, type CaseData, type CaseInput, type Entry } from './case-input.ts';
export type { Together, TogetherCase } from './shared-view.ts';
export { Absent, absent, inSentence, missing, ruledOut } from './absent.ts';
export type { Carried, CarriedThing } from './carried.ts';
export { answersOf, offeredValues, type CaseAnswers, type DocumentAnswers, type OfferedValue } from './answers.ts';
export { carriedFrom, carriedInto } from './carry.ts';
export { calculation, type Calculation } from './calculation.ts';
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
} from './source.ts';
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
} from './case-data.ts';
export { labelIn } from './label-in.ts';
export { fieldNamed, isResultNamed, isUnit, type NamedField } from './label-match.ts';
export type { Filled } from './fill.ts';
export { boundsHold, boundsText } from './bounds.ts';
export { calculateJson, caseJson, togetherJson, type CaseJson, type TogetherJson } from './case-json.ts';
export { caseSchema, type JsonSchema } from './case-schema.ts';
export {
  answerCases,
  answerEachCase,
  RefusedCase,
  understoodCase,
  type AnsweredCases,
  type AskedOfCases,
} from './cases-json.ts';
export { answerExploration } from './explored-json.ts';
export { fieldsFromJson, readCaseJson } from './read-case-json.ts';
export { calculateCase } from './cross-check.ts';
export { compareDocuments, type DocumentDifference } from './compare-documents.ts';
export { compareReports, differenceText, type ReportComparison, type ReportDifference } from './compare-reports.ts';
export { valueDifferences, type ValueDifference } from './compare-values.ts';
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
} from './definition.ts';
export { describeCalculator } from './describe.ts';
export { entryInUnit, settledEntry, typedAgain } from './entry-units.ts';
export { horizontalDimension, label, path, verticalDimension, type Drawing, type Mark, type Pen } from './drawing.ts';
export { equationMath, equationText, sidesInNumbers, symbolMath, symbolText, type MathNode } from './equation/index.ts';
export { evaluate, resultValue, type LongSteps, type ResultValue } from './evaluate.ts';
export { inUnit, offeredUnits, unitsToRead } from './in-units.ts';
export { doubtOf, readField } from './read-field.ts';
export { lowerFirst, upperFirst } from './first-letter.ts';
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
export type { Fault } from './fault.ts';
export { drawingOf, plotsOf, sendingsOf, timelineOf, type Sending } from './pictures.ts';
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
} from './fields.ts';
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
} from './list-text.ts';
export { parseRows, pastedRows, rowCells, rowsText } from './rows-text.ts';
export { loadFor, loadForDocument } from './loads.ts';
export { namedFields, type NamedInRecord } from './named-fields.ts';
export { isShown, offeredOptions, settleChoices } from './offered.ts';
export { caseNumber, error, info, numbered, warning, type Message } from './messages.ts';
export {
  drawnLength,
  drawnResult,
  measured,
  shortNumber,
  textOf,
  type Measured,
  type UnitFor,
  type Wording,
} from './measured.ts';
export type { Axis, Band, Plot, PlotMark, Series } from './plot.ts';
export {
  disagreement,
  figureKinds,
  sourceRounding,
  type FigureKind,
  type PrintedFigure,
  type PublishedCase,
  type TabulatedFigure,
  type WorkedExample,
} from './published.ts';
export { symbolValues, workingOf, type WorkingLine } from './working.ts';
export { cellInUnit, columnHead, Table, table, type TableCell, type TableColumn } from './table.ts';
export { sheetOf, tableSheet } from './table-sheet.ts';
export { distinctFigures, tallyByKind, tallyOf, type Tally } from './tally.ts';
export {
  lastDigit,
  loadForPublished,
  validate,
  type Agreement,
  type RoundingBand,
  type ValidationRow,
} from './validate.ts';
export {
  longestIn,
  longestText,
  mostCases,
  readDocument,
  writeDocument,
  type CaseDocument,
  type OpenedDocument,
} from './document.ts';
export { documentSchema } from './document-migrations.ts';
export { engineOf } from './engine.ts';
export { overallBias, type Experiment, type ExperimentBias, type OverallBias } from './experiment.ts';
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
} from './report.ts';
export { reportedTable } from './reported-values.ts';
export {
  issuedReport,
  recompute,
  recomputedInWords,
  recomputeRevision,
  type Recomputed,
  type RecomputedInWords,
  type RevisionRecomputed,
} from './recompute.ts';
export { driftOf, type Drift, type DriftChange } from './drift.ts';
export { readingApart, type LinkReading } from './link-reading.ts';
export { run, type Wanted } from './run.ts';
export { saidOf, type SaidOfCase } from './said.ts';
export { sent, type Send } from './send.ts';
export type { Reading as TimelineReading, Timeline } from './timeline.ts';
export { arrivalOf, casesFromFragment, openFragment, sendFragment, shareFragment, type Arrival } from './share-link.ts';
export { sheetName, styled, type Cell, type CellStyle, type Row, type Sheet, type SheetPaper } from './sheet.ts';
export { valueCell } from './value-cell.ts';
export { presentValues, takesLongTogether, together, type CaseTogether } from './together.ts';
export type { CalculatorMeta, MenuMeta, SketchName, ToolMeta } from './tool-meta.ts';
export { fileStem, workbook, workingSheet } from './workbook.ts';
export { formulaWorkbook, mostWithFormulas } from './formulas/index.ts';
export type { ReadCell } from './workbook-entry.ts';
export { drawingIn, figureIn, picturesIn, tableIn, togetherIn, unitsShown } from './shown-units.ts';
export { openWorkbook, type OpenedWorkbook } from './workbook-import.ts';
export { resultsHead } from './workbook-form.ts';
export type { ReadSheet } from './workbook-layout.ts';
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
export type { AnsweredQuestion } from './workbook-questions.ts';
export type { TitleLine, WorkbookHead } from './workbook-results.ts';
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
} from './unit-set.ts';
export { entriesRead, fieldsBeside, renewals, type Read, type Readable, type Renewal } from './read-elsewhere.ts';
export { renewedDocument, type ChangedField } from './renew-document.ts';
