import type { Quantity } from '../coefficients/equation.ts';
import { siPerReleaseUnit } from '../coefficients/units.ts';
import type { PublishedValue } from './value.ts';

/** A row of a table of two variables, and of one: the arguments, the printed value and how far its last digit is off. */
export type PairRow = readonly [first: number, second: number, expected: string, unitsInLastDigit?: number];
export type SingleRow = readonly [argument: number, expected: string];

const units: Readonly<Record<Quantity, string>> = { p: 'MPa', T: 'K', h: 'kJ/kg', s: 'kJ/(kg·K)', v: 'm³/kg' };

/** Values of a table of two variables whose function takes them as they are printed. */
export function printedPairs(
  source: string,
  unit: string,
  label: (first: number, second: number) => string,
  compute: (first: number, second: number) => number,
  rows: readonly PairRow[],
): readonly PublishedValue[] {
  return rows.map(([first, second, expected, unitsInLastDigit = 0.5]) => ({
    label: label(first, second),
    source,
    expected,
    unitsInLastDigit,
    unit,
    compute: () => compute(first, second),
  }));
}

/** Values of a table of one variable whose function takes it as it is printed. */
export function printedSingles(
  source: string,
  unit: string,
  label: (argument: number) => string,
  compute: (argument: number) => number,
  rows: readonly SingleRow[],
): readonly PublishedValue[] {
  return rows.map(([argument, expected]) => ({
    label: label(argument),
    source,
    expected,
    unit,
    compute: () => compute(argument),
  }));
}

/** Values of a table in the releases' units for a function in SI units of two variables. */
export function pairValues(
  source: string,
  result: Quantity,
  [a, b]: readonly [Quantity, Quantity],
  what: string,
  compute: (first: number, second: number) => number,
  rows: readonly PairRow[],
): readonly PublishedValue[] {
  return printedPairs(
    source,
    units[result],
    (first, second) => `${result}(${a}, ${b}) of ${what} at ${first} ${units[a]}, ${second} ${units[b]}`,
    (first, second) => compute(first * siPerReleaseUnit[a], second * siPerReleaseUnit[b]) / siPerReleaseUnit[result],
    rows,
  );
}

/** Values of a table in the releases' units for a function in SI units of one variable. */
export function singleValues(
  source: string,
  result: Quantity,
  a: Quantity,
  what: string,
  compute: (argument: number) => number,
  rows: readonly SingleRow[],
): readonly PublishedValue[] {
  return printedSingles(
    source,
    units[result],
    argument => `${result}(${a}) of ${what} at ${argument} ${units[a]}`,
    argument => compute(argument * siPerReleaseUnit[a]) / siPerReleaseUnit[result],
    rows,
  );
}
