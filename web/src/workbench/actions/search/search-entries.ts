import { fullActionName, isAvailable, type Action, type ActionContext } from '../action.ts';
import { workbenchActions } from '../commands/workbench-actions.ts';
import { caseSearchActions } from '../commands/case-actions.ts';
import { openSearch } from '../commands/help-actions.ts';
import { searchItems } from './search-items.ts';
import { methodsSearchAction, pageSearchActions } from './page-actions.ts';
import { fieldSearchActions, resultSearchActions } from '../commands/navigation-actions.ts';
import { inputRowSearchActions, rowGroup, rowSearchActions } from './row-actions.ts';
import { sheetSearchActions } from './sheet-actions.ts';
import { toolEntries } from './tool-actions.ts';
import { unitActions } from '../commands/unit-actions.ts';
import { exampleActions } from '../commands/work-actions.ts';

/** A search entry: an action and its current label. */
export interface SearchEntry {
  readonly action: Action;
  readonly name: string;
  readonly keywords: string;
}

/** The groups that are long, of which a query lists the best entries and an empty one none. */
const longGroups: ReadonlySet<string> = new Set(['Cases', rowGroup]);
const maxListed = 12;

/** All search entries available now. */
export function searchEntries(context: ActionContext): readonly SearchEntry[] {
  const all = [
    ...workbenchActions.filter(action => action !== openSearch && isAvailable(action, context)),
    ...unitActions(context),
    ...fieldSearchActions(context),
    ...resultSearchActions(context),
    ...caseSearchActions(context),
    ...rowSearchActions(context),
    ...inputRowSearchActions(context),
    ...sheetSearchActions(context),
    ...exampleActions(context.definition),
    ...toolEntries(context.definition.id),
    methodsSearchAction(context.definition),
    ...pageSearchActions,
  ];
  return toSearchEntries(all, context);
}

/** Converts actions to search entries. */
export function toSearchEntries(actions: readonly Action[], context: ActionContext): readonly SearchEntry[] {
  return actions.map(action => ({
    action,
    name: fullActionName(action, context),
    keywords: `${action.group} ${action.detail ?? ''} ${action.keywords ?? ''}`,
  }));
}

/** Search entries of one group. */
export interface SearchGroup {
  readonly name: string;
  readonly entries: readonly SearchEntry[];
}

/**
 * The entries that match a query, grouped, the group with the best match first. Cases and rows are omitted for an empty query.
 */
export function searchGroups(entries: readonly SearchEntry[], query: string): readonly SearchGroup[] {
  const groups = new Map<string, SearchEntry[]>();
  for (const entry of searchItems(entries, query)) {
    const { group } = entry.action;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  if (query.trim() === '') for (const name of longGroups) groups.delete(name);
  return [...groups].map(([name, all]) => ({ name, entries: longGroups.has(name) ? all.slice(0, maxListed) : all }));
}
