import { exp } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import type { FluidRange } from './mixture-range.ts';
import type { WilsonConstants } from './phase.ts';
import { findSaturation, specified, type SaturationInput, type SaturationEnd } from './saturation.ts';
import type { SpecifiedUnknown, TwoPhaseSolver } from './two-phase-solver.ts';

/** T in K and p in Pa. */
export interface PressureTemperature {
  readonly temperature: number;
  readonly pressure: number;
}

/** A bubble or dew point on the envelope. */
export interface EnvelopePoint extends PressureTemperature {
  readonly end: SaturationEnd;
}

/** Phase envelope of a mixture in p and T. */
export interface PhaseEnvelope {
  /** From the dew line at low pressure through the critical point, if any, to the end of the bubble line. */
  readonly points: readonly EnvelopePoint[];
  /** Undefined where the line passes none: it leaves the range, or continues as a line of two liquids. */
  readonly critical: PressureTemperature | undefined;
  /** The highest temperature of two phases. */
  readonly cricondentherm: PressureTemperature | undefined;
  /** The highest pressure of two phases; undefined where the line leaves the range instead. */
  readonly cricondenbar: PressureTemperature | undefined;
}

/** Pressure, Pa, at which the line starts and ends, and limits beyond which it is not traced. */
export interface EnvelopeLimits {
  readonly startPressure: number;
  readonly range: FluidRange;
}

const maxPoints = 250;
/** Largest and smallest steps between points, in the specified variable. */
const longestSteps = { lnK: 0.7, lnT: 0.03, lnP: 0.35 };
const shortestStep = 1e-5;
/** Smallest specified ln K in magnitude: nearer to 0, two phases are almost indistinguishable. */
const nearestToCritical = 0.04;
/** Largest ln K below which a critical point may be near. */
const nearCritical = 0.7;
/** Rate of change of a ln K, relative to T and p in units of their longest steps, above which it is specified near a critical point. */
const passing = 0.25;
/** ln K on both sides of a critical point between which it is interpolated. */
const besideCritical = 0.02;

/** A solution on the line, with the derivatives of all unknowns by the unknown `place` along the direction of tracing. */
interface Knot {
  readonly unknowns: Float64Array;
  readonly slope: Float64Array;
  readonly index: number;
  /** Whether the unknown rises or falls along the trace. */
  readonly way: number;
  readonly end: SaturationEnd;
}

/**
 * Traces the p-T envelope of a mixture as a dew line from low pressure through the critical point, where it becomes the bubble line. The
 * fastest-changing unknown is specified at each point. Undefined where no initial dew point is found.
 * Source: M. L. Michelsen, Fluid Phase Equilib. 4 (1980) 1.
 */
export function traceEnvelope(
  solver: TwoPhaseSolver,
  wilson: WilsonConstants,
  z: Float64Array,
  limits: EnvelopeLimits,
): EnvelopeTrace | undefined {
  if (!findSaturation(solver, wilson, z, { pressure: limits.startPressure }, 'dew')) return undefined;
  return new EnvelopeTrace(solver, z, limits);
}

/** An envelope with the solutions that it consists of. */
export class EnvelopeTrace {
  readonly envelope: PhaseEnvelope;
  private readonly knots: Knot[] = [];
  private readonly all: SpecifiedUnknown;
  private stride = 0.1;
  private end: SaturationEnd = 'dew';
  private readonly predicted: Float64Array;

  constructor(
    private readonly solver: TwoPhaseSolver,
    private readonly z: Float64Array,
    private readonly limits: EnvelopeLimits,
  ) {
    this.predicted = new Float64Array(solver.size + 3);
    this.all = { index: solver.fraction, value: 1 };
    this.envelope = this.run();
  }

  /**
   * Unknowns near the bubble or dew point at T or p: of several bubble points the one of highest pressure or lowest temperature, of several
   * dew points that of lowest pressure or highest temperature. Undefined where there is none.
   */
  near(given: SaturationInput, end: SaturationEnd): Float64Array | undefined {
    const { knots, solver } = this;
    const { index: position, value } = specified(solver, given);
    const other = position === solver.lnT ? solver.lnP : solver.lnT;
    const first = knots[0]?.unknowns;
    // The dew point at a temperature below the first is also at a lower pressure.
    if (end === 'dew' && position === solver.lnT && !(first && value > at(first, position))) return undefined;
    const sign = (end === 'bubble') === (other === solver.lnP) ? 1 : -1;
    let best: Float64Array | undefined;
    for (let k = 1; k < knots.length; k += 1) {
      const [before, after] = [knots[k - 1] as Knot, knots[k] as Knot];
      const share =
        (value - at(before.unknowns, position)) / (at(after.unknowns, position) - at(before.unknowns, position));
      if (!(share >= 0 && share <= 1) || (share < 0.5 ? before : after).end !== end) continue;
      const here = before.unknowns.map((from, index) => from + share * (at(after.unknowns, index) - from));
      if (!best || sign * (at(here, other) - at(best, other)) > 0) best = here;
    }
    if (best && end === 'bubble') {
      for (let i = 0; i < solver.size; i += 1) best[i] = -at(best, i);
      best[solver.fraction] = 0;
    }
    return best;
  }

  private run(): PhaseEnvelope {
    let knot = this.knotHere(this.solver.lnP, undefined);
    while (knot && this.knots.length < maxPoints) {
      this.knots.push(knot);
      if (this.isOutside(knot)) break;
      knot = this.next(knot);
    }
    const { knots } = this;
    const isOpen = knots.length > 0 && this.pressureOf(knots.at(-1) as Knot) > this.limits.range.maximumPressure;
    const highest = (index: number): PressureTemperature | undefined => this.extreme(index);
    return {
      points: knots.map(({ unknowns, end }) => ({ ...this.place(unknowns), end })),
      critical: this.critical(),
      cricondentherm: highest(this.solver.lnT),
      cricondenbar: isOpen ? undefined : highest(this.solver.lnP),
    };
  }

  /** The knot at the solver's solution, found with the unknown `given` specified. */
  private knotHere(specified: number, before: Knot | undefined): Knot | undefined {
    const { solver, z, all } = this;
    const { direction, unknowns, size } = solver;
    if (!solver.findDirection(z, all, { index: specified, value: at(unknowns, specified) })) return undefined;
    const rate = (k: number): number => at(direction, k) / this.longestStep(k);
    let index = 0;
    for (let k = 1; k < size; k += 1) if (Math.abs(rate(k)) > Math.abs(rate(index))) index = k;
    const share = this.isNearCritical(unknowns) ? passing : 1;
    for (let k = size; k < size + 2; k += 1) if (share * Math.abs(rate(k)) > Math.abs(rate(index))) index = k;
    const earlier = before?.unknowns ?? unknowns;
    let along = before ? 0 : 1;
    for (let k = 0; k < size + 2; k += 1) {
      along += (rate(k) * (at(unknowns, k) - at(earlier, k))) / this.longestStep(k);
    }
    const scale = at(direction, index);
    return {
      unknowns: unknowns.slice(),
      slope: direction.map(value => value / scale),
      index,
      way: Math.sign(along) * Math.sign(scale),
      end: this.end,
    };
  }

  /** Next knot of the line; undefined at its end. */
  private next(from: Knot): Knot | undefined {
    const { solver, z, all } = this;
    const { index } = from;
    for (let { stride } = this; stride > shortestStep; stride *= 0.4) {
      const goal = this.goal(from, Math.min(stride, this.longestStride(from)), stride === this.stride);
      this.predict(from, goal);
      if (!solver.solve(z, { index, value: goal }, all) || !this.isNear(from)) continue;
      const { iterations } = solver;
      if (this.hasCrossed(from)) this.end = this.end === 'dew' ? 'bubble' : 'dew';
      const knot = this.knotHere(index, from);
      if (iterations <= 3) this.stride = 1.6 * Math.max(stride, 0.01);
      else if (iterations <= 5) this.stride = stride;
      else this.stride = 0.5 * stride;
      return knot;
    }
    return undefined;
  }

  /**
   * Next value of the specified unknown. A ln K that approaches 0 at a critical point jumps to the other side, or if that has failed first
   * goes as near as allowed.
   */
  private goal({ unknowns, index, way }: Knot, step: number, isFirst: boolean): number {
    const start = at(unknowns, index);
    const goal = start + way * step;
    const side = Math.sign(start);
    const isPassing = index < this.solver.size && this.isNearCritical(unknowns) && way * start < 0;
    if (!isPassing || goal * side >= nearestToCritical) return goal;
    const isNearest = Math.abs(start) < 1.5 * nearestToCritical;
    return isFirst || isNearest ? side * Math.min(-nearestToCritical, goal * side) : side * nearestToCritical;
  }

  /** Predicts the unknowns by the slope of the line, and by its curvature from the previous knot. */
  private predict(from: Knot, goal: number): void {
    const { solver, knots, predicted } = this;
    const { unknowns, index, slope, way } = from;
    const step = goal - at(unknowns, index);
    const before = knots.at(-2);
    const back = before ? at(before.unknowns, index) - at(unknowns, index) : 0;
    // Not across a fold, where the unknown turned back in between.
    const isSmooth = before !== undefined && at(before.slope, index) * before.way * way > 0;
    const isUsable = isSmooth && back * step < 0 && Math.abs(back) > 0.1 * Math.abs(step);
    for (let k = 0; k < unknowns.length; k += 1) {
      const here = at(unknowns, k);
      const curve = isUsable ? (at(before.unknowns, k) - here - at(slope, k) * back) / (back * back) : 0;
      predicted[k] = here + (at(slope, k) + curve * step) * step;
    }
    solver.unknowns.set(predicted);
  }

  /** Longest step at which no unknown changes by more than the spacing of points allows. */
  private longestStride({ slope }: Knot): number {
    let longest = Infinity;
    for (let k = 0; k < this.solver.size + 2; k += 1) {
      longest = Math.min(longest, this.longestStep(k) / Math.abs(at(slope, k)));
    }
    return longest;
  }

  /** Whether the solution continues the line near the prediction, rather than one elsewhere. */
  private isNear({ unknowns }: Knot): boolean {
    const { solver, predicted } = this;
    let step = 0;
    let miss = 0;
    for (let k = 0; k < solver.size + 2; k += 1) {
      const longest = this.longestStep(k);
      step = Math.max(step, Math.abs(at(predicted, k) - at(unknowns, k)) / longest);
      miss = Math.max(miss, Math.abs(at(predicted, k) - at(solver.unknowns, k)) / longest);
    }
    return miss < 0.5 * step + 0.02;
  }

  private longestStep(index: number): number {
    if (index < this.solver.size) return longestSteps.lnK;
    return index === this.solver.lnT ? longestSteps.lnT : longestSteps.lnP;
  }

  private isNearCritical(unknowns: Float64Array): boolean {
    for (let i = 0; i < this.solver.size; i += 1) if (Math.abs(at(unknowns, i)) > nearCritical) return false;
    return true;
  }

  /** Whether the two phases have swapped since the knot. */
  private hasCrossed({ unknowns }: Knot): boolean {
    let sum = 0;
    for (let i = 0; i < this.solver.size; i += 1) sum += at(unknowns, i) * at(this.solver.unknowns, i);
    return sum < 0;
  }

  private isOutside(knot: Knot): boolean {
    const { temperature, pressure } = this.place(knot.unknowns);
    const { startPressure, range } = this.limits;
    const { maximumPressure, minimumTemperature, maximumTemperature } = range;
    if (pressure > maximumPressure || temperature < minimumTemperature || temperature > maximumTemperature) return true;
    return this.knots.length > 3 && pressure < startPressure;
  }

  private pressureOf({ unknowns }: Knot): number {
    return exp(at(unknowns, this.solver.lnP));
  }

  private place(unknowns: Float64Array): PressureTemperature {
    const { lnT, lnP } = this.solver;
    return { temperature: exp(at(unknowns, lnT)), pressure: exp(at(unknowns, lnP)) };
  }

  /** The point where all ln K are 0, by cubic interpolation of solutions close to it on both sides. */
  private critical(): PressureTemperature | undefined {
    const { knots, solver } = this;
    const after = knots.findIndex((knot, k) => k > 0 && knot.end !== (knots[k - 1] as Knot).end);
    if (after < 0) return undefined;
    const [first, second] = [knots[after - 1] as Knot, knots[after] as Knot];
    let index = 0;
    for (let i = 1; i < solver.size; i += 1) {
      if (Math.abs(at(first.unknowns, i)) > Math.abs(at(first.unknowns, index))) index = i;
    }
    const side = Math.sign(at(first.unknowns, index)) * besideCritical;
    const near = this.between(first, second, index, side) ?? first;
    const beyond = this.between(first, second, index, -side) ?? second;
    const value = (k: number): number => exp(interpolated(near, beyond, index, k, 0));
    return { temperature: value(solver.lnT), pressure: value(solver.lnP) };
  }

  /** Solution between two knots at a value of an unknown; undefined where it is not found. */
  private between(first: Knot, second: Knot, index: number, value: number): Knot | undefined {
    const { solver, z, all } = this;
    for (let k = 0; k < first.unknowns.length; k += 1) {
      solver.unknowns[k] = interpolated(first, second, index, k, value);
    }
    return solver.solve(z, { index, value }, all) ? this.knotHere(index, undefined) : undefined;
  }

  /** Maximum of ln T or ln p on the line, solved for; undefined where there is none. */
  private extreme(index: number): PressureTemperature | undefined {
    const { knots } = this;
    let best = 0;
    knots.forEach(({ unknowns }, k) => {
      if (at(unknowns, index) > at((knots[best] as Knot).unknowns, index)) best = k;
    });
    if (best === 0 || best === knots.length - 1) return undefined;
    const knot = knots[best] as Knot;
    const rises = at(knot.slope, index) * knot.way > 0;
    const [first, second] = rises ? [knot, knots[best + 1] as Knot] : [knots[best - 1] as Knot, knot];
    return this.extremeBetween(first, second, index);
  }

  /** Where the slope of an unknown by the specified one is zero between two knots, by bisection of their cubic and a solution there. */
  private extremeBetween(first: Knot, second: Knot, index: number): PressureTemperature {
    const specified = first.index;
    let low = at(first.unknowns, specified);
    let high = at(second.unknowns, specified);
    for (let round = 0; round < 60; round += 1) {
      const third = (high - low) / 3;
      const value = (s: number): number => interpolated(first, second, specified, index, s);
      if (value(low + third) < value(high - third)) low += third;
      else high -= third;
    }
    const goal = 0.5 * (low + high);
    const { unknowns } = this.between(first, second, specified, goal) ?? {
      unknowns: first.unknowns.map((_, k) => interpolated(first, second, specified, k, goal)),
    };
    return this.place(unknowns);
  }
}

/** An unknown between two knots, by the cubic in the unknown `given` with their values and slopes. */
function interpolated(first: Knot, second: Knot, specified: number, index: number, s: number): number {
  const from = at(first.unknowns, specified);
  const width = at(second.unknowns, specified) - from;
  const t = (s - from) / width;
  const slopeOf = (knot: Knot): number => (at(knot.slope, index) / at(knot.slope, specified)) * width;
  const [a, b] = [at(first.unknowns, index), at(second.unknowns, index)];
  const u = 1 - t;
  return u * u * (1 + 2 * t) * a + t * t * (1 + 2 * u) * b + t * u * (u * slopeOf(first) - t * slopeOf(second));
}
