import { findRoot } from '../numerics/index.ts';
import { requirePositive } from '../quantities/index.ts';
import { segmentArc, segmentArea, segmentChord } from './circle.ts';
import type { Head } from './head.ts';
import { horizontalHeadArea, horizontalHeadSurface, horizontalHeadVolume } from './horizontal-head.ts';
import { headArea, headVolume, verticalHeadArea, verticalHeadVolume, radiusAbovePole } from './vertical-head.ts';

/** Inside of a cylindrical vessel with two heads: left and right, or bottom and top. */
export interface Vessel {
  readonly orientation: 'horizontal' | 'vertical';
  readonly diameter: number;
  /** Tangent to tangent, m; straight flanges belong to it. */
  readonly length: number;
  readonly heads: readonly [Head, Head];
}

/** Creates a vessel of inside diameter and tangent length, m. Throws a RangeError for a head of another diameter. */
export function vessel(
  orientation: Vessel['orientation'],
  diameter: number,
  length: number,
  heads: readonly [Head, Head],
): Vessel {
  requirePositive('diameter', diameter);
  requirePositive('length', length);
  if (heads.some(({ radius }) => Math.abs(2 * radius - diameter) > 1e-9 * diameter)) {
    throw new RangeError(`heads must have the diameter of the vessel (${diameter})`);
  }
  return { orientation, diameter, length, heads };
}

/** Highest level, m: the diameter of a horizontal vessel, cylinder and both heads of a vertical one. */
export function vesselHeight({ orientation, diameter, length, heads: [bottom, top] }: Vessel): number {
  return orientation === 'horizontal' ? diameter : bottom.depth + length + top.depth;
}

/** Total volume, m³. */
export function vesselVolume({ diameter, length, heads: [one, other] }: Vessel): number {
  return (Math.PI / 4) * diameter * diameter * length + headVolume(one) + headVolume(other);
}

/** Total inside surface, m². */
export function vesselArea({ diameter, length, heads: [one, other] }: Vessel): number {
  return Math.PI * diameter * length + headArea(one) + headArea(other);
}

/** Throws a RangeError for a level outside the vessel, beyond rounding. */
function requireLevel(shape: Vessel, level: number): void {
  const height = vesselHeight(shape);
  const slack = 1e-12 * height;
  if (!(level >= -slack && level <= height + slack)) {
    throw new RangeError(`level must be at least 0 and at most ${height} m, got ${level}`);
  }
}

/**
 * Liquid volume, m³, at a level, m, above the lowest point of the inside. Closed forms, except for horizontal torispherical heads
 * (quadrature to 1e-12).
 * Throws a RangeError for a level outside the vessel.
 */
export function liquidVolume(shape: Vessel, level: number): number {
  requireLevel(shape, level);
  const {
    orientation,
    diameter,
    length,
    heads: [one, other],
  } = shape;
  const radius = diameter / 2;
  if (orientation === 'horizontal') {
    const ends =
      one === other
        ? 2 * horizontalHeadVolume(one, level)
        : horizontalHeadVolume(one, level) + horizontalHeadVolume(other, level);
    return length * segmentArea(radius, level) + ends;
  }
  const inCylinder = Math.min(length, Math.max(0, level - one.depth));
  return (
    verticalHeadVolume(one, level) +
    Math.PI * radius * radius * inCylinder +
    topVolume(other, vesselHeight(shape) - level)
  );
}

/** Volume in the top head of a vertical vessel, by the empty height below its pole; exact when full. */
function topVolume(head: Head, empty: number): number {
  return empty < head.depth ? headVolume(head) - verticalHeadVolume(head, empty) : 0;
}

/** Part of `liquidVolume` in each head, m³. Throws a RangeError for a level outside the vessel. */
export function liquidInHeads(shape: Vessel, level: number): readonly [first: number, second: number] {
  requireLevel(shape, level);
  const {
    orientation,
    heads: [one, other],
  } = shape;
  return orientation === 'horizontal'
    ? [horizontalHeadVolume(one, level), horizontalHeadVolume(other, level)]
    : [verticalHeadVolume(one, level), topVolume(other, vesselHeight(shape) - level)];
}

/**
 * Wetted inside surface, m², at a level, m. A flat bottom is wetted by any liquid, a flat top only when full. Closed forms, except for
 * horizontal ellipsoidal and torispherical heads (quadrature to 1e-12).
 * Throws a RangeError for a level outside the vessel.
 */
export function wettedArea(shape: Vessel, level: number): number {
  requireLevel(shape, level);
  const {
    orientation,
    diameter,
    length,
    heads: [one, other],
  } = shape;
  if (orientation === 'horizontal') {
    const ends =
      one === other
        ? 2 * horizontalHeadArea(one, level)
        : horizontalHeadArea(one, level) + horizontalHeadArea(other, level);
    return length * segmentArc(diameter / 2, level) + ends;
  }
  const inCylinder = Math.min(length, Math.max(0, level - one.depth));
  return verticalHeadArea(one, level) + Math.PI * diameter * inCylinder + topArea(other, vesselHeight(shape) - level);
}

function topArea(head: Head, empty: number): number {
  const reached = head.form === 'flat' ? empty <= 0 : empty < head.depth;
  return reached ? headArea(head) - verticalHeadArea(head, empty) : 0;
}

/** Free surface of the liquid, m², at a level, m: the derivative of the volume. Throws a RangeError for a level outside. */
export function liquidSurface(shape: Vessel, level: number): number {
  requireLevel(shape, level);
  const {
    orientation,
    diameter,
    length,
    heads: [one, other],
  } = shape;
  if (orientation === 'horizontal') {
    const ends =
      one === other
        ? 2 * horizontalHeadSurface(one, level)
        : horizontalHeadSurface(one, level) + horizontalHeadSurface(other, level);
    return length * segmentChord(diameter / 2, level) + ends;
  }
  const empty = vesselHeight(shape) - level;
  const radius = empty < other.depth ? radiusAbovePole(other, empty) : radiusAbovePole(one, level);
  return Math.PI * radius * radius;
}

/**
 * Level, m, for a liquid volume, m³: in closed form within the cylinder of a vertical vessel, else by Brent's method to the last bits.
 * Throws a RangeError for a volume below 0 or above the vessel's.
 */
export function levelOfVolume(shape: Vessel, volume: number): number {
  const whole = vesselVolume(shape);
  if (!(volume >= 0 && volume <= whole * (1 + 1e-12))) {
    throw new RangeError(`volume must be at least 0 and at most ${whole} m³, got ${volume}`);
  }
  const height = vesselHeight(shape);
  if (volume >= whole) return height;
  const { orientation, diameter, heads } = shape;
  if (orientation === 'vertical') {
    const above = volume - headVolume(heads[0]);
    const inCylinder = (above / (Math.PI * diameter * diameter)) * 4;
    if (above >= 0 && inCylinder <= shape.length) return heads[0].depth + inCylinder;
  }
  return findRoot(level => liquidVolume(shape, level) - volume, 0, height)?.x ?? height;
}

/** Row of a strapping table: level, m, volume, m³, wetted and free surface, m². */
export interface StrappingRow {
  readonly level: number;
  readonly volume: number;
  readonly wettedArea: number;
  readonly liquidSurface: number;
}

/**
 * Strapping table from empty to full: one row for each `step`, m, and one for full.
 * Throws a RangeError for a step that is not positive or would give more than 10 000 rows.
 */
export function strappingTable(shape: Vessel, step: number): StrappingRow[] {
  requirePositive('step', step);
  const height = vesselHeight(shape);
  const lines = Math.ceil(height / step - 1e-9);
  if (lines > 10_000) throw new RangeError(`step must be at least ${height / 10_000} m, got ${step}`);
  return Array.from({ length: lines + 1 }, (_, index) => {
    const level = index === lines ? height : index * step;
    return {
      level,
      volume: liquidVolume(shape, level),
      wettedArea: wettedArea(shape, level),
      liquidSurface: liquidSurface(shape, level),
    };
  });
}
