import type { ReportedTable } from '@isentrope/calculators/kit';

/** Long tables of several cases as one table, with the columns in which the cases differ side by side. */

type Rows = ReportedTable['rows'];

/** The rows of one or several cases. */
interface RowSet {
  readonly title?: string;
  readonly rows: Rows;
}

interface PrintedColumns {
  readonly columns: ReportedTable['columns'];
  readonly sets: readonly RowSet[];
}

/** The least number of rows of which pages are saved, and the highest number of cases: those of a quantity are in one part of a wide table. */
const leastRows = 20;
const mostCases = 13;

/** Whether all sets have the same rows by their first cells. */
function haveSameRows([first, ...others]: readonly RowSet[]): boolean {
  return others.every(
    ({ rows }) => rows.length === first?.rows.length && rows.every((row, index) => row[0] === first.rows[index]?.[0]),
  );
}

/** Places the cases of a long table side by side if their rows are the same: what is equal in all of them is printed once. */
export function besideCases({ columns, sets }: PrintedColumns): PrintedColumns {
  const [first] = sets;
  const isLong = (first?.rows.length ?? 0) >= leastRows;
  if (!first || !isLong || sets.length < 2 || sets.length > mostCases || !haveSameRows(sets)) return { columns, sets };
  const isCommon = (column: number) =>
    sets.every(({ rows }) => rows.every((row, index) => row[column] === first.rows[index]?.[column]));
  // A column of the new table: a column of the old one, of all cases or of one.
  const places = [...columns.keys()].flatMap((column): { column: number; set: RowSet | undefined }[] =>
    isCommon(column) ? [{ column, set: undefined }] : sets.map(set => ({ column, set })),
  );
  return {
    columns: places.flatMap(({ column, set }) => {
      const head = columns[column];
      if (!head) return [];
      return set
        ? [{ ...head, id: `${head.id} ${set.title ?? ''}`, label: `${set.title ?? ''}: ${head.label}` }]
        : [head];
    }),
    sets: [
      {
        rows: first.rows.map((_, index) => places.map(({ column, set = first }) => set.rows[index]?.[column] ?? null)),
      },
    ],
  };
}
