import { caseName } from '@isentrope/calculators/kit';
import { useEffect, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { elementId, useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { cellAfter, tableMove, type CellPlace } from './table-keys.ts';
import type { useWindow } from './use-window.ts';

/** The column of the cell in hand, and what stood there when it was taken; its row is that of the case in hand. */
export interface Hand {
  readonly column: string;
  readonly before?: string | undefined;
}

/** What an element of the table, or one around it, belongs to: a case, a column, the head of a column, a sorting. */
export const datum = (target: EventTarget, name: 'key' | 'column' | 'head' | 'sort') =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] : undefined;

/** Takes cells in hand: by the keyboard, by focus, by a press on a row. */
export function useHand({
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
  readonly cases: readonly BenchCase[];
  /** The keys of the cases in the order of the rows. */
  readonly keys: readonly number[];
  /** The row of the case in hand. */
  readonly row: number;
  readonly view: ReturnType<typeof useWindow>;
  /** What stands in a cell of a case. */
  readonly textOf: (key: number, column: string) => string | undefined;
  readonly onHand: (hand: Hand) => void;
  readonly onCase: (place: number) => void;
}) {
  const { attend } = useBench();
  const placeOf = (column: string) => inOrder.findIndex(({ key }) => key === column);

  useEffect(() => {
    show(row, -1);
    // Whichever way a case comes to hand, its row comes into sight.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys[row]]);

  function go({ row: to, column: place }: CellPlace) {
    const key = keys[to];
    if (key === undefined) return;
    const column = inOrder[place];
    flushSync(() => {
      attend(key, column?.id ?? caseName);
      onHand({ column: column?.key ?? caseName });
    });
    show(to, place);
    const element = document.getElementById(elementId(key, column?.key ?? caseName));
    element?.focus({ preventScroll: true });
    if (element instanceof HTMLInputElement) element.select();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    const head = datum(target, 'head');
    if (head !== undefined && (key === 'Enter' || key === 'Escape') && target instanceof HTMLSelectElement) {
      event.preventDefault();
      event.stopPropagation();
      go({ row, column: placeOf(head) });
    }
    const column = datum(target, 'column');
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
    const [key, column] = [Number(datum(target, 'key')), datum(target, 'column')];
    if (column === undefined) return;
    onHand({ column, before: textOf(key, column) });
    // What stands at the sides is not to cover it.
    show(keys.indexOf(key), placeOf(column));
    // A field says by itself that it is in hand.
    if (target.dataset['field'] === undefined) attend(key, inOrder[placeOf(column)]?.id ?? caseName);
  }

  function onClick({ target }: MouseEvent<HTMLElement>) {
    const [key, column] = [datum(target, 'key'), datum(target, 'column')];
    if (column === caseName) onHand({ column });
    if (key !== undefined && Number(key) !== keys[row]) onCase(cases.findIndex(item => item.key === Number(key)));
  }

  return { go, onKeyDown, onFocus, onClick };
}
