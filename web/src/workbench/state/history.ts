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
export function endTyping(workbench: WorkbenchState): WorkbenchState {
  const latest = workbench.past.at(-1);
  if (!latest?.typing) return workbench;
  const { other, words } = latest;
  return { ...workbench, past: [...workbench.past.slice(0, -1), { other, words }] };
}

/** Undoes the latest change. */
export function undoChange(workbench: WorkbenchState, isCurrent: (item: WorkbenchCase) => boolean): WorkbenchState {
  const change = workbench.past.at(-1);
  if (!change) return workbench;
  const { words } = change;
  return {
    ...put(workbench, change.other, isCurrent),
    past: workbench.past.slice(0, -1),
    future: [...workbench.future, { other: snapshotOf(workbench), words }],
  };
}

/** Redoes the change undone last. */
export function redoChange(workbench: WorkbenchState, isCurrent: (item: WorkbenchCase) => boolean): WorkbenchState {
  const change = workbench.future.at(-1);
  if (!change) return workbench;
  const { words } = change;
  return {
    ...put(workbench, change.other, isCurrent),
    past: [...workbench.past, { other: snapshotOf(workbench), words }],
    future: workbench.future.slice(0, -1),
  };
}

/**
 * Restores a snapshot. Results calculated since are kept, unless the restored case has current results of its own.
 * The title block and the analyses of the same record are not restored.
 */
function put(
  workbench: WorkbenchState,
  { cases, units, title, questions, places, record }: Snapshot,
  isCurrent: (item: WorkbenchCase) => boolean,
): WorkbenchState {
  const present = new Map(workbench.cases.map(item => [item.key, item]));
  const withResults = (item: WorkbenchCase): WorkbenchCase => {
    const calculated = present.get(item.key)?.calculated;
    return !calculated || isCurrent(item) ? item : { ...item, calculated };
  };
  return {
    ...workbench,
    cases: cases.map(withResults),
    units,
    places,
    record,
    title: record === workbench.record ? workbench.title : title,
    questions: record === workbench.record ? workbench.questions : questions,
  };
}
