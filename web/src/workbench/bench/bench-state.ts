import {
  blankLike,
  caseFrom,
  caseInSet,
  mostCases,
  resultsInBasis,
  resultUnitsIn,
  type Definition,
} from '@isentrope/calculators/kit';
import type { Bench, BenchCase } from './bench-model.ts';
import { appended, changed, holdsQuantity, isBlank, isBlankCase, withBlanks } from './bench.ts';
import type { Arriving, BenchAction } from './bench-action.ts';
import {
  columnInUnit,
  edited,
  inUnitOf,
  inUnitSet,
  resetsCase,
  settled,
  settledCase,
  takenOver,
} from './case-edits.ts';
import { wordsOf } from './change-words.ts';
import { isCurrent } from './current.ts';
import { redone, remembering, typingEnded, undone } from './history.ts';
import { pastedInto } from '../sheet/paste.ts';

/**
 * The workbench reducer. Pure. All changes are undoable except leaving a field, calculating, typing in the title
 * block and saving an analysis.
 */
export function reduceBench(definition: Definition, bench: Bench, action: BenchAction): Bench {
  const current = (item: BenchCase) => isCurrent(definition, item);
  if (action.type === 'undo') return undone(bench, current);
  if (action.type === 'redo') return redone(bench, current);
  const words = wordsOf(definition, bench, action);
  const after = changedBy(definition, bench, action);
  if (!words) return after;
  const typing = action.type === 'edit' && !resetsCase(definition, bench, action);
  return remembering(bench, after, words, typing ? action : undefined);
}

function changedBy(
  definition: Definition,
  bench: Bench,
  action: Exclude<BenchAction, { readonly type: 'undo' } | { readonly type: 'redo' }>,
): Bench {
  switch (action.type) {
    case 'edit':
      return edited(definition, bench, action);
    case 'settle':
      return typingEnded(changed(bench, action.key, item => settled(definition, item, action.id)));
    case 'settleAll':
      return { ...bench, cases: bench.cases.map(item => settledCase(definition, item)) };
    case 'unit':
      return changed(bench, action.key, item => inUnitOf(definition, item, action.id, action.unit));
    case 'resultUnit':
      return { ...bench, units: { ...bench.units, [action.id]: action.unit } };
    case 'pressures':
      return { ...bench, units: resultsInBasis(definition, bench.units, action.basis) };
    case 'unitSet':
      return inUnitSet(definition, bench, action.set);
    case 'columnUnit':
      return columnInUnit(definition, bench, action.id, action.unit);
    case 'title':
      return { ...bench, title: action.title };
    case 'questions':
      return { ...bench, questions: action.questions };
    case 'paste':
      return pastedInto(definition, bench, action);
    case 'takeOver':
      return changed(bench, action.key, item => takenOver(definition, item, action.entries));
    case 'add':
      return withBlanks(definition, bench, 1);
    case 'duplicate':
      return duplicated(bench, action.key);
    case 'remove':
      return removed(definition, bench, action.key);
    case 'clear':
      return cleared(definition, bench, action.key);
    case 'move':
      return moved(bench, action.key, action.by);
    case 'example':
      return exampleLoaded(definition, bench, action);
    case 'replace':
      return replaced(bench, action);
    case 'merged':
      return merged(bench, action);
    case 'append':
      return joined(definition, bench, action);
    case 'calculated':
      return action.results.reduce(
        (so, { key, calculated }) => changed(so, key, item => withResults(definition, { ...item, calculated }) ?? item),
        bench,
      );
  }
}

/** A case with new results; undefined if the case has been cleared since. */
function withResults(definition: Definition, item: BenchCase): BenchCase | undefined {
  return holdsQuantity(definition, item) || isCurrent(definition, item) ? item : undefined;
}

/** Clears a case and its results in place; the units are kept. */
function cleared(definition: Definition, bench: Bench, key: number): Bench {
  const place = bench.cases.findIndex(item => item.key === key);
  const item = bench.cases[place];
  if (!item || isBlankCase(definition, item.data)) return bench;
  return { ...bench, cases: bench.cases.with(place, { key, data: blankLike(definition, item.data) }) };
}

function duplicated(bench: Bench, key: number): Bench {
  const index = bench.cases.findIndex(item => item.key === key);
  const original = bench.cases[index];
  if (!original || bench.cases.length >= mostCases) return bench;
  const copy = { ...original, key: bench.nextKey };
  return { ...bench, cases: bench.cases.toSpliced(index + 1, 0, copy), nextKey: bench.nextKey + 1 };
}

function removed(definition: Definition, bench: Bench, key: number): Bench {
  const rest = bench.cases.filter(item => item.key !== key);
  if (rest.length === bench.cases.length) return bench;
  if (rest.length > 0) return { ...bench, cases: rest };
  return appended(
    { ...bench, cases: [] },
    bench.cases.map(({ data }) => blankLike(definition, data)),
  );
}

function moved(bench: Bench, key: number, by: -1 | 1): Bench {
  const from = bench.cases.findIndex(item => item.key === key);
  const item = bench.cases[from];
  const to = from + by;
  if (!item || to < 0 || to >= bench.cases.length) return bench;
  return { ...bench, cases: bench.cases.toSpliced(from, 1).toSpliced(to, 0, item) };
}

/** Loads an example as new work, converted to the user's preferred units if any. */
function exampleLoaded(
  definition: Definition,
  bench: Bench,
  { example, record, set }: Extract<BenchAction, { readonly type: 'example' }>,
): Bench {
  const cases = example.cases.map(given => caseFrom(definition, given));
  const blank = isBlank(definition, bench);
  return replaced(bench, {
    cases: set === undefined ? cases : cases.map(data => caseInSet(definition, data, set)),
    record: blank ? bench.record : record,
    ...(set === undefined || blank ? {} : { units: resultUnitsIn(definition, set) }),
  });
}

/** Replaces all cases. */
function replaced(bench: Bench, arriving: Omit<Extract<BenchAction, { readonly type: 'replace' }>, 'type'>): Bench {
  const { record, units = bench.units, title = bench.title, questions = bench.questions } = arriving;
  return arrived({ ...bench, cases: [], record, units, title, questions }, arriving);
}

/**
 * Applies a merged document. Existing cases keep their keys, so that focus and typing are not interrupted. The undo
 * history is dropped, since undoing would also revert other users' changes.
 */
function merged(
  bench: Bench,
  { cases, ...work }: Omit<Extract<BenchAction, { readonly type: 'merged' }>, 'type'>,
): Bench {
  const present = new Map(bench.cases.map(item => [item.key, item]));
  const known = (key: number | undefined) => (key === undefined ? undefined : present.get(key));
  const items = cases.map(({ data, key }, place): BenchCase => {
    const before = known(key);
    if (!before) return { key: bench.nextKey + place, data };
    return JSON.stringify(before.data) === JSON.stringify(data) ? before : { ...before, data };
  });
  return { ...bench, ...work, cases: items, nextKey: bench.nextKey + cases.length, past: [], future: [] };
}

/** Appends cases; replaces the existing ones if all are blank. */
function joined(definition: Definition, bench: Bench, arriving: Arriving): Bench {
  return arrived(isBlank(definition, bench) ? { ...bench, cases: [] } : bench, arriving);
}

/** Appends incoming cases together with their results. */
function arrived(bench: Bench, { cases, calculated: results = [] }: Arriving): Bench {
  const before = bench.cases.length;
  const all = appended(bench, cases);
  const own = (item: BenchCase, place: number): BenchCase => {
    const calculated = results[place - before];
    return calculated ? { ...item, calculated } : item;
  };
  return { ...all, cases: all.cases.map(own) };
}
