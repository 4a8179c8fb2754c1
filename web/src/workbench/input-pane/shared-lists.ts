import { listLines, type Definition } from '@isentrope/calculators/kit';
import { createContext, useContext, useMemo, useState } from 'react';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { isFieldVisible } from './rows.ts';

/** A case that shows a list of several cases. */
interface SharingCase {
  readonly key: number;
  /** Its 1-based number. */
  readonly number: number;
}

/** How a list of a case is shared: with the case that shows it, or by the cases for which it is shown. */
interface SharedList {
  readonly shownIn?: SharingCase;
  readonly alsoIn: readonly SharingCase[];
}

/** The shared lists by `placeOf` their case and field. */
type SharedLists = Readonly<Record<string, SharedList>>;

const placeOf = (key: number, id: string): string => `${key} ${id}`;

/**
 * The lists of several lines that cases side by side have in common: the first such case shows and edits them. Lists read from
 * a source, and those in `separate`, are not shown by another case.
 * @param first index of the first of `cases` among all cases.
 */
function sharedLists(
  definition: Definition,
  cases: readonly WorkbenchCase[],
  first: number,
  separate: ReadonlySet<string>,
): SharedLists {
  const shared: Record<string, SharedList> = {};
  for (const input of definition.inputs) {
    if (input.field.type !== 'list') continue;
    const { choice } = input.field.basis ?? {};
    const leaders = new Map<string, SharingCase>();
    for (const [index, item] of cases.entries()) {
      const { key, data } = item;
      const { text = '', from } = data[input.id] ?? {};
      if (listLines(text).length < 2 || from !== undefined || !isFieldVisible(input, item)) continue;
      const content = JSON.stringify([text, choice === undefined ? undefined : data[choice]?.text]);
      const own = { key, number: first + index + 1 };
      const leader = leaders.get(content);
      if (leader === undefined) leaders.set(content, own);
      else if (!separate.has(placeOf(key, input.id))) {
        const place = placeOf(leader.key, input.id);
        shared[place] = { alsoIn: [...(shared[place]?.alsoIn ?? []), own] };
        shared[placeOf(key, input.id)] = { shownIn: leader, alsoIn: [] };
      }
    }
  }
  return shared;
}

interface Sharing {
  readonly lists: SharedLists;
  /** Shows a list in its own case from now on, also while it equals that of another. */
  readonly separate: (key: number, id: string) => void;
}

const SharingContext = createContext<Sharing>({ lists: {}, separate: () => undefined });
export const SharedListsProvider = SharingContext.Provider;

/** The sharing of the lists of cases side by side, for `SharedListsProvider`. */
export function useSharing(definition: Definition, cases: readonly WorkbenchCase[], first: number): Sharing {
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const lists = sharedLists(definition, cases, first, apart);
  const content = JSON.stringify(lists);
  return useMemo(
    () => ({
      lists,
      separate: (key: number, id: string) => {
        const place = placeOf(key, id);
        setApart(before => (before.has(place) ? before : new Set(before).add(place)));
      },
    }),
    // The content has everything that the lists depend on.
    // oxlint-disable-next-line react/exhaustive-deps
    [content],
  );
}

const alone: SharedList = { alsoIn: [] };

/** How the list of a field of a case is shared, and a function that separates it. */
export function useSharedList(key: number, id: string): SharedList & { readonly separate: () => void } {
  const { lists, separate } = useContext(SharingContext);
  return { ...(lists[placeOf(key, id)] ?? alone), separate: () => separate(key, id) };
}
