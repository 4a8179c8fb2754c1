import {
  blankCaseInUnitsOf,
  caseFrom,
  convertCase,
  maxCases,
  isInUsUnits,
  resultUnitsIn,
  resultUnitsInBasis,
  type Definition,
} from '@isentrope/calculators/kit';
import type { WorkbenchState, WorkbenchCase } from './workbench-model.ts';
import { appendCases, updateCase, hasCalculableEntry, isBlank, isBlankCase, appendBlankCases } from './workbench.ts';
import type { IncomingCases, WorkbenchAction } from './workbench-action.ts';
import {
  addRows,
  convertColumn,
  applyEdit,
  convertField,
  convertToUnitSet,
  resetsCase,
  settleField,
  textBeforeTyping,
  settleCase,
  setFields,
} from './case-edits.ts';
import { changeLabels } from './change-labels.ts';
import { isUpToDate } from './is-up-to-date.ts';
import { redoChange, pushUndo, endTyping, undoChange } from './history.ts';

/**
 * The workbench reducer. Pure. All changes are undoable except leaving a field, calculating, typing in the title
 * block and saving an analysis.
 */
export function workbenchReducer(
  definition: Definition,
  workbench: WorkbenchState,
  action: WorkbenchAction,
): WorkbenchState {
  const current = (item: WorkbenchCase) => isUpToDate(definition, item);
  if (action.type === 'undo') return undoChange(workbench, current);
  if (action.type === 'redo') return redoChange(workbench, current);
  const labels = changeLabels(definition, workbench, action);
  const after = changedBy(definition, workbench, action);
  if (!labels) return after;
  const typing = action.type === 'edit' && !resetsCase(definition, workbench, action);
  return pushUndo(workbench, after, labels, typing ? action : undefined);
}

function changedBy(
  definition: Definition,
  workbench: WorkbenchState,
  action: Exclude<WorkbenchAction, { readonly type: 'undo' } | { readonly type: 'redo' }>,
): WorkbenchState {
  switch (action.type) {
    case 'edit':
      return [action.key, ...(action.alsoIn ?? [])].reduce(
        (so, key) => applyEdit(definition, so, { ...action, key }),
        workbench,
      );
    case 'settle':
      return endTyping(
        updateCase(workbench, action.key, item =>
          settleField(definition, item, action.id, textBeforeTyping(workbench, action.key, action.id)),
        ),
      );
    case 'settleAll':
      return { ...workbench, cases: workbench.cases.map(item => settleCase(definition, item)) };
    case 'unit':
      return updateCase(workbench, action.key, item => convertField(definition, item, action.id, action.unit));
    case 'resultUnit':
      return { ...workbench, units: { ...workbench.units, [action.id]: action.unit } };
    case 'pressures':
      return { ...workbench, units: resultUnitsInBasis(definition, workbench.units, action.basis) };
    case 'unitSet':
      return convertToUnitSet(definition, workbench, action.set);
    case 'columnUnit':
      return convertColumn(definition, workbench, action.id, action.unit);
    case 'title':
      return { ...workbench, title: action.title };
    case 'questions':
      return { ...workbench, questions: action.questions };
    case 'places':
      return { ...workbench, places: action.places };
    case 'paste':
      return action.apply(workbench);
    case 'takeOver':
      return updateCase(workbench, action.key, item => setFields(definition, item, action.entries));
    case 'takeOverAll':
      return action.changes.reduce(
        (so, { key, entries }) => updateCase(so, key, item => setFields(definition, item, entries)),
        workbench,
      );
    case 'addRows':
      return action.cases.reduce(
        (so, data) => updateCase(so, so.cases[0]?.key ?? 0, item => addRows(definition, item, data, action.mergeRows)),
        workbench,
      );
    case 'add':
      return appendBlankCases(definition, workbench, 1);
    case 'duplicate':
      return duplicateCase(workbench, action.key);
    case 'remove':
      return removeCase(definition, workbench, action.key);
    case 'clear':
      return clearCase(definition, workbench, action.key);
    case 'move':
      return moveCase(workbench, action.key, action.by);
    case 'example':
      return loadExample(definition, workbench, action);
    case 'replace':
      return replaceCases(workbench, action);
    case 'merged':
      return applyMerge(workbench, action);
    case 'append':
      return appendOrReplace(definition, workbench, action);
    case 'calculated':
      return withTypedUnitSet(
        definition,
        workbench,
        action.results.reduce(
          (so, { key, calculated }) =>
            updateCase(so, key, item => withResults(definition, { ...item, calculated }) ?? item),
          workbench,
        ),
      );
  }
}

/**
 * The workbench after a calculation. The first results of what was typed here in US customary units are shown in those,
 * unless units were chosen for results.
 */
function withTypedUnitSet(definition: Definition, before: WorkbenchState, after: WorkbenchState): WorkbenchState {
  // Two entries are at least two changes; a loaded example or opened work is at most one.
  const isFirst = !before.cases.some(({ calculated }) => calculated) && before.past.length >= 2;
  if (!isFirst || Object.keys(before.units).length > 0) return after;
  const isTypedInUs = after.cases.every(({ data }) => isInUsUnits(definition, data));
  return isTypedInUs ? { ...after, units: resultUnitsIn(definition, 'us') } : after;
}

/** A case with new results; undefined if the case has been cleared since. */
function withResults(definition: Definition, item: WorkbenchCase): WorkbenchCase | undefined {
  return hasCalculableEntry(definition, item) || isUpToDate(definition, item) ? item : undefined;
}

/** Clears a case and its results in place; the units are kept. */
function clearCase(definition: Definition, workbench: WorkbenchState, key: number): WorkbenchState {
  const index = workbench.cases.findIndex(item => item.key === key);
  const item = workbench.cases[index];
  if (!item || isBlankCase(definition, item.data)) return workbench;
  return { ...workbench, cases: workbench.cases.with(index, { key, data: blankCaseInUnitsOf(definition, item.data) }) };
}

function duplicateCase(workbench: WorkbenchState, key: number): WorkbenchState {
  const index = workbench.cases.findIndex(item => item.key === key);
  const original = workbench.cases[index];
  if (!original || workbench.cases.length >= maxCases) return workbench;
  const copy = { ...original, key: workbench.nextKey };
  return { ...workbench, cases: workbench.cases.toSpliced(index + 1, 0, copy), nextKey: workbench.nextKey + 1 };
}

function removeCase(definition: Definition, workbench: WorkbenchState, key: number): WorkbenchState {
  const rest = workbench.cases.filter(item => item.key !== key);
  if (rest.length === workbench.cases.length) return workbench;
  if (rest.length > 0) return { ...workbench, cases: rest };
  return appendCases(
    { ...workbench, cases: [] },
    workbench.cases.map(({ data }) => blankCaseInUnitsOf(definition, data)),
  );
}

function moveCase(workbench: WorkbenchState, key: number, by: -1 | 1): WorkbenchState {
  const from = workbench.cases.findIndex(item => item.key === key);
  const item = workbench.cases[from];
  const to = from + by;
  if (!item || to < 0 || to >= workbench.cases.length) return workbench;
  return { ...workbench, cases: workbench.cases.toSpliced(from, 1).toSpliced(to, 0, item) };
}

/** Loads an example as new work, converted to the user's preferred units if any. */
function loadExample(
  definition: Definition,
  workbench: WorkbenchState,
  { example, record, set }: Extract<WorkbenchAction, { readonly type: 'example' }>,
): WorkbenchState {
  const cases = example.cases.map(input => caseFrom(definition, input));
  const blank = isBlank(definition, workbench);
  return replaceCases(workbench, {
    cases: set === undefined ? cases : cases.map(data => convertCase(definition, data, set)),
    record: blank ? workbench.record : record,
    ...(set === undefined || blank ? {} : { units: resultUnitsIn(definition, set) }),
  });
}

function replaceCases(
  workbench: WorkbenchState,
  arriving: Omit<Extract<WorkbenchAction, { readonly type: 'replace' }>, 'type'>,
): WorkbenchState {
  const {
    record,
    units = workbench.units,
    title = workbench.title,
    questions = workbench.questions,
    places = {},
  } = arriving;
  return addIncomingCases({ ...workbench, cases: [], record, units, title, questions, places }, arriving);
}

/**
 * Applies a merged document. Existing cases keep their keys, so that focus and typing are not interrupted. The undo
 * history is dropped, since undoing would also revert other users' changes.
 */
function applyMerge(
  workbench: WorkbenchState,
  { cases, ...work }: Omit<Extract<WorkbenchAction, { readonly type: 'merged' }>, 'type'>,
): WorkbenchState {
  const present = new Map(workbench.cases.map(item => [item.key, item]));
  const known = (key: number | undefined) => (key === undefined ? undefined : present.get(key));
  const items = cases.map(({ data, key }, index): WorkbenchCase => {
    const before = known(key);
    if (!before) return { key: workbench.nextKey + index, data };
    return JSON.stringify(before.data) === JSON.stringify(data) ? before : { ...before, data };
  });
  return { ...workbench, ...work, cases: items, nextKey: workbench.nextKey + cases.length, past: [], future: [] };
}

/** Appends cases; replaces the existing ones if all are blank. */
function appendOrReplace(definition: Definition, workbench: WorkbenchState, arriving: IncomingCases): WorkbenchState {
  return addIncomingCases(isBlank(definition, workbench) ? { ...workbench, cases: [] } : workbench, arriving);
}

/** Appends incoming cases together with their results. */
function addIncomingCases(
  workbench: WorkbenchState,
  { cases, calculated: results = [] }: IncomingCases,
): WorkbenchState {
  const before = workbench.cases.length;
  const all = appendCases(workbench, cases);
  const own = (item: WorkbenchCase, index: number): WorkbenchCase => {
    const calculated = results[index - before];
    return calculated ? { ...item, calculated } : item;
  };
  return { ...all, cases: all.cases.map(own) };
}
