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
  bench: WorkbenchState,
  action: WorkbenchAction,
): WorkbenchState {
  const current = (item: WorkbenchCase) => isUpToDate(definition, item);
  if (action.type === 'undo') return undoChange(bench, current);
  if (action.type === 'redo') return redoChange(bench, current);
  const labels = changeLabels(definition, bench, action);
  const after = changedBy(definition, bench, action);
  if (!labels) return after;
  const typing = action.type === 'edit' && !resetsCase(definition, bench, action);
  return pushUndo(bench, after, labels, typing ? action : undefined);
}

function changedBy(
  definition: Definition,
  bench: WorkbenchState,
  action: Exclude<WorkbenchAction, { readonly type: 'undo' } | { readonly type: 'redo' }>,
): WorkbenchState {
  switch (action.type) {
    case 'edit':
      return [action.key, ...(action.alsoIn ?? [])].reduce(
        (so, key) => applyEdit(definition, so, { ...action, key }),
        bench,
      );
    case 'settle':
      return endTyping(
        updateCase(bench, action.key, item =>
          settleField(definition, item, action.id, textBeforeTyping(bench, action.key, action.id)),
        ),
      );
    case 'settleAll':
      return { ...bench, cases: bench.cases.map(item => settleCase(definition, item)) };
    case 'unit':
      return updateCase(bench, action.key, item => convertField(definition, item, action.id, action.unit));
    case 'resultUnit':
      return { ...bench, units: { ...bench.units, [action.id]: action.unit } };
    case 'pressures':
      return { ...bench, units: resultUnitsInBasis(definition, bench.units, action.basis) };
    case 'unitSet':
      return convertToUnitSet(definition, bench, action.set);
    case 'columnUnit':
      return convertColumn(definition, bench, action.id, action.unit);
    case 'title':
      return { ...bench, title: action.title };
    case 'questions':
      return { ...bench, questions: action.questions };
    case 'places':
      return { ...bench, places: action.places };
    case 'paste':
      return action.apply(bench);
    case 'takeOver':
      return updateCase(bench, action.key, item => setFields(definition, item, action.entries));
    case 'takeOverAll':
      return action.changes.reduce(
        (so, { key, entries }) => updateCase(so, key, item => setFields(definition, item, entries)),
        bench,
      );
    case 'addRows':
      return action.cases.reduce(
        (so, data) => updateCase(so, so.cases[0]?.key ?? 0, item => addRows(definition, item, data, action.mergeRows)),
        bench,
      );
    case 'add':
      return appendBlankCases(definition, bench, 1);
    case 'duplicate':
      return duplicateCase(bench, action.key);
    case 'remove':
      return removeCase(definition, bench, action.key);
    case 'clear':
      return clearCase(definition, bench, action.key);
    case 'move':
      return moveCase(bench, action.key, action.by);
    case 'example':
      return loadExample(definition, bench, action);
    case 'replace':
      return replaceCases(bench, action);
    case 'merged':
      return applyMerge(bench, action);
    case 'append':
      return appendOrReplace(definition, bench, action);
    case 'calculated':
      return withTypedUnitSet(
        definition,
        bench,
        action.results.reduce(
          (so, { key, calculated }) =>
            updateCase(so, key, item => withResults(definition, { ...item, calculated }) ?? item),
          bench,
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
function clearCase(definition: Definition, bench: WorkbenchState, key: number): WorkbenchState {
  const index = bench.cases.findIndex(item => item.key === key);
  const item = bench.cases[index];
  if (!item || isBlankCase(definition, item.data)) return bench;
  return { ...bench, cases: bench.cases.with(index, { key, data: blankCaseInUnitsOf(definition, item.data) }) };
}

function duplicateCase(bench: WorkbenchState, key: number): WorkbenchState {
  const index = bench.cases.findIndex(item => item.key === key);
  const original = bench.cases[index];
  if (!original || bench.cases.length >= maxCases) return bench;
  const copy = { ...original, key: bench.nextKey };
  return { ...bench, cases: bench.cases.toSpliced(index + 1, 0, copy), nextKey: bench.nextKey + 1 };
}

function removeCase(definition: Definition, bench: WorkbenchState, key: number): WorkbenchState {
  const rest = bench.cases.filter(item => item.key !== key);
  if (rest.length === bench.cases.length) return bench;
  if (rest.length > 0) return { ...bench, cases: rest };
  return appendCases(
    { ...bench, cases: [] },
    bench.cases.map(({ data }) => blankCaseInUnitsOf(definition, data)),
  );
}

function moveCase(bench: WorkbenchState, key: number, by: -1 | 1): WorkbenchState {
  const from = bench.cases.findIndex(item => item.key === key);
  const item = bench.cases[from];
  const to = from + by;
  if (!item || to < 0 || to >= bench.cases.length) return bench;
  return { ...bench, cases: bench.cases.toSpliced(from, 1).toSpliced(to, 0, item) };
}

/** Loads an example as new work, converted to the user's preferred units if any. */
function loadExample(
  definition: Definition,
  bench: WorkbenchState,
  { example, record, set }: Extract<WorkbenchAction, { readonly type: 'example' }>,
): WorkbenchState {
  const cases = example.cases.map(input => caseFrom(definition, input));
  const blank = isBlank(definition, bench);
  return replaceCases(bench, {
    cases: set === undefined ? cases : cases.map(data => convertCase(definition, data, set)),
    record: blank ? bench.record : record,
    ...(set === undefined || blank ? {} : { units: resultUnitsIn(definition, set) }),
  });
}

function replaceCases(
  bench: WorkbenchState,
  arriving: Omit<Extract<WorkbenchAction, { readonly type: 'replace' }>, 'type'>,
): WorkbenchState {
  const { record, units = bench.units, title = bench.title, questions = bench.questions, places = {} } = arriving;
  return addIncomingCases({ ...bench, cases: [], record, units, title, questions, places }, arriving);
}

/**
 * Applies a merged document. Existing cases keep their keys, so that focus and typing are not interrupted. The undo
 * history is dropped, since undoing would also revert other users' changes.
 */
function applyMerge(
  bench: WorkbenchState,
  { cases, ...work }: Omit<Extract<WorkbenchAction, { readonly type: 'merged' }>, 'type'>,
): WorkbenchState {
  const present = new Map(bench.cases.map(item => [item.key, item]));
  const known = (key: number | undefined) => (key === undefined ? undefined : present.get(key));
  const items = cases.map(({ data, key }, index): WorkbenchCase => {
    const before = known(key);
    if (!before) return { key: bench.nextKey + index, data };
    return JSON.stringify(before.data) === JSON.stringify(data) ? before : { ...before, data };
  });
  return { ...bench, ...work, cases: items, nextKey: bench.nextKey + cases.length, past: [], future: [] };
}

/** Appends cases; replaces the existing ones if all are blank. */
function appendOrReplace(definition: Definition, bench: WorkbenchState, arriving: IncomingCases): WorkbenchState {
  return addIncomingCases(isBlank(definition, bench) ? { ...bench, cases: [] } : bench, arriving);
}

/** Appends incoming cases together with their results. */
function addIncomingCases(bench: WorkbenchState, { cases, calculated: results = [] }: IncomingCases): WorkbenchState {
  const before = bench.cases.length;
  const all = appendCases(bench, cases);
  const own = (item: WorkbenchCase, index: number): WorkbenchCase => {
    const calculated = results[index - before];
    return calculated ? { ...item, calculated } : item;
  };
  return { ...all, cases: all.cases.map(own) };
}
