import { at } from '../helmholtz/index.ts';
import type { SaturationEnd } from './saturation.ts';

/** Longest steps between points, in the specified quantity; the volume ratio is that of the other phase to the feed. */
export const longestSteps = { lnK: 0.7, lnT: 0.03, lnP: 0.35, lnRatio: 0.35 };

/** A solution on the envelope, with the derivatives of all its quantities by the quantity `index` along the direction of tracing. */
export interface EnvelopeKnot {
  /**
   * ln K_i, ln T, ln p, vapour fraction, logarithm of the volume of the other phase over that of the feed, and of that of the feed in m³/mol.
   */
  readonly unknowns: Float64Array;
  /** The same derivatives; those of the volumes are NaN where the solution is not solved in volumes. */
  readonly slope: Float64Array;
  readonly index: number;
  /** Whether the quantity rises or falls along the trace. */
  readonly way: number;
  readonly end: SaturationEnd;
  /** Whether the line goes on from here in volumes. */
  readonly isByVolume: boolean;
}

/** Predicts the quantities where that of a knot has a value, by the slope of the line, and by its curvature from the previous knot. */
export function predict(from: EnvelopeKnot, before: EnvelopeKnot | undefined, goal: number, out: Float64Array): void {
  const { unknowns, index, slope, way } = from;
  const step = goal - at(unknowns, index);
  const back = before ? at(before.unknowns, index) - at(unknowns, index) : 0;
  // Not across a fold, where the quantity turned back in between.
  const isSmooth = before !== undefined && at(before.slope, index) * before.way * way > 0;
  const isUsable = isSmooth && back * step < 0 && Math.abs(back) > 0.1 * Math.abs(step);
  for (let k = 0; k < out.length; k += 1) {
    const here = at(unknowns, k);
    const curve = isUsable ? (at(before.unknowns, k) - here - at(slope, k) * back) / (back * back) : 0;
    out[k] = here + (at(slope, k) + curve * step) * step;
  }
}

/** A quantity between two knots, by the cubic in the quantity `specified` with their values and slopes. */
export function interpolated(
  first: EnvelopeKnot,
  second: EnvelopeKnot,
  specified: number,
  index: number,
  s: number,
): number {
  const from = at(first.unknowns, specified);
  const width = at(second.unknowns, specified) - from;
  const t = (s - from) / width;
  const slopeOf = (knot: EnvelopeKnot): number => (at(knot.slope, index) / at(knot.slope, specified)) * width;
  const [a, b] = [at(first.unknowns, index), at(second.unknowns, index)];
  const u = 1 - t;
  return u * u * (1 + 2 * t) * a + t * t * (1 + 2 * u) * b + t * u * (u * slopeOf(first) - t * slopeOf(second));
}

/** Number of critical points that a line passes. */
export function crossingsOf(knots: readonly EnvelopeKnot[]): number {
  return knots.filter(({ end }, k) => k > 0 && end !== (knots[k - 1] as EnvelopeKnot).end).length;
}

/** The solver's quantities with the two of volumes after them. */
export function withVolumes(values: Float64Array, lnRatio: number, lnVolume: number): Float64Array {
  const all = new Float64Array(values.length + 2);
  all.set(values);
  all[values.length] = lnRatio;
  all[values.length + 1] = lnVolume;
  return all;
}
