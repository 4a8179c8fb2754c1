import { at } from '../helmholtz/index.ts';
import { interpolated, longestSteps, predict, type EnvelopeKnot } from './envelope-knot.ts';
import type { VolumeSolver } from './volume-solver.ts';

const firstStride = 0.1;
const shortestStride = 1e-4;
/** Smallest specified ln K or logarithm of the volume ratio in magnitude: nearer to 0, two phases are almost indistinguishable. */
const nearestToCritical = 0.05;
/** The largest of both below which a critical point may be near, and one of them is specified, whatever changes faster. */
const nearCritical = 1.5;

const bisections = 30;
/** How far a point found between two knots may be beyond them, and how near to the critical point, in the volume ratio. */
const beyond = 0.1;
const leastRatio = 0.005;

/** Continues an envelope in temperature and volumes. */
export class VolumeTrace {
  /** Indices in a knot besides those of the solver. */
  private readonly fraction: number;
  private readonly lnRatio: number;
  private readonly lnVolume: number;
  private readonly predicted: Float64Array;
  private stride = firstStride;

  constructor(
    private readonly solver: VolumeSolver,
    private readonly z: Float64Array,
  ) {
    const { size } = solver;
    this.fraction = size + 2;
    this.lnRatio = solver.lnRatio;
    this.lnVolume = size + 4;
    this.predicted = new Float64Array(size + 5);
  }

  /** The knot solved in volumes, after the one before it; undefined where that fails. */
  begin(from: EnvelopeKnot, before: EnvelopeKnot | undefined): EnvelopeKnot | undefined {
    this.set(k => at(from.unknowns, k));
    const { lnRatio } = this;
    this.stride = firstStride;
    if (!this.solver.solve(this.z, lnRatio, at(from.unknowns, lnRatio))) return undefined;
    const knot = this.knotHere(before);
    return knot && { ...knot, end: from.end };
  }

  /** Next knot of the line; undefined at its end. */
  next(from: EnvelopeKnot, before: EnvelopeKnot | undefined): EnvelopeKnot | undefined {
    const { solver, z, predicted } = this;
    for (let { stride } = this; stride > shortestStride; stride *= 0.4) {
      const goal = this.goal(from, Math.min(stride, this.longestStride(from)));
      predict(from, before, goal, predicted);
      this.set(k => at(predicted, k));
      if (!solver.solve(z, from.index, goal) || !this.isNear(from)) continue;
      const { iterations } = solver;
      if (iterations <= 4) this.stride = 1.6 * Math.max(stride, 0.01);
      else if (iterations <= 6) this.stride = stride;
      else this.stride = 0.5 * stride;
      return this.knotHere(from);
    }
    return undefined;
  }

  /** The knot between two others at a value of a quantity; undefined where that fails, and next to a critical point. */
  between(first: EnvelopeKnot, second: EnvelopeKnot, index: number, value: number): EnvelopeKnot | undefined {
    const here = first.unknowns.map((_, k) => interpolated(first, second, index, k, value));
    if (this.distance(here) < nearestToCritical) return undefined;
    this.set(k => at(here, k));
    return this.solver.solve(this.z, index, value) ? this.knotHere(first) : undefined;
  }

  /** Quantities of the point between two knots where ln T or ln p has a value between theirs; undefined where it is not found. */
  pointAt(first: EnvelopeKnot, second: EnvelopeKnot, position: number, value: number): Float64Array | undefined {
    const { solver, z, lnRatio } = this;
    const { index } = first;
    let [low, high] = [at(first.unknowns, index), at(second.unknowns, index)];
    const rises = at(second.unknowns, position) > at(first.unknowns, position);
    for (let round = 0; round < bisections; round += 1) {
      const middle = 0.5 * (low + high);
      if (interpolated(first, second, index, position, middle) < value === rises) low = middle;
      else high = middle;
    }
    this.set(k => interpolated(first, second, index, k, low));
    if (!solver.solve(z, position, value)) return undefined;
    const share =
      (solver.valueOf(lnRatio) - at(first.unknowns, lnRatio)) /
      (at(second.unknowns, lnRatio) - at(first.unknowns, lnRatio));
    const isBetween = share > -beyond && share < 1 + beyond && Math.abs(solver.valueOf(lnRatio)) > leastRatio;
    return isBetween ? this.knotHere(first)?.unknowns : undefined;
  }

  private set(valueOf: (index: number) => number): void {
    const { unknowns, size } = this.solver;
    for (let k = 0; k <= size; k += 1) unknowns[k] = valueOf(k);
    unknowns[size + 1] = valueOf(this.lnVolume);
    unknowns[size + 2] = valueOf(this.lnVolume) + valueOf(this.lnRatio);
  }

  /** The largest of all ln K and the logarithm of the volume ratio. */
  private distance(unknowns: Float64Array): number {
    let largest = Math.abs(at(unknowns, this.lnRatio));
    for (let i = 0; i < this.solver.size; i += 1) largest = Math.max(largest, Math.abs(at(unknowns, i)));
    return largest;
  }

  /** Next value of the specified quantity. One that vanishes at a critical point comes as near to 0 as allowed, then jumps to its other side. */
  private goal({ unknowns, index, way }: EnvelopeKnot, step: number): number {
    const start = at(unknowns, index);
    const goal = start + way * step;
    const side = Math.sign(start);
    const mayVanish = index < this.solver.size || index === this.lnRatio;
    const isPassing = mayVanish && way * start < 0 && this.distance(unknowns) < nearCritical;
    if (!isPassing || goal * side >= nearestToCritical) return goal;
    const isNearest = Math.abs(start) <= 1.01 * nearestToCritical;
    return isNearest ? -start : side * nearestToCritical;
  }

  /** The knot of the solver's solution. */
  private knotHere(before: EnvelopeKnot | undefined): EnvelopeKnot | undefined {
    const { solver, lnRatio, lnVolume, fraction } = this;
    const { size } = solver;
    if (!solver.findDirection(lnRatio)) return undefined;
    const unknowns = new Float64Array(size + 5);
    const slope = new Float64Array(size + 5);
    for (let k = 0; k <= lnRatio; k += 1) {
      if (k === fraction) continue;
      unknowns[k] = solver.valueOf(k);
      slope[k] = solver.slopeOf(k);
    }
    unknowns[fraction] = 1;
    unknowns[lnVolume] = at(solver.unknowns, size + 1);
    slope[lnVolume] = at(solver.direction, size + 1);
    let index = lnRatio;
    const rate = (k: number): number => at(slope, k) / this.longestStep(k);
    const candidates = this.distance(unknowns) < nearCritical ? size : size + 2;
    for (let k = 0; k < candidates; k += 1) if (Math.abs(rate(k)) > Math.abs(rate(index))) index = k;
    const earlier = before?.unknowns ?? unknowns;
    // The line begins towards higher pressures.
    let along = before ? 0 : at(slope, solver.lnP);
    let likeness = 0;
    for (let k = 0; k <= lnRatio; k += 1) {
      if (k === fraction) continue;
      along += (rate(k) * (at(unknowns, k) - at(earlier, k))) / this.longestStep(k);
      if (k !== solver.lnT && k !== solver.lnP) likeness += at(unknowns, k) * at(earlier, k);
    }
    const endBefore = before?.end ?? 'dew';
    const otherEnd = endBefore === 'dew' ? 'bubble' : 'dew';
    const scale = at(slope, index);
    return {
      unknowns,
      slope: slope.map(value => value / scale),
      index,
      way: Math.sign(along) * Math.sign(scale),
      end: likeness < 0 ? otherEnd : endBefore,
      isByVolume: true,
    };
  }

  /** Longest step at which no quantity changes by more than the spacing of points allows. */
  private longestStride({ slope }: EnvelopeKnot): number {
    let longest = Infinity;
    for (let k = 0; k <= this.lnRatio; k += 1) {
      if (k === this.fraction) continue;
      longest = Math.min(longest, this.longestStep(k) / Math.abs(at(slope, k)));
    }
    return longest;
  }

  /** Whether the solution continues the line near the prediction, rather than one elsewhere. */
  private isNear({ unknowns }: EnvelopeKnot): boolean {
    const { solver, predicted, lnRatio, fraction } = this;
    let step = 0;
    let miss = 0;
    for (let k = 0; k <= lnRatio; k += 1) {
      if (k === fraction) continue;
      const longest = this.longestStep(k);
      step = Math.max(step, Math.abs(at(predicted, k) - at(unknowns, k)) / longest);
      miss = Math.max(miss, Math.abs(at(predicted, k) - solver.valueOf(k)) / longest);
    }
    return miss < 0.5 * step + 0.02;
  }

  private longestStep(index: number): number {
    const { solver } = this;
    if (index < solver.size) return longestSteps.lnK;
    if (index === solver.lnT) return longestSteps.lnT;
    return index === solver.lnP ? longestSteps.lnP : longestSteps.lnRatio;
  }
}
