import { asin, asinh, cube, hypot, sin, wholePower } from '../elementary/index.ts';
import type { Head, TorisphericalHead } from './head.ts';

/** Head with a vertical axis and its pole down, filled from the pole to a height, and properties of the whole head. */

/** ∫₀^w √(1 + (R² − a²)·z²/a⁴) dz, the meridian integral of a spheroid's area. */
function meridian(radius: number, depth: number, w: number): number {
  const squared = (radius - depth) * (radius + depth);
  const c = Math.sqrt(Math.abs(squared)) / (depth * depth);
  const x = c * w;
  if (x < 1e-3) return w * (1 + (Math.sign(squared) * x * x) / 6 - wholePower(x, 4) / 40);
  return squared > 0
    ? (w * Math.sqrt(1 + x * x) + asinh(x) / c) / 2
    : (w * Math.sqrt(Math.max(0, (1 - x) * (1 + x))) + asin(Math.min(1, x)) / c) / 2;
}

/** Height from the pole to the seam of crown and knuckle: C·(1 − cos φ). */
function seam({ crownRadius, crownAngle }: TorisphericalHead): number {
  return 2 * crownRadius * sin(crownAngle / 2) ** 2;
}

/** Volume of the knuckle between the tangent plane and a distance x from it: π·∫(c + √(r² − z²))² dz, c = R − r. */
function knuckleVolume({ radius, knuckleRadius: r }: TorisphericalHead, x: number): number {
  const c = radius - r;
  const root = Math.sqrt(Math.max(0, (r - x) * (r + x)));
  return Math.PI * (c * c * x + c * (x * root + r * r * asin(Math.min(1, x / r))) + r * r * x - cube(x) / 3);
}

/** Surface of the knuckle between the tangent plane and a distance x from it: 2π·r·(c·asin(x/r) + x). */
function knuckleArea({ radius, knuckleRadius: r }: TorisphericalHead, x: number): number {
  return 2 * Math.PI * r * ((radius - r) * asin(Math.min(1, x / r)) + x);
}

/** Volume, m³, of a head filled from its pole to a height, m; a height above the tangent plane counts as full. */
export function verticalHeadVolume(head: Head, height: number): number {
  const { radius, depth } = head;
  const y = Math.min(height, depth);
  if (y <= 0) return 0;
  switch (head.form) {
    case 'flat':
      return 0;
    case 'ellipsoidal':
      return (Math.PI / 3) * (radius / depth) ** 2 * y * y * (3 * depth - y);
    case 'conical':
      return ((Math.PI / 3) * radius * radius * cube(y)) / (depth * depth);
    case 'torispherical': {
      const cap = Math.min(y, seam(head));
      const crown = (Math.PI / 3) * cap * cap * (3 * head.crownRadius - cap);
      return y <= cap ? crown : crown + knuckleVolume(head, depth - cap) - knuckleVolume(head, depth - y);
    }
  }
}

/** Wetted surface, m², of a head filled from its pole to a height, m. Any liquid wets the whole of a flat head. */
export function verticalHeadArea(head: Head, height: number): number {
  const { radius, depth } = head;
  if (height <= 0) return 0;
  const y = Math.min(height, depth);
  switch (head.form) {
    case 'flat':
      return Math.PI * radius * radius;
    case 'ellipsoidal':
      return 2 * Math.PI * radius * (meridian(radius, depth, depth) - meridian(radius, depth, depth - y));
    case 'conical':
      return Math.PI * radius * hypot(radius, depth) * (y / depth) ** 2;
    case 'torispherical': {
      const cap = Math.min(y, seam(head));
      const crown = 2 * Math.PI * head.crownRadius * cap;
      return y <= cap ? crown : crown + knuckleArea(head, depth - cap) - knuckleArea(head, depth - y);
    }
  }
}

/** Radius, m, of the head at a height above its pole, m. */
export function radiusAbovePole(head: Head, height: number): number {
  const { radius, depth } = head;
  const y = Math.max(0, Math.min(height, depth));
  switch (head.form) {
    case 'flat':
      return radius;
    case 'ellipsoidal':
      return (radius / depth) * Math.sqrt(y * (2 * depth - y));
    case 'conical':
      return (radius * y) / depth;
    case 'torispherical': {
      if (y <= seam(head)) return Math.sqrt(y * (2 * head.crownRadius - y));
      const x = depth - y;
      const { knuckleRadius: r } = head;
      return radius - r + Math.sqrt(Math.max(0, (r - x) * (r + x)));
    }
  }
}

/** Axial distance, m, of the head from its tangent plane at a distance from the axis, m. */
export function depthAtRadius(head: Head, distance: number): number {
  const { radius, depth } = head;
  const r = Math.min(distance, radius);
  switch (head.form) {
    case 'flat':
      return 0;
    case 'ellipsoidal':
      return (depth / radius) * Math.sqrt((radius - r) * (radius + r));
    case 'conical':
      return depth * (1 - r / radius);
    case 'torispherical': {
      const { crownRadius, crownAngle, knuckleRadius } = head;
      if (r <= crownRadius * sin(crownAngle)) {
        return depth - crownRadius + Math.sqrt((crownRadius - r) * (crownRadius + r));
      }
      const x = r - (radius - knuckleRadius);
      return Math.sqrt(Math.max(0, (knuckleRadius - x) * (knuckleRadius + x)));
    }
  }
}

/** Volume of the whole head, m³. */
export function headVolume(head: Head): number {
  return verticalHeadVolume(head, head.depth);
}

/** Surface of the whole head, m², without the tangent plane. */
export function headArea(head: Head): number {
  return verticalHeadArea(head, head.form === 'flat' ? 1 : head.depth);
}
