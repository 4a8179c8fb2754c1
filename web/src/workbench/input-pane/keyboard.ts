import type { KeyboardEvent } from 'react';

/** The shortcuts of the input pane, for the list of shortcuts. */
export const inputPaneKeys = [
  { keys: ['Enter', 'ArrowDown'], does: 'To the field below' },
  { keys: ['Shift+Enter', 'ArrowUp'], does: 'To the field above' },
  { keys: ['ArrowLeft', 'ArrowRight'], does: 'To the next case, from either end of the text' },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], does: 'Step the number up or down in its second digit' },
  { keys: ['Alt+Drag'], does: 'The same with the mouse, right or left' },
  { keys: ['Shift'], does: 'With either of these: steps ten times finer' },
  { keys: ['Alt+Enter'], does: 'To the unit; Enter or Esc returns' },
] as const;

/** The `aria-keyshortcuts` of a number field. */
export const numberFieldKeys = 'Alt+Enter Alt+ArrowUp Alt+ArrowDown';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTyped(element: EventTarget): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isField(target: EventTarget): target is FieldElement {
  return (isTyped(target) || target instanceof HTMLSelectElement) && target.dataset['field'] !== undefined;
}

/** All matching fields in document order: case by case, top to bottom. */
function fields(root: HTMLElement, selector: string): FieldElement[] {
  return [...root.querySelectorAll<FieldElement>(selector)];
}

function go(target: FieldElement | undefined): boolean {
  if (!target) return false;
  target.focus();
  if (isTyped(target)) target.select();
  return true;
}

/** Moves the focus up or down within a case. */
function moveWithinCase(root: HTMLElement, from: FieldElement, by: 1 | -1): boolean {
  const column = fields(root, `[data-case="${from.dataset['case']}"]`);
  return go(column[column.indexOf(from) + by]);
}

/** Moves the focus to the same field of the adjacent case. */
function moveAcrossCases(root: HTMLElement, from: FieldElement, by: 1 | -1): boolean {
  const row = fields(root, `[data-field="${from.dataset['field']}"]`);
  return go(row[row.indexOf(from) + by]);
}

/** Whether an arrow key leaves a field: the caret is at that end, or all text is selected. */
export function isCaretAt(field: HTMLElement, end: 'start' | 'end'): boolean {
  if (!isTyped(field)) return true;
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (end === 'start' ? 0 : value.length);
}

/** Spreadsheet-like navigation with Enter and the arrow keys; Alt+Enter focuses the unit. */
export function handleSpreadsheetKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget: root } = event;
  if (target instanceof HTMLSelectElement && target.matches('.unit') && (key === 'Enter' || key === 'Escape')) {
    target.closest('.cell')?.querySelector<HTMLElement>('.value[data-field]')?.focus();
    return;
  }
  if (!isField(target) || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const choice = target instanceof HTMLSelectElement;
  let moved = false;
  if (event.altKey) {
    const unit = key === 'Enter' ? target.closest('.cell')?.querySelector<HTMLSelectElement>('select.unit') : undefined;
    unit?.focus();
    moved = unit !== undefined && unit !== null;
  } else if (key === 'Enter') moved = moveWithinCase(root, target, event.shiftKey ? -1 : 1);
  else if (key === 'ArrowDown' && !choice) moved = moveWithinCase(root, target, 1);
  else if (key === 'ArrowUp' && !choice) moved = moveWithinCase(root, target, -1);
  else if (key === 'ArrowRight' && !event.shiftKey && isCaretAt(target, 'end'))
    moved = moveAcrossCases(root, target, 1);
  else if (key === 'ArrowLeft' && !event.shiftKey && isCaretAt(target, 'start'))
    moved = moveAcrossCases(root, target, -1);
  if (moved) event.preventDefault();
}
