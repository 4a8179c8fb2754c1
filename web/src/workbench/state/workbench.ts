import {
  blankCase,
  blankCaseInUnitsOf,
  maxCases,
  methodId,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import type { WorkbenchState, WorkbenchCase } from './workbench-model.ts';
import { blankSheet } from './sheet-title.ts';

/** Creates a workbench with one blank case. */
export function createWorkbench(definition: Definition, record = ''): WorkbenchState {
  const cases = [{ key: 1, data: blankCase(definition) }];
  return { cases, units: {}, title: blankSheet, questions: [], places: {}, record, past: [], future: [], nextKey: 2 };
}

/** Whether all cases are blank, whatever their method: a project's basis may choose it. */
export function isBlank(definition: Definition, { cases }: Pick<WorkbenchState, 'cases'>): boolean {
  const { [methodId]: method } = blankCase(definition);
  return cases.every(({ data }) => isBlankCase(definition, method ? { ...data, [methodId]: method } : data));
}

/** Whether a case has no entries or choices that differ from the defaults. */
export function isBlankCase(definition: Definition, data: CaseData): boolean {
  const blank = blankCase(definition);
  return Object.entries(data).every(
    ([id, { text, unit }]) => text === blank[id]?.text && (text === '' || unit === blank[id].unit),
  );
}

/** Whether a case has a quantity, list or table entry, i.e. something to calculate. */
export function hasCalculableEntry(definition: Definition, { data }: WorkbenchCase): boolean {
  return definition.inputs.some(
    ({ id, field }) => field.type !== 'choice' && field.type !== 'text' && (data[id]?.text ?? '') !== '',
  );
}

/** Appends cases, up to the maximum number of cases. */
export function appendCases(workbench: WorkbenchState, more: readonly CaseData[]): WorkbenchState {
  const room = more.slice(0, maxCases - workbench.cases.length);
  if (room.length === 0) return workbench;
  const items = room.map((data, index) => ({ key: workbench.nextKey + index, data }));
  return { ...workbench, cases: [...workbench.cases, ...items], nextKey: workbench.nextKey + items.length };
}

/** Appends blank cases in the units and with the method of the last case. */
export function appendBlankCases(definition: Definition, workbench: WorkbenchState, count: number): WorkbenchState {
  const last = workbench.cases.at(-1)?.data ?? {};
  const { [methodId]: method } = last;
  const blank = { ...blankCaseInUnitsOf(definition, last), ...(method ? { [methodId]: method } : {}) };
  return appendCases(
    workbench,
    Array.from({ length: Math.max(0, count) }, () => blank),
  );
}

/** Updates one case; returns the same object if the case is unchanged. */
export function updateCase(
  workbench: WorkbenchState,
  key: number,
  change: (item: WorkbenchCase) => WorkbenchCase,
): WorkbenchState {
  const index = workbench.cases.findIndex(item => item.key === key);
  const item = workbench.cases[index];
  const next = item && change(item);
  return !next || next === item ? workbench : { ...workbench, cases: workbench.cases.with(index, next) };
}
