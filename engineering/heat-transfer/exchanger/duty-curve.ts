import { logMeanDifference } from './mean-difference.ts';

/** Temperature of one side of an exchanger as a function of the heat exchanged. */
export interface HeatingCurve {
  /** K, at a fraction of the duty: 0 at the first end of the exchanger, 1 at the second. */
  readonly temperatureAt: (share: number) => number;
  /** Known fractions at which the slope is discontinuous, such as where a phase appears or vanishes. */
  readonly breaks: readonly number[];
}

/** A point along an exchanger. */
export interface DutyPoint {
  /** Fraction of the duty exchanged between the first end and this point. */
  readonly share: number;
  /** K */
  readonly hot: number;
  /** K */
  readonly cold: number;
}

/** Temperatures of both sides of an exchanger along its duty. */
export interface DutyCurve {
  /** From the first end to the second, as many as the integration needs. */
  readonly points: readonly DutyPoint[];
  /** Shares among those of the points at which the slope of a side is known to be discontinuous. */
  readonly breaks: { readonly hot: readonly number[]; readonly cold: readonly number[] };
  /** Smallest temperature difference, or largest crossing. */
  readonly pinch: DutyPoint;
  /** Mean temperature difference Q/UA, K: the reciprocal of the mean of 1/ΔT over the duty; undefined where the sides touch or cross. */
  readonly meanDifference: number | undefined;
}

/** Initial number of segments over the whole duty, so that a narrow peak of heat capacity is not missed. */
const firstSegments = 16;
/** Agreement between a segment and its two halves at which refinement stops; the remainder is extrapolated. */
const agreement = 2e-4;
/** Maximum number of bisections of a segment. */
const maxHalvings = 18;
/** Tolerance of the pinch position, as a fraction of the duty. */
const pinchWithin = 1e-6;

/** A side whose temperature varies linearly with the heat, K. */
export function straightCurve(first: number, second: number): HeatingCurve {
  return { temperatureAt: share => first + share * (second - first), breaks: [] };
}

const differenceAt = ({ hot, cold }: DutyPoint): number => hot - cold;

/**
 * Integrates ∫dQ/ΔT along both sides of an exchanger, within 0.1 %: in segments with their own logarithmic mean difference, bounded by the
 * breaks and bisected as needed. Both sides are counted from the same end, whatever their flow direction. Source: Kern, Process Heat
 * Transfer, chapter 12 (weighted mean difference).
 */
export function dutyCurve(hotSide: HeatingCurve, coldSide: HeatingCurve): DutyCurve {
  const pointAt = (share: number): DutyPoint => ({
    share,
    hot: hotSide.temperatureAt(share),
    cold: coldSide.temperatureAt(share),
  });
  const points: DutyPoint[] = [];
  /** Integral between two points; adds the points inside in order, without the first. */
  const between = (from: DutyPoint, to: DutyPoint, halvings: number): number => {
    const middle = pointAt((from.share + to.share) / 2);
    const whole = ofSegment(from, to);
    const halves = ofSegment(from, middle) + ofSegment(middle, to);
    const isFound = Math.abs(halves - whole) <= agreement * halves;
    if (isFound || halvings === 0 || !Number.isFinite(halves)) {
      points.push(middle, to);
      return halves + (halves - whole) / 3;
    }
    return between(from, middle, halvings - 1) + between(middle, to, halvings - 1);
  };
  let sum = 0;
  let from = pointAt(0);
  points.push(from);
  for (const share of firstShares([...hotSide.breaks, ...coldSide.breaks])) {
    const to = pointAt(share);
    sum += between(from, to, maxHalvings);
    from = to;
  }
  const pinch = pinchOf(points, pointAt);
  const breaks = { hot: hotSide.breaks, cold: coldSide.breaks };
  return { points, breaks, pinch, meanDifference: differenceAt(pinch) > 0 ? 1 / sum : undefined };
}

/** ∫dQ/ΔT over a segment, per unit of the whole duty, 1/K; NaN where the sides touch or cross at one of its ends. */
function ofSegment(from: DutyPoint, to: DutyPoint): number {
  const [first, second] = [differenceAt(from), differenceAt(to)];
  return first > 0 && second > 0 ? (to.share - from.share) / logMeanDifference(first, second) : Number.NaN;
}

/** Ends of the initial segments, without 0: the breaks, and equal parts between them. */
function firstShares(breaks: readonly number[]): readonly number[] {
  const ends = [...breaks.filter(share => share > 0 && share < 1), 1].toSorted((a, b) => a - b);
  let from = 0;
  return ends.flatMap(to => {
    const start = from;
    const parts = Math.ceil(firstSegments * (to - start));
    from = to;
    return Array.from({ length: parts }, (_, index) =>
      index === parts - 1 ? to : start + ((index + 1) / parts) * (to - start),
    );
  });
}

/** Point of the smallest difference, by golden-section search between the neighbours of the smallest computed. */
function pinchOf(points: readonly DutyPoint[], pointAt: (share: number) => DutyPoint): DutyPoint {
  let index = 0;
  points.forEach((point, at) => {
    const least = points[index];
    if (least && differenceAt(point) < differenceAt(least)) index = at;
  });
  const [least = pointAt(0)] = points.slice(index);
  let low = (points[index - 1] ?? least).share;
  let high = (points[index + 1] ?? least).share;
  const golden = (Math.sqrt(5) - 1) / 2;
  const inner = (part: number) => pointAt(low + part * (high - low));
  let [below, above] = [inner(1 - golden), inner(golden)];
  let best = least;
  while (high - low > pinchWithin) {
    const isBelow = differenceAt(below) < differenceAt(above);
    if (isBelow) high = above.share;
    else low = below.share;
    best = [best, below, above].reduce((lowest, point) =>
      differenceAt(point) < differenceAt(lowest) ? point : lowest,
    );
    [below, above] = isBelow ? [inner(1 - golden), below] : [above, inner(golden)];
  }
  return best;
}
