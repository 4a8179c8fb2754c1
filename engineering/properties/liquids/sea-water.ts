import { exp, log, pow } from '../../elementary/index.ts';
import { Refusal, requireFinite, messageValue } from '../../quantities/index.ts';
import { steamAtPT, surfaceTension } from '../steam/index.ts';
import { saltCoefficients } from './sea-salt-coefficients.ts';

/** Properties of sea water of reference composition, in SI units. */
export interface SeaWater {
  /** kg/m³. */
  readonly density: number;
  /** h, J/kg, with 0 for liquid water at its triple point by IAPWS-IF97. */
  readonly enthalpy: number;
  /** s, J/(kg·K). */
  readonly entropy: number;
  /** cp, J/(kg·K). */
  readonly heatCapacity: number;
  /** Chemical potential of the water, J/kg. */
  readonly waterPotential: number;
  /** Pa·s. */
  readonly viscosity: number;
  /** W/(m·K). */
  readonly thermalConductivity: number;
  /** σ, N/m; undefined above 92 °C and outside the salinity range of the release. */
  readonly surfaceTension: number | undefined;
  readonly sources: readonly string[];
  /** Relative uncertainties. */
  readonly uncertainty: {
    readonly density: number;
    readonly heatCapacity: number;
    readonly viscosity: number;
    readonly thermalConductivity: number;
  };
  /** Whether the viscosity, measured at atmospheric pressure, is used above 1 MPa. */
  readonly extrapolated: boolean;
}

const sources = [
  'IAPWS R13-08 with IAPWS-IF97 (Advisory Note 5): density, enthalpy, heat capacity',
  'M. H. Sharqawy, J. H. Lienhard and S. M. Zubair, Desalin. Water Treat. 16 (2010) 354, equations 22 and 23: viscosity',
  'IAPWS G10-15: thermal conductivity',
  'IAPWS G14-19: surface tension',
] as const;

/** Reference salinity that defines X, kg/kg. */
const unitSalinity = (0.035_165_04 * 40) / 35;

/**
 * Returns the properties of sea water at p in Pa, T in K and salinity in kg salt per kg sea water. Throws a Refusal outside 0 to 79.85 °C,
 * up to 100 MPa and 0.12 kg/kg; freezing of more saline water is not checked.
 */
export function seaWater(pressure: number, temperature: number, salinity: number): SeaWater {
  requireWithin(pressure, temperature, salinity);
  const water = steamAtPT(pressure, temperature);
  const salt = saltPart(pressure, temperature, salinity);
  const { specificVolume, enthalpy, entropy, cp, thermalConductivity, viscosity } = water;
  if (cp === undefined || thermalConductivity === undefined || viscosity === undefined || water.region !== 1) {
    throw new Refusal('sea water boils at {temperature} and {pressure}', {
      temperature: messageValue('temperature', temperature),
      pressure: messageValue('absolutePressure', pressure),
    });
  }
  return {
    density: 1 / (specificVolume + salt.byPressure),
    enthalpy: enthalpy + salt.value - temperature * salt.byTemperature,
    entropy: entropy - salt.byTemperature,
    heatCapacity: cp - temperature * salt.byTemperatureTwice,
    waterPotential: enthalpy - temperature * entropy + salt.value - salinity * salt.bySalinity,
    viscosity: viscosity * viscosityRatio(temperature, salinity),
    thermalConductivity: thermalConductivity + conductivityChange(pressure, temperature, salinity),
    surfaceTension: seaSurfaceTension(temperature, salinity),
    sources,
    uncertainty: { density: 1e-3, heatCapacity: 0.005, viscosity: 0.015, thermalConductivity: 0.02 },
    extrapolated: pressure > 1e6,
  };
}

/** Saline part of the Gibbs energy, J/kg, and its derivatives by T, by p, twice by T and by S: R13-08 equation 4. */
export function saltPart(
  pressure: number,
  temperature: number,
  salinity: number,
): {
  readonly value: number;
  readonly byTemperature: number;
  readonly byTemperatureTwice: number;
  readonly byPressure: number;
  readonly bySalinity: number;
} {
  if (salinity === 0) return { value: 0, byTemperature: 0, byTemperatureTwice: 0, byPressure: 0, bySalinity: 0 };
  const X = Math.sqrt(salinity / unitSalinity);
  const tau = (temperature - 273.15) / 40;
  const pi = (pressure / 1e6 - 0.101_325) / 100;
  let [value, byTau, byTauTwice, byPi, byX2] = [0, 0, 0, 0, 0];
  for (const [i, j, k, g] of saltCoefficients) {
    const factor = i === 1 ? X * X * log(X) : pow(X, i);
    const t = pow(tau, j);
    const p = pow(pi, k);
    value += g * factor * t * p;
    if (j > 0) byTau += g * factor * j * pow(tau, j - 1) * p;
    if (j > 1) byTauTwice += g * factor * j * (j - 1) * pow(tau, j - 2) * p;
    if (k > 0) byPi += g * factor * t * k * pow(pi, k - 1);
    byX2 += g * (i === 1 ? 2 * log(X) + 1 : i * pow(X, i - 2)) * t * p;
  }
  return {
    value,
    byTemperature: byTau / 40,
    byTemperatureTwice: byTauTwice / 1600,
    byPressure: byPi / 1e8,
    bySalinity: byX2 / (2 * unitSalinity),
  };
}

/** Ratio of the viscosities of sea water and water, Sharqawy et al. equation 22. */
function viscosityRatio(temperature: number, salinity: number): number {
  const t = temperature - 273.15;
  const A = 1.541 + 1.998e-2 * t - 9.52e-5 * t * t;
  const B = 7.974 - 7.561e-2 * t + 4.724e-4 * t * t;
  return 1 + A * salinity + B * salinity * salinity;
}

/** Difference of the conductivities of sea water and water, W/(m·K), IAPWS G10-15 equations 1 to 5. */
export function conductivityChange(pressure: number, temperature: number, salinity: number): number {
  if (salinity === 0) return 0;
  const p = pressure / 1e6;
  const t = temperature - 273.15;
  const a = (-7.180891e-5 + 1.831971e-7 * p) * exp((1.048077e-3 - 4.494722e-6 * p) * t);
  const b = (1.463375e-1 + 9.208586e-4 * p) * exp((-3.086908e-3 + 1.798489e-5 * p) * t);
  return a * pow(1000 * salinity, 1 + b);
}

/** σ, N/m, IAPWS G14-19 equation 1. */
function seaSurfaceTension(temperature: number, salinity: number): number | undefined {
  if (temperature > 365.15 || salinity > (temperature < 274.15 ? 0.038 : 0.131)) return undefined;
  return surfaceTension(temperature) * (1 + 0.3766 * salinity + 2.347e-3 * salinity * (temperature - 273.15));
}

function requireWithin(pressure: number, temperature: number, salinity: number): void {
  requireFinite('salinity', salinity);
  if (!(salinity >= 0 && salinity <= 0.12)) {
    throw new Refusal('the salinity of sea water must be from 0 to {most}; it is {value}', {
      most: messageValue('fraction', 0.12),
      value: messageValue('fraction', salinity),
    });
  }
  if (!(temperature >= 273.15 && temperature <= 353)) {
    throw new Refusal('IAPWS R13-08 holds from {least} to {most}; the temperature is {value}', {
      least: messageValue('temperature', 273.15),
      most: messageValue('temperature', 353),
      value: messageValue('temperature', temperature),
    });
  }
  if (!(pressure > 0 && pressure <= 100e6)) {
    throw new Refusal('IAPWS R13-08 holds up to {most}; the pressure is {value}', {
      most: messageValue('absolutePressure', 100e6),
      value: messageValue('absolutePressure', pressure),
    });
  }
}
