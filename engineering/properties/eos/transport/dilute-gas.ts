import { gasConstant as R } from '../../../quantities/index.ts';
import { ChungFluid, diluteViscosity, setCoefficients } from './chung.ts';
import type { Component } from '../component.ts';
import { heatCapacity } from '../model.ts';

/** Transport properties of the dilute gas of a non-polar component, each at T in K. */
export interface DiluteGas {
  /** η₀, Pa·s, by Chung et al. (1988). */
  readonly viscosity: (temperature: number) => number;
  /** λ₀, W/(m·K), by the modified Eucken correlation: Poling et al., 5th ed., equation 10-3.3. */
  readonly conductivity: (temperature: number) => number;
}

/** Returns the transport properties of the dilute gas of a component, from its critical constants and ideal-gas heat capacity. */
export function diluteGasOf(component: Component): DiluteGas {
  const { molarMass, criticalTemperature, criticalVolume, acentricFactor, idealGasHeatCapacity } = component;
  const fluid = new ChungFluid();
  fluid.molarMass = 1e3 * molarMass;
  fluid.criticalTemperature = criticalTemperature;
  fluid.criticalVolume = 1e6 * criticalVolume;
  fluid.acentricFactor = acentricFactor;
  setCoefficients(fluid);
  const coefficients = Float64Array.from(idealGasHeatCapacity.coefficients);
  const [lowest, highest] = idealGasHeatCapacity.range;
  return {
    viscosity: temperature => diluteViscosity(fluid, temperature),
    conductivity: temperature => {
      const cv = heatCapacity(coefficients, 0, Math.min(highest, Math.max(lowest, temperature))) - 1;
      return ((R * diluteViscosity(fluid, temperature)) / molarMass) * (1.32 * cv + 1.77);
    },
  };
}
