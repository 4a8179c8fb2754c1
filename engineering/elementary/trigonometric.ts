/**
 * Trigonometric functions. Angles beyond π/4 are first reduced to the nearest multiple of π/2, with the remainder in two parts.
 * Source of the polynomials and the parts of π/2: FreeBSD msun, k_sin.c, k_cos.c, k_tan.c and e_rem_pio2.c (from FDLIBM).
 */

/** Largest angle for which the stored digits of π suffice: 2²⁰·π/2. */
const largestAngle = 1647099;

/** π/2 in three parts of 33 bits, each followed by the remainder after it. */
const quarter = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487111665e-21] as const;
const quarterRest = [6.077100506506192e-11, 2.0222662487959506e-21, 8.4784276603689e-32] as const;

/** Cancellation beyond which the second and the third part are needed: 2⁻¹⁶, 2⁻⁴⁹. */
const cancelled = [1, 0.0000152587890625, 1.7763568394002505e-15] as const;

/** Remainder of the angle last reduced, in two parts; an array, so that writing it allocates nothing. */
const remainder = new Float64Array(2);

/**
 * Reduces an angle: returns the nearest multiple of π/2 modulo 4, and leaves the rest in `remainder`. @throws {RangeError} for an angle
 * beyond a million radians.
 */
function reduceAngle(angle: number): number {
  const size = Math.abs(angle);
  if (size <= Math.PI / 4) {
    remainder[0] = angle;
    remainder[1] = 0;
    return 0;
  }
  if (size > largestAngle && size < Infinity)
    throw new RangeError(`angle must be within ±${largestAngle} rad, got ${angle}`);
  const n = Math.round(size * 0.6366197723675814);
  let rest = size - n * quarter[0];
  let lost = n * quarterRest[0];
  let high = rest - lost;
  // Where the difference cancels more bits than this, the next part of π/2 is needed.
  for (let part = 1; part < 3 && Math.abs(high) < size * (cancelled[part] as number); part += 1) {
    const before = rest;
    const taken = n * (quarter[part] as number);
    rest = before - taken;
    lost = n * (quarterRest[part] as number) - (before - rest - taken);
    high = rest - lost;
  }
  const low = rest - high - lost;
  remainder[0] = angle < 0 ? -high : high;
  remainder[1] = angle < 0 ? -low : low;
  return (angle < 0 ? -n : n) & 3;
}

/** sin(high + low) within π/4. */
function sineKernel(x: number, low: number): number {
  const z = x * x;
  const w = z * z;
  const r =
    0.00833333333332249 +
    z * (-0.0001984126982985795 + z * 0.0000027557313707070068) +
    z * w * (-2.5050760253406863e-8 + z * 1.58969099521155e-10);
  const v = z * x;
  return x - (z * (0.5 * low - v * r) - low - v * -0.16666666666666632);
}

/** cos(high + low) within π/4. */
function cosineKernel(x: number, low: number): number {
  const z = x * x;
  const w = z * z;
  const r =
    z * (0.0416666666666666 + z * (-0.001388888888887411 + z * 0.00002480158728947673)) +
    w * w * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11));
  const half = 0.5 * z;
  const maximum = 1 - half;
  return maximum + (1 - maximum - half + (z * r - x * low));
}

/** π/4 minus its nearest double. */
const eighthRest = 3.061616997868383e-17;

/** tan(x + low) within π/4; −1/tan where `inverse`. */
function tangentKernel(angle: number, rest: number, inverse: boolean): number {
  const isLarge = Math.abs(angle) >= 0.67434;
  const sign = angle < 0 ? -1 : 1;
  const x = isLarge ? Math.PI / 4 - sign * angle + (eighthRest - sign * rest) : angle;
  const low = isLarge ? 0 : rest;
  const z = x * x;
  const w = z * z;
  const odd =
    0.13333333333320124 +
    w *
      (0.021869488294859542 +
        w *
          (0.0035920791075913124 +
            w * (0.0005880412408202641 + w * (0.00007817944429395571 + w * -0.000018558637485527546))));
  const even =
    z *
    (0.05396825397622605 +
      w *
        (0.0088632398235993 +
          w *
            (0.0014562094543252903 +
              w * (0.0002464631348184699 + w * (0.00007140724913826082 + w * 0.00002590730518636337)))));
  const s = z * x;
  const r = low + z * (s * (odd + even) + low) + 0.3333333333333341 * s;
  const tangent = x + r;
  if (isLarge) {
    const v = inverse ? -1 : 1;
    return sign * (v - 2 * (x - ((tangent * tangent) / (tangent + v) - r)));
  }
  if (!inverse) return tangent;
  // −1/(x + r) with the quotient in two parts.
  const high = Math.fround(tangent);
  const quotient = -1 / tangent;
  const quotientHigh = Math.fround(quotient);
  return quotientHigh + quotient * (1 + quotientHigh * high + quotientHigh * (r - (high - x)));
}

/** sin x, x in radians, within 0.8 units in the last place. @throws {RangeError} beyond a million radians. */
export function sin(x: number): number {
  const quadrant = reduceAngle(x);
  const high = remainder[0] as number;
  const low = remainder[1] as number;
  const value = quadrant % 2 === 0 ? sineKernel(high, low) : cosineKernel(high, low);
  return quadrant < 2 ? value : -value;
}

/** cos x, x in radians, within 0.8 units in the last place. @throws {RangeError} beyond a million radians. */
export function cos(x: number): number {
  const quadrant = reduceAngle(x);
  const high = remainder[0] as number;
  const low = remainder[1] as number;
  const value = quadrant % 2 === 0 ? cosineKernel(high, low) : sineKernel(high, low);
  return quadrant === 0 || quadrant === 3 ? value : -value;
}

/** tan x, x in radians, within one unit in the last place. @throws {RangeError} beyond a million radians. */
export function tan(x: number): number {
  if (x === 0) return x;
  const quadrant = reduceAngle(x);
  return tangentKernel(remainder[0] as number, remainder[1] as number, quadrant % 2 === 1);
}
