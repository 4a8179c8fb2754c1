import type * as readers from './read-clipboard.ts';

/** The code that reads pasted blocks, lists and compositions. A page loads it when its form is first used. */
type PasteCode = typeof readers;

let loaded: PasteCode | undefined;

/** Loads the code; rejects if the browser cannot fetch it. */
export async function loadPasteCode(): Promise<void> {
  loaded ??= await import('./read-clipboard.ts');
}

export function isPasteCodeLoaded(): boolean {
  return loaded !== undefined;
}

/** The code, for paste handlers; `pasteCodeHandlers` delays pastes until it is loaded. */
export function pasteCode(): PasteCode {
  if (!loaded) throw new Error('The code that reads pastes is not loaded.');
  return loaded;
}
