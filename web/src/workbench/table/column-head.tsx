import { memo } from 'react';
import { useBench } from '../bench-context.ts';
import { UnitSelect } from '../sheet/cells.tsx';
import { LabelSymbol } from '../desk/label-symbol.tsx';
import type { Column } from './columns.ts';
import { unitsOffered } from './layout.ts';

/** The words of a head: a button that sorts by the column of this key, with an arrow while it does. */
export function SortButton({
  label,
  by,
  falling,
  loose,
}: {
  readonly label: string;
  readonly by: string;
  readonly falling: boolean | undefined;
  readonly loose: boolean;
}) {
  return (
    <button type="button" className="sort" data-sort={by}>
      {label}
      {falling !== undefined && (
        <span className={loose ? 'arrow loose' : 'arrow'} aria-hidden="true">
          {falling ? '↓' : '↑'}
        </span>
      )}
    </button>
  );
}

export function ariaSort(falling: boolean | undefined): 'ascending' | 'descending' | undefined {
  if (falling === undefined) return undefined;
  return falling ? 'descending' : 'ascending';
}

/** Whether what is typed in a column stands at the left of its cells, as words do. */
const inWords = (column: Column) =>
  column.type === 'input' && column.input.field.type !== 'quantity' && column.input.field.type !== 'choice';

/** The head of a column: label, symbol and the unit of all its cells, which can be changed for all of them at once. */
export const ColumnHead = memo(function ColumnHead({
  column,
  place,
  unit,
  mixed,
  falling,
  loose,
}: {
  readonly column: Column;
  /** Its place among all columns of the table. */
  readonly place: number;
  readonly unit: string | undefined;
  readonly mixed: boolean;
  /** Which way the rows are sorted by it, where they are; whether values have changed since. */
  readonly falling: boolean | undefined;
  readonly loose: boolean;
}) {
  const { definition, dispatch } = useBench();
  const offered = unitsOffered(definition, column);
  const { id, label, symbol, type } = column;
  const choose = (next: string) =>
    dispatch(type === 'input' ? { type: 'columnUnit', id, unit: next } : { type: 'resultUnit', id, unit: next });
  return (
    <div
      className={inWords(column) ? 'table-cell words' : 'table-cell'}
      role="columnheader"
      aria-colindex={place + 2}
      aria-sort={ariaSort(falling)}
      data-head={column.key}
      style={{ left: `var(--x${place})`, width: `var(--w${place})` }}
    >
      <SortButton label={label} by={column.key} falling={falling} loose={loose} />
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
