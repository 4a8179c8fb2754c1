import { log } from '../../../elementary/index.ts';
import { volumeBoundaryLogarithms, volumeBoundaryPowers } from '../coefficients/boundaries.ts';
import { criticalPressure } from '../constants.ts';
import * as kernels from '../kernels/volume3.generated.ts';

/** Lower ends in Pa of the pressure ranges, SR5-05(2016) Tables 2 and 10; the longer ones are p_s(643.15 K) and such. */
const end = {
  ab: 40e6,
  ce: 25e6,
  g: 23.5e6,
  l: 23e6,
  m: 22.5e6,
  uv: 22.11e6,
  nearCritical: 21.04336732e6,
  y: 21.93161551e6,
  z: 21.90096265e6,
  s: 20.5e6,
  cdt: 19.00881189173929e6,
} as const;

/** Boundary between subregions of region 3, by the letters of the subregions. */
export type BoundaryName = keyof typeof volumeBoundaryPowers | keyof typeof volumeBoundaryLogarithms | 'ef';

/** T in K on a boundary between subregions of region 3 at p in Pa, SR5-05(2016) eqs 1 to 3. */
export function volumeBoundary(name: BoundaryName, p: number): number {
  switch (name) {
    case 'ef':
      return efTemperature(p);
    case 'ab':
    case 'op':
    case 'wx':
      return inLogarithms(volumeBoundaryLogarithms[name], p);
    default:
      return inPowers(volumeBoundaryPowers[name], p);
  }
}

function efTemperature(p: number): number {
  return 3.727888004 * (p * 1e-6 - 22.064) + 647.096;
}

function inLogarithms(n: readonly [number, number, number, number, number], p: number): number {
  const x = log(p * 1e-6);
  const inverse = 1 / x;
  return n[2] + (n[3] + n[4] * x) * x + (n[1] + n[0] * inverse) * inverse;
}

function inPowers(n: readonly [number, number, number, number, number?], p: number): number {
  const x = p * 1e-6;
  return n[0] + (n[1] + (n[2] + (n[3] + (n[4] ?? 0) * x) * x) * x) * x;
}

/**
 * Specific volume of region 3 in m³/kg from p in Pa and T in K by the backward equations of SR5-05(2016), 26
 * subregions, with the auxiliary ones near the critical point. Below the critical pressure `liquid` says which side of
 * the saturation line is meant.
 */
export function volume3AtPT(p: number, T: number, liquid: boolean): number {
  if (p > end.ab) return T <= volumeBoundary('ab', p) ? kernels.volume3a(p, T) : kernels.volume3b(p, T);
  if (p > end.ce) return from25To40(p, T);
  if (p > end.m) return from22To25(p, T);
  if (p > end.nearCritical) return from21To22(p, T, liquid);
  if (liquid) return p <= end.cdt || T <= volumeBoundary('cd', p) ? kernels.volume3c(p, T) : kernels.volume3s(p, T);
  if (p <= end.s) return kernels.volume3t(p, T);
  return T <= volumeBoundary('jk', p) ? kernels.volume3r(p, T) : kernels.volume3k(p, T);
}

function from25To40(p: number, T: number): number {
  if (T <= volumeBoundary('cd', p)) return kernels.volume3c(p, T);
  if (T <= volumeBoundary('ab', p)) return kernels.volume3d(p, T);
  return T <= efTemperature(p) ? kernels.volume3e(p, T) : kernels.volume3f(p, T);
}

function from22To25(p: number, T: number): number {
  if (T <= volumeBoundary('cd', p)) return kernels.volume3c(p, T);
  if (T > volumeBoundary('jk', p)) return kernels.volume3k(p, T);
  if (T > volumeBoundary('ij', p)) return kernels.volume3j(p, T);
  const below = T <= efTemperature(p);
  if (T <= volumeBoundary('gh', p)) return p > end.g ? kernels.volume3g(p, T) : kernels.volume3l(p, T);
  if (p > end.l) return below ? kernels.volume3h(p, T) : kernels.volume3i(p, T);
  if (below) return T <= volumeBoundary('mn', p) ? kernels.volume3m(p, T) : kernels.volume3n(p, T);
  return T <= volumeBoundary('op', p) ? kernels.volume3o(p, T) : kernels.volume3p(p, T);
}

function from21To22(p: number, T: number, liquid: boolean): number {
  if (T <= volumeBoundary('cd', p)) return kernels.volume3c(p, T);
  if (T <= volumeBoundary('qu', p)) return kernels.volume3q(p, T);
  if (T > volumeBoundary('rx', p)) {
    return T <= volumeBoundary('jk', p) ? kernels.volume3r(p, T) : kernels.volume3k(p, T);
  }
  const subcritical = p <= criticalPressure;
  if (subcritical ? liquid : T <= efTemperature(p)) {
    if (subcritical && p <= end.y) return kernels.volume3u(p, T);
    if (T <= volumeBoundary('uv', p)) return kernels.volume3u(p, T);
    return p > end.uv ? kernels.volume3v(p, T) : kernels.volume3y(p, T);
  }
  if (subcritical && p <= end.z) return kernels.volume3x(p, T);
  if (T > volumeBoundary('wx', p)) return kernels.volume3x(p, T);
  return p > end.uv ? kernels.volume3w(p, T) : kernels.volume3z(p, T);
}
