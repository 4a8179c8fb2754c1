import { fromSi, type Kind } from '@isentrope/engineering/quantities';

/** A column of a table: what it is called and, for a quantity, its kind and the unit it is shown in. */
export interface TableColumn {
  readonly id: string;
  readonly label: string;
  readonly kind?: Kind;
  readonly unit?: string;
  /** Significant digits shown; 4 unless given. */
  readonly digits?: number;
}

/** A number in SI, a word, or nothing. */
export type TableCell = number | string | undefined;

/** A result of many rows: sizes beside their criteria, levels beside their volumes. */
export class Table {
  constructor(
    readonly columns: readonly TableColumn[],
    readonly rows: readonly (readonly TableCell[])[],
  ) {}
}

/** A step's answer with many rows; numbers in SI. */
export function table(columns: readonly TableColumn[], rows: readonly (readonly TableCell[])[]): Table {
  return new Table(columns, rows);
}

/** A cell in the unit of its column. */
export function cellInUnit({ kind, unit = '' }: TableColumn, cell: TableCell): TableCell {
  return typeof cell === 'number' && kind !== undefined ? fromSi(kind, cell, unit) : cell;
}

/** The head of a column with its unit. */
export function columnHead({ label, unit }: Pick<TableColumn, 'label' | 'unit'>): string {
  return unit === undefined || unit === '' ? label : `${label}, ${unit}`;
}
