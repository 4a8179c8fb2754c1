import { expm1, hypot, log1p } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { isothermalRatio, type Arrangement } from './arrangement.ts';
import { effectiveness } from './effectiveness.ts';

/** Transfer units of counter-current flow: ln((1 − ε·C)/(1 − ε))/(1 − C); at C = 1, ε/(1 − ε). */
export function counterFlowUnits(epsilon: number, ratio: number): number {
  const lack = 1 - ratio;
  const rise = epsilon / (1 - epsilon);
  return lack === 0 ? rise : log1p(rise * lack) / lack;
}

/** Largest number of transfer units searched in cross-flow. */
const maxUnits = 40;

function unmixedUnits(epsilon: number, ratio: number): number | undefined {
  const excess = (units: number) => effectiveness(units, ratio, { type: 'cross', mixed: 'none' }) - epsilon;
  const minimum = counterFlowUnits(epsilon, ratio);
  return minimum < maxUnits ? findRoot(excess, minimum * (1 - 1e-9), maxUnits)?.x : undefined;
}

function shellUnits(epsilon: number, ratio: number, shells: number): number | undefined {
  const lack = 1 - ratio;
  const gain = lack === 0 ? 0 : expm1(log1p((epsilon * lack) / (1 - epsilon)) / shells);
  const one = lack === 0 ? epsilon / (shells - epsilon * (shells - 1)) : gain / (gain + lack);
  const S = hypot(1, ratio);
  const minimum = 2 - one * (1 + ratio + S);
  return minimum > 0 ? (shells * log1p((2 * one * S) / minimum)) / S : undefined;
}

/**
 * The transfer units NTU = UA/C_min for an effectiveness `epsilon` at a ratio C_min/C_max of 0 to 1; undefined where the arrangement cannot
 * reach it, and above 40 units in unmixed cross-flow. The inverse of `effectiveness`. Throws a RangeError for `epsilon` outside 0 to below
 * 1 and for a ratio outside 0 to 1.
 */
export function transferUnits(epsilon: number, ratio: number, arrangement: Arrangement): number | undefined {
  if (!(epsilon >= 0 && epsilon < 1)) throw new RangeError(`epsilon must be from 0 to below 1, got ${epsilon}`);
  if (!(ratio >= 0 && ratio <= 1)) throw new RangeError(`ratio must be from 0 to 1, got ${ratio}`);
  if (epsilon === 0) return 0;
  if (ratio < isothermalRatio) return -log1p(-epsilon);
  switch (arrangement.type) {
    case 'counter':
      return counterFlowUnits(epsilon, ratio);
    case 'co':
      return real(-log1p(-epsilon * (1 + ratio)) / (1 + ratio));
    case 'shell':
      return shellUnits(epsilon, ratio, arrangement.shells);
    case 'cross':
      if (arrangement.mixed === 'none') return unmixedUnits(epsilon, ratio);
      return arrangement.mixed === 'larger'
        ? real(-log1p(log1p(-epsilon * ratio) / ratio))
        : real(-log1p(ratio * log1p(-epsilon)) / ratio);
  }
}

function real(units: number): number | undefined {
  return Number.isFinite(units) ? units : undefined;
}
