import { exp, log10, log1p, pow } from '../elementary/index.ts';
import { reaches } from '../numerics/index.ts';
import { requireNotNegative, requirePositive, toSi } from '../quantities/index.ts';

/** Increase of the sound power level for sonic flow, dB. */
export const sonicAddition = 6;

/** A flow through a pressure reducing device. */
export interface Source {
  /** Ratio of pressure difference to upstream pressure. */
  readonly pressureDropRatio: number;
  /** kg/s */
  readonly massFlow: number;
  /** Upstream, K. */
  readonly temperature: number;
  /** kg/mol */
  readonly molarMass: number;
  /** Whether the flow is sonic in the device. */
  readonly sonic: boolean;
  /** Reduction by a low-noise trim according to the supplier, dB; negative values are ignored. */
  readonly trimReduction?: number;
}

/**
 * Sound power level inside the pipe downstream of a pressure reducing device, dB re 10⁻¹² W:
 * PWL = 10·log₁₀(x^3.6·W²·(T/M)^1.2) + 126.1, with W in kg/s, T in K and M in g/mol, plus 6 dB for sonic flow, minus the reduction by a
 * low-noise trim. Throws a RangeError for a value that is not positive.
 * Source: Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework (AVIFF), 2nd ed. 2008,
 * high-frequency acoustic excitation; Carucci and Mueller, ASME 82-WA/PVP-8.
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
 * Ratio of upstream to downstream pressure above which flow is sonic: ((γ + 1)/2)^(γ/(γ − 1)), with the limit √e at γ = 1. Throws a
 * RangeError for γ < 1.
 */
export function sonicPressureRatio(gamma: number): number {
  if (!(gamma >= 1)) throw new RangeError(`gamma must be at least 1, got ${gamma}`);
  if (gamma === 1) return exp(0.5);
  // Near γ = 1, log((γ + 1)/2) would lose the digits of γ − 1.
  if (gamma < 1.001) return exp((gamma / (gamma - 1)) * log1p((gamma - 1) / 2));
  return pow((gamma + 1) / 2, gamma / (gamma - 1));
}

/** Range of the sonic pressure ratio over all gases: the limit √e at γ = 1, and (4/3)^2.5 = 2.05 at γ = 5/3 of a monatomic gas. */
export const sonicRatioRange = { least: sonicPressureRatio(1), most: sonicPressureRatio(5 / 3) } as const;

/**
 * Pressure ratio above which a flow counts as sonic: by γ if known, limited to the ratio at which every gas is sonic; without γ the lowest
 * ratio, which is conservative.
 */
export function assumedSonicRatio(gamma: number | undefined): number {
  return gamma === undefined ? sonicRatioRange.least : Math.min(sonicPressureRatio(gamma), sonicRatioRange.most);
}

const foot = toSi('length', 1, 'ft');

/** Sonic velocity in the original method above which flow counts as sonic, m/s: 1125 ft/s. */
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

/** Whether flow is sonic in the original method: a sonic velocity of at least 1125 ft/s. */
export function isOriginallySonic(velocity: number): boolean {
  return reaches(velocity, originalSonicLimit);
}

/** Attenuation of the level along a pipe, dB: 60·L/D with the distance L in m and the inside diameter D in mm. */
export function attenuation(distance: number, insideDiameter: number): number {
  requireNotNegative('distance', distance);
  return (60 * distance) / (1000 * requirePositive('insideDiameter', insideDiameter));
}

/** Combined level of several sources, dB: 10·log₁₀ Σ 10^(L/10). Throws a RangeError for an empty list. */
export function sumOfLevels(levels: readonly number[]): number {
  if (levels.length === 0) throw new RangeError('levels must not be empty');
  const loudest = Math.max(...levels);
  return loudest + 10 * log10(levels.reduce((sum, level) => sum + pow(10, (level - loudest) / 10), 0));
}
