import { expm1, log, pow, tanh } from '../elementary/index.ts';
import { Refusal, requirePositive, messageValue } from '../quantities/index.ts';

/** Level, dB, up to which no acoustic fatigue is known. */
export const acousticThreshold = 155;

/** Likelihood of failure below the threshold and wherever the equations give less than 0.5. */
export const lowLikelihood = 0.29;

/** Ratio of outside diameter to wall thickness up to which the likelihood increases with it; the fitted curves turn back beyond. */
export const greatestSlenderness = 140;

/** Connections of a branch to the main line. */
export const connections = ['Weldolet', 'Other connection'] as const;
/** A connection of a branch to the main line. */
export type Connection = (typeof connections)[number];

/** A welded connection on a pipe. Lengths in m. */
export interface Discontinuity {
  readonly outsideDiameter: number;
  readonly wallThickness: number;
  readonly branchDiameter: number;
  readonly connection: Connection;
  readonly duplex: boolean;
}

/** Intermediate values from sound power level to likelihood of failure. */
export interface AcousticLikelihood {
  /** D/T of the main pipe. */
  readonly slenderness: number;
  readonly s: number;
  readonly a: number;
  readonly B: number;
  /** Decimal logarithm of the cycles to failure of the plain discontinuity. */
  readonly logCycles: number;
  /** Factors on the cycles for branch size, connection type and material. */
  readonly branchFactor: number;
  readonly connectionFactor: number;
  readonly materialFactor: number;
  /** Before it is limited to 0 … 1 and, below 0.5, set to 0.29. */
  readonly unlimited: number;
  readonly lof: number;
}

/** Factor for the ratio of main to branch diameter. */
function branchFactorOf(ratio: number): number {
  return ratio < 10 ? -0.07 + 0.91 * ratio + 1.32 / ratio - 0.48 * pow(ratio, 1.5) + 0.065 * ratio ** 2 : 0.5;
}

/** eˣ − 1 − x, without cancellation near 0. */
function beyondLinear(x: number): number {
  if (Math.abs(x) > 1) return expm1(x) - x;
  let sum = 1;
  for (let n = 20; n > 2; n -= 1) sum = 1 + (x / n) * sum;
  return (x * x * sum) / 2;
}

/**
 * log₁₀ N = 470711.5155 − 63075.1242·log₁₀ B + 183685.4368/√B − 575094.3273/B^0.1. The terms are 10⁴ times their sum, which would leave
 * eleven digits; so they are expanded about B = 152, with full-precision values and slopes there.
 */
function logarithmOfCycles(B: number): number {
  const u = log(B / 152);
  return (
    9.96299933039322 -
    44.5711845584892 * u +
    14898.856299360434 * beyondLinear(-u / 2) -
    347980.3535054399 * beyondLinear(-u / 10)
  );
}

/**
 * Likelihood of failure of a welded connection by acoustic fatigue, from the local sound power level, dB. At 155 dB and below it is 0.29
 * for any pipe. Throws a Refusal for a wall that leaves no bore, a branch larger than the pipe, D/T above 140, where the fitted curves turn
 * back, and a level below the range of the curves; a RangeError for lengths that are not positive.
 * Source: Energy Institute AVIFF, 2nd ed. 2008, with the official errata of log₁₀ N.
 */
export function acousticLikelihood(level: number, discontinuity: Discontinuity): AcousticLikelihood {
  const { outsideDiameter, wallThickness, branchDiameter, connection, duplex } = discontinuity;
  const slenderness =
    requirePositive('outsideDiameter', outsideDiameter) / requirePositive('wallThickness', wallThickness);
  if (!(slenderness > 2))
    throw new Refusal('a wall of {wall} leaves no bore in a pipe of {outside}', {
      wall: messageValue('length', wallThickness),
      outside: messageValue('length', outsideDiameter),
    });
  if (slenderness > greatestSlenderness * (1 + 1e-9))
    throw new Refusal(`D/T = {slenderness} is above ${greatestSlenderness}, where the guideline’s curves end`, {
      slenderness: messageValue('number', slenderness),
    });
  requirePositive('branchDiameter', branchDiameter);
  if (branchDiameter > outsideDiameter * (1 + 1e-9))
    throw new Refusal('the branch of {branch} is wider than the pipe of {outside}', {
      branch: messageValue('length', branchDiameter),
      outside: messageValue('length', outsideDiameter),
    });
  const R = slenderness;
  const s = 91.9 - R;
  const a = 0.816 + R * (7.063e-3 + R * (-8.503e-5 + R * 3.28e-7));
  const B = a * (level - s * (0.112762 + s * (0.001812 - s * 4.307277e-5)));
  if (!(B > 0))
    throw new Refusal('no likelihood of failure: {level} is below all levels of the guideline’s curves', {
      level: messageValue('level', level),
    });
  const logCycles = logarithmOfCycles(B);
  const branchFactor = branchFactorOf(outsideDiameter / branchDiameter);
  const rise = tanh((level - 172) / 2.9);
  const connectionFactor = connection === 'Weldolet' ? 0.29 + 0.09 * rise : 1;
  const materialFactor = duplex ? 0.263 + 0.087 * rise : 1;
  const cycles = logCycles * Math.LN10 + log(branchFactor * connectionFactor * materialFactor);
  const unlimited = 3.1 - 0.1303 * cycles;
  const limited = Math.min(1, Math.max(0, unlimited));
  const lof = level > acousticThreshold && limited >= 0.5 ? limited : lowLikelihood;
  return { slenderness, s, a, B, logCycles, branchFactor, connectionFactor, materialFactor, unlimited, lof };
}

/**
 * Maximum sound power level, dB, by the design line of Eisinger: 173.6 − 0.125·D/t.
 * Source: F. L. Eisinger, Designing piping systems against acoustically induced structural fatigue, J. Pressure Vessel Technology 119
 * (1997) 379–383; coefficients as quoted elsewhere.
 */
export function eisingerLimit(slenderness: number): number {
  return 173.6 - 0.125 * requirePositive('slenderness', slenderness);
}
