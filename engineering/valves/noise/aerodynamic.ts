import { cube, log10, pow, wholePower } from '../../elementary/index.ts';
import { gasConstant, type AbsolutePressure, type MassFlow, type Temperature } from '../../quantities/index.ts';
import { decibels, spreading, weightedLevel, type NoisePath } from './bands.ts';
import type { NoiseLevel } from './hydrodynamic.ts';
import { jetOf } from './jet.ts';

/** Gas flow through a valve, SI units; `cv` is the flow coefficient at the current travel. */
export interface AerodynamicNoise extends NoisePath {
  readonly massFlow: MassFlow;
  readonly upstreamPressure: AbsolutePressure;
  readonly downstreamPressure: AbsolutePressure;
  /** Inlet density, kg/m³. */
  readonly density: number;
  /** Outlet temperature, K; the inlet temperature of an ideal gas. */
  readonly temperature: Temperature;
  readonly gamma: number;
  /** kg/mol. */
  readonly molarMass: number;
  readonly cv: number;
  readonly valveSize: number;
  /** F_L, or F_LP/F_P with reducers. */
  readonly FL: number;
  readonly Fd: number;
  /** A_η; by default −3.8. */
  readonly efficiencyExponent?: number | undefined;
  /** St_p; by default 0.2. */
  readonly strouhalNumber?: number | undefined;
}

/** β: contraction at the valve outlet or the inlet of an expander (clause 7). */
const contraction = 0.93;

/** Third-octave level of a jet spectrum with its peak at `peak` Hz, relative to the overall level, dB. */
function spectrum(frequency: number, peak: number): number {
  const ratio = frequency / peak;
  return -8 - decibels((1 + pow(ratio / 2, 2.5)) * (1 + pow(1 / (2 * ratio), 1.7)));
}

/** Damping of the transmission loss in small valves, dB, by the valve outlet diameter, m. */
function damping(diameter: number): number {
  if (diameter > 0.15) return 0;
  if (diameter < 0.05) return 9;
  return -16660 * cube(diameter) + 6370 * diameter ** 2 - 813 * diameter + 35.8;
}

/**
 * Noise of a gas in a valve and in the expander after it, IEC 60534-8-3:2010, clauses 5 and 7. `outletMach` is the Mach number in the pipe,
 * above 0.3 the expander is included.
 */
export function aerodynamicNoise(
  flow: AerodynamicNoise,
): NoiseLevel & { regime: 1 | 2 | 3 | 4 | 5; outletMach: number } {
  const { massFlow, upstreamPressure: p1, downstreamPressure: p2, density, temperature, gamma, molarMass } = flow;
  const { cv, valveSize, FL, Fd, pipeDiameter, wallThickness } = flow;
  const { efficiencyExponent = -3.8, strouhalNumber = 0.2 } = flow;
  const { wallDensity = 7800, wallSoundSpeed = 5000, airSoundSpeed = 343 } = flow;
  const jet = jetOf({ p1, p2, density, gamma, FL, strouhalNumber, efficiencyExponent, cv, Fd, massFlow });
  const outletDensity = density * (p2 / p1);
  const soundSpeed = Math.sqrt((gamma * gasConstant * temperature) / molarMass);
  const pipeVelocity = (4 * massFlow) / (Math.PI * outletDensity * pipeDiameter ** 2);
  const outletMach = pipeVelocity / soundSpeed;
  const moving = 16 * log10(1 / (1 - Math.min(outletMach, 0.3)));
  const inside = (power: number) => decibels((3.2e9 * power * outletDensity * soundSpeed) / pipeDiameter ** 2) + moving;

  const expands = outletMach > 0.3;
  const entry = (pipeVelocity * (pipeDiameter / valveSize) ** 2) / contraction;
  const expanderPower =
    pow(10, efficiencyExponent) *
    cube(entry / soundSpeed) *
    0.5 *
    massFlow *
    entry ** 2 *
    ((1 - (valveSize / pipeDiameter) ** 2) ** 2 + 0.2);
  const expanderPeak = (strouhalNumber * entry) / valveSize;
  const fromValve = inside(jet.power);
  const fromExpander = expands ? inside(expanderPower) : 0;

  const ring = wallSoundSpeed / (Math.PI * pipeDiameter);
  const coincidence = (ring / 4) * (soundSpeed / airSoundSpeed);
  const external = (Math.sqrt(3) * airSoundSpeed ** 2) / (Math.PI * wallThickness * wallSoundSpeed);
  const damped = damping(valveSize);
  const transmission = (frequency: number) => {
    const below = frequency < coincidence;
    const gx = below
      ? pow(coincidence / ring, 2 / 3) * wholePower(frequency / coincidence, 4)
      : Math.min(1, Math.sqrt(frequency / ring));
    const gy = Math.min(1, (below ? coincidence : frequency) / external);
    const structural = Math.sqrt(0.01 / frequency);
    const impedance =
      (outletDensity * soundSpeed + 2 * Math.PI * wallThickness * frequency * wallDensity * structural) / (415 * gy) +
      1;
    return decibels((8.25e-7 * (soundSpeed / (wallThickness * frequency)) ** 2 * gx) / impedance) - damped;
  };
  const outward = spreading(flow);
  const level = weightedLevel(frequency => {
    const valve = fromValve + spectrum(frequency, jet.peak);
    const both = expands
      ? decibels(pow(10, valve / 10) + pow(10, (fromExpander + spectrum(frequency, expanderPeak)) / 10))
      : valve;
    return both + transmission(frequency) + outward;
  });
  return { level, regime: jet.regime, outletMach };
}
