import { exceeds } from '../numerics/index.ts';
import { formatNumber, Refusal, type GaugePressure } from '../quantities/index.ts';
import { liquidCurve, vapourAt10, vapourAt16 } from './back-pressure-curves.ts';
import { interpolate, locateInterval } from './interpolation.ts';

/** Valve type by its response to back pressure. */
export type ValveType = 'Conventional' | 'Balanced Bellows' | 'Pilot Operated';

/** Largest gauge back pressure covered by the curves of API 520-I, as a fraction of the gauge set pressure. */
export const highestBackPressureRatio = 0.5;

/** Highest built-up back pressure of a conventional valve at 10 % overpressure, as a fraction of the gauge set pressure. API 520-I, 5.3.3. */
export const highestConventionalBuiltUp = 0.1;

/**
 * Highest gauge back pressure, as a fraction of the gauge set pressure, at which the curve of API 520-I leaves a balanced valve its whole
 * capacity in vapour service at 10 % overpressure.
 */
export const highestUncorrectedBackPressure = 0.3;

/** Smallest set pressure covered by the vapour curve, Pa gauge: 50 psig (345 kPag). */
export const minSetPressureOfCurve: GaugePressure = 345e3;

function onCurve(curve: readonly (readonly [number, number])[], percent: number): number {
  const percents = curve.map(([x]) => x);
  const first = curve[0];
  if (!first || percent < first[0]) return 1;
  const { index, share } = locateInterval(percents, percent);
  return interpolate(curve[index]?.[1] ?? Number.NaN, curve[index + 1]?.[1] ?? Number.NaN, share);
}

function requireRatio(ratio: number): void {
  if (Number.isNaN(ratio) || exceeds(ratio, highestBackPressureRatio)) {
    throw new Refusal('not applicable: the curve of API 520-I ends at a back pressure of 50 % of the set pressure');
  }
}

/**
 * Kb of a balanced bellows valve in vapour or gas service, at a gauge back pressure of `ratio` times the gauge set pressure. Curves exist
 * for 10, 16 and 21 % overpressure (a fraction, 0.1 to 0.21); between them the curve of the lower overpressure is used, which gives the
 * larger valve. Kb is 1 up to 30 % back pressure on the curve of 10 %; that of 16 % was digitised from 37.65 %, where it steps from 1 to
 * 0.998.
 * Source: API 520-I, balanced bellows back-pressure correction for vapours and gases, digitised by fluids (C. Bell).
 * Throws a Refusal above 50 % back pressure and below 10 % overpressure; callers must check set pressures below 345 kPag.
 */
export function vapourBackPressureFactor(ratio: number, overpressure: number): number {
  requireRatio(ratio);
  // A percentage entered as 21 may differ from 0.21 in the last bit.
  const percent = Math.round(overpressure * 1e10) / 1e8;
  if (percent < 10) {
    throw new Refusal(
      `not applicable: the curves of API 520-I begin at 10 % overpressure, and this case has ${formatNumber(percent, 3)} %`,
    );
  }
  if (percent >= 21) return 1;
  return onCurve(percent >= 16 ? vapourAt16 : vapourAt10, 100 * ratio);
}

/**
 * Kw of a balanced bellows valve in liquid service, at a gauge back pressure of `ratio` times the gauge set pressure, at any overpressure.
 * Source: API 520-I, digitised by fluids (C. Bell). Throws a Refusal above 50 %.
 */
export function liquidBackPressureFactor(ratio: number): number {
  requireRatio(ratio);
  return onCurve(liquidCurve, 100 * ratio);
}

/**
 * Kw by the original calculator: 1 up to 15 % back pressure, then linear, (15.95 − 13r)/14. Undefined above 50 %, which callers must check.
 */
export function originalLiquidBackPressureFactor(ratio: number): number {
  return !exceeds(ratio, 0.15) ? 1 : (-13 * ratio + 15.95) / 14;
}
