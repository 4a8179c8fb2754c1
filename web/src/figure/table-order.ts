import type { ReportedTable } from '@isentrope/calculators/kit';

/** The order in which the rows of a table are shown. */

type Cell = ReportedTable['rows'][number][number];

/** A column by which rows are sorted. */
export interface Sorting {
  readonly column: number;
  readonly isDescending: boolean;
}

/** Compares two texts with their numbers by size: L-9 before L-10. */
const byText = new Intl.Collator('en', { numeric: true }).compare;

function compare(one: Cell, other: Cell): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : byText(String(one), String(other));
}

/** The indices of rows as sorted, cells without a value last and equal ones in the order of the table. */
export function sortRows(rows: ReportedTable['rows'], sorting: Sorting | undefined): readonly number[] {
  const indices = [...rows.keys()];
  if (!sorting) return indices;
  const { column, isDescending } = sorting;
  const cellOf = (index: number) => rows[index]?.[column] ?? null;
  const known = indices.filter(index => cellOf(index) !== null);
  const sorted = known.toSorted(
    (one, other) => (isDescending ? -1 : 1) * compare(cellOf(one), cellOf(other)) || one - other,
  );
  return [...sorted, ...indices.filter(index => cellOf(index) === null)];
}

/** The sorting after a column is chosen: numbers from the largest and texts from A first, then reversed, then none. */
export function nextSorting(sorting: Sorting | undefined, column: number, isNumeric: boolean): Sorting | undefined {
  if (sorting?.column !== column) return { column, isDescending: isNumeric };
  return sorting.isDescending === isNumeric ? { column, isDescending: !isNumeric } : undefined;
}
