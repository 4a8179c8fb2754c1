export {
  blankLine,
  blankLineLike,
  blankLines,
  tableCellLine,
  datasheetWorkbook,
  derivedLine,
  datasheetPages,
  valueLine,
  valueLineIfAny,
  maxStates,
  caseNameLine,
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
  type LineSource,
  type ListDatasheet,
  type ListPage,
} from './datasheet/index.ts';
export { displayText, type CaseData, type CaseInput, type Entry } from './definition/case-input.ts';
export type { Aggregate, AggregateCase } from './definition/aggregate.ts';
export { Absent, absent, withFullStop, missing, ruledOut } from './definition/absent.ts';
export type { SharedGroup, SharedGroupValue } from './definition/shared-group.ts';
export {
  documentValues,
  linkableValues,
  type CaseValues,
  type DocumentValues,
  type LinkableValue,
} from './links/offered-values.ts';
export { readSharedGroup, entriesForSharedGroup } from './links/shared-group-values.ts';
export { calculation, type Calculation } from './definition/calculation.ts';
export {
  byMethod,
  check,
  deferred,
  field,
  fields,
  derivedDefault,
  expensiveStep,
  optional,
  readable,
  selector,
  aggregation,
  step,
  value,
  type FieldSource,
  type DefaultValue,
  type StepInputs,
  type Needs,
  type Source,
  type StepSource,
} from './definition/source.ts';
export { flowByProperty, type FlowProperty } from './definition/flow-by-property.ts';
export {
  blankCase,
  caseFrom,
  caseNameId,
  caseTitle,
  entryWithUnit,
  requireInput,
  selectedMethod,
  availableMethods,
  resolveOption,
} from './case/case-data.ts';
export { labelInUnit } from './units/label-in-unit.ts';
export { findFieldByLabel, isResultLabel, isUnit, type FieldMatch } from './definition/match-label.ts';
export type { FieldDefault } from './evaluation/derived-defaults.ts';
export { isWithinBounds, describeFieldBounds } from './definition/bounds.ts';
export {
  calculateJson,
  caseJson,
  aggregateJson,
  withRemarks,
  type CaseJson,
  type AggregateJson,
} from './json/case-json.ts';
export { caseSchema, type JsonSchema } from './json/case-schema.ts';
export {
  answerCases,
  answerEachCase,
  RefusedCase,
  caseFromJson,
  type AnswerBatch,
  type AnswerOptions,
} from './json/answer-cases.ts';
export { answerExploration } from './json/answer-exploration.ts';
export { caseFromReport, unknownComponents } from './json/report-case.ts';
export { fieldsFromJson, readCaseJson, type CaseFromJson } from './json/read-case.ts';
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
  methodInSentence,
  methodName,
  resultInfo,
  isExpensive,
  type Definition,
  type Example,
  type Input,
  type Progress,
  type ResultEntry,
  type StepInfo,
} from './definition/calculator-definition.ts';
export { describeCalculator } from './json/describe-calculator.ts';
export { convertEntry, applyTypedUnit, restoreTypedUnit } from './units/convert-entry.ts';
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
export { evaluate, resultValue, type ExpensiveSteps, type ResultValue } from './evaluation/evaluate.ts';
export { valueInUnit, offeredUnits, readableUnits } from './units/offered-units.ts';
export { openReadings } from './case/open-numbers.ts';
export { ambiguityWarning, readField } from './case/read-field.ts';
export { atOnce } from './common/at-once.ts';
export { firstNames } from './common/first-names.ts';
export { joinNames } from './common/list-names.ts';
export { lowerFirst, upperFirst } from './common/sentence-case.ts';
export {
  resultData,
  boundaryLines,
  explore,
  influentialInputs,
  describeRequest,
  runToEnd,
  type AnalysisResult,
  type CompareResult,
  type CornersResult,
  type DerivativesResult,
  type Exploration,
  type LimitsResult,
  type MapResult,
  type MonteCarloResult,
  type AnalysisRequest,
  type SolveResult,
  type AnalysisStage,
  type SweepResult,
  type TornadoResult,
} from './explore/index.ts';
export type { Fault } from './evaluation/fault.ts';
export { drawingOf, plotsOf, transfersOf, timelineOf, type TransferOffer } from './evaluation/figures.ts';
export {
  booleanColumn,
  choice,
  choiceColumn,
  column,
  list,
  namedColumns,
  nestedColumn,
  quantity,
  rows,
  text,
  textColumn,
  type BooleanColumn,
  type ChoiceColumn,
  type ChoiceField,
  notBlank,
  type Condition,
  type Field,
  type AmountBasis,
  type DefinedItems,
  type ListField,
  type ListItem,
  type NamedColumns,
  type NestedColumn,
  type QuantityColumn,
  type QuantityField,
  type RowsColumn,
  type RowsColumns,
  type RowsField,
  type TextField,
  isComplete,
  type TypedRow,
} from './definition/fields.ts';
export { textWithCounts } from './amount-list/item-counts.ts';
export {
  findAmbiguousAmount,
  findItem,
  isInPercent,
  listLines,
  listText,
  scaleToTotal,
  parseList,
  sumOf,
  type AmbiguousAmount,
  type ListLine,
} from './amount-list/list-text.ts';
export { assumedUnits, distinctReasons, parseRows, type ParsedTable, type TableFault } from './table/rows-text.ts';
export { describeColumn } from './definition/describe-column.ts';
export { countTableColumns, previewTable, type PreviewColumn, type TablePreview } from './table/table-preview.ts';
export { rowsFromClipboard } from './table/pasted-table.ts';
export { isRecordTable } from './definition/is-record-table.ts';
export { withLocalPressures } from './table/local-pressures.ts';
export { rowsText } from './table/write-rows.ts';
export { rowCells } from './table/table-text.ts';
export { loadTableReader, tableReader, type TableReader } from './case/table-reader.ts';
export { optionOf, booleanOf } from './table/table-cells.ts';
export {
  gridText,
  mergeRows,
  isGridCellUsed,
  assignableColumns,
  assignColumn,
  leaveOutColumn,
  pasteIntoGrid,
  tableGrid,
  withCells,
  withNamedColumn,
  type GridColumn,
  type TableGrid,
} from './table/table-grid.ts';
export { molarMassHead } from './amount-list/molar-mass-head.ts';
export { mergePastedList, mergePastedListInSteps, type PastedList } from './amount-list/pasted-list.ts';
export { printedNumber } from './common/printed-number.ts';
export { reportCells, withOlefinsNamed } from './amount-list/report-cells.ts';
export { loadFor, loadForDocument, loadTablesOf } from './document/load-data.ts';
export { recordedFieldNames, type RecordedFieldName } from './document/field-names.ts';
export { isShown, offeredOptions, resolveChoices } from './case/choices.ts';
export { caseNumberPlaceholder, error, info, withCaseNumber, warning, type Message } from './definition/messages.ts';
export {
  enteredDimension,
  calculatedDimension,
  quantityWithUnit,
  shortNumber,
  renderQuantityText,
  type DrawnQuantity,
  type UnitSelector,
  type QuantityText,
} from './figures/quantity-text.ts';
export type { NetworkDrawing } from './figures/network-drawing.ts';
export type { Axis, Band, Plot, PlotMark, Series } from './figures/plot.ts';
export {
  disagreement,
  figureKinds,
  sourceRounding,
  type Disagreement,
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
  maxFieldLength,
  maxTextLength,
  maxCases,
  readDocument,
  writeDocument,
  type CaseDocument,
  type NodePlaces,
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
  type ReportedAggregate,
  type ReportedValue,
} from './report/report.ts';
export { reportedTable } from './report/report-values.ts';
export {
  issuedReportOptions,
  recompute,
  describeRecomputation,
  recomputeRevision,
  type Recomputation,
  type RecomputationText,
  type RevisionRecomputation,
} from './report/recompute.ts';
export { driftOf, type Drift, type DriftChange } from './report/drift.ts';
export { changesSinceLink, type LinkResults } from './links/link-results.ts';
export { run, type RunOptions } from './report/run.ts';
export { describeCase, type CaseDescription } from './report/describe-case.ts';
export { cellsToCopy, type ColumnCopy } from './definition/column-copy.ts';
export { transferField, transferResult, type Transfer, type TransferredItem } from './definition/transfer.ts';
export type { Reading as TimelineReading, Timeline } from './figures/timeline.ts';
export {
  calculatorOfFragment,
  rowsFragment,
  casesFromFragment,
  openFragment,
  originOfFragment,
  transferFragment,
  shareFragment,
  type SendingPage,
} from './links/share-link.ts';
export { linkActionOf, type LinkAction } from './links/link-action.ts';
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
export { presentValues, aggregateCases, type EvaluatedCase } from './evaluation/aggregate.ts';
export { isAggregateExpensive } from './evaluation/is-aggregate-expensive.ts';
export type { CalculatorMeta, MenuMeta, SketchName, ToolMeta } from './definition/tool-meta.ts';
export { fileStem } from './definition/file-stem.ts';
export { workbook, workingSheet } from './workbook/workbook.ts';
export { formulaWorkbook, maxFormulaCases } from './formulas/index.ts';
export type { ReadCell } from './workbook/cell-text.ts';
export {
  drawingInUnits,
  figureInUnits,
  reportInUnits,
  tableInUnits,
  aggregateInUnits,
  displayUnits,
} from './report/convert-units.ts';
export { openWorkbook, type OpenedWorkbook } from './workbook/import.ts';
export { resultsHead } from './workbook/format.ts';
export { visibleSheets } from './workbook/hidden-cells.ts';
export {
  isExportedSheet,
  type CellFormat,
  type CellPosition,
  type CellRange,
  type HiddenCells,
  type ReadSheet,
} from './workbook/layout.ts';
export {
  casesFromList,
  casesFromSheets,
  type ListCases,
  findTablesInSteps,
  sheetRemarks,
  type ListSheet,
  limitGrid,
  columnName,
  columnUnits,
  decodedText,
  withoutSavedColumns,
  gridFromText,
  isPrintedText,
  matchColumns,
  countMatchedColumns,
  orientGridInSteps,
  orientGrid,
  findOption,
  findHeading,
  isRowOfUnits,
  cellLine,
  listColumns,
  readList,
  readListInSteps,
  parseSavedColumns,
  savedTargets,
  targetOf,
  unitName,
  unitHint,
  withSavedColumns,
  type CellProblem,
  type ColumnTarget,
  type ColumnTargets,
  type Grid,
  type ColumnMatch,
  type ListColumn,
  type ListHeading,
  type ListRow,
  type ListToRead,
  type ReadList,
  type SavedColumns,
} from './tag-list/index.ts';
export type { SavedAnalysis } from './workbook/explore-sheet.ts';
export type { TitleLine, WorkbookHead } from './workbook/results-sheet.ts';
export {
  blankCaseInUnitsOf,
  convertCase,
  customUnitsFrom,
  resultUnitsInBasis,
  isInUsUnits,
  resultUnitsIn,
  preferredUnit,
  type CustomUnits,
  type ResultUnits,
  type UnitSet,
} from './units/unit-set.ts';
export {
  entriesFromLink,
  fieldsInGroup,
  pendingLinkUpdates,
  type LinkedValue,
  type LinkSource,
  type LinkUpdate,
} from './links/linked-fields.ts';
export { updateLinkedFields, type ChangedField } from './links/update-linked-fields.ts';
