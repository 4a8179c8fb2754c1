import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, type CSSProperties, type RefObject } from 'react';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import type { Column } from './columns.ts';
import { headHeight, nameWidth, pinnedCount, rowHeight, type ColumnLayout } from './layout.ts';

/** The distance kept between the active cell and the pinned columns, px: clear of their fade-out. */
const clearance = 22;

/** A column with its position. */
export interface PlacedColumn {
  readonly column: Column;
  /** Its index among all columns in display order, and among `shown`. */
  readonly index: number;
  readonly at: number;
  /** Whether its cells have different units. */
  readonly mixed: boolean;
}

/** The visible indices plus those in use, so that a focused cell stays in the DOM. */
function rangeWith(...inUse: readonly number[]) {
  return (range: Range) => {
    const indexes = new Set(defaultRangeExtractor(range));
    for (const index of inUse) if (index >= 0 && index < range.count) indexes.add(index);
    return [...indexes].toSorted((a, b) => a - b);
  };
}

/** Splits the columns into pinned main results and the scrolling rest. */
function splitPinned(shown: readonly Column[], layouts: ReadonlyMap<string, ColumnLayout>, room: number) {
  const answers = shown.filter(column => column.type === 'result' && column.answer);
  const widths = answers.map(({ key }) => layouts.get(key)?.width ?? 0);
  const pinned = answers.slice(0, pinnedCount(widths, room));
  return { middle: shown.filter(column => !pinned.includes(column)), pinned };
}

/**
 * Virtualises the table: only visible rows and columns and those in use are rendered. Column positions and widths are
 * CSS custom properties of the table, so that a change does not re-render the rows.
 */
export function useVirtualTable({
  scroller,
  keys,
  shown,
  layouts,
  cases,
  activeRow,
  activeColumns,
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The case keys in row order. */
  readonly keys: readonly number[];
  readonly shown: readonly Column[];
  readonly layouts: ReadonlyMap<string, ColumnLayout>;
  readonly cases: readonly WorkbenchCase[];
  readonly activeRow: number;
  /** The keys of the columns in use in the active row. */
  readonly activeColumns: readonly (string | undefined)[];
}) {
  const rows = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: index => keys[index] ?? index,
    rangeExtractor: rangeWith(activeRow),
    overscan: 6,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
  });
  const room = rows.scrollRect?.width ?? 0;
  const names = nameWidth(cases, room);
  const { middle, pinned } = splitPinned(shown, layouts, room);
  const widthOf = ({ key }: Column) => layouts.get(key)?.width ?? 0;
  const pinnedWidth = pinned.reduce((sum, column) => sum + widthOf(column), 0);
  const columns = useVirtualizer({
    horizontal: true,
    count: middle.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => layouts.get(middle[index]?.key ?? '')?.width ?? 0,
    getItemKey: index => middle[index]?.key ?? index,
    rangeExtractor: rangeWith(...activeColumns.map(key => middle.findIndex(column => column.key === key))),
    overscan: 3,
    paddingStart: names,
    scrollPaddingStart: names + clearance,
    paddingEnd: pinnedWidth,
    scrollPaddingEnd: pinnedWidth + clearance,
  });

  const scrolled = columns.scrollOffset ?? 0;

  const inOrder = [...middle, ...pinned];
  const placedColumns = (index: number): PlacedColumn[] => {
    const column = inOrder[index];
    return column ? [{ column, index, at: shown.indexOf(column), mixed: layouts.get(column.key)?.mixed === true }] : [];
  };
  const visibleColumns = columns.getVirtualItems().flatMap(({ index }) => placedColumns(index));
  const atTheSide = pinned.flatMap((_, index) => placedColumns(middle.length + index));

  const style: CSSProperties = { height: rows.getTotalSize(), width: columns.getTotalSize(), '--name': `${names}px` };
  let left = names;
  for (const [index, column] of inOrder.entries()) {
    style[`--x${index}`] = `${left}px`;
    style[`--w${index}`] = `${widthOf(column)}px`;
    style[`--u${index}`] = `${layouts.get(column.key)?.unitWidth ?? 0}px`;
    style[`--f${index}`] = layouts.get(column.key)?.fraction ?? 0;
    left += widthOf(column);
  }
  return {
    rows: rows.getVirtualItems(),
    rowsInPage: Math.max(1, Math.floor(((rows.scrollRect?.height ?? 0) - headHeight) / rowHeight) - 1),
    /** Whether columns are scrolled beneath the case names, or beneath the main results. */
    before: scrolled > 0,
    after: scrolled + room < columns.getTotalSize() - 1,
    inOrder,
    middle: useStableColumns(visibleColumns),
    pinned: useStableColumns(atTheSide),
    style,
    show: (row: number, index: number) => {
      rows.scrollToIndex(row, { align: 'auto' });
      if (index >= 0 && index < middle.length) columns.scrollToIndex(index, { align: 'auto' });
    },
  };
}

/** Memoises columns by position. */
function useStableColumns(columns: readonly PlacedColumn[]): readonly PlacedColumn[] {
  const key = columns.map(({ column, index, at, mixed }) => `${column.key} ${index} ${at} ${mixed}`).join();
  // The key encodes everything the columns depend on.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => columns, [key]);
}
