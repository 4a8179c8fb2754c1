import type { Definition } from '@isentrope/calculators/kit';
import { sheetSources, type SheetSources } from '@isentrope/records';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sourcesOf } from '../../sources/sources.ts';
import type { Sources } from '../../sources/sources-context.ts';

/** How long after an answer that is not whole yet it is asked again, in milliseconds. */
const again = 1500;

/**
 * What the fields of a sheet can read. It is asked anew when the sheet was saved, when the person comes back to the page, and
 * while sheets are being worked through.
 * @param version of the working copy; undefined before the sheet is open.
 */
export function useSheetSources(
  definition: Definition,
  id: string,
  version: number | undefined,
): { readonly sources: Sources | undefined; readonly lookAgain: () => void } {
  const [told, setTold] = useState<SheetSources>();
  const asking = useRef<() => void>(undefined);
  useEffect(() => {
    if (version === undefined) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const found = await askFor(id);
      if (left || !found) return;
      setTold(found);
      if (found.sheets.some(({ waiting }) => waiting)) timer = setTimeout(() => void ask(), again);
    };
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    asking.current = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      asking.current = undefined;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, version]);
  const sources = useMemo(() => told && sourcesOf(definition, told), [definition, told]);
  const lookAgain = useCallback(() => asking.current?.(), []);
  return { sources, lookAgain };
}

/** What the server says; undefined where it cannot be asked: what is known stands. */
async function askFor(id: string): Promise<SheetSources | undefined> {
  try {
    const answer = await fetch(`/api/sheets/${encodeURIComponent(id)}/sources`, {
      headers: { accept: 'application/json' },
    });
    return answer.ok ? z.safeParse(sheetSources, await answer.json()).data : undefined;
  } catch {
    return undefined;
  }
}
