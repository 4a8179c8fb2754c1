import { symbolText, type TableColumn } from '../../kit/index.ts';

/** Columns of the working, in SI units. */

/** The columns with their symbols behind their labels. */
export const withSymbols = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.map(column =>
    column.symbol === undefined ? column : { ...column, label: `${column.label} ${symbolText(column.symbol)}` },
  );

/** A column of a number in SI. */
export const numberColumn = (id: string, label: string, symbol: string, digits = 5): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'number',
  unit: '',
  digits,
});

/** A column of a pressure difference, Pa. */
export const differenceColumn = (id: string, label: string, symbol: string, digits = 6): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'pressureDifference',
  unit: 'Pa',
  digits,
});

/** Columns of lengths, densities and absolute pressures in SI. */
export const lengthColumn = (id: string, label: string, symbol: string): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'length',
  unit: 'm',
  digits: 5,
});
export const densityColumn = (id: string, label: string, symbol: string): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'density',
  unit: 'kg/m³',
  digits: 6,
});
export const pressureColumn = (id: string, label: string, symbol: string): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'absolutePressure',
  unit: 'Pa(abs)',
  digits: 7,
});

/** The last column: the whole differential, and its equation in the tables without choked flow. */
export const differentialColumn = differenceColumn('differential', 'Inlet less outlet', 'Δp');
