import type { CaseData } from '../definition/case-input.ts';
import { methodName, resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { documentSchema } from '../document/migrations.ts';
import { equationText, symbolText } from '../equation/index.ts';
import type { CaseReport, ReportedLine, ReportedTable, ReportedAggregate } from '../report/report.ts';
import { columnHead } from '../definition/table.ts';
import { styled, type Cell, type Row, type Sheet } from './sheet.ts';
import { sheetOf } from './table-sheet.ts';
import { valueCell } from './value-cell.ts';
import { basisSheet, formatRow, formatVersion, schemaRow } from './format.ts';
import { exploreSheets } from './explore-sheet.ts';
import { resultsSheetOf, type WorkbookHead } from './results-sheet.ts';
import { asTypedSheets } from './typed-sheet.ts';
import { placesSheets } from './places-sheet.ts';

const textCell = (value: string): Cell => ({ value });

/**
 * Exports cases and results as a workbook: the sheets Results, Working and Basis, one for each table, and if needed for
 * the aggregate, saved analyses, entries as typed and moved nodes. `report` must include the working.
 */
export function workbook(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  head: WorkbookHead,
): Sheet[] {
  const { sheet, typed } = resultsSheetOf(definition, cases, report, head);
  return [
    sheet,
    workingSheet(report),
    ...tableSheets(definition, report),
    ...(report.together ? [aggregateSheet(report.together)] : []),
    ...exploreSheets(definition, head.questions ?? []),
    ...asTypedSheets(typed),
    ...placesSheets(head.places ?? {}),
    basisSheetOf(definition, report, head.date),
  ];
}

const headsOf = ({ columns }: ReportedTable) =>
  columns.map(column => ({ head: columnHead(column), digits: column.digits }));

/** A sheet for each table of the results and of the working, with the cases one below the other. */
function tableSheets(definition: Definition, { cases }: CaseReport): Sheet[] {
  const inWorking = cases.flatMap(({ working = [] }) => working.filter(({ value }) => value?.type === 'table'));
  const ids = new Set([...definition.results, ...inWorking].map(({ id }) => id));
  return [...ids].flatMap(id => {
    const tables = cases.flatMap(({ title, values, working = [] }) => {
      const value = values[id] ?? working.find(line => line.id === id)?.value;
      return value?.type === 'table' ? [{ title, value }] : [];
    });
    const [first] = tables;
    if (!first) return [];
    const rows = tables.flatMap(({ title, value }) => value.rows.map(cells => ({ of: title, cells })));
    return [sheetOf(resultInfo(definition, id).label, headsOf(first.value), rows)];
  });
}

/** The sheet of the aggregate: its table, then its messages. */
function aggregateSheet({ title, table, messages }: ReportedAggregate): Sheet {
  const rows = table.rows.map(cells => ({ cells }));
  const sheet = sheetOf(title, headsOf(table), rows);
  return { ...sheet, rows: [...sheet.rows, ...messages.map(({ text }) => [textCell(text)])] };
}

/** The sheet of the working, a row for each line. */
export function workingSheet({
  cases,
}: {
  readonly cases: readonly { readonly title: string; readonly working?: readonly ReportedLine[] | undefined }[];
}): Sheet {
  const heads = ['Case', 'Step', 'Symbol', 'Value', 'Unit', 'Equation', 'With numbers (SI)', 'Source'];
  return {
    name: 'Working',
    rows: [
      heads.map(head => styled(head, head === 'Value' ? 'figures' : 'head')),
      ...cases.flatMap(({ title, working = [] }) => working.map(line => lineRow(title, line))),
    ],
    widths: [18, 34, 10, 16, 12, 60, 60, 40],
    frozenRows: 1,
    frozenColumns: 2,
  };
}

function lineRow(title: string, line: ReportedLine): Row {
  const { label, symbol, equation, where, numbers, value, source, note } = line;
  return [
    styled(title, 'muted'),
    styled(label, 'note'),
    styled(symbol === undefined ? '' : symbolText(symbol), 'label'),
    value ? valueCell(value, label) : undefined,
    styled(value?.type === 'number' ? value.unit : '', 'muted'),
    styled(
      equation === undefined ? (note ?? '') : [equation, ...where].map(each => equationText(each)).join('; '),
      'note',
    ),
    styled(equation === undefined ? '' : equationText(equation, new Map(Object.entries(numbers))), 'note'),
    styled(source ?? '', 'note'),
  ];
}

/** The sheet with tool, version, date, methods and references. */
export function basisSheetOf(definition: Definition, { cases, engine }: CaseReport, date: string): Sheet {
  const methods = new Set(cases.flatMap(({ method }) => method ?? []));
  const rows = [
    ['Tool', definition.id],
    ['Title', definition.title],
    ['Version', engine],
    ['Date', date],
    [schemaRow, String(documentSchema)],
    [formatRow, String(formatVersion)],
    ...[...methods].map(method => ['Method', methodName(definition, method)]),
    ...definition.references.map(reference => ['Reference', reference]),
    ...(definition.guidance?.lines ?? []).map(line => ['Guideline', line]),
  ].map(([name = '', value = '']): Cell[] => [{ value: name, bold: true }, styled(value, 'note')]);
  return { name: basisSheet, rows, widths: [14, 100], frozenRows: 0, frozenColumns: 0 };
}
