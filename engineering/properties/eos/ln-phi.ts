import { log, log1p } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import { delta1, delta2 } from './constants.ts';
import { CubicRoots } from './cubic.ts';
import { mix, mixtureParameters } from './mixing.ts';
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

/** The same on the vapour root, stable or not. */
export function vapourLnPhi(model: Model, x: Float64Array, T: number, p: number, out: Float64Array): number {
  return writeLnPhi(model, x, T, p, out, vapourZ);
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
  mix(model, x, out);
  const { size, b } = model;
  const { D: a, B: covolume } = mixtureParameters;
  const RT = R * T;
  const A = (a * p) / (RT * RT);
  const B = (covolume * p) / RT;
  const Z = rootOf(A, B);
  const logarithm = (A / (difference * B)) * log1p((difference * B) / (Z + delta2 * B));
  const lnFree = log(Z - B);
  const byCovolume = (Z - 1 + logarithm) / covolume;
  const byHalf = (2 * logarithm) / a;
  for (let i = 0; i < size; i += 1) out[i] = byCovolume * at(b, i) - byHalf * at(out, i) - lnFree;
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
