import { readRemembered, type Definition, type RememberedColumns } from '@isentrope/calculators/kit';
import { useMemo } from 'react';
import { useKeptSetting } from '../kept-setting.ts';

/** The stored column matches of a calculator, and a setter. */
export function useRemembered(
  definition: Definition,
): readonly [readonly RememberedColumns[], (lists: readonly RememberedColumns[]) => void] {
  const [kept, keep] = useKeptSetting(`tag-list:${definition.id}`);
  const remembered = useMemo(() => readRemembered(parsed(kept)), [kept]);
  return [remembered, lists => keep(lists.length === 0 ? undefined : JSON.stringify(lists))];
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
