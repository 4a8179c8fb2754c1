import { pow, wholePower } from '../../../elementary/index.ts';
import { gasConstant as R } from '../../../quantities/index.ts';
import {
  type ChungConstants,
  ChungFluid,
  denseConductivity,
  denseViscosity,
  diluteViscosity,
  setCoefficients,
} from './chung.ts';
import type { Component } from '../component.ts';
import type { Mixture } from '../mixture.ts';
import { at } from '../model.ts';
import { conductivityCorrection, viscosityCorrection } from './quantum-correction.ts';
import { quantumGases } from './quantum-gases.ts';
import type { PhaseState } from '../state.ts';

/** Dipole moments in debye: Poling, Prausnitz and O'Connell, 5th ed., appendix A; 0 for all others. */
const dipoleMoments: ReadonlyMap<string, number> = new Map([
  ['H2S', 0.9],
  ['H2O', 1.8],
  ['NH3', 1.5],
  ['MeOH', 1.7],
  ['SO2', 1.6],
]);

/** Association factors κ of Chung et al. (1988). */
const associationFactors: ReadonlyMap<string, number> = new Map([
  ['H2O', 0.076],
  ['MeOH', 0.215],
]);

/**
 * Components whose liquid Chung's conductivity does not have: with its dipole moment, ammonia has twice the measured one, and with its
 * association factor, methanol has two to seven times and below 240 K a negative one. They count as non-polar, with a factor on what density
 * adds, from the reference correlations in CoolProp 8.0.0 from 200 to 350 K, within 15 %.
 */
const residualFactors: ReadonlyMap<string, number> = new Map([
  ['MeOH', 0.21],
  ['NH3', 0.74],
]);

/** Pair parameters of the mixing rules, and the pseudo-fluid last computed for a composition x. */
interface Pairs {
  /** V_c,i of the pair, cm³/mol, as σ³; and σ². */
  readonly volume: Float64Array;
  readonly area: Float64Array;
  readonly temperature: Float64Array;
  readonly rootMass: Float64Array;
  readonly dipole: Float64Array;
  readonly omega: Float64Array;
  readonly association: Float64Array;
  /** 1 for pairs whose polarity counts in the conductivity. */
  readonly isPolar: Float64Array;
  readonly residualFactors: Float64Array;
  readonly fluid: ChungFluid;
  readonly x: Float64Array;
}

/** The constants that Chung's mixing rules take of a component. */
function constantsOf(component: Component): ChungConstants {
  const { criticalTemperature, criticalVolume, acentricFactor } = component;
  return (
    quantumGases.get(component.id)?.constants ?? {
      criticalTemperature,
      criticalVolume: 1e6 * criticalVolume,
      acentricFactor,
    }
  );
}

const pairsOf = new WeakMap<Mixture, Pairs>();

function pairs(mixture: Mixture): Pairs {
  const known = pairsOf.get(mixture);
  if (known !== undefined) return known;
  const { components } = mixture;
  const table = (value: (first: Component, second: Component) => number): Float64Array =>
    Float64Array.from(components.flatMap(first => components.map(second => value(first, second))));
  const tableOf = (value: (first: ChungConstants, second: ChungConstants) => number): Float64Array =>
    table((i, j) => value(constantsOf(i), constantsOf(j)));
  const volume = tableOf((i, j) => Math.sqrt(i.criticalVolume * j.criticalVolume));
  const created: Pairs = {
    volume,
    area: volume.map(value => pow(value, 2 / 3)),
    temperature: tableOf((i, j) => Math.sqrt(i.criticalTemperature * j.criticalTemperature)),
    rootMass: table((i, j) => Math.sqrt((2000 * i.molarMass * j.molarMass) / (i.molarMass + j.molarMass))),
    dipole: table((i, j) => ((dipoleMoments.get(i.id) ?? 0) * (dipoleMoments.get(j.id) ?? 0)) ** 2),
    omega: tableOf((i, j) => (i.acentricFactor + j.acentricFactor) / 2),
    association: table((i, j) => Math.sqrt((associationFactors.get(i.id) ?? 0) * (associationFactors.get(j.id) ?? 0))),
    isPolar: table((i, j) => (residualFactors.has(i.id) || residualFactors.has(j.id) ? 0 : 1)),
    residualFactors: Float64Array.from(components, ({ id }) => residualFactors.get(id) ?? 1),
    fluid: new ChungFluid(),
    x: new Float64Array(components.length).fill(NaN),
  };
  pairsOf.set(mixture, created);
  return created;
}

function isSame(x: Float64Array, y: Float64Array): boolean {
  for (let i = 0; i < x.length; i += 1) if (x[i] !== y[i]) return false;
  return true;
}

/** One fluid for the mixture: equations 9-5.24 to 9-5.41 of Poling et al., interaction parameters 1. */
function mix(mixture: Mixture, x: Float64Array): ChungFluid {
  const known = pairs(mixture);
  const { volume, area, temperature, rootMass, dipole, omega, association, isPolar, fluid, x: before } = known;
  if (isSame(x, before)) return fluid;
  let cube = 0;
  let energy = 0;
  let momentum = 0;
  let polar = 0;
  let acentric = 0;
  let associated = 0;
  let polarOfConductivity = 0;
  let associatedOfConductivity = 0;
  let residualFactor = 0;
  for (let i = 0, k = 0; i < mixture.size; i += 1) {
    residualFactor += at(x, i) * at(known.residualFactors, i);
    for (let j = 0; j < mixture.size; j += 1, k += 1) {
      const weight = at(x, i) * at(x, j);
      const sigma3 = weight * at(volume, k);
      cube += sigma3;
      energy += sigma3 * at(temperature, k);
      momentum += weight * at(area, k) * at(temperature, k) * at(rootMass, k);
      polar += (weight * at(dipole, k)) / at(volume, k);
      acentric += sigma3 * at(omega, k);
      associated += weight * at(association, k);
      polarOfConductivity += (at(isPolar, k) * weight * at(dipole, k)) / at(volume, k);
      associatedOfConductivity += at(isPolar, k) * weight * at(association, k);
    }
  }
  const Tc = energy / cube;
  const rootMixed = momentum / (Tc * pow(cube, 2 / 3));
  fluid.criticalVolume = cube;
  fluid.criticalTemperature = Tc;
  fluid.molarMass = rootMixed * rootMixed;
  fluid.acentricFactor = acentric / cube;
  fluid.association = associated;
  const scale = (wholePower(131.3, 4) * cube) / (cube * Tc) ** 2;
  fluid.dipole4 = scale * polar;
  fluid.conductivityDipole4 = scale * polarOfConductivity;
  fluid.conductivityAssociation = associatedOfConductivity;
  fluid.residualFactor = residualFactor;
  setCoefficients(fluid);
  before.set(x);
  return fluid;
}

/**
 * Viscosity of a phase from a flash or `phaseAt`, Pa·s, by Chung et al. (1988): usually within 5 % for gases and 10 to 15 % for liquids
 * without hydrogen bonds; the density is that of the equation of state. Pure hydrogen and helium use their own correlations.
 */
export function phaseViscosity(mixture: Mixture, phase: PhaseState): number {
  const fluid = mix(mixture, phase.moleFractions);
  const { temperature: T, molarVolume } = phase;
  return viscosityCorrection(mixture, phase) * denseViscosity(fluid, T, 1e6 * molarVolume, diluteViscosity(fluid, T));
}

/** Thermal conductivity of a phase, W/(m·K), by Chung et al. (1988); otherwise as `phaseViscosity`. */
export function phaseThermalConductivity(mixture: Mixture, phase: PhaseState): number {
  const fluid = mix(mixture, phase.moleFractions);
  const { temperature: T, molarVolume, molarCpIdeal } = phase;
  const byChung = denseConductivity(fluid, T, 1e6 * molarVolume, molarCpIdeal / R - 1, diluteViscosity(fluid, T));
  return conductivityCorrection(mixture, phase) * byChung;
}

/**
 * Surface tension of a liquid phase against its vapour, N/m: Pitzer's corresponding-states relation with mole-fraction averages of the
 * critical constants; 0 above the averaged critical temperature. Within about 5 % for non-polar liquids.
 * Source: Poling, Prausnitz and O'Connell, The Properties of Gases and Liquids, 5th ed., equation 12-3.7.
 */
export function liquidSurfaceTension(mixture: Mixture, liquid: PhaseState): number {
  let Tc = 0;
  let pc = 0;
  let omega = 0;
  mixture.components.forEach((component, i) => {
    const share = at(liquid.moleFractions, i);
    Tc += share * component.criticalTemperature;
    pc += share * component.criticalPressure;
    omega += share * component.acentricFactor;
  });
  const Tr = liquid.temperature / Tc;
  if (!(Tr < 1)) return 0;
  const shape = ((1.86 + 1.18 * omega) / 19.05) * pow((3.75 + 0.91 * omega) / (0.291 - 0.08 * omega), 2 / 3);
  return 1e-3 * pow(pc / 1e5, 2 / 3) * pow(Tc, 1 / 3) * shape * pow(1 - Tr, 11 / 9);
}
