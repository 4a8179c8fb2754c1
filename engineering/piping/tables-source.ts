/**
 * Generator of `sizes.generated.ts` and `inch-table.generated.ts` from the tables in `tables/`, which are laid out as in the standards: one
 * row per size, one column per schedule. `npm run generate` writes the files.
 */

/** Text of each printed table. */
export interface PrintedTables {
  /** ASME B36.10M and B36.19M in mm. */
  readonly metric: string;
  /** Old trade sizes in mm, in the same columns. */
  readonly trade: string;
  /** Both standards and the trade sizes in inches. */
  readonly inch: string;
}

type Row = ReadonlyMap<string, string>;

/** Rows of a table by column; a dash in the table gives no entry. */
function rowsOf(text: string): readonly Row[] {
  const [head = [], ...body] = text
    .trimEnd()
    .split('\n')
    .map(line => line.split(/\s+/));
  return body.map(cells => {
    if (cells.length !== head.length)
      throw new RangeError(`A row of ${cells.length} cells under ${head.length} heads.`);
    return new Map(head.flatMap((column, index) => (cells[index] === '-' ? [] : [[column, cells[index] ?? '']])));
  });
}

/** Columns other than schedules. */
const ofTheSize = new Set(['NPS', 'DN', 'OD', 'OD/S']);

function wallsSource(row: Row): string {
  const walls = [...row].filter(([column]) => !ofTheSize.has(column));
  return `{ ${walls.map(([schedule, wall]) => `'${schedule}': ${wall}`).join(', ')} }`;
}

function sizeSource(row: Row): string {
  const stainless = row.get('OD/S');
  const fields = [
    `nps: '${row.get('NPS')}'`,
    `dn: ${row.get('DN')}`,
    `outerDiameter: ${row.get('OD')}`,
    ...(stainless === undefined ? [] : [`stainlessOuterDiameter: ${stainless}`]),
    `walls: ${wallsSource(row)}`,
  ];
  return `  { ${fields.join(', ')} },`;
}

function inchSource(row: Row): string {
  return `  '${row.get('NPS')}': { od: ${row.get('OD')}, walls: ${wallsSource(row)} },`;
}

const notice = '// Written by `npm run generate` from the tables in ./tables: change those.';

function sizesSource({ metric, trade }: PrintedTables): string {
  return `${notice}

import type { NominalSize } from './size.ts';

/**
 * Pipe of ASME B36.10M (carbon and alloy steel) and ASME B36.19M (stainless, schedules ending in S): outside diameter and
 * wall thickness in mm as the metric tables print them. Taken over from the piping data of the \`fluids\` library (C. Bell,
 * MIT licence, see NOTICE); sizes.test.ts compares every wall with the inch table of the same standards.
 */
export const standardSizes: readonly NominalSize[] = [
${rowsOf(metric).map(sizeSource).join('\n')}
];

/** Old trade sizes, in no edition of ASME B36.10M; walls from trade tables in inches. The DN of 7, 9 and 11 is informal. */
export const tradeSizes: readonly NominalSize[] = [
${rowsOf(trade).map(sizeSource).join('\n')}
];
`;
}

function inchTableSource({ inch }: PrintedTables): string {
  return `${notice}

/**
 * ASME B36.10M and B36.19M in customary units, in: outside diameter and wall by NPS. Entered apart from the metric table
 * and used only to check it.
 */
export const inchTable: Readonly<Record<string, { od: number; walls: Readonly<Record<string, number>> }>> = {
${rowsOf(inch).map(inchSource).join('\n')}
};
`;
}

/** Names and contents of the generated files. */
export function pipeTableSources(tables: PrintedTables): Readonly<Record<string, string>> {
  return { 'sizes.generated.ts': sizesSource(tables), 'inch-table.generated.ts': inchTableSource(tables) };
}
