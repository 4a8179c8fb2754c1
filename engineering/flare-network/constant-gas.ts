import { gasConstant, Refusal } from '../quantities/index.ts';
import { inverseSquaredMach, inverseSquaredMachBefore, pressureOverSonic } from './fanno.ts';
import type { FlareGas, GasFlow, GasState } from './gas.ts';

/** R, J/(kmol·K). */
const R = 1000 * gasConstant;

/** Constant properties of a gas. */
export interface GasProperties {
  /** kg/kmol. */
  readonly molarMass: number;
  /** k. */
  readonly isentropicExponent: number;
  /** Z. */
  readonly compressibility: number;
  /** Pa·s. */
  readonly viscosity: number;
  /** T0, K. */
  readonly stagnationTemperature: number;
}

/**
 * A gas with constant Z and isentropic exponent k: p = ρ·Z·R·T/M, speed of sound √(k·Z·R·T/M), as API 521 has it for flare headers. Its
 * enthalpy flow, which junctions conserve, is that of the ideal gas, cp = R·k/(k − 1) per mole, counted from 0 K.
 */
export class ConstantGas implements FlareGas {
  readonly molarMass: number;
  readonly stagnationEnthalpy: number;
  /** Z·R/M, J/(kg·K). */
  private readonly gasConstant: number;

  constructor(readonly properties: GasProperties) {
    const { molarMass, compressibility, isentropicExponent: k, stagnationTemperature } = properties;
    this.molarMass = molarMass;
    this.gasConstant = (compressibility * R) / molarMass;
    this.stagnationEnthalpy = (molarHeatCapacity(k) / molarMass) * stagnationTemperature;
  }

  stagnationTemperature(): number {
    return this.properties.stagnationTemperature;
  }

  stateAt(pressure: number, massFlux: number): GasState {
    const { isentropicExponent: k, stagnationTemperature: T0, compressibility } = this.properties;
    const mach2 = massFlux === 0 ? 0 : 1 / this.inverseSquaredMach(pressure, massFlux);
    const temperature = T0 / (1 + ((k - 1) / 2) * mach2);
    const density = pressure / (this.gasConstant * temperature);
    const velocity = massFlux / density;
    // In a gas of constant Z and k, v²/2 belongs to a heat capacity of Z·R·k/(k − 1).
    const kinetic = velocity ** 2 / (2 * compressibility);
    const stagnationEnthalpy = (molarHeatCapacity(k) / this.molarMass) * temperature + kinetic;
    return { pressure, temperature, density, velocity, mach: Math.sqrt(mach2), stagnationEnthalpy };
  }

  sonicPressure(massFlux: number, minimum: number): number {
    const { isentropicExponent: k, stagnationTemperature: T0 } = this.properties;
    const pressure = massFlux * Math.sqrt((2 * this.gasConstant * T0) / (k * (k + 1)));
    return pressure > minimum ? pressure : 0;
  }

  inletPressure(outlet: number, massFlux: number, resistance: number): number {
    const { isentropicExponent: k } = this.properties;
    const behind = Math.max(1, this.inverseSquaredMach(outlet, massFlux));
    const before = inverseSquaredMachBefore(behind, resistance, k);
    if (before === undefined) throw new Refusal('the static head of the falling gas exceeds what its flow can hold');
    return (outlet * pressureOverSonic(before, k)) / pressureOverSonic(behind, k);
  }

  withEnthalpy(stagnationEnthalpy: number): ConstantGas {
    const { isentropicExponent, molarMass } = this.properties;
    const stagnationTemperature = (stagnationEnthalpy * molarMass) / molarHeatCapacity(isentropicExponent);
    return new ConstantGas({ ...this.properties, stagnationTemperature });
  }

  viscosity(): number {
    return this.properties.viscosity;
  }

  private inverseSquaredMach(pressure: number, massFlux: number): number {
    const { isentropicExponent: k, stagnationTemperature: T0 } = this.properties;
    return inverseSquaredMach((massFlux ** 2 * this.gasConstant * T0) / (k * pressure ** 2), k);
  }
}

/** cp of an ideal gas by its isentropic exponent, J/(kmol·K). */
function molarHeatCapacity(k: number): number {
  return (R * k) / (k - 1);
}

/**
 * Returns the mixture of gases with constant properties: M, cp of the ideal gas and Z by mole, T0 by the enthalpy of the ideal gases, and
 * viscosity as Σ y·μ·√M / Σ y·√M. Source of the last: F. Herning and L. Zipperer, Gas- und Wasserfach 79 (1936) 49–54, 69–73.
 */
export function mixConstantGases(flows: readonly (GasFlow & { readonly gas: ConstantGas })[]): ConstantGas {
  const [first] = flows;
  if (first && flows.length === 1) return first.gas;
  let [moles, mass, heatCapacity, enthalpy, compressibility, weight, viscosity] = [0, 0, 0, 0, 0, 0, 0];
  for (const { gas, massFlow } of flows) {
    const { properties } = gas;
    const amount = massFlow / properties.molarMass;
    const cp = molarHeatCapacity(properties.isentropicExponent);
    const rootMass = amount * Math.sqrt(properties.molarMass);
    moles += amount;
    mass += massFlow;
    heatCapacity += amount * cp;
    enthalpy += amount * cp * properties.stagnationTemperature;
    compressibility += amount * properties.compressibility;
    weight += rootMass;
    viscosity += rootMass * properties.viscosity;
  }
  const cp = heatCapacity / moles;
  return new ConstantGas({
    molarMass: mass / moles,
    isentropicExponent: cp / (cp - R),
    compressibility: compressibility / moles,
    viscosity: viscosity / weight,
    stagnationTemperature: enthalpy / heatCapacity,
  });
}
