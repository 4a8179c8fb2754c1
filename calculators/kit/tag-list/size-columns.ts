import { isSizeName, readBareSizes, statedSizeSystem, type OpenSize } from '../table/bare-sizes.ts';
import type { Input } from '../definition/calculator-definition.ts';
import { listNames } from '../common/list-names.ts';
import { findOption } from './cell-entry.ts';
import type { Grid } from './grid.ts';
import { cellLine, type ListColumn } from './heading.ts';
import { isBlankMark } from '../headings/split-heading.ts';

interface SizeColumn {
  readonly column: ListColumn;
  readonly input: Input;
}

/**
 * Rewrites the bare numbers of columns of nominal sizes that are in DN as "DN 50", by the heading or the other sizes of the column. Remarks name
 * those that the column leaves open, with both readings.
 * @param above the number of rows above the first one
 */
export function unifySizeSystem(
  columns: readonly SizeColumn[],
  rows: Grid,
  above: number,
): { readonly body: Grid; readonly remarks: readonly string[] } {
  let body = rows;
  const remarks: string[] = [];
  for (const { column, input } of columns) {
    const { field } = input;
    if (field.type !== 'choice' || !Object.values(field.names ?? {}).some(name => isSizeName(name ?? ''))) continue;
    const { index, heading, unit } = column;
    const cells = rows.map(row => cellLine(row[index])).filter(cell => !isBlankMark(cell));
    const isSize = (text: string) => findOption(field, field.options, text) !== undefined;
    const sizes = readBareSizes(cells, isSize, statedSizeSystem(`${heading} ${unit}`));
    const open = new Map<string, { readonly size: OpenSize; readonly rows: number[] }>();
    body = body.map((row, place) => {
      const cell = cellLine(row[index]);
      const size = sizes.open(cell);
      if (size) {
        const found = open.get(size.read) ?? { size, rows: [] };
        found.rows.push(above + place + 1);
        open.set(size.read, found);
      }
      const read = sizes.read(cell);
      return read === cell ? row : row.map((each, at) => (at === index ? read : each));
    });
    for (const { size, rows: numbers } of open.values())
      remarks.push(
        `${field.label}: the bare number ${size.read.split(' ')[1]} in ${numbers.length === 1 ? 'row' : 'rows'} ${listNames(numbers.map(String))} may be ${nameOf(size.read)} or ${nameOf(size.meant)}, and is read as ${size.read}. Write ${size.meant} if that is meant.`,
      );
    function nameOf(size: string): string {
      const option = field.type === 'choice' ? findOption(field, field.options, size) : undefined;
      return (field.type === 'choice' && option !== undefined && field.names?.[option]) || size;
    }
  }
  return { body, remarks };
}
