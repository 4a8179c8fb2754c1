import { logMeanDifference } from './mean-difference.ts';

/** The temperature of one side of an exchanger along the heat exchanged. */
export interface HeatingCurve {
  /** K, at a share of the heat: 0 at the first end of the exchanger, 1 at the second. */
  readonly temperatureAt: (share: number) => number;
  /** Shares at which the slope jumps, as where a phase appears or vanishes, as far as they are known. */
  readonly breaks: readonly number[];
}

/** A place in an exchanger. */
export interface DutyPlace {
  /** The share of the heat that is exchanged between the first end and here. */
  readonly share: number;
  /** K */
  readonly hot: number;
  /** K */
  readonly cold: number;
}

/** Both sides of an exchanger along the heat exchanged. */
export interface DutyCurve {
  /** From the first end to the second, as many as the integral needs. */
  readonly places: readonly DutyPlace[];
  /** Where the sides are nearest to each other, or cross furthest. */
  readonly pinch: DutyPlace;
  /** Q/UA, K: the reciprocal of the mean of 1/ΔT over the heat; undefined where the sides touch or cross. */
  readonly meanDifference: number | undefined;
}

/** Segments of the whole duty before any is refined: a narrow peak of a heat capacity is not stepped over. */
const firstSegments = 16;
/** How near a segment and its two halves agree before it is refined no further; what is left is extrapolated. */
const agreement = 2e-4;
/** How often a segment is halved. */
const mostHalvings = 18;
/** Within this share of the duty the pinch is found. */
const pinchWithin = 1e-6;

/** A side that changes its temperature in proportion to the heat, K. */
export function straightCurve(first: number, second: number): HeatingCurve {
  return { temperatureAt: share => first + share * (second - first), breaks: [] };
}

const differenceAt = ({ hot, cold }: DutyPlace): number => hot - cold;

/**
 * Follows both sides of an exchanger from end to end: in segments, each with its own logarithmic mean difference, that begin
 * and end at the breaks and are halved until the integral ∫dQ/ΔT is found within 0.1 %. Both sides are counted from the same
 * end, whichever way they flow. Source: Kern, Process Heat Transfer, chapter 12 (weighted mean difference).
 */
export function dutyCurve(hotSide: HeatingCurve, coldSide: HeatingCurve): DutyCurve {
  const placeAt = (share: number): DutyPlace => ({
    share,
    hot: hotSide.temperatureAt(share),
    cold: coldSide.temperatureAt(share),
  });
  const places: DutyPlace[] = [];
  /** The integral between two places; the places inside are added in their order, the first one is not. */
  const between = (from: DutyPlace, to: DutyPlace, halvings: number): number => {
    const middle = placeAt((from.share + to.share) / 2);
    const whole = ofSegment(from, to);
    const halves = ofSegment(from, middle) + ofSegment(middle, to);
    const isFound = Math.abs(halves - whole) <= agreement * halves;
    if (isFound || halvings === 0 || !Number.isFinite(halves)) {
      places.push(middle, to);
      return halves + (halves - whole) / 3;
    }
    return between(from, middle, halvings - 1) + between(middle, to, halvings - 1);
  };
  let sum = 0;
  let from = placeAt(0);
  places.push(from);
  for (const share of firstShares([...hotSide.breaks, ...coldSide.breaks])) {
    const to = placeAt(share);
    sum += between(from, to, mostHalvings);
    from = to;
  }
  const pinch = pinchOf(places, placeAt);
  return { places, pinch, meanDifference: differenceAt(pinch) > 0 ? 1 / sum : undefined };
}

/** ∫dQ/ΔT over a segment, per unit of the whole duty, 1/K; NaN where the sides touch or cross at an end of it. */
function ofSegment(from: DutyPlace, to: DutyPlace): number {
  const [first, second] = [differenceAt(from), differenceAt(to)];
  return first > 0 && second > 0 ? (to.share - from.share) / logMeanDifference(first, second) : Number.NaN;
}

/** The ends of the segments at the start, without 0: the breaks, and equal parts between them. */
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

/** Where the difference is least: among the places, and by golden section between the neighbours of the least one. */
function pinchOf(places: readonly DutyPlace[], placeAt: (share: number) => DutyPlace): DutyPlace {
  let index = 0;
  places.forEach((place, at) => {
    const least = places[index];
    if (least && differenceAt(place) < differenceAt(least)) index = at;
  });
  const [least = placeAt(0)] = places.slice(index);
  let low = (places[index - 1] ?? least).share;
  let high = (places[index + 1] ?? least).share;
  const golden = (Math.sqrt(5) - 1) / 2;
  const inner = (part: number) => placeAt(low + part * (high - low));
  let [below, above] = [inner(1 - golden), inner(golden)];
  let best = least;
  while (high - low > pinchWithin) {
    const isBelow = differenceAt(below) < differenceAt(above);
    if (isBelow) high = above.share;
    else low = below.share;
    best = [best, below, above].reduce((found, place) => (differenceAt(place) < differenceAt(found) ? place : found));
    [below, above] = isBelow ? [inner(1 - golden), below] : [above, inner(golden)];
  }
  return best;
}
