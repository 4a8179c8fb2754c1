import { parseSavedColumns, type Definition, type SavedColumns } from '@isentrope/calculators/kit';
import { useMemo } from 'react';
import { useStoredSetting } from '../stored-setting.ts';

/** The stored column matches of a calculator, and a setter. */
export function useSavedColumns(
  definition: Definition,
): readonly [readonly SavedColumns[], (lists: readonly SavedColumns[]) => void] {
  const [stored, setStored] = useStoredSetting(`tag-list:${definition.id}`);
  const remembered = useMemo(() => parseSavedColumns(parsed(stored)), [stored]);
  return [remembered, lists => setStored(lists.length === 0 ? undefined : JSON.stringify(lists))];
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
