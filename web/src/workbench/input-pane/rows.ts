import {
  caseNameId,
  isShown,
  selectedMethod,
  availableMethods,
  resultInfo,
  type Definition,
  type Input,
  type ResultEntry,
} from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';

/** A row of the input or results pane, aligned across the case columns. */
export type Row =
  | { readonly type: 'section'; readonly key: string; readonly title: string }
  | { readonly type: 'input'; readonly key: string; readonly input: Input }
  | { readonly type: 'result'; readonly key: string; readonly place: ResultEntry }
  | { readonly type: 'cross'; readonly key: string; readonly method: string };

/** Whether a field of a case is visible: by its choices and, for some, by the last calculation. */
export function isFieldVisible(
  { id, field: { when, revealedBy } }: Input,
  { data, calculated }: WorkbenchCase,
): boolean {
  return isShown(when, data) && (revealedBy === undefined || calculated?.report.revealed?.includes(id) === true);
}

/** Adds a row, preceded by a heading if it is the first of its section. */
function add(rows: Row[], section: string, row: Row): void {
  if (!rows.some(each => each.type === 'section' && each.title === section))
    rows.push({ type: 'section', key: `section ${section}`, title: section });
  rows.push(row);
}

/** The input rows for cases side by side: every field visible in at least one case. */
export function fieldRows(definition: Definition, cases: readonly WorkbenchCase[]): Row[] {
  const rows: Row[] = [];
  for (const input of definition.inputs) {
    if (input.id === caseNameId || !cases.some(item => isFieldVisible(input, item))) continue;
    add(rows, input.section, { type: 'input', key: input.id, input });
  }
  return rows;
}

/** The result rows for cases side by side: all results except tables, then the cross-check methods. */
export function resultRows(definition: Definition, cases: readonly WorkbenchCase[]): Row[] {
  const rows: Row[] = [];
  for (const place of definition.results) {
    const { when } = resultInfo(definition, place.id);
    if (isTable(cases, place.id) || !cases.some(({ data }) => isShown(when, data))) continue;
    add(rows, place.section, { type: 'result', key: `result ${place.id}`, place });
  }
  for (const method of definition.crossCheck && definition.methods ? definition.methods.options : []) {
    const compares = ({ data }: WorkbenchCase) =>
      availableMethods(definition, data).includes(method) && selectedMethod(definition, data) !== method;
    if (!cases.some(compares)) continue;
    rows.push({ type: 'cross', key: `cross ${method}`, method });
  }
  return rows;
}

/** `resultRows` without the heading if there is only one section. */
export function resultRowsWithoutLoneHeading(definition: Definition, cases: readonly WorkbenchCase[]): Row[] {
  const rows = resultRows(definition, cases);
  return rows.filter(({ type }) => type === 'section').length === 1 ? rows.slice(1) : rows;
}

/** All rows: inputs, then results. */
export function allRows(definition: Definition, cases: readonly WorkbenchCase[]): Row[] {
  return [...fieldRows(definition, cases), ...resultRows(definition, cases)];
}

/** Whether a result is a table in any case; tables are shown below the columns. */
function isTable(cases: readonly WorkbenchCase[], id: string): boolean {
  return cases.some(({ calculated }) => calculated?.report.values[id]?.type === 'table');
}

/** Memoisation key of rows, so that typing in one column does not re-render the others. */
export function rowsKey(rows: readonly Row[]): string {
  return rows.map(({ key }) => key).join('|');
}
