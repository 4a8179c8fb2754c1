import {
  loadTableReader,
  loadTablesOf,
  tableReader,
  type CaseData,
  type Definition,
  type TableReader,
} from '@isentrope/calculators/kit';
import { useEffect, useState } from 'react';

/** The reader of tables; undefined while it is loaded, which begins when there is a text to read. */
export function useTableReader(text: string): TableReader | undefined {
  const [, setLoaded] = useState(false);
  const reader = tableReader();
  const isMissing = text.trim() !== '' && !reader;
  useEffect(() => {
    // If loading fails, the calculation reports it.
    if (isMissing)
      Promise.resolve(loadTableReader()).then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isMissing]);
  return reader;
}

/** Loads the reader of tables before cases that have any are shown, so that nothing moves when it arrives. */
export async function loadTablesToShow(definition: Definition, cases: readonly CaseData[]): Promise<void> {
  try {
    await loadTablesOf(definition, cases);
  } catch {
    // Their cells are shown as typed, and load it again.
  }
}
