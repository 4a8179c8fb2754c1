import { cube } from '../elementary/index.ts';

/** Carlson's symmetric elliptic integrals, to machine precision by his duplication theorem. */

const maximum = 60;

/**
 * R_F(x, y, z) = ½∫₀^∞ dt/√((t+x)(t+y)(t+z)); arguments not negative, at most one of them zero.
 * Source: B. C. Carlson, Numerical computation of real or complex elliptic integrals (1995); NIST DLMF 19.36.1.
 */
export function carlsonRF(x: number, y: number, z: number): number {
  let [a, b, c] = [x, y, z];
  let mean = (a + b + c) / 3;
  for (let pass = 0; pass < maximum; pass += 1) {
    const spread = Math.max(Math.abs(mean - a), Math.abs(mean - b), Math.abs(mean - c));
    if (spread < 2e-3 * mean) break;
    const lambda = Math.sqrt(a * b) + Math.sqrt(b * c) + Math.sqrt(c * a);
    [a, b, c] = [(a + lambda) / 4, (b + lambda) / 4, (c + lambda) / 4];
    mean = (mean + lambda) / 4;
  }
  const X = 1 - a / mean;
  const Y = 1 - b / mean;
  const Z = -X - Y;
  const e2 = X * Y - Z * Z;
  const e3 = X * Y * Z;
  const series =
    1 -
    e2 / 10 +
    e3 / 14 +
    (e2 * e2) / 24 -
    (3 * e2 * e3) / 44 -
    (5 * cube(e2)) / 208 +
    (3 * e3 * e3) / 104 +
    (e2 * e2 * e3) / 16;
  return series / Math.sqrt(mean);
}

/**
 * R_D(x, y, z) = (3/2)∫₀^∞ dt/(√((t+x)(t+y))·(t+z)^(3/2)); x and y not negative, at most one of them zero, z above 0.
 * Source: Carlson (1995); NIST DLMF 19.36.2.
 */
export function carlsonRD(x: number, y: number, z: number): number {
  let [a, b, c] = [x, y, z];
  let mean = (a + b + 3 * c) / 5;
  let sum = 0;
  let power = 1;
  for (let pass = 0; pass < maximum; pass += 1) {
    const spread = Math.max(Math.abs(mean - a), Math.abs(mean - b), Math.abs(mean - c));
    if (spread < 1e-3 * mean) break;
    const root = Math.sqrt(c);
    const lambda = Math.sqrt(a * b) + Math.sqrt(b * c) + Math.sqrt(c * a);
    sum += power / (root * (c + lambda));
    power /= 4;
    [a, b, c] = [(a + lambda) / 4, (b + lambda) / 4, (c + lambda) / 4];
    mean = (mean + lambda) / 4;
  }
  const X = 1 - a / mean;
  const Y = 1 - b / mean;
  const Z = -(X + Y) / 3;
  const e2 = X * Y - 6 * Z * Z;
  const e3 = (3 * X * Y - 8 * Z * Z) * Z;
  const e4 = 3 * (X * Y - Z * Z) * Z * Z;
  const e5 = X * Y * cube(Z);
  const series =
    1 -
    (3 * e2) / 14 +
    e3 / 6 +
    (9 * e2 * e2) / 88 -
    (3 * e4) / 22 -
    (9 * e2 * e3) / 52 +
    (3 * e5) / 26 -
    cube(e2) / 16 +
    (3 * e3 * e3) / 40 +
    (3 * e2 * e4) / 20;
  return (power * series) / (mean * Math.sqrt(mean)) + 3 * sum;
}

/**
 * R_G(x, y, z), the completely symmetric integral of the second kind; arguments not negative, at most one of them zero. The middle argument
 * is used as z, so that no term of the sum is negative.
 * Source: NIST DLMF 19.21.10.
 */
export function carlsonRG(x: number, y: number, z: number): number {
  const minimum = Math.min(x, y, z);
  const greatest = Math.max(x, y, z);
  const middle = Math.max(Math.min(x, y), Math.min(Math.max(x, y), z));
  return (
    (middle * carlsonRF(minimum, greatest, middle) -
      ((minimum - middle) * (greatest - middle) * carlsonRD(minimum, greatest, middle)) / 3 +
      Math.sqrt((minimum / middle) * greatest)) /
    2
  );
}
