import { isRecordTable } from '../definition/is-record-table.ts';
import type { RowsField } from '../definition/fields.ts';
import { isBlankCell, type HeadedColumn } from './headed-column.ts';
import { assumptionOf, headedTable, tableCells } from './table-heads.ts';
import { headingOf } from './write-rows.ts';

/** A column of a pasted table before it is taken. */
export interface PreviewColumn {
  /** Its heading as written, with the unit of a row below. */
  readonly heading: string;
  /** What it is read as; undefined for a column that is left out. */
  readonly meaning?: string;
  /** The id of what it is read as, of which a table has one column. */
  readonly key?: string;
  readonly unit: string;
  /** Why it is left out, or what its heading leaves open, as a sentence without its subject or a whole one. */
  readonly remark?: string;
  /** Its first cells. */
  readonly samples: readonly string[];
}

/** A pasted table with its columns, some of which are not understood. */
export interface TablePreview {
  readonly columns: readonly PreviewColumn[];
  readonly rowCount: number;
  /** The text of an entry with some of the columns, by place. */
  readonly textWith: (places: ReadonlySet<number>) => string;
}

const mostSamples = 3;

/**
 * The columns of a pasted table of quantities of which at least one is understood and another is not, or is named twice; undefined for any
 * other text, which can be entered as it is.
 */
export function previewTable(field: Pick<RowsField, 'columns'>, text: string): TablePreview | undefined {
  if (isRecordTable(field)) return undefined;
  const cells = tableCells(field, text);
  const { columns, rows, unknown } = headedTable(field, cells);
  const keyOf = (column: HeadedColumn) => `${column.id} ${column.name ?? ''}`;
  const keys = columns.flatMap(column => (column ? [keyOf(column)] : []));
  if (keys.length === 0 || !unknown || (unknown.size === 0 && new Set(keys).size === keys.length)) return undefined;
  const above = cells.slice(0, cells.length - rows.length);
  return {
    columns: (above[0] ?? []).map((_, index) => {
      const column = columns[index];
      const remark = column ? assumptionOf(column) : unknown.get(index);
      return {
        heading: above.flatMap(row => (isBlankCell(row[index] ?? '') ? [] : (row[index] ?? ''))).join(' '),
        ...(column && { meaning: headingOf(column), key: keyOf(column) }),
        unit: column?.unit ?? '',
        ...(remark !== undefined && { remark }),
        samples: rows.flatMap(row => (isBlankCell(row[index] ?? '') ? [] : (row[index] ?? ''))).slice(0, mostSamples),
      };
    }),
    rowCount: rows.length,
    textWith: places =>
      cells
        .map(row => row.filter((_, index) => places.has(index)).map(cell => cell.replaceAll(/[|;]/g, '/')))
        .filter(row => row.some(cell => cell !== ''))
        // A single column has a mark too, by which blanks in its heading stay within it.
        .map(row => (row.length === 1 ? `${row[0]} |` : row.join(' | ')))
        .join('; '),
  };
}

/** Lines of a table from which its columns are counted. */
const countedLines = 60;

/** The number of columns of a field in the headings of a pasted table. */
export function countTableColumns(field: Pick<RowsField, 'columns'>, text: string): number {
  const lines = text.split(isRecordTable(field) ? '\n' : /[;\n]/, countedLines);
  const { columns } = headedTable(field, tableCells(field, lines.join('\n')));
  return new Set(columns.flatMap(column => column?.id ?? [])).size;
}
