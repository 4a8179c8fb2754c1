import { asin, sin } from '../elementary/index.ts';

/** θ − sin θ without the cancellation at small angles. */
function angleLessSine(theta: number): number {
  if (theta > 0.7) return theta - sin(theta);
  const t = theta * theta;
  const series = 1 - (t / 110) * (1 - (t / 156) * (1 - t / 210));
  return ((theta * t) / 6) * (1 - (t / 20) * (1 - (t / 42) * (1 - (t / 72) * series)));
}

/**
 * Angle at the centre, rad, of the segment of depth h, m, in a circle of radius r, m: θ = 2·acos(1 − h/r), computed by the half angle,
 * which stays accurate near empty and full. A depth outside 0 … 2r is clamped.
 */
export function segmentAngle(radius: number, depth: number): number {
  if (depth <= 0) return 0;
  if (depth >= 2 * radius) return 2 * Math.PI;
  return depth <= radius
    ? 4 * asin(Math.sqrt(depth / (2 * radius)))
    : 2 * Math.PI - 4 * asin(Math.sqrt((2 * radius - depth) / (2 * radius)));
}

/** Area of the segment, m²: r²·(θ − sin θ)/2. */
export function segmentArea(radius: number, depth: number): number {
  if (depth >= 2 * radius) return Math.PI * radius * radius;
  if (depth > radius) return Math.PI * radius * radius - segmentArea(radius, 2 * radius - depth);
  return (radius * radius * angleLessSine(segmentAngle(radius, depth))) / 2;
}

/** Chord that bounds the segment, m: 2·√(h·(2r − h)); zero when empty or full. */
export function segmentChord(radius: number, depth: number): number {
  return 2 * Math.sqrt(Math.max(0, depth * (2 * radius - depth)));
}

/** Arc of the segment, m: r·θ, the wetted part of the circumference. */
export function segmentArc(radius: number, depth: number): number {
  return radius * segmentAngle(radius, depth);
}
