import type { RowsColumn } from './fields.ts';

/** Describes a column by its label and its unit or allowed cells: "Length, m"; "Type, one of line, pump". */
export function describeColumn(column: RowsColumn): string {
  return [
    column.type === 'named' ? `any number of columns ${column.label} with a name` : column.label,
    describeCells(column),
  ]
    .filter(part => part !== '')
    .join(', ');
}

function describeCells(column: RowsColumn): string {
  switch (column.type) {
    case 'quantity':
      return column.unit;
    case 'named':
      return [column.unit, ...Object.keys(column.words ?? {})].filter(word => word !== '').join(' or ');
    case 'text':
      return '';
    case 'choice':
      return describeOptions(column.options);
    case 'boolean':
      return `${column.words.yes} or ${column.words.no}`;
    case 'nested':
      return `rows of ${Object.values(column.columns).map(describeColumn).join(' and ')}`;
  }
}

/** Maximum number of options listed. */
const maxNamed = 10;

function describeOptions(options: readonly string[]): string {
  if (options.length <= maxNamed) return `one of ${options.join(', ')}`;
  return `one of ${options.length} from ${options[0] ?? ''} to ${options.at(-1) ?? ''}`;
}
