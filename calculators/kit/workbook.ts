import { convert, fromSi, parseQuantity } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import { caseTitle, type CaseData } from './case-data.ts';
import { calculateCase, methodName, type CaseResult } from './cross-check.ts';
import { methodId, resultInfo, type Definition, type Input } from './definition.ts';
import { equationText, symbolText } from './equation/index.ts';
import { resultValue } from './evaluate.ts';
import { numbered } from './messages.ts';
import { cellInUnit, columnHead, Table } from './table.ts';
import { numberFormat, type Cell, type Sheet } from './sheet.ts';
import { tableSheet } from './table-sheet.ts';
import { together } from './together.ts';
import { workingOf } from './working.ts';

export const header = ['Field', 'Id', 'Unit'] as const;
export const resultsSheet = 'Results';
export const basisSheet = 'Basis';

const words = (value: string): Cell => ({ value });
const bold = (value: string): Cell => ({ value, bold: true });

/** The stem of the names of files exported from a calculator. */
export function fileStem(definition: Definition): string {
  return definition.fileStem ?? definition.id.replaceAll('/', '-');
}

/**
 * Cases with their results as a workbook: the sheets Results, Working and Basis, one for each table, and one for what the
 * cases give together. Results that are known already need not be calculated again.
 */
export function workbook(
  definition: Definition,
  cases: readonly CaseData[],
  { version, date, units = {} }: { version: string; date: string; units?: Readonly<Record<string, string>> },
  results: readonly CaseResult[] = cases.map(data => calculateCase(definition, data)),
): Sheet[] {
  return [
    resultSheet(definition, cases, results, units),
    workingSheet(definition, cases, results),
    ...tableSheets(definition, cases, results),
    ...togetherSheet(definition, cases, results),
    basis(definition, cases, { version, date }),
  ];
}

/** A sheet for each result that is a table, its cases one under the other. */
function tableSheets(definition: Definition, cases: readonly CaseData[], results: readonly CaseResult[]): Sheet[] {
  return definition.results.flatMap(({ id }) => {
    const tables = results.flatMap(({ evaluation }, index) => {
      const value = resultValue(evaluation, id);
      return value instanceof Table ? [{ title: caseTitle(cases[index] ?? {}, index), value }] : [];
    });
    const [first] = tables;
    if (!first) return [];
    const rows = tables.flatMap(({ title, value: { columns, rows: lines } }) =>
      lines.map(line => [
        words(title),
        ...columns.map((column, index): Cell | undefined => {
          const cell = cellInUnit(column, line[index]);
          if (typeof cell === 'number') return { value: cell, format: numberFormat(cell, column.digits ?? 4) };
          return cell === undefined ? undefined : words(cell);
        }),
      ]),
    );
    const head = ['Case', ...first.value.columns.map(columnHead)].map(bold);
    const widths = [18, ...first.value.columns.map(() => 16)];
    return [
      {
        name: resultInfo(definition, id).label.slice(0, 31),
        rows: [head, ...rows],
        widths,
        frozenRows: 1,
        frozenColumns: 1,
      },
    ];
  });
}

/** What the cases give together: the table, then what there is to say of it. */
function togetherSheet(definition: Definition, cases: readonly CaseData[], results: readonly CaseResult[]): Sheet[] {
  const whole = together(
    definition,
    results.map((result, index) => ({ data: cases[index] ?? {}, result })),
  );
  if (!whole) return [];
  const sheet = tableSheet(whole.title.slice(0, 31), whole.table);
  return [{ ...sheet, rows: [...sheet.rows, ...whole.messages.map(({ text }) => [words(text)])] }];
}

function resultSheet(
  definition: Definition,
  cases: readonly CaseData[],
  results: readonly CaseResult[],
  units: Readonly<Record<string, string>>,
): Sheet {
  const rows: (Cell | undefined)[][] = [[...header, ...cases.map(caseTitle)].map(bold)];
  const inSections = <T extends { section: string }>(items: readonly T[], row: (item: T) => (Cell | undefined)[]) => {
    for (const [index, item] of items.entries()) {
      if (items[index - 1]?.section !== item.section) rows.push([bold(item.section)]);
      rows.push(row(item));
    }
  };
  inSections(definition.inputs, input => inputRow(input, cases));
  inSections(definition.results, ({ id }) => {
    const { label, kind, unit = '', digits = 4 } = resultInfo(definition, id);
    const shown = units[id] ?? unit;
    const cells = results.map(({ evaluation }): Cell => {
      const value = resultValue(evaluation, id);
      if (value instanceof Absent) return words('--');
      if (value instanceof Table) return words(`${value.rows.length} rows, see the sheet "${label}"`);
      if (typeof value !== 'number') return words(String(value));
      const number = kind === undefined ? value : fromSi(kind, value, shown);
      return { value: number, format: numberFormat(number, digits) };
    });
    return [words(label), words(id), words(shown), ...cells];
  });
  return { name: resultsSheet, rows, widths: [30, 24, 12, ...cases.map(() => 18)], frozenRows: 1, frozenColumns: 3 };
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

function workingSheet(definition: Definition, cases: readonly CaseData[], results: readonly CaseResult[]): Sheet {
  const rows: (Cell | undefined)[][] = [
    ['Case', 'Step', 'Symbol', 'Value', 'Unit', 'Equation', 'With numbers (SI)', 'Source'].map(bold),
  ];
  for (const [index, { evaluation, messages }] of results.entries()) {
    const title = caseTitle(cases[index] ?? {}, index);
    for (const { info, equation, source, value, numbers, note } of workingOf(definition, evaluation)) {
      const shown =
        typeof value === 'number' && info.kind !== undefined ? fromSi(info.kind, value, info.unit ?? '') : value;
      rows.push([
        words(title),
        words(info.label),
        words(info.symbol === undefined ? '' : symbolText(info.symbol)),
        typeof shown === 'number'
          ? { value: shown, format: numberFormat(shown, info.digits ?? 5) }
          : words(shown === undefined ? (note ?? '') : String(shown)),
        words(typeof value === 'number' ? (info.unit ?? '') : ''),
        words(equation === undefined ? '' : equationText(equation)),
        words(equation === undefined ? '' : equationText(equation, numbers)),
        words(source ?? ''),
      ]);
    }
    for (const { level, text, source } of messages.map(message => numbered(message, index)))
      rows.push([
        words(title),
        words(level),
        undefined,
        words(text),
        undefined,
        undefined,
        undefined,
        words(source ?? ''),
      ]);
  }
  return { name: 'Working', rows, widths: [18, 34, 10, 16, 10, 60, 60, 40], frozenRows: 1, frozenColumns: 0 };
}

function basis(
  definition: Definition,
  cases: readonly CaseData[],
  { version, date }: { version: string; date: string },
): Sheet {
  const methods = [...new Set(cases.map(data => data[methodId]?.text ?? ''))].filter(method => method !== '');
  const rows = [
    ['Tool', definition.id],
    ['Title', definition.title],
    ['Version', version],
    ['Date', date],
    ...methods.map(method => ['Method', methodName(definition, method)]),
    ...definition.references.map(reference => ['Reference', reference]),
    ...(definition.guidance?.lines ?? []).map(line => ['Guideline', line]),
  ].map(([name = '', value = '']) => [bold(name), words(value)]);
  return { name: basisSheet, rows, widths: [14, 100], frozenRows: 0, frozenColumns: 0 };
}
