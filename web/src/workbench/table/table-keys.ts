import type { KeyboardEvent } from 'react';
import { isCaretAt } from '../input-pane/keyboard.ts';

/** The target of a key: relative, the first or last cell, or the unit in the header. */
type TableMove = { readonly rows: number; readonly columns: number } | 'first' | 'last' | 'unit';

/** A cell: row index, and column index (−1 for the case name). */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The cell a move leads to, clamped to the table. */
export function cellAfter(
  move: Exclude<TableMove, 'unit'>,
  { row, column }: CellPosition,
  rows: number,
  columns: number,
): CellPosition {
  if (move === 'first') return { row: 0, column: -1 };
  if (move === 'last') return { row: rows - 1, column: columns - 1 };
  const within = (index: number, minimum: number, count: number) => Math.max(minimum, Math.min(index, count - 1));
  return { row: within(row + move.rows, 0, rows), column: within(column + move.columns, -1, columns) };
}

const by = (rows: number, columns: number): TableMove => ({ rows, columns });

/**
 * The move of a key, as in a spreadsheet: Enter and vertical arrows to the case above or below, horizontal arrows to
 * the next cell at the ends of a text, Page Up and Page Down by a page, Ctrl+Home and Ctrl+End to the corners.
 * Undefined if the table does not handle the key.
 */
export function tableMove(event: KeyboardEvent<HTMLElement>, page: number): TableMove | undefined {
  const { target, key, shiftKey } = event;
  if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return undefined;
  if (target.matches('select.unit, button')) return undefined;
  const choice = target instanceof HTMLSelectElement;
  if (event.altKey) return key === 'Enter' && !target.closest('.cell')?.querySelector('.unit') ? 'unit' : undefined;
  if (event.ctrlKey || event.metaKey) return ({ Home: 'first', End: 'last' } as const)[key];
  if (key === 'Enter') return by(shiftKey ? -1 : 1, 0);
  if (shiftKey) return undefined;
  if (key === 'ArrowRight' && isCaretAt(target, 'end')) return by(0, 1);
  if (key === 'ArrowLeft' && isCaretAt(target, 'start')) return by(0, -1);
  if (choice && key.startsWith('Arrow')) return undefined;
  const rows = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key];
  return rows === undefined ? undefined : by(rows, 0);
}
