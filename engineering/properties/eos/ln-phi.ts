import { log, log1p } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import { delta1, delta2 } from './constants.ts';
import { CubicRoots } from './cubic.ts';
import { at, type Model } from './model.ts';

const difference = delta1 - delta2;
const roots = new CubicRoots();

/**
 * Writes ln φ_i, without translation, of a phase of mole fractions x at T and p, on the root of lower Gibbs energy, or the vapour root
 * where the liquid is modelled separately; returns the untranslated molar volume.
 */
export function lnPhi(model: Model, x: Float64Array, T: number, p: number, out: Float64Array): number {
  return writeLnPhi(model, x, T, p, out, model.isVapour(x) ? vapourZ : stableZ);
}

/** The same on the liquid root, stable or not. */
export function liquidLnPhi(model: Model, x: Float64Array, T: number, p: number, out: Float64Array): number {
  return writeLnPhi(model, x, T, p, out, liquidZ);
}

function writeLnPhi(
  model: Model,
  x: Float64Array,
  T: number,
  p: number,
  out: Float64Array,
  rootOf: (A: number, B: number) => number,
): number {
  model.setTemperature(T);
  const { size, s, attraction, b } = model;
  let a = 0;
  let covolume = 0;
  for (let i = 0; i < size; i += 1) {
    let sum = 0;
    const row = i * size;
    for (let j = 0; j < size; j += 1) sum += at(attraction, row + j) * at(x, j) * at(s, j);
    sum *= at(s, i);
    out[i] = sum;
    a += at(x, i) * sum;
    covolume += at(x, i) * at(b, i);
  }
  const RT = R * T;
  const A = (a * p) / (RT * RT);
  const B = (covolume * p) / RT;
  const Z = rootOf(A, B);
  const logarithm = (A / (difference * B)) * log1p((difference * B) / (Z + delta2 * B));
  const lnFree = log(Z - B);
  for (let i = 0; i < size; i += 1) {
    const ratio = at(b, i) / covolume;
    out[i] = ratio * (Z - 1) - lnFree - logarithm * ((2 * at(out, i)) / a - ratio);
  }
  return (Z * RT) / p;
}

/** Compressibility factor of the vapour root. */
export function vapourZ(A: number, B: number): number {
  roots.solve(A, B);
  return roots.high;
}

function liquidZ(A: number, B: number): number {
  roots.solve(A, B);
  return roots.low;
}

/** Compressibility factor of the root of lower Gibbs energy. */
export function stableZ(A: number, B: number): number {
  roots.solve(A, B);
  const { high, low } = roots;
  if (high - low <= 1e-12 * high) return high;
  return reducedGibbs(low, A, B) < reducedGibbs(high, A, B) ? low : high;
}

/** Residual Gibbs energy over R·T, up to a constant for given A and B. */
export function reducedGibbs(Z: number, A: number, B: number): number {
  return Z - log(Z - B) - (A / (difference * B)) * log1p((difference * B) / (Z + delta2 * B));
}
