import { fromSi, type Kind } from '@isentrope/engineering/quantities';

/** A column of a table: its label and, for a quantity, kind and unit. */
export interface TableColumn {
  readonly id: string;
  readonly label: string;
  /** The symbol of its numbers in the equations of the step. */
  readonly symbol?: string;
  readonly kind?: Kind;
  readonly unit?: string;
  /** Significant digits shown; defaults to 4. */
  readonly digits?: number;
}

/** A number in SI, text, or empty. */
export type TableCell = number | string | undefined;

/** A result that is a table: sizes and their criteria, levels and volumes. */
export class Table {
  constructor(
    readonly columns: readonly TableColumn[],
    readonly rows: readonly (readonly TableCell[])[],
    /** The indices of the rows beyond a criterion; undefined if no row is compared with one. */
    readonly beyond?: readonly number[] | undefined,
  ) {}
}

/** Returned by a step whose value is a table; numbers in SI. `isBeyond` tells the indices of rows beyond a criterion. */
export function table(
  columns: readonly TableColumn[],
  rows: readonly (readonly TableCell[])[],
  isBeyond?: (row: number) => boolean,
): Table {
  return new Table(columns, rows, isBeyond && [...rows.keys()].filter(isBeyond));
}

/** A cell converted to the unit of its column. */
export function cellInUnit({ kind, unit = '' }: TableColumn, cell: TableCell): TableCell {
  return typeof cell === 'number' && kind !== undefined ? fromSi(kind, cell, unit) : cell;
}

/** The heading of a column with its unit. */
export function columnHead({ label, unit }: Pick<TableColumn, 'label' | 'unit'>): string {
  return unit === undefined || unit === '' ? label : `${label}, ${unit}`;
}
