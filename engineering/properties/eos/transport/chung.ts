import { cube, exp, expm1, pow } from '../../../elementary/index.ts';
import { at } from '../model.ts';

/**
 * Viscosity and thermal conductivity of a dense fluid by Chung's method. Source: T.-H. Chung, M. Ajlan, L. L. Lee and K. E. Starling, Ind.
 * Eng. Chem. Res. 27 (1988) 671; Poling, Prausnitz and O'Connell, The Properties of Gases and Liquids, 5th ed., equations 9-6.16 to 9-6.21
 * and 10-5.5 to 10-5.9.
 */
export class ChungFluid {
  /** g/mol. */
  molarMass = NaN;
  /** K. */
  criticalTemperature = NaN;
  /** cm³/mol. */
  criticalVolume = NaN;
  acentricFactor = NaN;
  /** Fourth power of the reduced dipole moment 131.3·μ/√(V_c·T_c), μ in debye. */
  dipole4 = 0;
  association = 0;
  /** The same for the conductivity, in which some polar components count as non-polar. */
  conductivityDipole4 = 0;
  conductivityAssociation = 0;
  /** Factor on what density adds to the conductivity, for these. */
  residualFactor = 1;
  /** Coefficients of the correlations, set by `setCoefficients` from the constants above. */
  readonly viscosityCoefficients = new Float64Array(10).fill(NaN);
  readonly conductivityCoefficients = new Float64Array(7).fill(NaN);
  /** V_c^(2/3), also set by `setCoefficients`. */
  criticalArea = NaN;
  /** Dilute-gas viscosity, Pa·s, cached for the last temperature, K. */
  diluteTemperature = NaN;
  dilute = NaN;
}

/** Component constants of Chung's correlations: K, cm³/mol. */
export type ChungConstants = Pick<ChungFluid, 'criticalTemperature' | 'criticalVolume' | 'acentricFactor'>;

/** Constants equivalent to a Lennard-Jones diameter, Å, and energy ε/k, K: V_c = (σ/0.809)³, T_c = 1.2593·ε/k. */
export function constantsOfPotential(diameter: number, energy: number): ChungConstants {
  return { criticalTemperature: 1.2593 * energy, criticalVolume: cube(diameter / 0.809), acentricFactor: 0 };
}

/** A line for each coefficient of an equation: constant, and by ω, by the dipole moment, by the association factor. */
// prettier-ignore
const viscosityTable = Float64Array.of(
  6.324, 50.412, -51.68, 1189.0,
  1.21e-3, -1.154e-3, -6.257e-3, 0.03728,
  5.283, 254.209, -168.48, 3898.0,
  6.623, 38.096, -8.464, 31.42,
  19.745, 7.63, -14.354, 31.53,
  -1.9, -12.537, 4.985, -18.15,
  24.275, 3.45, -11.291, 69.35,
  0.7972, 1.117, 0.01235, -4.117,
  -0.2382, 0.0677, -0.8163, 4.025,
  0.06863, 0.3479, 0.5926, -0.727,
);

// prettier-ignore
const conductivityTable = Float64Array.of(
  2.4166, 0.74824, -0.91858, 121.72,
  -0.50924, -1.5094, -49.991, 69.983,
  6.6107, 5.6207, 64.76, 27.039,
  14.543, -8.9139, -5.6379, 74.344,
  0.79274, 0.82019, -0.69369, 6.3173,
  -5.8634, 12.801, 9.5893, 65.529,
  91.089, 128.11, -54.217, 523.81,
);

/**
 * Sets the coefficients of a fluid; to be called after its constants have been set. Negative acentric factors, of hydrogen and helium,
 * count as 0: the correlation was fitted without such fluids, and its viscosity has a pole between -0.1 and 0.
 */
export function setCoefficients(fluid: ChungFluid): void {
  fluid.criticalArea = pow(fluid.criticalVolume, 2 / 3);
  fluid.diluteTemperature = NaN;
  const omega = Math.max(0, fluid.acentricFactor);
  for (const [table, out, dipole4, association] of [
    [viscosityTable, fluid.viscosityCoefficients, fluid.dipole4, fluid.association],
    [conductivityTable, fluid.conductivityCoefficients, fluid.conductivityDipole4, fluid.conductivityAssociation],
  ] as const) {
    for (let index = 0; index < out.length; index += 1) {
      const line = 4 * index;
      const byShape = at(table, line + 1) * omega + at(table, line + 2) * dipole4;
      out[index] = at(table, line) + byShape + at(table, line + 3) * association;
    }
  }
}

/** G2 of both correlations, from their first five coefficients. */
function radial(e: Float64Array, y: number): number {
  const [e1, e2, e3, e4, e5] = [at(e, 0), at(e, 1), at(e, 2), at(e, 3), at(e, 4)];
  const G1 = (1 - 0.5 * y) / cube(1 - y);
  return ((e1 * -expm1(-e4 * y)) / y + G1 * (e2 * exp(e5 * y) + e3)) / (e1 * e4 + e2 + e3);
}

/** Viscosity of the dilute gas at T in K, Pa·s: equation 9-4.11 with the collision integral of Neufeld et al. (1972). */
export function diluteViscosity(fluid: ChungFluid, T: number): number {
  if (T === fluid.diluteTemperature) return fluid.dilute;
  const reduced = (1.2593 * T) / fluid.criticalTemperature;
  const collision =
    1.16145 * pow(reduced, -0.14874) + 0.52487 * exp(-0.7732 * reduced) + 2.16178 * exp(-2.43787 * reduced);
  const shape = 1 - 0.2756 * fluid.acentricFactor + 0.059035 * fluid.dipole4 + fluid.association;
  fluid.dilute = (4.0785e-6 * shape * Math.sqrt(fluid.molarMass * T)) / (fluid.criticalArea * collision);
  fluid.diluteTemperature = T;
  return fluid.dilute;
}

/** Viscosity at T in K and V in cm³/mol from that of the dilute gas, Pa·s. */
export function denseViscosity(fluid: ChungFluid, T: number, V: number, dilute: number): number {
  const y = fluid.criticalVolume / (6 * V);
  const reduced = (1.2593 * T) / fluid.criticalTemperature;
  const e = fluid.viscosityCoefficients;
  const G2 = radial(e, y);
  const exponent = at(e, 7) + at(e, 8) / reduced + at(e, 9) / (reduced * reduced);
  const dense = at(e, 6) * y * y * G2 * exp(exponent);
  const scale = (3.6344e-6 * Math.sqrt(fluid.molarMass * fluid.criticalTemperature)) / fluid.criticalArea;
  return dilute * (1 / G2 + at(e, 5) * y) + scale * dense;
}

/** Thermal conductivity at T and V from C_v of the ideal gas in units of R and the dilute viscosity, W/(m·K). */
export function denseConductivity(fluid: ChungFluid, T: number, V: number, cv: number, dilute: number): number {
  const Tr = T / fluid.criticalTemperature;
  const omega = fluid.acentricFactor;
  const alpha = cv - 1.5;
  const beta = 0.7862 - 0.7109 * omega + 1.3168 * omega * omega;
  const Z = 2 + 10.5 * Tr * Tr;
  const psi =
    1 + (alpha * (0.215 + 0.28288 * alpha - 1.061 * beta + 0.26665 * Z)) / (0.6366 + beta * Z + 1.061 * alpha * beta);
  const y = fluid.criticalVolume / (6 * V);
  const e = fluid.conductivityCoefficients;
  const G2 = radial(e, y);
  const kilograms = fluid.molarMass / 1000;
  const q = (3.586e-3 * Math.sqrt(fluid.criticalTemperature / kilograms)) / fluid.criticalArea;
  const gas = (31.2 * dilute * psi) / kilograms;
  const dense = gas * (1 / G2 + at(e, 5) * y) + q * at(e, 6) * y * y * Math.sqrt(Tr) * G2;
  return gas + fluid.residualFactor * (dense - gas);
}
