import { findRoot } from '@isentrope/engineering/numerics';
import { chordDeviation, type CurvePoint } from '../curves/chord-deviation.ts';
import { bisectBoundary } from './bisect.ts';
import { between } from './range.ts';

/** The findings of a search along a curve. */
export interface Findings {
  readonly roots: (CurvePoint & { readonly touches: boolean })[];
  /** Jumps past the target value, with the value on either side. */
  readonly steps: { readonly below: CurvePoint; readonly above: CurvePoint }[];
  readonly plateaus: { readonly from: number; readonly to: number; readonly y: number; readonly isTarget: boolean }[];
  /** Intervals without a value. */
  readonly gaps: { readonly from: number; readonly to: number }[];
  nearest: CurvePoint | undefined;
}

/** Relative tolerance of the value at a root. */
export const residualTolerance = 1e-9;
/** Relative difference below which values are equal. */
const same = 1e-12;
/**
 * Maximum refinements of intervals in which the curve bends, and of those in which it also crosses the target value.
 */
const maxRefinements = 4;
const maxCrossingRefinements = 10;
/** Relative resolution of the ends of plateaus and gaps. */
const edgeResolution = 1e-12;
/** Golden-section iterations: to 1e-12 of the interval. */
const maxGoldenIterations = 58;
const golden = (Math.sqrt(5) - 1) / 2;

type Curve = (x: number) => number | undefined;

/**
 * Finds all points at which a curve has a target value. It samples the grid, its midpoints and further points where the
 * curve bends strongly; roots are located by Brent's method between values on either side, touching points by golden
 * section. A jump past the value is reported as a step, a constant stretch as a plateau. Yields after every few
 * evaluations.
 */
export class Search {
  readonly found: Findings = { roots: [], steps: [], plateaus: [], gaps: [], nearest: undefined };
  /** The points sampled, unordered; roots are located between them. */
  readonly scanned: number[] = [];
  private scale: number;

  constructor(
    private readonly f: Curve,
    private readonly target: number,
    private readonly grid: readonly number[],
    /** Whether every grid interval gets a midpoint, not only those where the curve bends. */
    private readonly isThorough = true,
  ) {
    this.scale = Math.abs(target);
  }

  *run(): Generator<void, void> {
    const seen: { readonly x: number; readonly y: number | undefined }[] = [];
    for (const x of this.grid) {
      seen.push({ x, y: this.f(x) });
      yield;
    }
    this.scanned.push(...this.grid);
    if (this.scale === 0) this.scale = Math.max(...seen.map(({ y }) => Math.abs(y ?? 0)), Number.MIN_VALUE);
    for (const piece of this.pieces(seen)) {
      const refined = yield* this.refinePiece(piece);
      yield* this.searchPiece(refined);
    }
    this.settle();
  }

  /** Splits the samples into pieces with values; what lies between is a gap. */
  private pieces(seen: readonly { readonly x: number; readonly y: number | undefined }[]): CurvePoint[][] {
    const pieces: CurvePoint[][] = [];
    let piece: CurvePoint[] = [];
    let gapFrom: number | undefined;
    const first = seen[0]?.x ?? 0;
    for (const [index, { x, y }] of seen.entries()) {
      const before = seen[index - 1];
      if (y === undefined) {
        if (before?.y !== undefined) {
          const { inside, outside } = this.valueEdge(before.x, x);
          this.add(piece, inside);
          pieces.push(piece);
          piece = [];
          gapFrom = outside;
        } else gapFrom ??= first;
        continue;
      }
      if (before && before.y === undefined) {
        const { inside, outside } = this.valueEdge(x, before.x);
        this.found.gaps.push({ from: gapFrom ?? first, to: outside });
        gapFrom = undefined;
        this.add(piece, inside);
      }
      if (piece.at(-1)?.x !== x) piece.push({ x, y });
    }
    if (gapFrom !== undefined) this.found.gaps.push({ from: gapFrom, to: seen.at(-1)?.x ?? gapFrom });
    if (piece.length > 0) pieces.push(piece);
    return pieces;
  }

  private valueEdge(present: number, absent: number) {
    return bisectBoundary(present, absent, x => this.f(x) !== undefined, edgeResolution);
  }

  private add(piece: CurvePoint[], x: number): void {
    const y = this.f(x);
    if (y !== undefined && piece.at(-1)?.x !== x) piece.push({ x, y });
  }

  /** Refines a piece: midpoints first, then where it bends so much that it may reach the target value unnoticed. */
  private *refinePiece(piece: readonly CurvePoint[]): Generator<void, CurvePoint[]> {
    let spots = [...piece];
    for (let round = 0; round < maxCrossingRefinements; round += 1) {
      const added: CurvePoint[] = [];
      for (const [index, spot] of spots.entries()) {
        added.push(spot);
        const next = spots[index + 1];
        const isLookedInto = round === 0 && this.isThorough;
        if (!next || !(isLookedInto || this.canHideRoot(spots, index, round))) continue;
        const middle = between(spot.x, next.x);
        this.scanned.push(middle);
        this.add(added, middle);
        yield;
      }
      if (added.length === spots.length) break;
      spots = added;
    }
    return spots;
  }

  /**
   * Whether the curve may reach the target value and return within an interval, judged by its curvature relative to its
   * distance from that value or, if it crosses it, to its rise.
   */
  private canHideRoot(spots: readonly CurvePoint[], index: number, round: number): boolean {
    const [a, b] = [spots[index], spots[index + 1]];
    if (!a || !b || this.isSame(a.y, b.y)) return false;
    if (a.y === this.target || b.y === this.target) return false;
    const isPassed = (a.y - this.target) * (b.y - this.target) < 0;
    if (!isPassed && round >= maxRefinements) return false;
    const nearest = Math.min(Math.abs(a.y - this.target), Math.abs(b.y - this.target));
    const bent = 4 * Math.max(chordDeviation(spots, index), chordDeviation(spots, index + 1));
    return bent > (isPassed ? Math.abs(b.y - a.y) : nearest);
  }

  private isSame(a: number, b: number): boolean {
    return Math.abs(a - b) <= same * Math.max(Math.abs(a), Math.abs(b));
  }

  private isWanted(y: number): boolean {
    return Math.abs(y - this.target) <= residualTolerance * this.scale;
  }

  private *searchPiece(spots: readonly CurvePoint[]): Generator<void, void> {
    const flat = spots.map((spot, index) => this.isFlat(spot, spots[index + 1]));
    for (let index = 0; index < spots.length; index += 1) {
      const [before, spot, next] = [spots[index - 1], spots[index], spots[index + 1]];
      if (!spot) continue;
      yield;
      this.consider(spot);
      if (flat[index]) {
        let end = index + 1;
        while (flat[end]) end += 1;
        this.addPlateau(spots, index, end);
        const followsPlateau = flat[index - 2] === true;
        const beforeWanted = followsPlateau && before !== undefined && this.isWanted(before.y);
        const isWanted = this.isWanted(spot.y);
        if (before && !isWanted && !beforeWanted) this.cross(before, spot);
        const [last, after] = [spots[end], spots[end + 1]];
        if (last && after && !flat[end + 1] && !isWanted) this.cross(last, after);
        index = end;
        continue;
      }
      if (spot.y === this.target) {
        this.addRoot(spot, false);
        this.searchBesideGridRoot(spot, before);
        this.searchBesideGridRoot(spot, next);
      }
      if (next && !flat[index + 1]) this.cross(spot, next);
      if (!flat[index + 1]) this.searchTurn(before ?? spot, spot, next ?? spot);
    }
  }

  private isFlat(spot: CurvePoint, next: CurvePoint | undefined): boolean {
    if (!next || !this.isSame(spot.y, next.y)) return false;
    const middle = this.f(between(spot.x, next.x));
    return middle !== undefined && this.isSame(spot.y, middle);
  }

  private addPlateau(spots: readonly CurvePoint[], start: number, end: number): void {
    const [first, last, before, after] = [spots[start], spots[end], spots[start - 1], spots[end + 1]];
    if (!first || !last) return;
    const holds = (x: number) => {
      const y = this.f(x);
      return y !== undefined && this.isSame(y, first.y);
    };
    this.found.plateaus.push({
      from: before ? bisectBoundary(first.x, before.x, holds, edgeResolution).inside : first.x,
      to: after ? bisectBoundary(last.x, after.x, holds, edgeResolution).inside : last.x,
      y: first.y,
      isTarget: this.isWanted(first.y),
    });
  }

  private addRoot(spot: CurvePoint, touches: boolean): void {
    const isKnown = this.found.roots.some(({ x }) => Math.abs(x - spot.x) <= residualTolerance * Math.abs(spot.x));
    if (!isKnown) this.found.roots.push({ ...spot, touches });
  }

  /**
   * Finds what lies between two points on either side of the target value: a root, a step, or a gap and one of these.
   */
  private cross(a: CurvePoint, b: CurvePoint, depth = 0): void {
    if (!((a.y - this.target) * (b.y - this.target) < 0) || depth > 8) return;
    let hole: number | undefined;
    const root = findRoot(
      x => {
        const y = this.f(x);
        if (y === undefined) hole ??= x;
        return (y ?? Number.NaN) - this.target;
      },
      a.x,
      b.x,
    );
    if (hole !== undefined) {
      this.aroundHole(a, b, hole, depth);
      return;
    }
    const y = root && this.f(root.x);
    if (root && y !== undefined && this.isWanted(y)) {
      this.addRoot({ x: root.x, y }, false);
      this.searchBesideRoot(a, { x: root.x, y }, b, depth);
    } else this.stepped(a, b);
  }

  /** Checks whether the curve crosses again next to a root, within its interval. */
  private searchBesideRoot(a: CurvePoint, root: CurvePoint, b: CurvePoint, depth: number): void {
    for (const end of [a, b]) {
      const x = end.x + (root.x - end.x) * 0.6;
      const y = this.f(x);
      if (y === undefined || (y - this.target) * (end.y - this.target) >= 0) continue;
      const near = root.x + (x - root.x) * 1e-3;
      const beside = this.f(near);
      this.cross(end.x < x ? end : { x, y }, end.x < x ? { x, y } : end, depth + 1);
      if (beside !== undefined) this.cross({ x, y }, { x: near, y: beside }, depth + 1);
    }
  }

  /** Checks the interval between a grid point that is exactly a root and its neighbour. */
  private searchBesideGridRoot(root: CurvePoint, neighbour: CurvePoint | undefined): void {
    if (!neighbour) return;
    const x = root.x + (neighbour.x - root.x) * 1e-3;
    const y = this.f(x);
    if (y === undefined) return;
    const [below, above] = x < neighbour.x ? [{ x, y }, neighbour] : [neighbour, { x, y }];
    this.cross(below, above);
  }

  private aroundHole(a: CurvePoint, b: CurvePoint, hole: number, depth: number): void {
    const [left, right] = [this.valueEdge(a.x, hole), this.valueEdge(b.x, hole)];
    this.found.gaps.push({ from: left.outside, to: right.outside });
    const [leftY, rightY] = [this.f(left.inside), this.f(right.inside)];
    if (leftY !== undefined) this.cross(a, { x: left.inside, y: leftY }, depth + 1);
    if (rightY !== undefined) this.cross({ x: right.inside, y: rightY }, b, depth + 1);
  }

  private stepped(a: CurvePoint, b: CurvePoint): void {
    const isAsA = (x: number) => {
      const y = this.f(x);
      return y !== undefined && (y - this.target) * (a.y - this.target) > 0;
    };
    const { inside, outside } = bisectBoundary(a.x, b.x, isAsA);
    const [near, far] = [this.f(inside), this.f(outside)];
    if (near === undefined || far === undefined) return;
    const sides = [
      { x: inside, y: near },
      { x: outside, y: far },
    ] as const;
    const [below, above] = inside < outside ? sides : ([sides[1], sides[0]] as const);
    const best = Math.abs(near - this.target) < Math.abs(far - this.target) ? sides[0] : sides[1];
    if (this.isWanted(best.y)) this.addRoot(best, false);
    else if (!this.found.steps.some(step => step.below.x === below.x)) this.found.steps.push({ below, above });
  }

  /**
   * For three neighbours that approach the target value and turn away again: finds whether the curve touches or crosses
   * it.
   */
  private searchTurn(a: CurvePoint, b: CurvePoint, c: CurvePoint): void {
    const [ga, gb, gc] = [a, b, c].map(({ y }) => y - this.target) as [number, number, number];
    if (!(ga * gb > 0 && gb * gc > 0) || Math.abs(gb) > Math.abs(ga) || Math.abs(gb) > Math.abs(gc)) return;
    const lowest = this.lowest(a.x, c.x, Math.sign(gb));
    if (!lowest) return;
    if (Math.abs(lowest.y - this.target) <= same * this.scale) this.addRoot(lowest, true);
    else if ((lowest.y - this.target) * gb < 0) {
      this.cross(a, lowest);
      this.cross(lowest, c);
    } else if (this.isWanted(lowest.y)) this.addRoot(lowest, true);
    else this.consider(lowest);
  }

  /**
   * The point of an interval nearest to the target value from one side, by golden section; or the first point beyond
   * it.
   */
  private lowest(from: number, to: number, sign: number): CurvePoint | undefined {
    const distance = (x: number) => {
      const y = this.f(x);
      return y === undefined ? Infinity : (y - this.target) * sign;
    };
    let [a, b] = [from, to];
    let [x, z] = [b - golden * (b - a), a + golden * (b - a)];
    let [fx, fz] = [distance(x), distance(z)];
    for (let round = 0; round < maxGoldenIterations && Math.min(fx, fz) > 0; round += 1) {
      if (fx < fz) {
        [b, z, fz] = [z, x, fx];
        x = b - golden * (b - a);
        fx = distance(x);
      } else {
        [a, x, fx] = [x, z, fz];
        z = a + golden * (b - a);
        fz = distance(z);
      }
    }
    const best = fx < fz ? x : z;
    const y = this.f(best);
    return y === undefined ? undefined : { x: best, y };
  }

  private consider(spot: CurvePoint): void {
    const { nearest } = this.found;
    if (!nearest || Math.abs(spot.y - this.target) < Math.abs(nearest.y - this.target)) this.found.nearest = spot;
  }

  private settle(): void {
    const { roots, steps, gaps } = this.found;
    roots.sort((a, b) => a.x - b.x);
    steps.sort((a, b) => a.below.x - b.below.x);
    gaps.sort((a, b) => a.from - b.from);
  }
}
