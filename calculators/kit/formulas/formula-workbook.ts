import { unitOf } from '@isentrope/engineering/quantities';
import { caseTitle } from '../case/case-data.ts';
import type { CaseData } from '../definition/case-input.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { evaluate, type ExpensiveSteps } from '../evaluation/evaluate.ts';
import type { CaseReport, ReportedValue } from '../report/report.ts';
import { styled, type Cell, type Row, type Sheet } from '../workbook/sheet.ts';
import { basisSheetOf } from '../workbook/workbook.ts';
import { cellName, sheetSections, resultsHead, resultsSheet } from '../workbook/format.ts';
import { resultsSheetOf, type WorkbookHead } from '../workbook/results-sheet.ts';
import { asTypedSheets } from '../workbook/typed-sheet.ts';
import { caseSheet, type CaseSheet } from './case-sheet.ts';
import { caseSteps } from './case-steps.ts';
import { inUnit, numeral, quoted, recalculate } from './formula-text.ts';
import type { TypedCells } from './input-cells.ts';
import { InputDependencies } from './input-dependencies.ts';
import { TracedCase } from './traced-case.ts';

/** Maximum number of cases in a workbook with formulas; each has its own sheet. */
export const maxFormulaCases = 20;

/** A workbook with formulas, with the numbers of steps written as formulas and as calculated values. */
export interface FormulaWorkbook {
  readonly sheets: readonly Sheet[];
  readonly formulas: number;
  readonly valueSteps: number;
}

/**
 * Exports cases as a workbook with live formulas: the sheet Results as in any export, with results that follow the
 * inputs; a sheet with the working of each case; and the basis. `report` is that of the cases; `expensiveStepsOf` returns options
 * for the expensive steps of the case at an index. It can be imported like any export.
 */
export function formulaWorkbook(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  head: WorkbookHead,
  expensiveStepsOf: (index: number) => ExpensiveSteps = () => ({}),
): FormulaWorkbook {
  const { sheet, typed } = resultsSheetOf(definition, cases, report, head);
  const dependencies = new InputDependencies(definition);
  const evaluated = cases.map((data, index) => {
    const traced = new TracedCase(definition, data, evaluate(definition, data, undefined, expensiveStepsOf(index)));
    return { data, traced, steps: caseSteps(traced, dependencies) };
  });
  const caseSheets = evaluated.map((each, index) =>
    caseSheet({
      ...each,
      definition,
      dependencies,
      typedAt: typedCells(sheet, index),
      name: `Case ${index + 1}`,
      title: caseTitle(each.data, index),
    }),
  );
  const steps = evaluated.flatMap(each => each.steps);
  const formulas = steps.filter(({ live }) => live).length;
  return {
    sheets: [
      resultsWithFormulas(definition, sheet, report, caseSheets),
      ...caseSheets.map(each => each.sheet),
      ...asTypedSheets(typed),
      basisSheetOf(definition, report, head.date),
    ],
    formulas,
    valueSteps: steps.length - formulas,
  };
}

/** The value column of a case on the results sheet; its unit column follows. */
const valueColumn = (index: number) => resultsHead.length + 2 * index;

/** Each row of the results sheet with its part and id. */
function rowsByPart({ rows }: Sheet): { readonly row: Row; readonly part: string; readonly id: string }[] {
  let part = '';
  return rows.map(row => {
    const [label, named] = row;
    if (label?.style === 'part') part = String(label.value);
    return { row, part, id: label?.style === 'label' ? String(named?.value ?? '') : '' };
  });
}

/** The input cells of a case. */
function typedCells(sheet: Sheet, index: number): ReadonlyMap<string, TypedCells> {
  const column = valueColumn(index);
  return new Map(
    rowsByPart(sheet).flatMap(({ part, id }, row) => {
      if (part !== sheetSections.inputs || id === '') return [];
      const at = (of: number) => `${resultsSheet}!${cellName(row, of)}`;
      return [[id, { value: at(column), unit: at(column + 1) }] as const];
    }),
  );
}

const remark = `Results follow the inputs above, or read "${recalculate}". The messages below are those of the cases as exported.`;

/** The results sheet with formulas for its results. */
function resultsWithFormulas(
  definition: Definition,
  sheet: Sheet,
  report: CaseReport,
  caseSheets: readonly CaseSheet[],
): Sheet {
  const rows = rowsByPart(sheet).flatMap(({ row, part, id }): Row[] => {
    if (row[0]?.style === 'part' && part === sheetSections.notes)
      return [row, [styled('Note', 'note'), undefined, { ...styled(remark, 'note'), span: 6 }]];
    const isResult = part === sheetSections.results && id !== '';
    if (!isResult && part !== sheetSections.filled && part !== sheetSections.crossCheck) return [row];
    return [
      row.map((cell, column) => {
        const index = (column - valueColumn(0)) / 2;
        const of = caseSheets[index];
        if (!cell || !of) return cell;
        const value = isResult ? report.cases[index]?.values[id] : undefined;
        return isResult ? resultCell(definition, id, value, cell, of) : frozenCell(cell, of);
      }),
    ];
  });
  return { ...sheet, rows };
}

const on = ({ sheet }: CaseSheet, cell: string) => `'${sheet.name}'!${cell}`;

/** A result cell that refers to its step; without a step, the calculated value while no input is changed. */
function resultCell(
  definition: Definition,
  id: string,
  value: ReportedValue | undefined,
  cell: Cell,
  of: CaseSheet,
): Cell {
  const at = of.valueAt.get(id);
  if (value?.type === 'none' || value?.type === 'table' || value === undefined || at === undefined)
    return frozenCell(cell, of);
  const { kind } = resultInfo(definition, id);
  if (value.type !== 'number') return { ...cell, formula: on(of, at) };
  const unit = kind === undefined ? { factor: 1, offset: 0 } : unitOf(kind, value.unit);
  return { ...cell, formula: inUnit(on(of, at), unit) };
}

/** A cell that shows its value while no input of its case is changed. */
function frozenCell(cell: Cell, of: CaseSheet): Cell {
  const { value } = cell;
  if (value === '' || cell.style === 'muted' || cell.style === 'note') return cell;
  const literal = typeof value === 'number' ? numeral(value) : quoted(value);
  return { ...cell, formula: `IF(${on(of, of.changesAt)}=0,${literal},${quoted(recalculate)})` };
}
