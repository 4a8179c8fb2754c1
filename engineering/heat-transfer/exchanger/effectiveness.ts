import { exp, expm1, hypot, log1p, tanh } from '../../elementary/index.ts';
import { requireNotNegative } from '../../quantities/index.ts';
import { isothermalRatio, type Arrangement } from './arrangement.ts';

/** ε of counter-current flow. */
function counterFlow(units: number, ratio: number): number {
  const lack = 1 - ratio;
  if (lack === 0) return units / (1 + units);
  const gain = -expm1(-units * lack);
  return gain / (lack + ratio * gain);
}

/** ε of one shell with an even number of tube passes. */
function oneShell(units: number, ratio: number): number {
  const S = hypot(1, ratio);
  return 2 / (1 + ratio + S / tanh((units * S) / 2));
}

/** ε of `shells` shells in series, each of `one`. */
function inSeries(one: number, ratio: number, shells: number): number {
  if (shells === 1) return one;
  const lack = 1 - ratio;
  if (lack === 0) return (shells * one) / (1 + (shells - 1) * one);
  const growth = expm1(shells * log1p((one * lack) / (1 - one)));
  return growth / (growth + lack);
}

/** Number of terms after which the series is converged to the last digit, for up to 200 transfer units. */
const maxTerms = 600;

/** ε of cross-flow with neither stream mixed, by Mason's exact series; the usual closed form is an approximation. */
function unmixed(units: number, ratio: number): number {
  const other = ratio * units;
  let [a, b] = [-expm1(-units), -expm1(-other)];
  let [termA, termB] = [exp(-units), exp(-other)];
  let sum = 0;
  for (let k = 1; k <= maxTerms; k += 1) {
    const term = a * b;
    sum += term;
    if (!(term > 1e-17 * sum)) break;
    termA *= units / k;
    termB *= other / k;
    a -= termA;
    b -= termB;
  }
  return sum / other;
}

/**
 * Effectiveness ε of an exchanger of `units` transfer units NTU = UA/C_min at a ratio C_min/C_max of 0 to 1. Throws a RangeError outside
 * that range.
 * Sources: Kays and London, Compact Heat Exchangers, 3rd ed., chapter 2; cross-flow, both streams unmixed: Mason 1955, in Kays and London's
 * notation ε = Σ [1 − e^(−NTU)·Σ NTU^m/m!]·[1 − e^(−C·NTU)·Σ (C·NTU)^m/m!]/(C·NTU).
 */
export function effectiveness(units: number, ratio: number, arrangement: Arrangement): number {
  requireNotNegative('units', units);
  if (!(ratio >= 0 && ratio <= 1)) throw new RangeError(`ratio must be from 0 to 1, got ${ratio}`);
  if (units === 0) return 0;
  if (ratio < isothermalRatio) return -expm1(-units);
  switch (arrangement.type) {
    case 'counter':
      return counterFlow(units, ratio);
    case 'co':
      return -expm1(-units * (1 + ratio)) / (1 + ratio);
    case 'shell':
      return inSeries(oneShell(units / arrangement.shells, ratio), ratio, arrangement.shells);
    case 'cross':
      if (arrangement.mixed === 'none') return unmixed(units, ratio);
      return arrangement.mixed === 'larger'
        ? -expm1(ratio * expm1(-units)) / ratio
        : -expm1(expm1(-ratio * units) / ratio);
  }
}
