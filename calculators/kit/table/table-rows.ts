import type { RowsField, TypedRow } from '../definition/fields.ts';
import { joinNames } from '../common/list-names.ts';
import { isNoValue } from './no-value.ts';
import { columnName, isBlankCell } from './headed-column.ts';
import { type HeadedTable } from './table-heads.ts';
import { isRecordTable } from '../definition/is-record-table.ts';

/** A row of a table with its place, counted from 0 below the heading. */
export interface PlacedRow<Row> {
  readonly index: number;
  readonly row: Row;
}

/** The rows of a table that have values, and remarks on the others, a sentence each. */
export interface ValuedRows {
  readonly rows: readonly PlacedRow<readonly string[]>[];
  readonly remarks: readonly string[];
}

type Columns = Pick<RowsField, 'columns'>;

/**
 * Leaves out the rows of a table of quantities that have no value besides that of the first column, and blanks cells with words such as "Bad
 * Input" in the others. Other tables are returned unchanged: a blank cell of theirs may mean something else.
 */
export function rowsWithValues(field: Columns, { columns, rows }: HeadedTable): ValuedRows {
  const placed = rows.map((row, index) => ({ row, index }));
  const [key = ''] = Object.keys(field.columns);
  const keyPlace = columns.findIndex(column => column?.id === key);
  const others = columns.flatMap((column, index) => (column && index !== keyPlace ? [index] : []));
  if (isRecordTable(field) || keyPlace < 0 || others.length === 0) return { rows: placed, remarks: [] };
  const isTime = columns[keyPlace]?.column.type === 'quantity' && columns[keyPlace].column.kind === 'time';
  const isMissing = (cell = '') => isBlankCell(cell) || isNoValue(cell);
  const hasValue = ({ row }: PlacedRow<readonly string[]>) =>
    !isNoValue(row[keyPlace] ?? '') && !others.every(place => isMissing(row[place]));
  const leftOut = placed.filter(each => !hasValue(each));
  const kept = placed.filter(hasValue);
  const isBlanked = (cell: string, place: number) =>
    place !== keyPlace && columns[place] !== undefined && isNoValue(cell);
  const blanked = kept.filter(({ row }) => row.some(isBlanked));
  const blankedColumns = others.filter(place => kept.some(({ row }) => isBlanked(row[place] ?? '', place)));
  const names = blankedColumns.flatMap(place => (columns[place] ? [columnName(columns[place].column)] : []));
  return {
    rows: kept.map(each =>
      each.row.some(isBlanked)
        ? { ...each, row: each.row.map((cell, place) => (isBlanked(cell, place) ? '' : cell)) }
        : each,
    ),
    remarks: [
      ...(leftOut.length === 0
        ? []
        : [
            `${countOf(leftOut)} no value and ${isOrAre(leftOut)} left out: ${rowNumbers(leftOut)}${wordsIn(leftOut, isNoValue)}.`,
          ]),
      ...(isTime && leftOut.some(({ row }) => row[keyPlace]?.startsWith('-'))
        ? [`Time is counted from row ${(kept[0]?.index ?? 0) + 1}, the first with a value.`]
        : []),
      ...(blanked.length === 0
        ? []
        : [`${countOf(blanked)} no ${joinNames(names, 'or')}: ${rowNumbers(blanked)}${wordsIn(blanked, isBlanked)}.`]),
    ],
  };
}

/** The rows of a table after those with equal first cells are merged. */
export interface DistinctRows {
  readonly rows: readonly PlacedRow<TypedRow>[];
  readonly remarks: readonly string[];
  /** Rows with the first cell of an earlier row and other values, and the ids of the columns that differ. */
  readonly conflicts: readonly {
    readonly first: number;
    readonly index: number;
    readonly columns: readonly string[];
  }[];
}

/**
 * Merges rows of a table of quantities with equal values in the key column if no other column has different values in them; in other tables,
 * any two rows with the same key are in conflict.
 */
export function distinctRows(field: Columns, rows: readonly PlacedRow<TypedRow>[], key: string): DistinctRows {
  const column = field.columns[key];
  const keyName = column ? columnName(column) : key;
  const distinct = new Map<TypedRow[string], PlacedRow<TypedRow>>();
  const unkeyed: PlacedRow<TypedRow>[] = [];
  const merged: PlacedRow<TypedRow>[] = [];
  const conflicts: DistinctRows['conflicts'][number][] = [];
  for (const each of rows) {
    const value = each.row[key];
    const first = value === undefined ? undefined : distinct.get(value);
    if (value === undefined) unkeyed.push(each);
    else if (!first) distinct.set(value, each);
    else {
      const columns = Object.keys(each.row).filter(id => first.row[id] !== undefined && first.row[id] !== each.row[id]);
      if (columns.length > 0 || isRecordTable(field))
        conflicts.push({ first: first.index, index: each.index, columns });
      else {
        merged.push(each);
        distinct.set(value, { ...first, row: { ...first.row, ...each.row } });
      }
    }
  }
  const [one] = merged;
  return {
    rows: [...distinct.values(), ...unkeyed].toSorted((a, b) => a.index - b.index),
    conflicts,
    remarks: one
      ? [
          `${countOf(merged)} the ${keyName} of an earlier row and no other values, and ${isOrAre(merged)} merged with it: ${rowNumbers(merged)}.`,
        ]
      : [],
  };
}

type Placed = readonly { readonly index: number }[];

const countOf = ({ length }: Placed) => (length === 1 ? 'One row has' : `${length} rows have`);
const isOrAre = ({ length }: Placed) => (length === 1 ? 'is' : 'are');

/** Maximum number of row ranges and of words named in a remark. */
const maxNamed = 12;

/** The numbers of rows, "row 3" or "rows 3–5, 9 and 12"; "and 7 further ones" beyond the maximum. */
export function rowNumbers(rows: Placed): string {
  const ranges: { first: number; last: number }[] = [];
  for (const { index } of rows) {
    const range = ranges.at(-1);
    if (range && index === range.last + 1) range.last = index;
    else ranges.push({ first: index, last: index });
  }
  const named = ranges
    .slice(0, maxNamed)
    .map(({ first, last }) => (first === last ? `${first + 1}` : `${first + 1}–${last + 1}`));
  const beyond = ranges.slice(maxNamed).reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return `${rows.length === 1 ? 'row' : 'rows'} ${joinNames(beyond === 0 ? named : [...named, `${beyond} further ones`])}`;
}

/** The distinct words in cells, in brackets: ' ("Bad Input", "No Data")'; empty if there are none. */
function wordsIn(
  rows: readonly PlacedRow<readonly string[]>[],
  isMeant: (cell: string, place: number) => boolean,
): string {
  const words = [...new Set(rows.flatMap(({ row }) => row.filter(isMeant)))];
  const named = words.slice(0, maxNamed).map(word => `"${word}"`);
  return words.length === 0 ? '' : ` (${[...named, ...(words.length > maxNamed ? ['…'] : [])].join(', ')})`;
}
