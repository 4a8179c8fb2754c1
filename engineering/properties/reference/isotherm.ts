import { acos, cbrt, cos, exp, log, log1p } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import type { PureFluid } from './pure-fluid.ts';

const maxSteps = 100;
/** Estimated relative error at which a density counts as close to the solution; the true error is mostly far smaller. */
const closeEnough = 1e-5;

/**
 * Finds δ between `low` and `high` close to the solution, on a part of the isotherm that crosses the reduced pressure once and rising, by
 * the reversed series of the pressure in δ to third order from `first`, within a bracket. The temperature must be set. A step leaves an
 * error of fourth order in its length. `evaluateAtPressure` takes the last step.
 */
export function deltaBetween(
  fluid: PureFluid,
  reducedPressure: number,
  low: number,
  high: number,
  first: number,
): number {
  const { energy } = fluid;
  let minimum = low;
  let maximum = high;
  let delta = first > minimum && first < maximum ? first : inside(minimum, maximum);
  for (let step = 0; step < maxSteps; step += 1) {
    energy.evaluateInDensity(delta);
    const { delta: once, deltaDelta: twice, deltaDeltaDelta: thrice, fourthInDelta: fourTimes } = energy;
    const missing = reducedPressure - delta * (1 + once);
    if (missing > 0) minimum = delta;
    else maximum = delta;
    // p′, δ·p″/(2·p′) and δ²·p‴/(6·p′) of the reduced pressure.
    const slope = 1 + 2 * once + twice;
    const bend = (2 * once + 4 * twice + thrice) / (2 * slope);
    const curve = (6 * (twice + thrice) + fourTimes) / (6 * slope);
    const newton = missing / (slope * delta);
    const bent = newton * bend;
    const divisor = bent + newton * newton * (curve - bend * bend);
    const isSmooth = Math.abs(bent) < 0.5 && Math.abs(divisor) < 0.5;
    const share = isSmooth ? newton / (1 + divisor) : newton;
    const next = delta * (1 + share);
    const scale = Math.max(Math.abs(share), Math.abs(bent), Math.sqrt(Math.abs(divisor - bent)));
    const isLast = isSmooth ? Math.abs(share) * scale * scale * scale < closeEnough : Math.abs(share) < 1e-9;
    if (isLast && next > low && next < high) return next;
    if (maximum - minimum < 4e-16 * delta) return delta;
    delta = next > minimum && next < maximum && share < 2 ? next : inside(minimum, maximum);
  }
  return delta;
}

/** p over the critical pressure up to which the virial coefficients give a better estimate than a cubic equation. */
const virial = 0.5;

/**
 * Estimates δ of a gas or supercritical fluid at p in Pa, by its virial coefficients or the Peng–Robinson root. The temperature must be
 * set.
 */
export function gasDelta({ energy, critical, equation }: PureFluid, p: number, T: number): number {
  const ideal = p / (equation.gasConstant * T * equation.reducing.density);
  const ratio = p / critical.pressure;
  const delta = ratio < virial ? energy.virialDelta(ideal) : NaN;
  if (delta > 0) return delta;
  return ideal / compressibilityFactor(ratio, T / critical.temperature, equation.acentricFactor);
}

/** Largest relative compression of an estimated liquid density above saturation. */
const maxCompression = 0.3;

/**
 * Estimates δ of a liquid below its critical temperature at p in Pa: that of saturation, compressed by Tait's equation. Source of its
 * constants: G. H. Thomson, K. R. Brobst and R. W. Hankinson, AIChE J. 28 (1982) 671.
 */
export function liquidDelta({ equation, critical, liquidDensity }: PureFluid, p: number, T: number): number {
  const saturated = liquidDensity.valueAt(T) / equation.reducing.density;
  const { acentricFactor: omega } = equation;
  const third = cbrt(Math.max(0, 1 - T / critical.temperature));
  const e = exp(4.79594 + omega * (0.250047 + 1.14188 * omega));
  const B = -1 + third * (-9.070217 + third * (62.45326 + third * (-135.1102 + third * e)));
  const boiling = exp(5.373 * (1 + omega) * (1 - critical.temperature / T));
  const ratio = (B + p / critical.pressure) / (B + boiling);
  if (!(ratio > 1)) return saturated;
  return saturated / (1 - Math.min(maxCompression, (0.0861488 + 0.0344483 * omega) * log(ratio)));
}

/** Pressure above saturation, over the critical pressure, at which Murnaghan's equation is matched to the isotherm of a liquid. */
const matchedPressure = 2;

/**
 * Stiffness of a saturated liquid at δ: its bulk modulus over ρ_r·R·T, and the pressure derivative of the modulus for which F. D.
 * Murnaghan's equation (Proc. Natl. Acad. Sci. 30 (1944) 244) gives its density at a higher pressure.
 */
export function stiffness(
  fluid: PureFluid,
  p: number,
  T: number,
  delta: number,
): { readonly bulkModulus: number; readonly stiffening: number } {
  const { energy, equation, critical } = fluid;
  const { gasConstant, reducing } = equation;
  energy.setTemperature(T);
  energy.evaluateInDensity(delta);
  const slope = 1 + 2 * energy.delta + energy.deltaDelta;
  const bulkModulus = delta * slope;
  const here = 1 + (2 * energy.delta + 4 * energy.deltaDelta + energy.deltaDeltaDelta) / slope;
  const more = (matchedPressure * critical.pressure) / (gasConstant * T * reducing.density);
  const goal = p / (gasConstant * T * reducing.density) + more;
  const ratio = more / bulkModulus;
  const first = delta * exp(log1p(here * ratio) / here);
  const compression = log(deltaBetween(fluid, goal, delta, Infinity, first) / delta);
  const stiffening = findRoot(n => log1p(n * ratio) / n - compression, 0.1 * here, 10 * here)?.x ?? here;
  return { bulkModulus, stiffening };
}

/** Z by Peng and Robinson, 1976, where their cubic has a single root. */
function compressibilityFactor(reducedPressure: number, reducedTemperature: number, acentricFactor: number): number {
  const m = 0.37464 + acentricFactor * (1.54226 - 0.26992 * acentricFactor);
  const alpha = (1 + m * (1 - Math.sqrt(reducedTemperature))) ** 2;
  const A = (0.45724 * alpha * reducedPressure) / (reducedTemperature * reducedTemperature);
  const B = (0.0778 * reducedPressure) / reducedTemperature;
  const third = (1 - B) / 3;
  const linear = A - B * (2 + 3 * B);
  const q = third * third - linear / 3;
  const r = third * third * third - (third * linear) / 2 + (A * B - B * B - B * B * B) / 2;
  const discriminant = r * r - q * q * q;
  if (discriminant < 0) return third + 2 * Math.sqrt(q) * cos(acos(r / Math.sqrt(q * q * q)) / 3);
  const root = cbrt(r + Math.sign(r) * Math.sqrt(discriminant));
  return Math.max(third + root + (root === 0 ? 0 : q / root), 1.05 * B);
}

function inside(minimum: number, maximum: number): number {
  return maximum < Infinity ? 0.5 * (minimum + maximum) : 1.1 * minimum + 0.01;
}
