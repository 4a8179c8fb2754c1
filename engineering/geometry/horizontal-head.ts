import { acos, acosh, asin, asinh, cos, cube, hypot, sin } from '../elementary/index.ts';
import { integrate } from '../numerics/index.ts';
import { segmentAngle, segmentArea, segmentChord } from './circle.ts';
import type { Head, TorisphericalHead } from './head.ts';
import { headArea, headVolume } from './vertical-head.ts';

/**
 * Head with a horizontal axis, filled to a height above the lowest line of its cylinder. Every cross-section is a circle about the axis;
 * `depth` is the liquid depth in it. Below half full only sections whose radius exceeds the distance of the level from the axis hold
 * liquid; above, the result is the full head minus the part that is empty below the mirrored level.
 */

/** Segment area, chord or arc of a cross-section, by radius and depth. */
type Measure = (radius: number, depth: number) => number;

/** Integral of a measure over the head: along the axis (dz) or the meridian (ds). Height at most the radius. */
function alongTorispherical(
  { radius, crownRadius, knuckleRadius, crownAngle }: TorisphericalHead,
  height: number,
  measure: Measure,
  along: 'axis' | 'meridian',
): number {
  /*
   * Knuckle: θ from the tangent plane; the section's radius is R − 2r·sin²(θ/2) and ends at the level where that equals
   * R − h. There every measure behaves as a root, which θ = end·(1 − u²) takes away.
   */
  const last = Math.PI / 2 - crownAngle;
  const end = height < 2 * knuckleRadius ? 2 * asin(Math.sqrt(height / (2 * knuckleRadius))) : Math.PI;
  const knuckle = (u: number) => {
    const theta = end * (1 - u * u);
    const drop = 2 * knuckleRadius * sin(theta / 2) ** 2;
    const stretch = along === 'axis' ? cos(theta) : 1;
    return measure(radius - drop, Math.max(0, height - drop)) * stretch * knuckleRadius * 2 * end * u;
  };
  const inKnuckle = integrate(knuckle, Math.sqrt(Math.max(0, 1 - last / end)), 1);
  if (end <= last) return inKnuckle;
  /* Crown: φ from the axis; the section's radius is C·sin φ, and φ = first + (seam − first)·u². */
  const above = radius - height;
  const first = asin(Math.min(1, above / crownRadius));
  const span = crownAngle - first;
  if (span <= 0) return inKnuckle;
  const crown = (u: number) => {
    const phi = first + span * u * u;
    const section = crownRadius * sin(phi);
    const depth = 2 * crownRadius * cos((phi + first) / 2) * sin((phi - first) / 2);
    const stretch = along === 'axis' ? sin(phi) : 1;
    return measure(section, Math.max(0, depth)) * stretch * crownRadius * 2 * span * u;
  };
  return inKnuckle + integrate(crown, 0, 1);
}

const wettedArc: Measure = (radius, depth) => radius * segmentAngle(radius, depth);

/**
 * Volume in a horizontal cone of radius R and depth a below a plane at a distance d = R − h from its axis, h ≤ R:
 * (a·R²/3)·(acos M − 2M·√(1 − M²) + M³·arcosh(1/M)), M = d/R. Source: D. Jones, Computing Fluid Tank Volumes.
 */
function coneVolume(radius: number, depth: number, height: number): number {
  const m = 1 - height / radius;
  if (m <= 0) return (Math.PI / 6) * depth * radius * radius;
  const shape =
    m > 0.9 ? narrowCone(height / radius) : acos(m) - 2 * m * Math.sqrt((1 - m) * (1 + m)) + cube(m) * acosh(1 / m);
  return (depth * radius * radius * shape) / 3;
}

/** The bracket near an empty cone, where its terms cancel: three times the integral of the sections of a cone of radius and depth 1. */
function narrowCone(d: number): number {
  return integrate(u => 6 * u * d * segmentArea(1 - d + d * u * u, d * u * u), 0, 1);
}

/** Liquid volume, m³, in a head with a horizontal axis; height in m above the lowest line, at most the diameter. */
export function horizontalHeadVolume(head: Head, height: number): number {
  const { radius, depth } = head;
  if (height > radius) return headVolume(head) - horizontalHeadVolume(head, 2 * radius - height);
  if (height <= 0) return 0;
  switch (head.form) {
    case 'flat':
      return 0;
    case 'ellipsoidal':
      return (Math.PI / 6) * (depth / radius) * height * height * (3 * radius - height);
    case 'conical':
      return coneVolume(radius, depth, height);
    case 'torispherical':
      return alongTorispherical(head, height, segmentArea, 'axis');
  }
}

/**
 * Wetted surface, m², of a head with a horizontal axis. Spheres use the cap area and cones the projected area; the others are integrated
 * along the meridian.
 */
export function horizontalHeadArea(head: Head, height: number): number {
  const { radius, depth } = head;
  if (height > radius) return headArea(head) - horizontalHeadArea(head, 2 * radius - height);
  if (height <= 0) return 0;
  switch (head.form) {
    case 'flat':
      return segmentArea(radius, height);
    case 'conical':
      return (segmentArea(radius, height) * hypot(radius, depth)) / radius;
    case 'ellipsoidal':
      return depth === radius ? Math.PI * radius * height : spheroidArea(radius, depth, height);
    case 'torispherical':
      return alongTorispherical(head, height, wettedArc, 'meridian');
  }
}

/**
 * Integral along the meridian (R·cos t, a·sin t) to where its radius is R − h; the substitution t = end·(1 − u²) removes the square root.
 */
function spheroidArea(radius: number, depth: number, height: number): number {
  const end = 2 * asin(Math.sqrt(height / (2 * radius)));
  return integrate(
    u => {
      const t = end * (1 - u * u);
      const drop = 2 * radius * sin(t / 2) ** 2;
      const meridian = hypot(radius * sin(t), depth * cos(t));
      return wettedArc(radius - drop, Math.max(0, height - drop)) * meridian * 2 * end * u;
    },
    0,
    1,
  );
}

/** Free surface of the liquid, m², in a head with a horizontal axis. */
export function horizontalHeadSurface(head: Head, height: number): number {
  const { radius, depth } = head;
  const h = Math.min(height, 2 * radius - height);
  if (h <= 0) return 0;
  const half = segmentChord(radius, h) / 2;
  switch (head.form) {
    case 'flat':
      return 0;
    case 'ellipsoidal':
      return ((Math.PI / 2) * depth * half * half) / radius;
    case 'conical': {
      const above = radius - h;
      const lost = above === 0 ? 0 : above * above * asinh(half / above);
      return depth * (half - lost / radius);
    }
    case 'torispherical':
      return alongTorispherical(head, h, segmentChord, 'axis');
  }
}
