import type { RowsField } from './fields.ts';

/**
 * Whether a table has columns other than quantities. Such a table always has a heading, and its rows are lines, since a
 * cell may contain semicolons.
 */
export function isRecordTable({ columns }: Pick<RowsField, 'columns'>): boolean {
  return Object.values(columns).some(({ type }) => type !== 'quantity');
}
