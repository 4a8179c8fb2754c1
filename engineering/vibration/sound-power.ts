import { exp, log10, log1p, pow } from '../elementary/index.ts';
import { reaches } from '../numerics/index.ts';
import { requireNotNegative, requirePositive, toSi } from '../quantities/index.ts';

/** What sonic flow adds to the sound power level, dB. */
export const sonicAddition = 6;

/** A stream that loses pressure in one device. */
export interface Source {
  /** Pressure difference over upstream pressure. */
  readonly pressureDropRatio: number;
  /** kg/s */
  readonly massFlow: number;
  /** Upstream, K. */
  readonly temperature: number;
  /** kg/mol */
  readonly molarMass: number;
  /** Whether the flow is sonic in the device. */
  readonly sonic: boolean;
  /** What the supplier says that a low-noise trim takes off, dB; only a reduction counts. */
  readonly trimReduction?: number;
}

/**
 * Sound power level inside the pipe downstream of a pressure reducing device, dB re 10⁻¹² W:
 * PWL = 10·log₁₀(x^3.6·W²·(T/M)^1.2) + 126.1, with W in kg/s, T in K and M in g/mol, 6 dB more for sonic flow, less
 * what a low-noise trim takes off. Throws a RangeError for what is not positive.
 * Source: Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework
 * (AVIFF), 2nd ed. 2008, high-frequency acoustic excitation; Carucci and Mueller, ASME 82-WA/PVP-8.
 */
export function soundPowerLevel(source: Source): number {
  const { sonic, trimReduction = 0 } = source;
  const x = requirePositive('pressureDropRatio', source.pressureDropRatio);
  const W = requirePositive('massFlow', source.massFlow);
  const T = requirePositive('temperature', source.temperature);
  const M = 1000 * requirePositive('molarMass', source.molarMass);
  const level = 10 * (3.6 * log10(x) + 2 * log10(W) + 1.2 * log10(T / M)) + 126.1;
  return level + (sonic ? sonicAddition : 0) - Math.max(0, trimReduction);
}

/**
 * Upstream over downstream pressure from which flow is sonic: ((γ + 1)/2)^(γ/(γ − 1)), and its limit √e at γ = 1. Throws a
 * RangeError for γ < 1.
 */
export function sonicPressureRatio(gamma: number): number {
  if (!(gamma >= 1)) throw new RangeError(`gamma must be at least 1, got ${gamma}`);
  if (gamma === 1) return exp(0.5);
  // Where (γ + 1)/2 is almost 1, its own logarithm would have lost the digits that γ − 1 has.
  if (gamma < 1.001) return exp((gamma / (gamma - 1)) * log1p((gamma - 1) / 2));
  return pow((gamma + 1) / 2, gamma / (gamma - 1));
}

/**
 * Between which pressure ratios the flow of a gas becomes sonic, whatever it is: the limit √e at γ = 1 and, at the γ of
 * 5/3 of a monatomic gas, (4/3)^2.5 = 2.05.
 */
export const sonicRatioRange = { least: sonicPressureRatio(1), most: sonicPressureRatio(5 / 3) } as const;

/**
 * The pressure ratio from which a flow is taken as sonic: by γ where that is known, but never above the ratio at which
 * every gas is; without γ the lowest there is, on the safe side.
 */
export function assumedSonicRatio(gamma: number | undefined): number {
  return gamma === undefined ? sonicRatioRange.least : Math.min(sonicPressureRatio(gamma), sonicRatioRange.most);
}

const foot = toSi('length', 1, 'ft');

/** The sonic velocity of the original method from which flow counts as sonic, m/s: 1125 ft/s. */
export const originalSonicLimit = 1125 * foot;

/**
 * Sonic velocity of the original method, m/s, from gauge pressures, Pa, and density, kg/m³: in ft/s, psi and lb/ft³,
 * 223.1286·√(p/(10.731589·0.062428·ρ)) at the mean absolute pressure, with 14.5038 psi per bar and an atmosphere of
 * 14.7 psi. Throws a RangeError for a density or a mean pressure that is not positive.
 */
export function originalSonicVelocity(upstreamGauge: number, downstreamGauge: number, density: number): number {
  requirePositive('density', density);
  const mean = ((upstreamGauge + downstreamGauge) / 2 / 1e5) * 14.5038 + 14.7;
  requirePositive('mean pressure', mean);
  return 223.1286 * Math.sqrt(mean / (10.731589 * density * 0.062428)) * foot;
}

/** Whether a sonic velocity of the original method, m/s, makes the flow count as sonic: at least 1125 ft/s. */
export function isOriginallySonic(velocity: number): boolean {
  return reaches(velocity, originalSonicLimit);
}

/** What the level falls by along a pipe, dB: 60·L/D with the distance L in m and the inside diameter D in mm. */
export function attenuation(distance: number, insideDiameter: number): number {
  requireNotNegative('distance', distance);
  return (60 * distance) / (1000 * requirePositive('insideDiameter', insideDiameter));
}

/** Level of several sources together, dB: 10·log₁₀ Σ 10^(L/10). Throws a RangeError where there is none. */
export function sumOfLevels(levels: readonly number[]): number {
  if (levels.length === 0) throw new RangeError('levels must not be empty');
  const loudest = Math.max(...levels);
  return loudest + 10 * log10(levels.reduce((sum, level) => sum + pow(10, (level - loudest) / 10), 0));
}
