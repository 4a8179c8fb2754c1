import { exp, log } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import { findCriticalPoint } from './critical-point.ts';
import { crossingsOf, interpolated, longestSteps, predict, withVolumes, type EnvelopeKnot } from './envelope-knot.ts';
import type { EnvelopeLimits, PhaseEnvelope, PressureTemperature } from './phase-envelope.ts';
import type { WilsonConstants } from './phase.ts';
import { findSaturation, specified, type SaturationInput, type SaturationEnd } from './saturation.ts';
import type { SpecifiedUnknown, TwoPhaseSolver } from './two-phase-solver.ts';
import type { VolumeSolver } from './volume-solver.ts';
import { VolumeTrace } from './volume-trace.ts';

/** Pressures at which a line is begun until one is complete, over the start pressure: at low ones another liquid may condense first. */
const startMultiples = [1, 10, 30];
const maxPoints = 250;
/** Smallest step between points, in the specified variable. */
const shortestStep = 1e-5;
/** Smallest specified ln K in magnitude: nearer to 0, two phases are almost indistinguishable. */
const nearestToCritical = 0.04;
/** Largest ln K below which a critical point may be near. */
const nearCritical = 0.7;
/** Rate of change of a ln K, relative to T and p in units of their longest steps, above which it is specified near a critical point. */
const passing = 0.25;
/** Logarithm of the volume ratio below which a critical point may be near. */
const nearCriticalVolume = 2;
/** Largest ln K, relative to the logarithm of the volume ratio, of a mixture that boils within a narrow range. */
const narrow = 0.5;
/** Largest distance of the two phases on either side of a critical point that a step passes. */
const farthestPassed = 1;
/** ln K on both sides of a critical point between which it is interpolated. */
const besideCritical = 0.02;
/** Difference in ln T up to which two critical points are the same. */
const samePoint = 1e-3;

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
  volumes: () => VolumeSolver,
): EnvelopeTrace | undefined {
  let first: EnvelopeTrace | undefined;
  for (const multiple of startMultiples) {
    const pressure = multiple * limits.startPressure;
    if (!findSaturation(solver, wilson, z, { pressure }, 'dew')) continue;
    const trace = new EnvelopeTrace(solver, z, limits, volumes);
    if (trace.isComplete()) return trace;
    first ??= trace;
  }
  return first;
}

/** An envelope with the solutions that it consists of. */
export class EnvelopeTrace {
  readonly envelope: PhaseEnvelope;
  private knots: EnvelopeKnot[] = [];
  private readonly all: SpecifiedUnknown;
  private stride = 0.1;
  private end: SaturationEnd = 'dew';
  private readonly predicted: Float64Array;
  /** The trace by which the line goes on, if any. */
  private byVolume: VolumeTrace | undefined;

  constructor(
    private readonly solver: TwoPhaseSolver,
    private readonly z: Float64Array,
    private readonly limits: EnvelopeLimits,
    private readonly volumes: () => VolumeSolver,
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
      const [before, after] = [knots[k - 1] as EnvelopeKnot, knots[k] as EnvelopeKnot];
      const share =
        (value - at(before.unknowns, position)) / (at(after.unknowns, position) - at(before.unknowns, position));
      if (!(share >= 0 && share <= 1) || (share < 0.5 ? before : after).end !== end) continue;
      const here = before.isByVolume
        ? this.byVolume?.pointAt(before, after, position, value)
        : before.unknowns.map((from, index) => from + share * (at(after.unknowns, index) - from));
      if (!here) continue;
      if (!best || sign * (at(here, other) - at(best, other)) > 0) best = here;
    }
    if (best) best = best.subarray(0, solver.size + 3);
    if (best && end === 'bubble') {
      for (let i = 0; i < solver.size; i += 1) best[i] = -at(best, i);
      best[solver.fraction] = 0;
    }
    return best;
  }

  private run(): PhaseEnvelope {
    let knot = this.knotHere(this.solver.lnP, undefined);
    let isByVolume = false;
    while (knot && this.knots.length < maxPoints) {
      this.knots.push(knot);
      if (this.isOutside(knot)) break;
      if (!isByVolume && this.isNarrow(knot)) {
        isByVolume = true;
        if (this.continueByVolume(this.knots.length)) break;
      }
      knot = this.next(knot);
    }
    if (!this.isComplete() && !this.continueByVolume(this.knots.length)) this.continueByVolume(1);
    const { knots } = this;
    const critical = this.critical();
    const isOpen =
      knots.length > 0 && this.pressureOf(knots.at(-1) as EnvelopeKnot) > this.limits.range.maximumPressure;
    return {
      points: knots.map(({ unknowns, end }) => ({ ...this.place(unknowns), end })),
      critical,
      cricondentherm: highest(this.extreme(this.solver.lnT, critical), critical, 'temperature'),
      cricondenbar: isOpen ? undefined : highest(this.extreme(this.solver.lnP, critical), critical, 'pressure'),
    };
  }

  /** Whether the phases near a critical point differ by their volumes rather than their compositions. */
  private isNarrow({ unknowns, end }: EnvelopeKnot): boolean {
    const { size } = this.solver;
    const lnRatio = Math.abs(at(unknowns, size + 3));
    if (end !== 'dew' || lnRatio > nearCriticalVolume) return false;
    for (let i = 0; i < size; i += 1) if (Math.abs(at(unknowns, i)) > narrow * lnRatio) return false;
    return true;
  }

  /** Whether the line ends at a bubble point of low pressure, or at a pressure beyond the range. */
  isComplete(knots: readonly EnvelopeKnot[] = this.knots): boolean {
    const last = knots.at(-1);
    if (!last || !this.isOutside(last)) return false;
    return (
      crossingsOf(knots) < 2 && (last.end === 'bubble' || this.pressureOf(last) > this.limits.range.maximumPressure)
    );
  }

  /** Replaces the knots after the first ones by those of the line in temperature and volumes; returns whether it is complete. */
  private continueByVolume(count: number): boolean {
    const { knots, z } = this;
    const before = knots.slice(0, count - 1);
    const last = knots[count - 1];
    const trace = new VolumeTrace(this.volumes(), z);
    let knot = last && trace.begin(last, before.at(-1));
    const further: EnvelopeKnot[] = [];
    while (knot && count + further.length <= maxPoints) {
      further.push(knot);
      if (further.length > 1 && this.isOutside(knot)) {
        const all = [...before, ...further];
        if (!this.isComplete(all)) return false;
        this.knots = all;
        this.byVolume = trace;
        return true;
      }
      knot = trace.next(knot, further.at(-2));
    }
    return false;
  }

  /** The knot at the solver's solution, found with the unknown `given` specified. */
  private knotHere(specified: number, before: EnvelopeKnot | undefined): EnvelopeKnot | undefined {
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
    const { liquid, vapour } = solver;
    return {
      unknowns: withVolumes(unknowns, log(liquid.volume / vapour.volume), log(vapour.volume)),
      slope: withVolumes(
        direction.map(value => value / scale),
        NaN,
        NaN,
      ),
      index,
      way: Math.sign(along) * Math.sign(scale),
      end: this.end,
      isByVolume: false,
    };
  }

  /** Next knot of the line; undefined at its end. */
  private next(from: EnvelopeKnot): EnvelopeKnot | undefined {
    const { solver, z, all } = this;
    const { index } = from;
    for (let { stride } = this; stride > shortestStep; stride *= 0.4) {
      const goal = this.goal(from, Math.min(stride, this.longestStride(from)), stride === this.stride);
      predict(from, this.knots.at(-2), goal, this.predicted);
      solver.unknowns.set(this.predicted);
      if (!solver.solve(z, { index, value: goal }, all) || !this.isNear(from)) continue;
      const hasCrossed = this.hasCrossed(from);
      if (hasCrossed && solver.distance > farthestPassed) continue;
      const { iterations } = solver;
      if (hasCrossed) this.end = this.end === 'dew' ? 'bubble' : 'dew';
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
  private goal({ unknowns, index, way }: EnvelopeKnot, step: number, isFirst: boolean): number {
    const start = at(unknowns, index);
    const goal = start + way * step;
    const side = Math.sign(start);
    const isPassing = index < this.solver.size && this.isNearCritical(unknowns) && way * start < 0;
    if (!isPassing || goal * side >= nearestToCritical) return goal;
    const isNearest = Math.abs(start) < 1.5 * nearestToCritical;
    return isFirst || isNearest ? side * Math.min(-nearestToCritical, goal * side) : side * nearestToCritical;
  }

  /** Longest step at which no unknown changes by more than the spacing of points allows. */
  private longestStride({ slope }: EnvelopeKnot): number {
    let longest = Infinity;
    for (let k = 0; k < this.solver.size + 2; k += 1) {
      longest = Math.min(longest, this.longestStep(k) / Math.abs(at(slope, k)));
    }
    return longest;
  }

  /** Whether the solution continues the line near the prediction, rather than one elsewhere. */
  private isNear({ unknowns }: EnvelopeKnot): boolean {
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

  /** Whether the two phases have swapped since the knot; at an azeotrope the compositions do, but not the volumes. */
  private hasCrossed({ unknowns }: EnvelopeKnot): boolean {
    const { liquid, vapour, size } = this.solver;
    let sum = at(unknowns, size + 3) * log(liquid.volume / vapour.volume);
    for (let i = 0; i < size; i += 1) sum += at(unknowns, i) * at(this.solver.unknowns, i);
    return sum < 0;
  }

  private isOutside(knot: EnvelopeKnot): boolean {
    const { temperature, pressure } = this.place(knot.unknowns);
    const { startPressure, range } = this.limits;
    const { maximumPressure, minimumTemperature, maximumTemperature } = range;
    if (pressure > maximumPressure || temperature < minimumTemperature || temperature > maximumTemperature) return true;
    return this.knots.length > 3 && pressure < startPressure;
  }

  private pressureOf({ unknowns }: EnvelopeKnot): number {
    return exp(at(unknowns, this.solver.lnP));
  }

  private place(unknowns: Float64Array): PressureTemperature {
    const { lnT, lnP } = this.solver;
    return { temperature: exp(at(unknowns, lnT)), pressure: exp(at(unknowns, lnP)) };
  }

  /** The point where all ln K are 0, by cubic interpolation of solutions close to it on both sides. */
  private critical(): PressureTemperature | undefined {
    const { knots, solver, z } = this;
    const after = knots.findIndex((knot, k) => k > 0 && knot.end !== (knots[k - 1] as EnvelopeKnot).end);
    if (after < 0) return undefined;
    const [first, second] = [knots[after - 1] as EnvelopeKnot, knots[after] as EnvelopeKnot];
    if (first.isByVolume) {
      const { feedPhase, size } = this.volumes();
      const start = (k: number): number => interpolated(first, second, first.index, k, 0);
      return findCriticalPoint(feedPhase, z, { lnT: start(solver.lnT), lnV: start(size + 4) });
    }
    let index = 0;
    for (let i = 1; i < solver.size; i += 1) {
      if (Math.abs(at(first.unknowns, i)) > Math.abs(at(first.unknowns, index))) index = i;
    }
    const side = Math.sign(at(first.unknowns, index)) * besideCritical;
    const near = this.between(first, second, index, side) ?? first;
    const beyond = this.between(first, second, index, -side) ?? second;
    const value = (k: number): number => exp(interpolated(near, beyond, index, k, 0));
    const point = { temperature: value(solver.lnT), pressure: value(solver.lnP) };
    if (crossingsOf(knots) === 1) return point;
    // A line that crosses more than once may have left its course on the way.
    const lnV = 0.5 * (at(near.unknowns, solver.size + 4) + at(beyond.unknowns, solver.size + 4));
    const confirmed = findCriticalPoint(this.volumes().feedPhase, z, { lnT: log(point.temperature), lnV });
    const isSame = confirmed && Math.abs(log(confirmed.temperature / point.temperature)) < samePoint;
    return isSame ? confirmed : undefined;
  }

  /** Solution between two knots at a value of an unknown; undefined where it is not found. */
  private between(first: EnvelopeKnot, second: EnvelopeKnot, index: number, value: number): EnvelopeKnot | undefined {
    const { solver, z, all } = this;
    if (first.isByVolume) return this.byVolume?.between(first, second, index, value);
    for (let k = 0; k < solver.size + 3; k += 1) {
      solver.unknowns[k] = interpolated(first, second, index, k, value);
    }
    return solver.solve(z, { index, value }, all) ? this.knotHere(index, undefined) : undefined;
  }

  /** Maximum of ln T or ln p on the line, solved for; undefined where there is none. */
  private extreme(index: number, critical: PressureTemperature | undefined): PressureTemperature | undefined {
    const { knots } = this;
    let best = 0;
    knots.forEach(({ unknowns }, k) => {
      if (at(unknowns, index) > at((knots[best] as EnvelopeKnot).unknowns, index)) best = k;
    });
    if (best === 0 || best === knots.length - 1) return undefined;
    const knot = knots[best] as EnvelopeKnot;
    const rises = at(knot.slope, index) * knot.way > 0;
    const [first, second] = rises ? [knot, knots[best + 1] as EnvelopeKnot] : [knots[best - 1] as EnvelopeKnot, knot];
    return this.extremeBetween(first, second, index, critical);
  }

  /** Where the slope of an unknown by the specified one is zero between two knots, by bisection of their curve and a solution there. */
  private extremeBetween(
    first: EnvelopeKnot,
    second: EnvelopeKnot,
    index: number,
    critical: PressureTemperature | undefined,
    specified = first.index,
    depth = 4,
  ): PressureTemperature {
    const { lnT, lnP } = this.solver;
    const start = at(first.unknowns, specified);
    const end = at(second.unknowns, specified);
    // The cubic, with a term of the fourth order where the point between the knots is known.
    const isPassing = first.isByVolume && first.end !== second.end;
    const value = (k: number, s: number): number => {
      const cubic = interpolated(first, second, specified, k, s);
      if (!critical || !isPassing) return cubic;
      const known = log(k === lnT ? critical.temperature : critical.pressure);
      const missing = known - interpolated(first, second, specified, k, 0);
      return cubic + missing * ((1 - s / start) * (1 - s / end)) ** 2;
    };
    let [low, high] = [start, end];
    for (let round = 0; round < 60; round += 1) {
      const third = (high - low) / 3;
      if (value(index, low + third) < value(index, high - third)) low += third;
      else high -= third;
    }
    const goal = 0.5 * (low + high);
    const found = this.between(first, second, specified, goal);
    if (!found) return { temperature: exp(value(lnT, goal)), pressure: exp(value(lnP, goal)) };
    const best = at(first.unknowns, index) > at(second.unknowns, index) ? first : second;
    if (at(found.unknowns, index) >= at(best.unknowns, index)) return this.place(found.unknowns);
    // The curve is that of neighbours too far apart.
    if (depth === 0) return this.place(best.unknowns);
    const sides = best === first ? ([first, found] as const) : ([found, second] as const);
    return this.extremeBetween(...sides, index, critical, specified, depth - 1);
  }
}

/** The extreme point of the line, or the critical point where that is it within rounding. */
function highest(
  extreme: PressureTemperature | undefined,
  critical: PressureTemperature | undefined,
  quantity: keyof PressureTemperature,
): PressureTemperature | undefined {
  return extreme && critical && critical[quantity] > extreme[quantity] ? critical : extreme;
}
