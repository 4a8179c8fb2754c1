import { useEffect, useState } from 'react';
import type * as entries from './search-entries.ts';

/** The code that lists and finds search entries. It is loaded with the first use of the page, or with the search. */
type SearchCode = typeof entries;

let loaded: SearchCode | undefined;

/** Loads the code; rejects if the browser cannot fetch it. */
export async function loadSearchCode(): Promise<SearchCode> {
  loaded ??= await import('./search-entries.ts');
  return loaded;
}

/** The code, undefined until it is loaded. Throws while rendering if the browser cannot fetch it. */
export function useSearchCode(): SearchCode | undefined {
  const [state, setState] = useState<{ readonly code?: SearchCode | undefined; readonly error?: unknown }>({
    code: loaded,
  });
  useEffect(() => {
    if (!loaded)
      loadSearchCode().then(
        code => setState({ code }),
        (error: unknown) => setState({ error }),
      );
  }, []);
  if (state.error !== undefined) throw state.error;
  return state.code;
}
