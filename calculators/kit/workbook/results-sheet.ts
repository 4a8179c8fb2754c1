import { isLevelUnit, levelDifference } from '@isentrope/engineering/quantities';
import { blankEntry } from '../case/case-data.ts';
import type { CaseData, Entry } from '../definition/case-input.ts';
import { methodName, resultInfo, type Definition, type Input } from '../definition/calculator-definition.ts';
import { isShown } from '../case/choices.ts';
import type { NodePlaces } from '../document/document.ts';
import type { CaseReport, ReportedValue } from '../report/report.ts';
import { headingRow, numberCell, styled, type Cell, type Row, type Sheet } from './sheet.ts';
import { valueCell } from './value-cell.ts';
import { entryFromCells, entryToCells } from './entry-cells.ts';
import { cellName, sheetSections, resultsHead, resultsSheet, unitHead, type SheetColumns } from './format.ts';
import { noteRows } from './note-rows.ts';
import type { SavedAnalysis } from './explore-sheet.ts';
import type { TypedDifference } from './typed-sheet.ts';

/** A line of the title block: its label and the text entered. */
export interface TitleLine {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** The header of a workbook. */
export interface WorkbookHead {
  /** The date of the calculation, as 2026-01-31. */
  readonly date: string;
  readonly title?: readonly TitleLine[];
  readonly questions?: readonly SavedAnalysis[];
  /** The nodes of a network that were moved in its drawing. */
  readonly places?: NodePlaces;
}

/**
 * The results sheet: title block, inputs as typed, results, cross-checks and messages of each case; and the entries
 * that their cells do not show literally.
 */
export function resultsSheetOf(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  head: WorkbookHead,
): { readonly sheet: Sheet; readonly typed: readonly TypedDifference[] } {
  const columns = columnsFor(definition, cases.length);
  const part = (name: string) => headingRow(columns.widths.length, name, 'part');
  const above: Row[] = [
    [styled(definition.title, 'title')],
    [
      ...resultsHead.map(name => styled(name, 'head')),
      ...report.cases.flatMap(({ title }) => [styled(title, 'figures'), styled(unitHead, 'head')]),
    ],
    part(sheetSections.document),
    ...documentRows(definition, report, head, columns),
    part(sheetSections.inputs),
  ];
  const { rows: inputs, typed } = inputRows(definition, cases, columns, above.length);
  const rows = [
    ...above,
    ...inputs,
    ...defaultRows(definition, report, part(sheetSections.filled)),
    part(sheetSections.results),
    ...resultRows(definition, cases, report, columns),
    part(sheetSections.crossCheck),
    ...crossCheckRows(definition, report),
    part(sheetSections.notes),
    ...noteRows(definition, cases, report, columns),
  ];
  return { sheet: { name: resultsSheet, rows, widths: columns.widths, frozenRows: 2, frozenColumns: 2 }, typed };
}

const valueWidth = 20;
const unitWidth = 12;
/** Minimum width of a note, in characters. */
const readableWidth = 84;

/** A label column, an id column, and two for each case; a note spans enough of them to be readable. */
function columnsFor(definition: Definition, count: number): SheetColumns {
  const { inputs, results } = definition;
  const labels = [
    ...inputs.map(({ field }) => field.label),
    ...results.map(({ id }) => resultInfo(definition, id).label),
  ];
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const before = [
    Math.min(46, longest(labels) + 4),
    Math.min(26, longest([...inputs, ...results].map(({ id }) => id)) + 2),
  ];
  const pairs = Math.ceil(readableWidth / (valueWidth + unitWidth));
  const after = Array.from({ length: Math.max(count, pairs) }, () => [valueWidth, unitWidth]).flat();
  return { widths: [...before, ...after], noteSpan: 2 * pairs };
}

/** The title block, and the tool, engine and date. */
function documentRows(
  definition: Definition,
  { engine }: CaseReport,
  { date, title = [] }: WorkbookHead,
  { noteSpan: span }: SheetColumns,
): Row[] {
  return [
    ...title.map(({ id, label, text }): Row => [
      styled(label, 'label'),
      styled(id, 'muted'),
      { ...styled(text, 'typed'), span },
    ]),
    [styled('Tool', 'label'), undefined, { ...styled(definition.id, 'note'), span }],
    [styled('Engine', 'label'), undefined, { ...styled(engine, 'note'), span }],
    [styled('Calculated', 'label'), undefined, { ...styled(date, 'note'), span }],
  ];
}

/** Whether a case shows a field or has an entry in it. */
function isListed({ field }: Input, data: CaseData, entry: Entry): boolean {
  return isShown(field.when, data) || !isSame(entry, blankEntry(field));
}

function isSame(one: Entry, other: Entry): boolean {
  return one.text === other.text && one.unit === other.unit;
}

/**
 * Rows of the fields that a case shows or has entries in, each in its own unit; `above` is the number of rows above.
 */
function inputRows(definition: Definition, cases: readonly CaseData[], { widths }: SheetColumns, above: number) {
  const rows: Row[] = [];
  const typed: TypedDifference[] = [];
  let section = '';
  for (const input of definition.inputs) {
    const { id, field } = input;
    const entries = cases.map(data => data[id] ?? blankEntry(field));
    const listed = entries.map((entry, index) => isListed(input, cases[index] ?? {}, entry));
    if (!listed.includes(true)) continue;
    if (input.section !== section) rows.push(headingRow(widths.length, input.section, 'section'));
    section = input.section;
    const cells = entries.flatMap((entry, index) => {
      if (!listed[index]) return [undefined, undefined];
      const { value, unit } = entryToCells(input, entry);
      const meaning = entryFromCells(input, { value: value.value, unit: String(unit?.value ?? '') });
      if (!meaning.ok || !isSame(meaning.entry, entry))
        typed.push({ index, input, entry, cell: cellName(above + rows.length, resultsHead.length + 2 * index) });
      return [value, unit];
    });
    rows.push([styled(field.label, 'label'), styled(id, 'muted'), ...cells]);
  }
  return { rows, typed };
}

/** Rows of derived defaults of blank fields, in a band of their own. */
function defaultRows({ inputs }: Definition, { cases }: CaseReport, band: Row): Row[] {
  const rows = inputs.flatMap(({ id, field: { label } }): Row[] => {
    const filled = cases
      .map(each => each.filled?.[id])
      .map(each => (each?.difference === undefined ? each : undefined));
    if (filled.every(each => each === undefined)) return [];
    const values = filled.flatMap(each =>
      each ? [valueCell(each.value, label), unitOf(each.value)] : [undefined, undefined],
    );
    const sources = filled.flatMap(each =>
      each ? [styled(`${each.of}: ${each.source}`, 'note'), undefined] : [undefined, undefined],
    );
    return [
      [styled(label, 'label'), undefined, ...values],
      [styled('Source', 'label'), undefined, ...sources],
    ];
  });
  return rows.length > 0 ? [band, ...rows] : [];
}

/** Rows of the results that a case shows, in their display units. */
function resultRows(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  { widths }: SheetColumns,
): Row[] {
  const rows: Row[] = [];
  let section: string = sheetSections.results;
  for (const result of definition.results) {
    const { label, when } = resultInfo(definition, result.id);
    if (!cases.some(data => isShown(when, data))) continue;
    if (result.section !== section) rows.push(headingRow(widths.length, result.section, 'section'));
    section = result.section;
    const isPrimary = result.id === definition.primary;
    const cells = report.cases.flatMap(({ values }, of) => {
      if (!isShown(when, cases[of] ?? {})) return [undefined, undefined];
      const cell = valueCell(values[result.id], label);
      return [isPrimary ? { ...cell, style: 'primary' as const } : cell, unitOf(values[result.id])];
    });
    rows.push([{ ...styled(label, 'label'), bold: isPrimary }, styled(result.id, 'muted'), ...cells]);
  }
  return rows;
}

function unitOf(value: ReportedValue | undefined): Cell | undefined {
  return value?.type === 'number' && value.unit !== '' ? styled(value.unit, 'muted') : undefined;
}

/** Rows of the cross-checks: the value of each other method and its difference. */
function crossCheckRows(definition: Definition, { cases }: CaseReport): Row[] {
  const rule = definition.crossCheck;
  if (!rule) return [[styled('This calculator has a single method; there is no cross-check.', 'label')]];
  const { label } = resultInfo(definition, rule.result);
  return (definition.methods?.options ?? []).flatMap((method): Row[] => {
    const checks = cases.map(({ crossCheck }) => crossCheck.find(check => check.method === method));
    if (checks.every(check => check === undefined)) return [];
    const figures = checks.flatMap((check, index) => {
      if (check) return [valueCell(check.value, label), unitOf(check.value)];
      return [cases[index]?.method === method ? styled('method used', 'answer') : undefined, undefined];
    });
    const differences = checks.flatMap(check => {
      const difference = check?.difference ?? null;
      if (!check || difference === null || check.value.type !== 'number') return [undefined, undefined];
      const { value, unit } = check.value;
      if (isLevelUnit(unit))
        return [numberCell(levelDifference(value, difference), '+0.0;-0.0;"±"0.0'), unitOf(check.value)];
      return [numberCell(difference, differenceFormat(difference)), undefined];
    });
    return [
      [styled(`${label} by ${methodName(definition, method)}`, 'label'), undefined, ...figures],
      [styled('Difference', 'label'), undefined, ...differences],
    ];
  });
}

/** The number format of a difference, with its sign unless it rounds to zero. */
function differenceFormat(difference: number): string {
  return Math.abs(difference) < 5e-4 ? '"±"0.0%;"±"0.0%' : '+0.0%;-0.0%';
}
