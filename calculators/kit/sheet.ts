/** One cell of a sheet, free of any spreadsheet library: a number with its format, or text. */
export interface Cell {
  readonly value: number | string;
  readonly format?: string;
  readonly bold?: boolean;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  /** Widths in characters. */
  readonly widths: readonly number[];
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

/** A number format that shows `digits` significant digits of a value. */
export function numberFormat(value: number, digits: number): string {
  const exponent = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  if (exponent < -4 || exponent >= 7) return '0.000E+00';
  const decimals = Math.max(0, digits - 1 - exponent);
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}
