import { twoProduct } from './double-double.ts';

/** Source of the rational approximations: FreeBSD msun, e_asin.c, e_acos.c and s_atan.c (from FDLIBM). */

/** π/2 and π minus their nearest doubles. */
const quarterRest = 6.123233995736766e-17;
const halfRest = 1.2246467991473532e-16;

/** (asin √t − √t)/√t, t up to 1/4. */
function arcsineRatio(t: number): number {
  const p =
    t *
    (0.16666666666666666 +
      t *
        (-0.3255658186224009 +
          t *
            (0.20121253213486293 +
              t * (-0.04005553450067941 + t * (0.0007915349942898145 + t * 0.00003479331075960212)))));
  const q =
    1 + t * (-2.403394911734414 + t * (2.0209457602335057 + t * (-0.6882839716054533 + t * 0.07703815055590194)));
  return p / q;
}

/** asin x in radians, within one unit in the last place; NaN beyond 1. */
export function asin(x: number): number {
  const size = Math.abs(x);
  if (!(size <= 1)) return NaN;
  if (size < 0.5) return x + x * arcsineRatio(x * x);
  const t = (1 - size) / 2;
  const root = Math.sqrt(t);
  const high = Math.fround(root);
  const low = (t - high * high) / (root + high);
  const rest = 2 * root * arcsineRatio(t) - (quarterRest - 2 * low);
  const angle =
    size >= 0.975
      ? Math.PI / 2 - (2 * (root + root * arcsineRatio(t)) - quarterRest)
      : Math.PI / 4 - (rest - (Math.PI / 4 - 2 * high));
  return x > 0 ? angle : -angle;
}

/** acos x in radians, within one unit in the last place; NaN beyond 1. */
export function acos(x: number): number {
  if (!(Math.abs(x) <= 1)) return NaN;
  if (Math.abs(x) < 0.5) return Math.PI / 2 - (x - (quarterRest - x * arcsineRatio(x * x)));
  const t = (1 - Math.abs(x)) / 2;
  const root = Math.sqrt(t);
  if (x < 0) return x === -1 ? Math.PI : Math.PI - 2 * (root + (root * arcsineRatio(t) - quarterRest));
  if (x === 1) return 0;
  const high = Math.fround(root);
  const low = (t - high * high) / (root + high);
  return 2 * (high + (root * arcsineRatio(t) + low));
}

/** Points about which the arctangent is expanded, the arctangents there as doubles, and the rounding errors of these. */
const centres = [0, 0.5, 1, 1.5, Infinity] as const;
const known = [0, 0.4636476090008061, 0.7853981633974483, 0.982793723247329, 1.5707963267948966] as const;
const knownRest = [0, 2.2698777452961687e-17, 3.061616997868383e-17, 1.3903311031230998e-17, quarterRest] as const;

/** atan(size + low) for size ≥ 0 and a much smaller low; or π minus that. */
function arctangent(size: number, low: number, isBehind: boolean): number {
  if (size >= 1e19) return Math.PI / 2;
  const piece = size < 0.4375 ? 0 : size < 0.6875 ? 1 : size < 1.1875 ? 2 : size < 2.4375 ? 3 : 4;
  const centre = centres[piece];
  const angle = known[piece];
  const x = piece === 4 ? -1 / size : (size - centre) / (1 + centre * size);
  const z = x * x;
  const w = z * z;
  const odd =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 + w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))));
  const even =
    w *
    (-0.19999999999876483 +
      w * (-0.11111110405462356 + w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))));
  const more = low / (1 + size * size);
  const sum = angle + x;
  const rest = angle - sum + x + knownRest[piece];
  const angleRest = rest + (more - x * (odd + even));
  if (!isBehind) return sum + angleRest;
  const other = Math.PI - sum;
  return other + (Math.PI - other - sum + (halfRest - angleRest));
}

/** atan x in radians, within one unit in the last place. */
export function atan(x: number): number {
  if (Number.isNaN(x) || x === 0) return x;
  return x > 0 ? arctangent(x, 0, false) : -arctangent(-x, 0, false);
}

/** The angle of the point (x, y) from the x axis, in radians from −π to π, within one unit in the last place. */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return NaN;
  const angle = angleTo(Math.abs(x), Math.abs(y), x < 0 || Object.is(x, -0));
  return y < 0 || Object.is(y, -0) ? -angle : angle;
}

/** atan(y/x) for non-negative arguments; or π minus that. */
function angleTo(x: number, y: number, isBehind: boolean): number {
  if (y === 0) return isBehind ? Math.PI : 0;
  if (x === 0 || y === Infinity) return arctangent(x === Infinity ? 1 : Infinity, 0, isBehind);
  const ratio = y / x;
  if (!(ratio > 1e-290 && ratio < 1e290 && x > 1e-140 && x < 1e140 && y < 1e140)) return arctangent(ratio, 0, isBehind);
  const [product, rest] = twoProduct(ratio, x);
  return arctangent(ratio, (y - product - rest) / x, isBehind);
}
