import { ariaSort, ColumnHead, SortButton } from './column-head.tsx';
import type { ColumnLayout } from './layout.ts';
import { sortKey, type SortColumn, type Sorting } from './sorting.ts';
import type { PlacedColumn } from './use-virtual-table.ts';

/** The visible column headers. */
export function TableHead({
  count,
  middle,
  pinned,
  layouts,
  sorting,
  isOutOfOrder,
}: {
  readonly count: number;
  readonly middle: readonly PlacedColumn[];
  readonly pinned: readonly PlacedColumn[];
  readonly layouts: ReadonlyMap<string, ColumnLayout>;
  readonly sorting: Sorting | undefined;
  /** Whether values have changed since sorting. */
  readonly isOutOfOrder: boolean;
}) {
  const isDescendingBy = (by: SortColumn) =>
    sorting && sortKey(sorting.by) === sortKey(by) ? sorting.descending : undefined;
  const head = ({ column, index, mixed }: PlacedColumn) => (
    <ColumnHead
      key={column.key}
      column={column}
      index={index}
      unit={layouts.get(column.key)?.unit}
      mixed={mixed}
      isDescending={isDescendingBy(column)}
      isOutOfOrder={isOutOfOrder}
    />
  );
  const isDescending = isDescendingBy('name');
  return (
    <div className="table-row table-head" role="row" aria-rowindex={1}>
      <div className="table-cell name" role="columnheader" aria-colindex={1} aria-sort={ariaSort(isDescending)}>
        <SortButton label="Case" by="name" isDescending={isDescending} isOutOfOrder={isOutOfOrder} />
        <span className="head-foot">{count} cases</span>
      </div>
      {middle.map(head)}
      <div className="pinned" role="none">
        {pinned.map(head)}
      </div>
    </div>
  );
}
