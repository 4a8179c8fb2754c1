import { monotoneCurve } from '../../numerics/index.ts';
import type { DutyCurve } from './duty-curve.ts';

/** Temperature, K, at a share of the heat from the inlet of a stream. */
export type Profile = (share: number) => number;

/** A point of a profile. */
export interface ProfilePoint {
  /** Of the duty, from the inlet of the stream. */
  readonly share: number;
  /** K */
  readonly temperature: number;
}

/** How a profile is made. */
interface ProfileOptions {
  /** −1 for temperatures with the sign changed, so that a cold stream gives off its heat. */
  readonly sign?: 1 | -1;
  /** Points beyond the outlet, which parts of a stream reach. */
  readonly beyond?: readonly ProfilePoint[];
}

/** Cells of a profile; a kink is off by less than one of them. */
const cells = 1024;

/**
 * Returns the profile of a side of a duty curve from its inlet. Beyond its last point it continues with the slope there: where temperatures
 * cross, a stream comes closer to the other one in one of its passes than at its outlet.
 */
export function profileOf(
  { points, breaks }: DutyCurve,
  side: 'hot' | 'cold',
  { sign = 1, beyond = [] }: ProfileOptions = {},
): Profile {
  // A break twice has a slope on each of its sides.
  const ends = points.flatMap(point => (breaks[side].includes(point.share) ? [point, point] : [point]));
  const own = ends.map(point => ({ share: side === 'hot' ? 1 - point.share : point.share, temperature: point[side] }));
  const all = [...(side === 'hot' ? own.toReversed() : own), ...beyond];
  const temperatureAt = monotoneCurve(
    all.map(({ share }) => share),
    all.map(({ temperature }) => sign * temperature),
  );
  const last = all.at(-1)?.share ?? 1;
  const values = Float64Array.from(
    { length: cells + 1 },
    (_, index) => temperatureAt((index / cells) * last) ?? Number.NaN,
  );
  return share => {
    const place = (share / last) * cells;
    const index = Math.max(0, Math.min(cells - 1, Math.floor(place)));
    const from = values[index] ?? Number.NaN;
    return from + (place - index) * ((values[index + 1] ?? Number.NaN) - from);
  };
}
