type Rows = readonly (readonly string[])[];

/**
 * Transposes a report with several items in the heading and a row of amounts per sample, so that each row is an item. Any other report is
 * returned unchanged. What its corner states, such as "Flow (kg/h)", is added to the headings.
 */
export function transposeReport(
  rows: Rows,
  findItem: (cell: string) => string | undefined,
  isBasis: (cell: string) => boolean,
): Rows {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const inColumns = Array.from({ length: width }, () => 0);
  const inRows = rows.map(row => {
    const items = new Set<string>();
    for (const [index, cell] of row.entries()) {
      const item = findItem(cell);
      if (item === undefined) continue;
      items.add(item);
      inColumns[index] = (inColumns[index] ?? 0) + 1;
    }
    return items.size;
  });
  const maximum = inRows.reduce((most, items) => Math.max(most, items), 0);
  const heading = inRows.indexOf(maximum);
  const below = rows.slice(heading + 1);
  if (maximum < 2 || maximum <= Math.max(...inColumns) || below.length === 0) return rows;
  const transposed = Array.from({ length: width }, (_, index) => [
    rows[heading]?.[index] ?? '',
    ...below.map(row => row[index] ?? ''),
  ]);
  const [first = [], ...others] = transposed;
  // The names of the rows become the headings of the columns.
  const corner = first[0] ?? '';
  if (findItem(corner) !== undefined) return transposed;
  const heads = first.slice(1).map(name => (isBasis(corner) && !isBasis(name) ? `${name} ${corner}`.trim() : name));
  return [['', ...heads], ...others];
}
