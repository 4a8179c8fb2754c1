import { useEffect, useRef, useState } from 'react';
import type { WorkbenchCase, CalculatedResult } from '../state/workbench-model.ts';

/** The time of the latest calculation; undefined without results. */
export function useCalculatedAt(cases: readonly WorkbenchCase[]): Date | undefined {
  const seen = useRef(new WeakSet<CalculatedResult>());
  const [at, setAt] = useState<Date>();
  useEffect(() => {
    const fresh = cases.flatMap(({ calculated }) => (calculated && !seen.current.has(calculated) ? [calculated] : []));
    for (const each of fresh) seen.current.add(each);
    if (fresh.length > 0) setAt(new Date());
  }, [cases]);
  return cases.some(({ calculated }) => calculated) ? at : undefined;
}
