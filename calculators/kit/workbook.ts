import { convert, parseQuantity } from '@isentrope/engineering/quantities';
import type { CaseData } from './case-input.ts';
import { caseTitle } from './case-data.ts';
import { methodId, methodName, resultInfo, type Definition, type Input } from './definition.ts';
import { documentSchema } from './document-migrations.ts';
import { equationText, symbolText } from './equation/index.ts';
import type { CaseReport, ReportedLine, ReportedTable, ReportedTogether, ReportedValue } from './report.ts';
import { columnHead } from './table.ts';
import { numberFormat, type Cell, type Sheet } from './sheet.ts';
import { sheetOf } from './table-sheet.ts';

export const header = ['Field', 'Id', 'Unit'] as const;
export const resultsSheet = 'Results';
export const basisSheet = 'Basis';
export const schemaRow = 'Schema';

const words = (value: string): Cell => ({ value });
const bold = (value: string): Cell => ({ value, bold: true });

/** The stem of the names of files exported from a calculator. */
export function fileStem(definition: Definition): string {
  return definition.fileStem ?? definition.id.replaceAll('/', '-');
}

/**
 * Cases with their results as a workbook: the sheets Results, Working and Basis, one for each table, and one for what the
 * cases give together. `report` is that of the cases, with its working.
 */
export function workbook(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  { date }: { date: string },
): Sheet[] {
  return [
    resultSheet(definition, cases, report),
    workingSheet(report),
    ...tableSheets(definition, report),
    ...(report.together ? [togetherSheet(report.together)] : []),
    basis(definition, cases, report.engine, date),
  ];
}

const headsOf = ({ columns }: ReportedTable) =>
  columns.map(column => ({ head: columnHead(column), digits: column.digits }));

/** A sheet for each result that is a table, its cases one under the other. */
function tableSheets(definition: Definition, { cases }: CaseReport): Sheet[] {
  return definition.results.flatMap(({ id }) => {
    const tables = cases.flatMap(({ title, values }) => {
      const value = values[id];
      return value?.type === 'table' ? [{ title, value }] : [];
    });
    const [first] = tables;
    if (!first) return [];
    const rows = tables.flatMap(({ title, value }) => value.rows.map(cells => ({ of: title, cells })));
    return [sheetOf(resultInfo(definition, id).label, headsOf(first.value), rows)];
  });
}

/** What the cases give together: the table, then what there is to say of it. */
function togetherSheet({ title, table, messages }: ReportedTogether): Sheet {
  const rows = table.rows.map(cells => ({ cells }));
  const sheet = sheetOf(title, headsOf(table), rows);
  return { ...sheet, rows: [...sheet.rows, ...messages.map(({ text }) => [words(text)])] };
}

function resultSheet(definition: Definition, cases: readonly CaseData[], report: CaseReport): Sheet {
  const rows: (Cell | undefined)[][] = [[...header, ...cases.map(caseTitle)].map(bold)];
  const inSections = <T extends { section: string }>(items: readonly T[], row: (item: T) => (Cell | undefined)[]) => {
    for (const [index, item] of items.entries()) {
      if (items[index - 1]?.section !== item.section) rows.push([bold(item.section)]);
      rows.push(row(item));
    }
  };
  inSections(definition.inputs, input => inputRow(input, cases));
  inSections(definition.results, ({ id }) => {
    const { label, unit = '' } = resultInfo(definition, id);
    const values = report.cases.map(each => each.values[id]);
    const shown = values.find(value => value?.type === 'number')?.unit ?? unit;
    return [words(label), words(id), words(shown), ...values.map(value => resultCell(value, label))];
  });
  return { name: resultsSheet, rows, widths: [30, 24, 12, ...cases.map(() => 18)], frozenRows: 1, frozenColumns: 3 };
}

function resultCell(value: ReportedValue | undefined, label: string): Cell {
  switch (value?.type) {
    case 'number':
      return { value: value.value, format: numberFormat(value.value, value.digits) };
    case 'words':
      return words(value.text);
    case 'answer':
      return words(String(value.yes));
    case 'table':
      return words(`${value.rows.length} rows, see the sheet "${label}"`);
    default:
      return words('--');
  }
}

/** A field's row, in the unit of the first case; what is not a number stays as typed. */
function inputRow({ id, field }: Input, cases: readonly CaseData[]): (Cell | undefined)[] {
  const entries = cases.map(data => data[id]);
  const unit = field.type === 'quantity' ? (entries[0]?.unit ?? field.unit) : '';
  const cells = entries.map(entry => {
    const typed = entry?.text ?? '';
    if (field.type !== 'quantity' || typed.trim() === '') return typed === '' ? undefined : words(typed);
    const parsed = parseQuantity(field.kind, typed, entry?.unit ?? field.unit);
    return parsed.ok
      ? { value: convert(field.kind, parsed.value, parsed.unit, unit), format: 'General' }
      : words(typed);
  });
  return [words(field.label), words(id), words(unit), ...cells];
}

function workingSheet({ cases }: CaseReport): Sheet {
  const head = ['Case', 'Step', 'Symbol', 'Value', 'Unit', 'Equation', 'With numbers (SI)', 'Source'].map(bold);
  const rows = cases.flatMap(({ title, working = [], messages }) => [
    ...working.map(line => lineRow(title, line)),
    ...messages.map(({ level, text, source }) => [
      words(title),
      words(level),
      undefined,
      words(text),
      undefined,
      undefined,
      undefined,
      words(source ?? ''),
    ]),
  ]);
  return {
    name: 'Working',
    rows: [head, ...rows],
    widths: [18, 34, 10, 16, 10, 60, 60, 40],
    frozenRows: 1,
    frozenColumns: 0,
  };
}

function lineRow(title: string, line: ReportedLine): Cell[] {
  const { label, symbol, equation, numbers, value, source, note } = line;
  return [
    words(title),
    words(label),
    words(symbol === undefined ? '' : symbolText(symbol)),
    value ? resultCell(value, label) : words(note ?? ''),
    words(value?.type === 'number' ? value.unit : ''),
    words(equation === undefined ? '' : equationText(equation)),
    words(equation === undefined ? '' : equationText(equation, new Map(Object.entries(numbers)))),
    words(source ?? ''),
  ];
}

function basis(definition: Definition, cases: readonly CaseData[], version: string, date: string): Sheet {
  const methods = [...new Set(cases.map(data => data[methodId]?.text ?? ''))].filter(method => method !== '');
  const rows = [
    ['Tool', definition.id],
    ['Title', definition.title],
    ['Version', version],
    ['Date', date],
    [schemaRow, String(documentSchema)],
    ...methods.map(method => ['Method', methodName(definition, method)]),
    ...definition.references.map(reference => ['Reference', reference]),
    ...(definition.guidance?.lines ?? []).map(line => ['Guideline', line]),
  ].map(([name = '', value = '']) => [bold(name), words(value)]);
  return { name: basisSheet, rows, widths: [14, 100], frozenRows: 0, frozenColumns: 0 };
}
