import { caseNameId } from '@isentrope/calculators/kit';
import { useEffect, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { elementId, useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { cellAfter, tableMove, type CellPosition } from './table-keys.ts';
import type { useVirtualTable } from './use-virtual-table.ts';

/** The column of the active cell and its text when it got the focus; its row is that of the active case. */
export interface ActiveCell {
  readonly column: string;
  readonly before?: string | undefined;
}

/** The `data-*` value of the nearest enclosing element: case key, column, column header or sort key. */
export const closestData = (target: EventTarget, name: 'key' | 'column' | 'head' | 'sort') =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] : undefined;

/** Tracks the active cell by keyboard, focus and clicks. */
export function useActiveCell({
  scroller,
  cases,
  keys,
  row,
  view: { inOrder, rowsInPage, show },
  textOf,
  onHand,
  onCase,
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly cases: readonly WorkbenchCase[];
  /** The case keys in row order. */
  readonly keys: readonly number[];
  /** The row of the active case. */
  readonly row: number;
  readonly view: ReturnType<typeof useVirtualTable>;
  readonly textOf: (key: number, column: string) => string | undefined;
  readonly onHand: (hand: ActiveCell) => void;
  readonly onCase: (index: number) => void;
}) {
  const { reportFocus } = useWorkbenchContext();
  const placeOf = (column: string) => inOrder.findIndex(({ key }) => key === column);

  useEffect(() => {
    show(row, -1);
    // Scrolls to the row of the active case, however it became active.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys[row]]);

  function go({ row: to, column: index }: CellPosition) {
    const key = keys[to];
    if (key === undefined) return;
    const column = inOrder[index];
    flushSync(() => {
      reportFocus(key, column?.id ?? caseNameId);
      onHand({ column: column?.key ?? caseNameId });
    });
    show(to, index);
    const element = document.getElementById(elementId(key, column?.key ?? caseNameId));
    element?.focus({ preventScroll: true });
    if (element instanceof HTMLInputElement) element.select();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    const head = closestData(target, 'head');
    if (head !== undefined && (key === 'Enter' || key === 'Escape') && target instanceof HTMLSelectElement) {
      event.preventDefault();
      event.stopPropagation();
      go({ row, column: placeOf(head) });
    }
    const column = closestData(target, 'column');
    const move = column === undefined ? undefined : tableMove(event, rowsInPage);
    if (column === undefined || move === undefined) return;
    event.stopPropagation();
    if (move === 'unit') {
      event.preventDefault();
      scroller.current?.querySelector<HTMLElement>(`[data-head="${column}"] select.unit`)?.focus();
      return;
    }
    const from = { row, column: placeOf(column) };
    const to = cellAfter(move, from, keys.length, inOrder.length);
    if (to.row === from.row && to.column === from.column) return;
    event.preventDefault();
    go(to);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const [key, column] = [Number(closestData(target, 'key')), closestData(target, 'column')];
    if (column === undefined) return;
    onHand({ column, before: textOf(key, column) });
    // Scrolls it clear of the pinned columns.
    show(keys.indexOf(key), placeOf(column));
    // Input fields report their focus themselves.
    if (target.dataset['field'] === undefined) reportFocus(key, inOrder[placeOf(column)]?.id ?? caseNameId);
  }

  function onClick({ target }: MouseEvent<HTMLElement>) {
    const [key, column] = [closestData(target, 'key'), closestData(target, 'column')];
    if (column === caseNameId) onHand({ column });
    if (key !== undefined && Number(key) !== keys[row]) onCase(cases.findIndex(item => item.key === Number(key)));
  }

  return { go, onKeyDown, onFocus, onClick };
}
