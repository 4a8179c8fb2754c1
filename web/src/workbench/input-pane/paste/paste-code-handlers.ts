import type { ClipboardEvent } from 'react';
import { clipboardCells } from './clipboard-cells.ts';
import { isPasteCodeLoaded, loadPasteCode } from './paste-code.ts';

/**
 * Whether the browser can paste a text into a field without our code: a single cell or, in a list of items, where a
 * line may be a whole composition, a number.
 */
function isForBrowser(target: HTMLElement, text: string): boolean {
  if (target.closest('.list-cell')) return /^[+\-−]?[\d.,\s]*%?\s*$/.test(text);
  const [first = [], ...others] = clipboardCells(text);
  return others.length === 0 && first.length < 2;
}

/** Inserts a text at the selection of a field, as the browser does when it pastes. */
function insertText(target: EventTarget | null, text: string): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart, selectionEnd } = target;
  target.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Pastes a text into an element again, as if the user did. */
function pasteAgain(target: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const isUnhandled = target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  if (isUnhandled) insertText(target, text);
}

/**
 * Paste handlers of the form for the time before the code that reads pastes is loaded. The text is held until then and
 * pasted again.
 */
export function pasteCodeHandlers(announce: (sentence: string) => void) {
  return {
    onPasteCapture: (event: ClipboardEvent) => {
      const { target } = event;
      const text = event.clipboardData.getData('text/plain');
      if (isPasteCodeLoaded() || !(target instanceof HTMLElement) || isForBrowser(target, text)) return;
      event.preventDefault();
      event.stopPropagation();
      loadPasteCode().then(
        () => pasteAgain(target, text),
        () =>
          announce(
            'This could not be pasted, because a part of the page could not be loaded. It is still on the clipboard: check your connection and paste it again.',
          ),
      );
    },
  };
}
