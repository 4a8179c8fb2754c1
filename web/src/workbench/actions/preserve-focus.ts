import { flushSync } from 'react-dom';

/** Applies a change synchronously; if the focused element disappears, focuses a fallback. */
export function preserveFocus(change: () => void, instead: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  flushSync(change);
  if (before && !before.isConnected) instead()?.focus();
}

/** The button element of an action. */
export function actionButton(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-action="${id}"]`);
}
