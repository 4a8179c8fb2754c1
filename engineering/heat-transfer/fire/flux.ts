import { wholePower } from '../../elementary/index.ts';
import type { Temperature } from '../../quantities/index.ts';

/** Stefan–Boltzmann constant, W/(m²·K⁴) (CODATA 2018). */
export const stefanBoltzmann = 5.670374419e-8;

/** Parameters of a fire by heat flux; emissivities and absorptivity between 0 and 1, coefficient W/(m²·K). */
export interface FireFluxParameters {
  readonly absorptivity: number;
  readonly flameEmissivity: number;
  readonly surfaceEmissivity: number;
  readonly coefficient: number;
  readonly gasTemperature: Temperature;
  readonly radiativeTemperature: Temperature;
}

/** A listed fire scenario, with its nominal incident flux in W/m². */
export interface FireScenario extends FireFluxParameters {
  readonly label: string;
  readonly nominalFlux: number;
  readonly source: string;
}

const api = 'API 521, analytical method; figures as collected in the HydDown fire module';
const scandpower = 'Scandpower guidelines; figures as collected in the HydDown fire module';

function apiFire(
  label: string,
  flameEmissivity: number,
  coefficient: number,
  gasTemperature: number,
  radiativeTemperature: number,
  nominalFlux: number,
): FireScenario {
  const surface = { absorptivity: 0.75, surfaceEmissivity: 0.75 };
  return {
    label,
    ...surface,
    flameEmissivity,
    coefficient,
    gasTemperature,
    radiativeTemperature,
    nominalFlux,
    source: api,
  };
}

function scandpowerFire(label: string, coefficient: number, temperature: number, nominalFlux: number): FireScenario {
  return {
    label,
    absorptivity: 0.85,
    flameEmissivity: 1,
    surfaceEmissivity: 0.85,
    coefficient,
    gasTemperature: temperature,
    radiativeTemperature: temperature,
    nominalFlux,
    source: scandpower,
  };
}

/** Typical fires by heat flux. The values are of medium to high certainty: check them against the applicable edition. */
export const fireScenarios = {
  apiPool: apiFire('Pool fire, average (API 521)', 0.75, 20, 873.15, 1023.15, 60e3),
  apiJet: apiFire('Jet fire, average (API 521)', 0.33, 40, 1173.15, 1373.15, 100e3),
  apiPoolPeak: apiFire('Pool fire, peak (API 521)', 0.75, 20, 1323.15, 1323.15, 150e3),
  apiJetPeakSmall: apiFire('Jet fire, peak, small (API 521)', 0.75, 90, 1373.15, 1373.15, 250e3),
  apiJetPeakLarge: apiFire('Jet fire, peak, large (API 521)', 0.87, 100, 1473.15, 1473.15, 350e3),
  scandpowerPool: scandpowerFire('Pool fire, average (Scandpower)', 30, 1077.15, 100e3),
  scandpowerJet: scandpowerFire('Jet fire, average (Scandpower)', 100, 908.15, 100e3),
  scandpowerPoolPeak: scandpowerFire('Pool fire, peak (Scandpower)', 30, 1212.54, 150e3),
  scandpowerJetPeakSmall: scandpowerFire('Jet fire, peak, small (Scandpower)', 100, 1279.29, 250e3),
  scandpowerJetPeakLarge: scandpowerFire('Jet fire, peak, large (Scandpower)', 100, 1429.61, 350e3),
} as const;

/** Key of a fire in the table of scenarios. */
export type FireScenarioKey = keyof typeof fireScenarios;

/**
 * Net flux into a surface in a fire, W/m²: α·ε_f·σ·T_rad⁴ + h·(T_gas − T_w) − ε_w·σ·T_w⁴.
 * Source: API 521, 7th ed., the analytical method for fires.
 */
export function fireFlux(fire: FireFluxParameters, surface: Temperature): number {
  const radiated =
    fire.absorptivity * fire.flameEmissivity * stefanBoltzmann * wholePower(fire.radiativeTemperature, 4);
  const lost = fire.surfaceEmissivity * stefanBoltzmann * wholePower(surface, 4);
  return radiated + fire.coefficient * (fire.gasTemperature - surface) - lost;
}

/** Net radiation from grey surroundings to a surface, W/m²: ε·σ·(T_a⁴ − T_w⁴). */
export function radiantFlux(emissivity: number, surroundings: Temperature, surface: Temperature): number {
  return emissivity * stefanBoltzmann * (wholePower(surroundings, 4) - wholePower(surface, 4));
}
