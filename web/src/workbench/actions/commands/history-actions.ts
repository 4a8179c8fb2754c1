import type { WorkbenchState, Snapshot } from '../../state/workbench-model.ts';
import type { Action, ActionContext } from '../action.ts';
import { actionButton, preserveFocus } from '../preserve-focus.ts';
import { isTextField } from '../text-field.ts';

/** Whether undo belongs to the browser, because the user is typing in the focused text field. */
function isTyping({ target }: KeyboardEvent, { past }: WorkbenchState): boolean {
  if (!isTextField(target)) return false;
  const { case: key, field: id } = target.dataset;
  if (id === undefined) return true;
  const typing = past.at(-1)?.typing;
  return typing !== undefined && typing.id === id && typing.key === Number(key);
}

/** The key of the first case whose data a change alters; undefined if none. */
function firstChangedCase({ cases }: WorkbenchState, { cases: then }: Snapshot): number | undefined {
  const present = new Map(cases.map(({ key, data }) => [key, data]));
  return then.find(({ key, data }) => present.has(key) && present.get(key) !== data)?.key;
}

/** Undoes or redoes one step and reports it. If only one case is shown, the changed one becomes active. */
function undoOrRedo({ workbench, dispatch, announce, navigation: place }: ActionContext, type: 'undo' | 'redo'): void {
  const change = type === 'undo' ? workbench.past.at(-1) : workbench.future.at(-1);
  if (!change) return;
  const other = type === 'undo' ? 'redo' : 'undo';
  preserveFocus(
    () => dispatch({ type }),
    () => actionButton(type) ?? actionButton(other),
  );
  const key = firstChangedCase(workbench, change.other);
  if (place.single && key !== undefined) place.showCase(key);
  announce(type === 'undo' ? change.words.undone : change.words.redone);
}

export const undo: Action = {
  id: 'undo',
  group: 'Commands',
  name: 'Undo',
  full: ({ workbench }) => workbench.past.at(-1)?.words.undo ?? 'Undo',
  keywords: 'take back revert',
  keys: ['Mod+Z'],
  leavesKey: (event, { workbench }) => isTyping(event, workbench),
  when: ({ workbench }) => workbench.past.length > 0,
  run: context => undoOrRedo(context, 'undo'),
};

export const redo: Action = {
  id: 'redo',
  group: 'Commands',
  name: 'Redo',
  full: ({ workbench }) => workbench.future.at(-1)?.words.redo ?? 'Redo',
  keywords: 'do again repeat',
  keys: ['Mod+Shift+Z', 'Ctrl+Y'],
  // With nothing to redo here, the browser may still have something to redo in the field.
  leavesKey: (event, { workbench }) =>
    isTyping(event, workbench) || (isTextField(event.target) && workbench.future.length === 0),
  when: ({ workbench }) => workbench.future.length > 0,
  run: context => undoOrRedo(context, 'redo'),
};
