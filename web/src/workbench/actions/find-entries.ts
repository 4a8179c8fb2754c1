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

/** A search entry: an action and its current label. */
export interface FindEntry {
  readonly action: Action;
  readonly name: string;
  readonly keywords: string;
}

/** The most cases listed in the search. */
const mostCases = 12;

/** All search entries available now. */
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

/** Converts actions to search entries. */
export function entriesOf(actions: readonly Action[], context: ActionContext): readonly FindEntry[] {
  return actions.map(action => ({
    action,
    name: fullNameOf(action, context),
    keywords: `${action.group} ${action.detail ?? ''} ${action.keywords ?? ''}`,
  }));
}

/** Search entries of one group. */
export interface FoundGroup {
  readonly name: string;
  readonly entries: readonly FindEntry[];
}

/**
 * The entries that match a query, grouped, the group with the best match first. Cases are omitted for an empty query.
 */
export function found(entries: readonly FindEntry[], query: string): readonly FoundGroup[] {
  const groups = new Map<string, FindEntry[]>();
  for (const entry of matching(entries, query)) {
    const { group } = entry.action;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  if (query.trim() === '') groups.delete('Cases');
  return [...groups].map(([name, all]) => ({ name, entries: name === 'Cases' ? all.slice(0, mostCases) : all }));
}
