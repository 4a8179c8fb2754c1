import { displayText, type CaseData, type Entry } from '@isentrope/calculators/kit';
import type { WorkbenchState, WorkbenchCase, Change, ChangeLabels, Snapshot } from './workbench-model.ts';

const maxChanges = 200;

function snapshotOf({ cases, units, title, questions, places, record }: WorkbenchState): Snapshot {
  return { cases, units, title, questions, places, record };
}

/** Whether two cases show the same text and units in every field. */
function hasSameEntries(a: CaseData, b: CaseData): boolean {
  const isSameEntry = (one: Entry | undefined, other: Entry | undefined) =>
    one === other || (one && other && one.unit === other.unit && displayText(one) === displayText(other));
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(id => isSameEntry(a[id], b[id]));
}

/**
 * The previous data, if typing has restored the previous text. The undo entry is then dropped, and a converted number
 * gets its original text back.
 */
function restoredData({ cases: before }: Snapshot, { cases: after }: Snapshot, key: number): CaseData | undefined {
  const [then, now] = [before, after].map(cases => cases.find(item => item.key === key)?.data);
  return then && now && hasSameEntries(then, now) ? then : undefined;
}

/** Pushes the state before a change onto the undo stack and clears the redo stack; no-op if nothing changed. */
export function pushUndo(
  before: WorkbenchState,
  after: WorkbenchState,
  words: ChangeLabels,
  typing?: Change['typing'],
): WorkbenchState {
  const same =
    before.cases === after.cases &&
    before.units === after.units &&
    before.places === after.places &&
    before.record === after.record;
  if (same) return after;
  const latest = before.past.at(-1);
  if (typing && latest?.typing?.key === typing.key && latest.typing.id === typing.id) {
    const data = restoredData(latest.other, after, typing.key);
    if (!data) return { ...after, past: before.past, future: [] };
    const cases = after.cases.map(item => (item.key === typing.key ? { ...item, data } : item));
    return { ...after, cases, past: before.past.slice(0, -1), future: [] };
  }
  const change: Change = {
    other: snapshotOf(before),
    words,
    ...(typing ? { typing: { key: typing.key, id: typing.id } } : {}),
  };
  return { ...after, past: [...before.past, change].slice(-maxChanges), future: [] };
}

/** Ends the current typing change, so that further typing is a new undo entry. */
export function endTyping(bench: WorkbenchState): WorkbenchState {
  const latest = bench.past.at(-1);
  if (!latest?.typing) return bench;
  const { other, words } = latest;
  return { ...bench, past: [...bench.past.slice(0, -1), { other, words }] };
}

/** Undoes the latest change. */
export function undoChange(bench: WorkbenchState, isCurrent: (item: WorkbenchCase) => boolean): WorkbenchState {
  const change = bench.past.at(-1);
  if (!change) return bench;
  const { words } = change;
  return {
    ...put(bench, change.other, isCurrent),
    past: bench.past.slice(0, -1),
    future: [...bench.future, { other: snapshotOf(bench), words }],
  };
}

/** Redoes the change undone last. */
export function redoChange(bench: WorkbenchState, isCurrent: (item: WorkbenchCase) => boolean): WorkbenchState {
  const change = bench.future.at(-1);
  if (!change) return bench;
  const { words } = change;
  return {
    ...put(bench, change.other, isCurrent),
    past: [...bench.past, { other: snapshotOf(bench), words }],
    future: bench.future.slice(0, -1),
  };
}

/**
 * Restores a snapshot. Results calculated since are kept, unless the restored case has current results of its own.
 * The title block and the analyses of the same record are not restored.
 */
function put(
  bench: WorkbenchState,
  { cases, units, title, questions, places, record }: Snapshot,
  isCurrent: (item: WorkbenchCase) => boolean,
): WorkbenchState {
  const present = new Map(bench.cases.map(item => [item.key, item]));
  const withResults = (item: WorkbenchCase): WorkbenchCase => {
    const calculated = present.get(item.key)?.calculated;
    return !calculated || isCurrent(item) ? item : { ...item, calculated };
  };
  return {
    ...bench,
    cases: cases.map(withResults),
    units,
    places,
    record,
    title: record === bench.record ? bench.title : title,
    questions: record === bench.record ? bench.questions : questions,
  };
}
