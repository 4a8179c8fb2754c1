import { memo } from 'react';
import { useWorkbenchContext } from '../workbench-context.ts';
import { UnitSelect } from '../input-pane/cells/cells.tsx';
import { LabelSymbol } from '../ui/label-symbol.tsx';
import type { Column } from './columns.ts';
import { offeredColumnUnits } from './layout.ts';

/** A header button that sorts by a column, with an arrow while sorted. */
export function SortButton({
  label,
  by,
  isDescending,
  isOutOfOrder,
}: {
  readonly label: string;
  readonly by: string;
  readonly isDescending: boolean | undefined;
  readonly isOutOfOrder: boolean;
}) {
  return (
    <button type="button" className="sort" data-sort={by}>
      {label}
      {isDescending !== undefined && (
        <span className={isOutOfOrder ? 'arrow loose' : 'arrow'} aria-hidden="true">
          {isDescending ? '↓' : '↑'}
        </span>
      )}
    </button>
  );
}

export function ariaSort(isDescending: boolean | undefined): 'ascending' | 'descending' | undefined {
  if (isDescending === undefined) return undefined;
  return isDescending ? 'descending' : 'ascending';
}

/** Whether the cells of a column are left-aligned text. */
const inWords = (column: Column) =>
  column.type === 'input' && column.input.field.type !== 'quantity' && column.input.field.type !== 'choice';

/** A column header: label, symbol and a unit select for all cells. */
export const ColumnHead = memo(function ColumnHead({
  column,
  index,
  unit,
  mixed,
  isDescending,
  isOutOfOrder,
}: {
  readonly column: Column;
  /** Its index among all columns. */
  readonly index: number;
  readonly unit: string | undefined;
  readonly mixed: boolean;
  /** Whether the rows are sorted by it, and in which direction; `loose`: values have changed since. */
  readonly isDescending: boolean | undefined;
  readonly isOutOfOrder: boolean;
}) {
  const { definition, dispatch } = useWorkbenchContext();
  const offered = offeredColumnUnits(definition, column);
  const { id, label, symbol, type } = column;
  const choose = (next: string) =>
    dispatch(type === 'input' ? { type: 'columnUnit', id, unit: next } : { type: 'resultUnit', id, unit: next });
  return (
    <div
      className={inWords(column) ? 'table-cell words' : 'table-cell'}
      role="columnheader"
      aria-colindex={index + 2}
      aria-sort={ariaSort(isDescending)}
      data-head={column.key}
      style={{ left: `var(--x${index})`, width: `var(--w${index})` }}
    >
      <SortButton label={label} by={column.key} isDescending={isDescending} isOutOfOrder={isOutOfOrder} />
      <span className="head-foot">
        <LabelSymbol label={label} symbol={symbol} />
        {offered.length > 0 && (
          <UnitSelect
            value={mixed ? 'mixed' : (unit ?? '')}
            units={offered}
            label={`Unit of ${label}, all cases`}
            inTabOrder
            onChange={choose}
          />
        )}
      </span>
    </div>
  );
});
