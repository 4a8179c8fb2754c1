import { exp, log } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import type { WilsonConstants } from './phase.ts';
import type { SpecifiedUnknown, TwoPhaseSolver } from './two-phase-solver.ts';

/** End of the two-phase region: bubble point (first vapour) or dew point (first liquid). */
export type SaturationEnd = 'bubble' | 'dew';

/** T in K or p in Pa at which saturation is sought. */
export type SaturationInput = { readonly temperature: number } | { readonly pressure: number };

const substitutions = 30;
/**
 * Minimum distance of the phases: closer ones may be one phase at its stability limit, whose residuals vanish as well. Closer to a critical
 * point the envelope leads to the solution.
 */
const hardlyDistinct = 0.01;
/** Shortest step of the quality. */
const shortestStride = 1e-4;

/**
 * Finds a bubble or dew point at T or p, starting from Wilson's K, and leaves it in the solver. Returns false where none is found, as above
 * the critical point, or where the incipient phase is the other one.
 */
export function findSaturation(
  solver: TwoPhaseSolver,
  wilson: WilsonConstants,
  z: Float64Array,
  input: SaturationInput,
  end: SaturationEnd,
): boolean {
  solver.liquid.begin('liquid');
  solver.vapour.begin('vapour');
  startFromWilson(solver, wilson, z, input, end);
  substitute(solver, wilson, z, input, end);
  const fraction = { index: solver.fraction, value: end === 'dew' ? 1 : 0 };
  const isSolved = solver.solve(z, specified(solver, input), fraction);
  return isSolved && solver.isVapourAboveLiquid && solver.distance > hardlyDistinct;
}

/**
 * Continues from the solver's solution at vapour mass fraction `from` to the fraction `to` at the same T or p. Returns false on failure.
 */
export function followQuality(
  solver: TwoPhaseSolver,
  z: Float64Array,
  input: SaturationInput,
  from: number,
  to: number,
): boolean {
  const fixed = specified(solver, input);
  const before = solver.unknowns.slice();
  let reached = from;
  let stride = to - from;
  while (reached !== to) {
    const next = Math.abs(stride) < Math.abs(to - reached) ? reached + stride : to;
    solver.unknowns[solver.fraction] = at(before, solver.fraction) + next - reached;
    const isSolved = solver.solve(z, fixed, { index: solver.quality, value: next });
    // Two phases that hardly differ have any quality, anywhere inside the region.
    if (isSolved && solver.isVapourAboveLiquid && solver.distance > hardlyDistinct) {
      before.set(solver.unknowns);
      reached = next;
    } else {
      stride *= 0.4;
      if (Math.abs(stride) < shortestStride) return false;
      solver.unknowns.set(before);
      solver.liquid.begin('liquid');
      solver.vapour.begin('vapour');
    }
  }
  return true;
}

/** T or p as a specified quantity of the solver. */
export function specified(solver: TwoPhaseSolver, input: SaturationInput): SpecifiedUnknown {
  return 'temperature' in input
    ? { index: solver.lnT, value: log(input.temperature) }
    : { index: solver.lnP, value: log(input.pressure) };
}

/** Sets the unknowns to Wilson's solution at T or p. */
function startFromWilson(
  solver: TwoPhaseSolver,
  { constant, slope }: WilsonConstants,
  z: Float64Array,
  input: SaturationInput,
  end: SaturationEnd,
): void {
  const { unknowns, size } = solver;
  const sign = end === 'bubble' ? 1 : -1;
  /** ln p of Wilson's saturation at T, and its slope by 1/T. */
  const wilsonAt = (inverse: number): { lnP: number; by: number } => {
    let largest = -Infinity;
    for (let i = 0; i < size; i += 1) largest = Math.max(largest, sign * (at(constant, i) - at(slope, i) * inverse));
    let sum = 0;
    let weighted = 0;
    for (let i = 0; i < size; i += 1) {
      const part = at(z, i) * exp(sign * (at(constant, i) - at(slope, i) * inverse) - largest);
      sum += part;
      weighted += part * at(slope, i);
    }
    return { lnP: sign * (largest + log(sum)), by: -weighted / sum };
  };
  let inverse: number;
  let lnP: number;
  if ('temperature' in input) {
    inverse = 1 / input.temperature;
    lnP = wilsonAt(inverse).lnP;
  } else {
    lnP = log(input.pressure);
    inverse = 1 / 200;
    for (let round = 0; round < 50; round += 1) {
      const { lnP: found, by } = wilsonAt(inverse);
      const step = (lnP - found) / by;
      inverse = Math.max(0.3 * inverse, inverse + step);
      if (Math.abs(step) < 1e-10 * inverse) break;
    }
  }
  for (let i = 0; i < size; i += 1) unknowns[i] = at(constant, i) - at(slope, i) * inverse - lnP;
  unknowns[solver.lnT] = -log(inverse);
  unknowns[solver.lnP] = lnP;
  unknowns[solver.fraction] = end === 'bubble' ? 0 : 1;
}

/** Improves K and the unknown of T and p by successive substitution as long as that has an effect. */
function substitute(
  solver: TwoPhaseSolver,
  { slope }: WilsonConstants,
  z: Float64Array,
  input: SaturationInput,
  end: SaturationEnd,
): void {
  const { unknowns, size, x, y, liquid, vapour } = solver;
  const [fixed, appearing, side] = end === 'bubble' ? ([x, y, 1] as const) : ([y, x, -1] as const);
  const free = 'temperature' in input ? solver.lnP : solver.lnT;
  for (let round = 0; round < substitutions; round += 1) {
    let sum = 0;
    for (let i = 0; i < size; i += 1) {
      fixed[i] = at(z, i);
      appearing[i] = at(z, i) * exp(side * at(unknowns, i));
      sum += at(appearing, i);
    }
    for (let i = 0; i < size; i += 1) appearing[i] = at(appearing, i) / sum;
    const { temperature, pressure } = solver;
    if (!(liquid.solve(x, temperature, pressure) && vapour.solve(y, temperature, pressure))) return;
    liquid.evaluateFugacities();
    vapour.evaluateFugacities();
    let next = 0;
    let rise = 0;
    for (let i = 0; i < size; i += 1) {
      const lnK = at(liquid.lnPhi, i) - at(vapour.lnPhi, i);
      unknowns[i] = lnK;
      const amount = at(z, i) * exp(side * lnK);
      next += amount;
      rise += (amount * at(slope, i)) / temperature;
    }
    const missing = side * log(next);
    const change = free === solver.lnP ? missing : (-missing * next) / rise;
    const longest = free === solver.lnP ? 1.5 : 0.08;
    const step = Math.max(-longest, Math.min(longest, change));
    unknowns[free] = at(unknowns, free) + step;
    for (let i = 0; i < size; i += 1) {
      unknowns[i] = at(unknowns, i) - (free === solver.lnP ? step : (-step * at(slope, i)) / temperature);
    }
    if (Math.abs(step) < 1e-3) return;
  }
}
