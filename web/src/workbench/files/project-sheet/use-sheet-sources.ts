import type { Definition } from '@isentrope/calculators/kit';
import { sheetSources, type SheetSources } from '@isentrope/records';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { createSources } from '../../sources/sources.ts';
import type { Sources } from '../../sources/sources-context.ts';

/** The polling interval while results are incomplete, ms. */
const pollInterval = 1500;

/**
 * The sources the fields of a sheet can read. Reloaded when the sheet is saved, when the page becomes visible, and
 * while sheets are being recalculated.
 * @param version of the working copy; undefined until the sheet is open
 */
export function useSheetSources(
  definition: Definition,
  id: string,
  version: number | undefined,
): { readonly sources: Sources | undefined; readonly reloadSources: () => void } {
  const [sheetSources, setSheetSources] = useState<SheetSources>();
  const refresh = useRef<() => void>(undefined);
  useEffect(() => {
    if (version === undefined) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      clearTimeout(timer);
      const found = await fetchSources(id);
      if (left || !found) return;
      setSheetSources(found);
      if (found.sheets.some(({ waiting }) => waiting)) timer = setTimeout(() => void load(), pollInterval);
    };
    const check = () => {
      if (document.visibilityState === 'visible') void load();
    };
    refresh.current = () => void load();
    void load();
    document.addEventListener('visibilitychange', check);
    return () => {
      left = true;
      refresh.current = undefined;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [id, version]);
  const sources = useMemo(() => sheetSources && createSources(definition, sheetSources), [definition, sheetSources]);
  const reloadSources = useCallback(() => refresh.current?.(), []);
  return { sources, reloadSources };
}

/** Fetches the sources; undefined on failure, so that the known ones stay. */
async function fetchSources(id: string): Promise<SheetSources | undefined> {
  try {
    const answer = await fetch(`/api/sheets/${encodeURIComponent(id)}/sources`, {
      headers: { accept: 'application/json' },
    });
    return answer.ok ? z.safeParse(sheetSources, await answer.json()).data : undefined;
  } catch {
    return undefined;
  }
}
