import { joinNames } from '../common/list-names.ts';
import { columnName, hasOwnUnit, isBlankCell } from './headed-column.ts';
import type { HeadedTable } from './table-heads.ts';

/** What the columns of a table without headings are read as, in a sentence; none for a table with headings. */
export function bareColumnsRemark({ columns, rows, isBare }: HeadedTable): readonly string[] {
  if (isBare !== true) return [];
  const read = columns.flatMap((headed, index) => {
    const cells = rows.flatMap(row => (isBlankCell(row[index] ?? '') ? [] : [row[index] ?? '']));
    if (!headed || cells.length === 0) return [];
    const hasOwnUnits = headed.unit === '' || cells.every(hasOwnUnit);
    return [hasOwnUnits ? columnName(headed.column) : `${columnName(headed.column)} in ${headed.unit}`];
  });
  if (read.length === 0) return [];
  return [`The table has no headings; its columns are read as ${joinNames(read)}.`];
}
