import { exp, expm1 } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { Refusal, requireFinite, requirePositive, messageValue } from '../../quantities/index.ts';
import { refuseDensity } from './api-gravity.ts';

/** Commodity groups of API MPMS 11.1. */
export type PetroleumGroup = 'crude' | 'refined' | 'lubricating';

/** Volume correction from 60 °F and zero gauge pressure to another temperature and pressure. */
export interface VolumeCorrection {
  /** Correction for temperature, C_TL: the ratio of the volume at 60 °F to that at the temperature. */
  readonly temperature: number;
  /** Correction for pressure, C_PL. */
  readonly pressure: number;
  /** C_TPL, the product of both. */
  readonly total: number;
  /** ρ at the temperature and pressure, kg/m³. */
  readonly density: number;
  /** α of thermal expansion at 60 °F, 1/°F. */
  readonly expansion: number;
  /** F_s, the scaled compressibility, 1e-5/psi. */
  readonly compressibility: number;
}

export const volumeCorrectionSource = 'API MPMS 11.1 (2004), ASTM D1250-04, IP 200/04';

/** Density range of the group at 60 °F, kg/m³, with K₀, K₁ and K₂ of α = K₀/ρ² + K₁/ρ + K₂. */
interface Coefficients {
  readonly minimum: number;
  readonly maximum: number;
  readonly K: readonly [number, number, number];
}

const groups: Readonly<Record<PetroleumGroup, readonly Coefficients[]>> = {
  crude: [{ minimum: 610.6, maximum: 1163.5, K: [341.0957, 0, 0] }],
  refined: [
    { minimum: 610.6, maximum: 770.352, K: [192.4571, 0.2438, 0] },
    { minimum: 770.352, maximum: 787.5195, K: [1489.067, 0, -0.0018684] },
    { minimum: 787.5195, maximum: 838.3127, K: [330.301, 0, 0] },
    { minimum: 838.3127, maximum: 1163.5, K: [103.872, 0.2701, 0] },
  ],
  lubricating: [{ minimum: 800.9, maximum: 1163.5, K: [0, 0.34878, 0] }],
};

const groupNames: Readonly<Record<PetroleumGroup, string>> = {
  crude: 'a crude oil',
  refined: 'a refined product',
  lubricating: 'a lubricating oil',
};

/** Shift δ of 60 °F between the temperature scales, and 60 °F on IPTS-68, °F. */
const shift = 0.013_749_795_47;
const base = 60.006_874_9;
/** -58 to 302 °F in K, and 1500 psi in Pa. */
const temperatureRange = [223.15, 423.15] as const;
const maximumGaugePressure = 1500 * 6894.757_293_168;

/**
 * Volume correction of a petroleum liquid of given density at 60 °F, API MPMS 11.1.6.1: ρ in kg/m³, T in K, gauge pressure in Pa above the
 * equilibrium pressure. Throws a Refusal outside -50 to 150 °C, 0 to 103 bar and the densities of the group.
 */
export function volumeCorrection(
  group: PetroleumGroup,
  density60: number,
  temperature: number,
  gaugePressure = 0,
): VolumeCorrection {
  requirePositive('density60', density60);
  requireWithin(temperature, gaugePressure);
  return correct(coefficientsOf(group, density60), density60, temperature, gaugePressure);
}

/**
 * ρ at 60 °F in kg/m³ of a petroleum liquid from its density in kg/m³ at another temperature and gauge pressure, API MPMS 11.1.6.2. Throws
 * a Refusal where no density of the group matches.
 */
export function density60Of(group: PetroleumGroup, density: number, temperature: number, gaugePressure = 0): number {
  requirePositive('density', density);
  requireWithin(temperature, gaugePressure);
  for (const coefficients of groups[group]) {
    const { minimum, maximum } = coefficients;
    const off = (density60: number): number =>
      correct(coefficients, density60, temperature, gaugePressure).density - density;
    const root = findRoot(off, minimum, maximum);
    if (root !== undefined) return root.x;
  }
  const [first] = groups[group];
  return refuseDensity(groupNames[group], density, first?.minimum ?? NaN, 1163.5);
}

/** ρ at 60 °F in kg/m³ from that at 15 °C. */
export function density60Of15(group: PetroleumGroup, density15: number): number {
  return density60Of(group, density15, 288.15);
}

function correct({ K }: Coefficients, density60: number, temperature: number, gaugePressure: number): VolumeCorrection {
  const [K0, K1, K2] = K;
  const A = (shift / 2) * ((K0 / density60 + K1) / density60 + K2);
  const B = (2 * K0 + K1 * density60) / (K0 + (K1 + K2 * density60) * density60);
  const shifted = density60 * (1 + expm1(A * (1 + 0.8 * A)) / (1 + A * (1 + 1.6 * A) * B));
  const expansion = (K0 / shifted + K1) / shifted + K2;
  const t = fahrenheit68(temperature);
  const warmer = t - base;
  const byTemperature = exp(-expansion * warmer * (1 + 0.8 * expansion * (warmer + shift)));
  const compressibility = exp(-1.9947 + 0.000_134_27 * t + (793_920 + 2326 * t) / (shifted * shifted));
  const psi = gaugePressure / 6894.757_293_168;
  const byPressure = 1 / (1 - 1e-5 * compressibility * psi);
  const total = byTemperature * byPressure;
  return {
    temperature: byTemperature,
    pressure: byPressure,
    total,
    density: density60 * total,
    expansion,
    compressibility,
  };
}

const scaleDifference = [-0.148759, -0.267408, 1.08076, 1.269056, -4.089591, -1.871251, 7.438081, -3.536296];

/** Converts T in K (ITS-90) to °F on IPTS-68, as in the standard. */
function fahrenheit68(temperature: number): number {
  const celsius = temperature - 273.15;
  const tau = celsius / 630;
  const difference = scaleDifference.reduceRight((sum, a) => (sum + a) * tau, 0);
  return 1.8 * (celsius - difference) + 32;
}

function coefficientsOf(group: PetroleumGroup, density60: number): Coefficients {
  const members = groups[group];
  const match = members.find(({ minimum, maximum }, index) =>
    index === members.length - 1
      ? density60 >= minimum && density60 <= maximum
      : density60 >= minimum && density60 < maximum,
  );
  return (
    match ?? refuseDensity(groupNames[group], density60, members[0]?.minimum ?? NaN, members.at(-1)?.maximum ?? NaN)
  );
}

function requireWithin(temperature: number, gaugePressure: number): void {
  requireFinite('gaugePressure', gaugePressure);
  const [minimum, maximum] = temperatureRange;
  if (!(temperature >= minimum - 1e-9 && temperature <= maximum + 1e-9)) {
    throw new Refusal('API MPMS 11.1 corrects volumes from {least} to {most}; the temperature is {value}', {
      least: messageValue('temperature', minimum),
      most: messageValue('temperature', maximum),
      value: messageValue('temperature', temperature),
    });
  }
  if (!(gaugePressure >= 0 && gaugePressure <= maximumGaugePressure * (1 + 1e-9))) {
    throw new Refusal('API MPMS 11.1 corrects volumes for gauge pressures from 0 to {most}; the pressure is {value}', {
      most: messageValue('gaugePressure', maximumGaugePressure),
      value: messageValue('gaugePressure', gaugePressure),
    });
  }
}
