import {
  caseName,
  isShown,
  methodOf,
  methodsFor,
  resultInfo,
  type Definition,
  type Input,
  type ResultPlace,
} from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';

/** A line of the bench, the same in every column beside it. */
export type Row =
  | { readonly type: 'section'; readonly key: string; readonly title: string }
  | { readonly type: 'input'; readonly key: string; readonly input: Input }
  | { readonly type: 'result'; readonly key: string; readonly place: ResultPlace }
  | { readonly type: 'cross'; readonly key: string; readonly method: string };

/** Whether the bench shows a field of a case: by its choices and, for some, by what its last calculation answered. */
export function isOpen({ id, field: { when, revealedBy } }: Input, { data, calculated }: BenchCase): boolean {
  return isShown(when, data) && (revealedBy === undefined || calculated?.report.revealed?.includes(id) === true);
}

/** Adds a line, before it a heading where it is the first of its section. */
function add(rows: Row[], section: string, row: Row): void {
  if (!rows.some(each => each.type === 'section' && each.title === section))
    rows.push({ type: 'section', key: `section ${section}`, title: section });
  rows.push(row);
}

/** The lines of the sheet for cases side by side: every field that one of them shows. */
export function fieldRows(definition: Definition, cases: readonly BenchCase[]): Row[] {
  const rows: Row[] = [];
  for (const input of definition.inputs) {
    if (input.id === caseName || !cases.some(item => isOpen(input, item))) continue;
    add(rows, input.section, { type: 'input', key: input.id, input });
  }
  return rows;
}

/** The lines of results for cases side by side: all that are no tables, then the other methods. */
export function resultRows(definition: Definition, cases: readonly BenchCase[]): Row[] {
  const rows: Row[] = [];
  for (const place of definition.results) {
    const { when } = resultInfo(definition, place.id);
    if (isTable(cases, place.id) || !cases.some(({ data }) => isShown(when, data))) continue;
    add(rows, place.section, { type: 'result', key: `result ${place.id}`, place });
  }
  for (const method of definition.crossCheck && definition.methods ? definition.methods.options : []) {
    const compares = ({ data }: BenchCase) =>
      methodsFor(definition, data).includes(method) && methodOf(definition, data) !== method;
    if (!cases.some(compares)) continue;
    rows.push({ type: 'cross', key: `cross ${method}`, method });
  }
  return rows;
}

/** The same where all are of one section, whose heading says nothing beside that of the column. */
export function resultRowsOnDesk(definition: Definition, cases: readonly BenchCase[]): Row[] {
  const rows = resultRows(definition, cases);
  return rows.filter(({ type }) => type === 'section').length === 1 ? rows.slice(1) : rows;
}

/** All lines: those of the fields, then those of the results. */
export function rowsOf(definition: Definition, cases: readonly BenchCase[]): Row[] {
  return [...fieldRows(definition, cases), ...resultRows(definition, cases)];
}

/** Whether a result is a table in one of the cases; tables stand below the columns. */
function isTable(cases: readonly BenchCase[], id: string): boolean {
  return cases.some(({ calculated }) => calculated?.report.values[id]?.type === 'table');
}

/** A text that is the same for the same rows, so that a column is not drawn again for a keystroke in another. */
export function rowsKey(rows: readonly Row[]): string {
  return rows.map(({ key }) => key).join('|');
}
