import { parseSavedColumns, type Definition, type SavedColumns } from '@isentrope/calculators/kit';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { parseJson } from '../../browser-storage.ts';
import { useSession } from '../../shell/session.ts';
import { useStoredSetting } from '../stored-setting.ts';

/** Lists of a calculator as stored in this browser. */
interface StoredColumns {
  readonly lists: readonly SavedColumns[];
  /** They were changed here and are not saved to the account yet. */
  readonly isUnsent: boolean;
}

/** The maximum number of lists that the account stores for a calculator. */
const maxLists = 12;

/**
 * The stored column matches of a calculator, and a setter. They are stored in this browser and, for signed-in users, on the account, which
 * takes precedence except for changes that have not been sent yet.
 */
export function useSavedColumns(
  definition: Definition,
): readonly [readonly SavedColumns[], (lists: readonly SavedColumns[]) => void] {
  const { id } = definition;
  const [text, setText] = useStoredSetting(`tag-list:${id}`);
  const user = useSession()?.user;
  const { lists, isUnsent } = useMemo(() => storedColumns(text), [text]);
  const store = (changed: readonly SavedColumns[], unsent: boolean) =>
    setText(
      changed.length === 0 && !unsent
        ? undefined
        : JSON.stringify(unsent ? { lists: changed, unsent: true } : { lists: changed }),
    );
  const save = async (changed: readonly SavedColumns[]) => {
    store(changed, user !== null);
    if (user && (await send(id, changed))) store(changed, false);
  };
  const receive = useEffectEvent((account: readonly SavedColumns[]) => {
    const merged = isUnsent || account.length === 0 ? mergeColumns(lists, account) : account;
    if (merged === account) store(account, false);
    else if (merged.length > 0) void save(merged);
  });
  useEffect(() => {
    if (!user) return undefined;
    let isCurrent = true;
    void fetchColumns(id).then(account => {
      if (isCurrent && account) receive(account);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, user]);
  return [lists, changed => void save(changed)];
}

/** Lists that were changed here, then those of the account with other headings. */
function mergeColumns(own: readonly SavedColumns[], account: readonly SavedColumns[]): readonly SavedColumns[] {
  const known = new Set(own.map(headingsKey));
  return [...own, ...account.filter(each => !known.has(headingsKey(each)))].slice(0, maxLists);
}

const headingsKey = ({ headings }: SavedColumns) => JSON.stringify(headings.toSorted());

function storedColumns(text: string | undefined): StoredColumns {
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { lists: parseSavedColumns(stored), isUnsent: false };
  return {
    lists: parseSavedColumns('lists' in stored ? stored.lists : undefined),
    isUnsent: 'unsent' in stored && stored.unsent === true,
  };
}

const path = '/api/account/list-columns';

/** The lists of the account; undefined if it cannot be reached. */
async function fetchColumns(tool: string): Promise<readonly SavedColumns[] | undefined> {
  const answer = await fetch(`${path}?tool=${encodeURIComponent(tool)}`).catch(() => undefined);
  return answer?.ok ? parseSavedColumns(await answer.json()) : undefined;
}

/** Saves lists to the account; if that fails, it is retried when a list is opened next. */
async function send(tool: string, lists: readonly SavedColumns[]): Promise<boolean> {
  const answer = await fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tool, lists }),
  }).catch(() => undefined);
  return answer?.ok === true;
}
