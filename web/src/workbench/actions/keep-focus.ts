import { flushSync } from 'react-dom';

/** Makes a change. Where that takes away what has the focus, the focus goes to something else. */
export function keepingFocus(change: () => void, instead: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  flushSync(change);
  if (before && !before.isConnected) instead()?.focus();
}

/** The element that shows an action as a button. */
export function buttonOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-action="${id}"]`);
}
