import { log10, pow } from '../elementary/index.ts';
import type { Certainty } from './certainty.ts';

/** A material property against temperature from one source. */
export interface PropertyCurve {
  /** Temperature range of the source, K. */
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly certainty: Certainty;
  /** Caveat about the values, if any. */
  readonly remark?: string;
  /** The property in SI units at T in K. */
  readonly at: (temperature: number) => number;
}

/** Source and certainty of values. */
export interface Origin {
  readonly source: string;
  readonly certainty: Certainty;
  readonly remark?: string;
}

/** A temperature in °C and a value. */
export type Point = readonly [number, number];

const zeroCelsius = 273.15;

export const kelvin = (celsius: number): number => celsius + zeroCelsius;

const fahrenheit = (degrees: number): number => (degrees - 32) / 1.8;

/** Tolerance, K, for a temperature converted from another unit. */
const slack = 1e-9;

/** Property from a table in ascending temperature, interpolated linearly. Throws a RangeError for an empty table. */
export function table(origin: Origin, points: readonly Point[]): PropertyCurve {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new RangeError(`the table of ${origin.source} has no points`);
  return { ...origin, from: kelvin(first[0]), to: kelvin(last[0]), at: temperature => between(points, temperature) };
}

function between(points: readonly Point[], temperature: number): number {
  const above = points.findIndex(([celsius], index) => index > 0 && temperature <= kelvin(celsius) + slack);
  const [lower, upper] = [points[above - 1], points[above]];
  if (!lower || !upper) return points[0]?.[1] ?? Number.NaN;
  const share = (temperature - kelvin(lower[0])) / (upper[0] - lower[0]);
  return lower[1] + (upper[1] - lower[1]) * share;
}

/** Property from a table in °F with values per °F times 10⁻⁶, as the expansion coefficients of the customary ASME tables. */
export function customaryExpansion(origin: Origin, points: readonly Point[]): PropertyCurve {
  return table(
    origin,
    points.map(([degrees, perMillion]): Point => [fahrenheit(degrees), perMillion * 1.8e-6]),
  );
}

/** Constant property over a range in °C. */
export function constant(origin: Origin, [from, to]: readonly [number, number], value: number): PropertyCurve {
  return { ...origin, from: kelvin(from), to: kelvin(to), at: () => value };
}

/** Property as a function of θ, °C, over a range in °C. */
export function inCelsius(
  origin: Origin,
  [from, to]: readonly [number, number],
  at: (celsius: number) => number,
): PropertyCurve {
  return { ...origin, from: kelvin(from), to: kelvin(to), at: temperature => at(temperature - zeroCelsius) };
}

/** log₁₀ y = Σ aᵢ (log₁₀ T)ⁱ for a range in K, the form of the NIST cryogenic materials database. */
export function logPolynomial(
  origin: Origin,
  [from, to]: readonly [number, number],
  coefficients: readonly number[],
): PropertyCurve {
  return { ...origin, from, to, at: temperature => pow(10, polynomial(coefficients, log10(temperature))) };
}

/**
 * Mean coefficient of expansion from 20 °C, 1/K, for a length change ΔL/L = Σ aᵢ Tⁱ over a range in K: its divided difference, which is
 * defined at 20 °C itself.
 */
export function meanOfLength(
  origin: Origin,
  [from, to]: readonly [number, number],
  coefficients: readonly number[],
): PropertyCurve {
  return { ...origin, from, to, at: temperature => dividedDifference(coefficients, temperature, kelvin(20)) };
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

/** (p(x) − p(y))/(x − y) of p = Σ aᵢ xⁱ by Horner's scheme, also where x = y. */
function dividedDifference(coefficients: readonly number[], x: number, y: number): number {
  let [value, difference] = [0, 0];
  for (const coefficient of coefficients.toReversed()) {
    difference = difference * x + value;
    value = value * y + coefficient;
  }
  return difference;
}
