type Rows = readonly (readonly string[])[];

/**
 * The rows of a report with an item in each. A table of samples has its items beside each other, in a row of headings with rows of amounts
 * below: it is turned, so that rows become columns. Any other report is returned as it is.
 */
export function withItemsInRows(rows: Rows, isItem: (cell: string) => boolean): Rows {
  const inRows = rows.map(row => row.filter(isItem).length);
  const maximum = Math.max(0, ...inRows);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const inColumns = Array.from({ length: width }, (_, index) => rows.filter(row => isItem(row[index] ?? '')).length);
  const heading = inRows.indexOf(maximum);
  const below = rows.slice(heading + 1);
  if (maximum < 2 || maximum <= Math.max(...inColumns) || below.length === 0) return rows;
  const turned = Array.from({ length: width }, (_, index) => [
    rows[heading]?.[index] ?? '',
    ...below.map(row => row[index] ?? ''),
  ]);
  const [first = [], ...others] = turned;
  // The names of the rows become the headings of the columns.
  return isItem(first[0] ?? '') ? turned : [['', ...first.slice(1)], ...others];
}
