import { caseNameId, caseTitle, maxCases } from '@isentrope/calculators/kit';
import { flushSync } from 'react-dom';
import { elementId } from '../../workbench-context.ts';
import type { Action, ActionContext, CaseAction } from '../action.ts';
import { actionButton } from '../preserve-focus.ts';

const tooManyCases = `No case was added: a sheet holds ${maxCases} cases at most. Remove one first, or open the tool in another tab.`;

/** Dispatches an action that adds a case and makes the new case active; reports if there is no room. */
function addAndShowCase(
  { workbench, dispatch, announce, navigation: place }: ActionContext,
  action: Parameters<ActionContext['dispatch']>[0],
): void {
  if (workbench.cases.length >= maxCases) {
    announce(tooManyCases);
    return;
  }
  flushSync(() => dispatch(action));
  place.showView('inputs');
  place.showCase(workbench.nextKey);
}

export const addCase: Action = {
  id: 'add-case',
  group: 'Commands',
  name: 'Add New Case',
  keywords: 'another column insert blank',
  run: context => addAndShowCase(context, { type: 'add' }),
};

/** Whether a calculator has tables as inputs, which are long to enter again. */
const hasTables = ({ definition }: ActionContext) => definition.inputs.some(({ field }) => field.type === 'rows');

/** As `duplicateCase`, beside the button for an empty case. */
export const copyCase: Action = {
  id: 'copy-case',
  group: 'Commands',
  name: 'Copy Case',
  full: ({ activeCase }) => `Copy Case “${activeCase.title}”`,
  keywords: 'duplicate add new same inputs tables',
  when: hasTables,
  run: context => addAndShowCase(context, { type: 'duplicate', key: context.activeCase.key }),
};

export const clearCase: Action = {
  id: 'clear-case',
  group: 'Commands',
  name: ({ workbench, activeCase }) => (workbench.cases.length === 1 ? 'Clear' : `Clear “${activeCase.title}”`),
  keywords: 'empty reset delete entries',
  run: ({ dispatch, activeCase }) => dispatch({ type: 'clear', key: activeCase.key }),
};

/** The accessible name of a case action. */
const withCaseTitle =
  (name: string) =>
  ({ activeCase }: Pick<ActionContext, 'activeCase'>) =>
    `${name}: ${activeCase.title}`;

export const duplicateCase: CaseAction = {
  id: 'duplicate-case',
  group: 'Commands',
  name: 'Duplicate',
  full: withCaseTitle('Duplicate'),
  keywords: 'copy case',
  run: context => addAndShowCase(context, { type: 'duplicate', key: context.activeCase.key }),
};

export const removeCase: CaseAction = {
  id: 'remove-case',
  group: 'Commands',
  name: 'Remove',
  full: withCaseTitle('Remove'),
  keywords: 'delete case',
  run: ({ workbench, dispatch, navigation: place, activeCase: { key, index } }) => {
    const beside = workbench.cases[index + 1] ?? workbench.cases[index - 1];
    // At least one case remains: removing the only case leaves a blank one.
    const next = beside?.key ?? workbench.nextKey;
    flushSync(() => dispatch({ type: 'remove', key }));
    place.showCase(next);
    focusHead(next);
  },
};

/** Focuses the name of a case or, if it has none, its first button. */
function focusHead(key: number): void {
  const name = document.getElementById(elementId(key, caseNameId));
  const tools = document.getElementById(elementId(key, 'tools'));
  (name ?? tools?.querySelector<HTMLElement>('button:not([disabled])'))?.focus();
}

function moveAction(id: string, name: string, by: -1 | 1, when: NonNullable<CaseAction['when']>): CaseAction {
  return {
    id,
    group: 'Commands',
    name,
    full: withCaseTitle(name),
    keywords: 'case order left right',
    when,
    run: ({ dispatch, activeCase: { key } }) => {
      const byButton = document.activeElement?.closest('.case-tools') !== null;
      flushSync(() => dispatch({ type: 'move', key, by }));
      if (!byButton) return;
      // Keeps the focus on the same button of the moved case, or on another one if that is now disabled.
      const tools = document.getElementById(elementId(key, 'tools'));
      const own = tools?.querySelector<HTMLElement>(`[data-action="${id}"]:not([disabled])`);
      (own ?? tools?.querySelector<HTMLElement>('button:not([disabled])'))?.focus();
    },
  };
}

export const moveEarlier = moveAction('move-earlier', 'Move earlier', -1, ({ activeCase }) => activeCase.index > 0);
export const moveLater = moveAction('move-later', 'Move later', 1, ({ activeCase }) => !activeCase.last);

/**
 * An action that makes the adjacent case active. When its button becomes disabled, the focus moves to the opposite
 * button.
 */
function stepAction(
  { id, other, by }: { id: string; other: string; by: -1 | 1 },
  more: Pick<CaseAction, 'name' | 'keywords' | 'keys' | 'when'>,
): CaseAction {
  return {
    id,
    group: 'Commands',
    ...more,
    run: ({ workbench, navigation: place, activeCase }) => {
      place.showCase(workbench.cases[activeCase.index + by]?.key ?? activeCase.key);
      if (document.activeElement?.matches(`[data-action="${id}"][disabled]`)) actionButton(other)?.focus();
    },
  };
}

export const caseBefore = stepAction(
  { id: 'case-before', other: 'case-after', by: -1 },
  {
    name: 'Previous case',
    keywords: 'previous go to',
    keys: ['Alt+PageUp'],
    when: ({ activeCase }) => activeCase.index > 0,
  },
);

export const caseAfter = stepAction(
  { id: 'case-after', other: 'case-before', by: 1 },
  {
    name: 'Next case',
    keywords: 'next go to',
    keys: ['Alt+PageDown'],
    when: ({ activeCase }) => !activeCase.last,
  },
);

export const toggleOneCase = {
  id: 'one-at-a-time',
  group: 'Commands',
  name: 'One at a time',
  full: ({ navigation: place }) => (place.single ? 'Show cases side by side' : 'Show one case at a time'),
  keywords: 'single columns compare',
  when: ({ workbench, navigation: place }) => place.setSingle !== undefined && workbench.cases.length > 1,
  run: ({ navigation: place }) => place.setSingle?.(!place.single),
} satisfies Action;

/** Search entries that make a case active; none for a single case. */
export function caseSearchActions({ workbench: { cases } }: ActionContext): readonly Action[] {
  if (cases.length < 2) return [];
  return cases.map(({ key, data }, index) => ({
    id: `case-${key}`,
    group: 'Cases',
    name: caseTitle(data, index),
    detail: `Case ${index + 1} of ${cases.length}`,
    keywords: `case ${index + 1}`,
    run: ({ navigation: place }) => place.showCase(key),
  }));
}
