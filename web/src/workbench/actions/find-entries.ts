import { fullNameOf, isOffered, type Action, type ActionContext } from './action.ts';
import { benchActions } from './bench-actions.ts';
import { caseEntries } from './case-actions.ts';
import { find } from './help-actions.ts';
import { matching } from './matching.ts';
import { methodEntry, pageEntries } from './page-actions.ts';
import { fieldEntries, resultEntries } from './place-actions.ts';
import { sheetEntries } from './sheet-actions.ts';
import { toolEntries } from './tool-actions.ts';
import { unitActions } from './unit-actions.ts';
import { exampleActions } from './work-actions.ts';

/** Something that the search leads to: an action with the name that it has now. */
export interface FindEntry {
  readonly action: Action;
  readonly name: string;
  readonly keywords: string;
}

/** How many cases are shown. */
const mostCases = 12;

/** All that can be found now. */
export function findEntries(context: ActionContext): readonly FindEntry[] {
  const all = [
    ...benchActions.filter(action => action !== find && isOffered(action, context)),
    ...unitActions(context),
    ...fieldEntries(context),
    ...resultEntries(context),
    ...caseEntries(context),
    ...sheetEntries(context),
    ...exampleActions(context.definition),
    ...toolEntries(context.definition.id),
    methodEntry(context.definition),
    ...pageEntries,
  ];
  return entriesOf(all, context);
}

/** Actions as the search has them. */
export function entriesOf(actions: readonly Action[], context: ActionContext): readonly FindEntry[] {
  return actions.map(action => ({
    action,
    name: fullNameOf(action, context),
    keywords: `${action.group} ${action.detail ?? ''} ${action.keywords ?? ''}`,
  }));
}

/** Entries of one group, under its name. */
export interface FoundGroup {
  readonly name: string;
  readonly entries: readonly FindEntry[];
}

/** What answers to a query, in groups: the one with the best answer first, all but the cases where nothing is typed yet. */
export function found(entries: readonly FindEntry[], query: string): readonly FoundGroup[] {
  const groups = new Map<string, FindEntry[]>();
  for (const entry of matching(entries, query)) {
    const { group } = entry.action;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  if (query.trim() === '') groups.delete('Cases');
  return [...groups].map(([name, all]) => ({ name, entries: name === 'Cases' ? all.slice(0, mostCases) : all }));
}
