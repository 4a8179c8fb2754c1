import { pow } from '../../elementary/index.ts';
import { Refusal, requireNotNegative, messageValue } from '../../quantities/index.ts';
import { fittingCatalogue, type Fitting, type FittingName } from './fitting-catalogue.ts';
import { roughFrictionFactor } from './friction-factor.ts';

/** Method for the resistance of fittings: Crane's K = n·fT, or Darby's 3-K for the fittings he tabulates. */
export type FittingMethod = 'crane' | '3-k';

/** A fitting and its number. */
export interface FittingCount {
  readonly item: FittingName;
  readonly amount: number;
}

/** Sums over the fittings of a line: K = n·fT + K1/Re + Ki + Kd/Dn^0.3 + K0. */
export interface FittingSums {
  /** n, in diameters. */
  readonly lengthRatio: number;
  readonly K1: number;
  readonly Ki: number;
  /** The sum of Ki·Kd, inch^0.3. */
  readonly Kd: number;
  /** Entrances and exits. */
  readonly K0: number;
}

/** Roughness of clean commercial steel, m, which Crane's fT assumes: 0.00015 ft. */
const cleanSteel = 0.00015 * 0.3048;

/**
 * Crane's fT for a bore, m: the friction factor of fully turbulent flow in clean commercial steel pipe. Source: Crane TP-410 (2009), page
 * Throws a Refusal for a bore not above its roughness.
 */
export function craneFrictionFactor(diameter: number): number {
  if (!(diameter > cleanSteel))
    throw new Refusal('no friction factor for fittings in a bore of {diameter}: Crane’s pipe is rougher than that', {
      diameter: messageValue('length', diameter),
    });
  return roughFrictionFactor(cleanSteel / diameter);
}

/** Crane's n of a fitting in a line of a nominal size in inches. */
function lengthRatioOf({ lengthRatio = 0 }: Fitting, inches: number): number {
  if (typeof lengthRatio === 'number') return lengthRatio;
  const [small, medium, large] = lengthRatio;
  if (inches < 9) return small;
  return inches < 15 ? medium : large;
}

/** Whether Crane gives the fitting for this nominal size, in inches: those with n by size start at NPS 2. */
export function isTabulated(item: FittingName, inches: number): boolean {
  const { lengthRatio }: Fitting = fittingCatalogue[item];
  return lengthRatio === undefined || typeof lengthRatio === 'number' || inches >= 2;
}

/** Whether Darby tabulates the fitting, or it needs no constants. */
export function hasThreeK(item: FittingName): boolean {
  const { threeK, K }: Fitting = fittingCatalogue[item];
  return threeK !== undefined || K !== undefined;
}

/**
 * Sums the fittings of a line of a nominal size, inches. With the 3-K method a fitting without constants uses Crane's n. Throws a
 * RangeError for a negative or non-finite count.
 */
export function sumFittings(fittings: readonly FittingCount[], method: FittingMethod, inches: number): FittingSums {
  let [lengthRatio, K1, Ki, Kd, K0] = [0, 0, 0, 0, 0];
  for (const { item, amount } of fittings) {
    requireNotNegative('amount', amount);
    const entry: Fitting = fittingCatalogue[item];
    K0 += amount * (entry.K ?? 0);
    if (method === '3-k' && entry.threeK) {
      K1 += amount * entry.threeK.K1;
      Ki += amount * entry.threeK.Ki;
      Kd += amount * entry.threeK.Ki * entry.threeK.Kd;
    } else {
      lengthRatio += amount * lengthRatioOf(entry, inches);
    }
  }
  return { lengthRatio, K1, Ki, Kd, K0 };
}

/** ΣK of fittings from their sums: diameter m, nominal size inches, fT by Crane. Throws a Refusal as `craneFrictionFactor`. */
export function resistanceOf(sums: FittingSums, diameter: number, inches: number, reynoldsNumber: number): number {
  const crane = sums.lengthRatio === 0 ? 0 : sums.lengthRatio * craneFrictionFactor(diameter);
  const darby = sums.K1 === 0 ? 0 : sums.K1 / reynoldsNumber + sums.Ki + sums.Kd / pow(inches, 0.3);
  return crane + darby + sums.K0;
}
