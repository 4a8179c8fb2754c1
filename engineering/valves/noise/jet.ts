import { cube, exp, expm1, log, log1p, pow } from '../../elementary/index.ts';

/** Gas jet downstream of the restriction: flow regime, acoustic power W and peak frequency Hz. */
export interface Jet {
  readonly regime: 1 | 2 | 3 | 4 | 5;
  readonly power: number;
  readonly peak: number;
}

/** ln γ/(γ − 1), with its limit 1 at γ = 1. */
function logarithmicRatio(gamma: number): number {
  return gamma === 1 ? 1 : log1p(gamma - 1) / (gamma - 1);
}

/** Mach number of an isentropic jet expanded from rest by `pressureRatio` = p/p0, with its limit at γ = 1. */
function isentropicMach(pressureRatio: number, gamma: number): number {
  const logarithm = -log(pressureRatio);
  if (gamma === 1) return Math.sqrt(2 * logarithm);
  return Math.sqrt((2 / (gamma - 1)) * expm1(((gamma - 1) / gamma) * logarithm));
}

/** 1 − p/p0 at which an isentropic jet is sonic, with its limit at γ = 1. */
function criticalDifferentialRatio(gamma: number): number {
  if (gamma === 1) return -expm1(-0.5);
  return 1 - pow(2 / (gamma + 1), gamma / (gamma - 1));
}

/**
 * Jet by flow regime, IEC 60534-8-3:2010, clause 5: subsonic (1), sonic with isentropic recompression (2), sonic with turbulent shear (3),
 * with shock cells (4), and at constant acoustic efficiency (5). `FL` is F_L or F_LP/F_P.
 */
export function jetOf({
  p1,
  p2,
  density,
  gamma,
  FL,
  strouhalNumber,
  efficiencyExponent,
  cv,
  Fd,
  massFlow,
}: {
  p1: number;
  p2: number;
  density: number;
  gamma: number;
  FL: number;
  strouhalNumber: number;
  efficiencyExponent: number;
  cv: number;
  Fd: number;
  massFlow: number;
}): Jet {
  const x = (p1 - p2) / p1;
  const efficiency = pow(10, efficiencyExponent);
  const diameter = 0.0046 * Fd * Math.sqrt(cv * FL);
  const sonicRatio = criticalDifferentialRatio(gamma);
  const critical = FL * FL * sonicRatio;
  if (x <= critical) {
    const ratio = 1 - x / (FL * FL);
    const mach = isentropicMach(ratio, gamma);
    const velocity = mach * Math.sqrt(((gamma * p1) / density) * pow(ratio, (gamma - 1) / gamma));
    return {
      regime: 1,
      power: efficiency * FL * FL * cube(mach) * 0.5 * massFlow * velocity ** 2,
      peak: (strouhalNumber * velocity) / diameter,
    };
  }
  const alpha = (1 - sonicRatio) / (1 - critical);
  const breakPoint = 1 - exp(-gamma * logarithmicRatio(gamma)) / alpha;
  const constantFrom = 1 - 1 / (22 * alpha);
  const sonic = Math.sqrt((2 * gamma * p1) / ((gamma + 1) * density));
  const streamPower = 0.5 * massFlow * sonic ** 2;
  const mach = Math.min(isentropicMach(alpha * (1 - x), gamma), isentropicMach(1 / 22, gamma));
  const exponent = 6.6 * FL * FL;
  if (x <= breakPoint) {
    const share = x <= sonicRatio ? x / sonicRatio : 1;
    return {
      regime: x <= sonicRatio ? 2 : 3,
      power: efficiency * share * pow(mach, exponent) * streamPower,
      peak: (strouhalNumber * mach * sonic) / diameter,
    };
  }
  return {
    regime: x <= constantFrom ? 4 : 5,
    power: 0.5 * efficiency * mach * mach * pow(Math.SQRT2, exponent) * streamPower,
    peak: (1.4 * strouhalNumber * sonic) / (diameter * Math.sqrt(mach * mach - 1)),
  };
}
