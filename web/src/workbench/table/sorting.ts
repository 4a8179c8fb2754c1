import { caseTitle, readField } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { inputText } from './cell-text.ts';
import { isFieldVisible } from '../input-pane/rows.ts';
import type { Column } from './columns.ts';

/** What the rows are sorted by: the case name or a column. */
export type SortColumn = 'name' | Column;

/** A display order of the cases; the order in the document is unchanged. */
export interface Sorting {
  readonly by: SortColumn;
  readonly descending: boolean;
  /** The case keys in sorted order, fixed at the time of sorting, so that rows do not move while typing. */
  readonly keys: readonly number[];
}

const inWords = new Intl.Collator('en', { numeric: true });

export const sortKey = (by: SortColumn) => (by === 'name' ? 'name' : by.key);

function valueIn(by: SortColumn, item: WorkbenchCase, index: number): number | string | undefined {
  if (by === 'name') return caseTitle(item.data, index);
  if (by.type === 'result') {
    const value = item.calculated?.report.values[by.id];
    if (value?.type === 'number') return value.si;
    return value?.type === 'words' ? value.text : value?.type === 'answer' ? Number(value.yes) : undefined;
  }
  if (!isFieldVisible(by.input, item)) return undefined;
  if (by.input.field.type !== 'quantity') return inputText(by.input, item).text || undefined;
  const reading = readField(by.input, item.data, by.id);
  return reading.type === 'value' && typeof reading.value === 'number' ? reading.value : undefined;
}

/** The indices of cases sorted by a column. Blank values come last; the sort is stable. */
function sortIndices(
  cases: readonly WorkbenchCase[],
  ranks: readonly number[],
  { by, descending }: Pick<Sorting, 'by' | 'descending'>,
): readonly number[] {
  const sign = descending ? -1 : 1;
  return ranks
    .flatMap(index => {
      const item = cases[index];
      return item ? { place: index, value: valueIn(by, item, index) } : [];
    })
    .toSorted(({ value: a }, { value: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
      return sign * inWords.compare(String(a), String(b));
    })
    .map(({ place: index }) => index);
}

/** The indices of cases in display order; cases added after sorting come last. */
export function displayOrder(cases: readonly WorkbenchCase[], sorting: Sorting | undefined): readonly number[] {
  const all = cases.map((_, index) => index);
  if (!sorting) return all;
  const rank = new Map(sorting.keys.map((key, at) => [key, at]));
  const rankOf = (index: number) => rank.get(cases[index]?.key ?? 0) ?? Infinity;
  return all.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b))));
}

/** Whether the cases are still in sorted order; values may have changed since. */
export function isInOrder(cases: readonly WorkbenchCase[], sorting: Sorting): boolean {
  const ranks = displayOrder(cases, sorting);
  return sortIndices(cases, ranks, sorting).every((index, at) => index === ranks[at]);
}

/**
 * The sorting after a click on a column header: ascending, descending, then none. If values have changed since, the
 * first click sorts again in the same direction.
 */
export function nextSorting(
  cases: readonly WorkbenchCase[],
  sorting: Sorting | undefined,
  by: SortColumn,
): Sorting | undefined {
  const own = sorting && sortKey(sorting.by) === sortKey(by) ? sorting : undefined;
  const inOrder = own !== undefined && isInOrder(cases, own);
  if (inOrder && own.descending) return undefined;
  const descending = inOrder || own?.descending === true;
  const ranks = sortIndices(cases, displayOrder(cases, undefined), { by, descending });
  return { by, descending, keys: ranks.flatMap(index => cases[index]?.key ?? []) };
}
