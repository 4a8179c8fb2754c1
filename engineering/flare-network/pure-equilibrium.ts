import type { EquationState } from './gas-equation.ts';

/** Two phases of one substance alone, at whose boiling point the equilibrium of a mixture equation jumps from one phase to the other. */

/** Relative distance of the temperatures of both phases from the boiling point. */
const beside = 1e-7;

/** Difference from the enthalpy, J/kg, or entropy, J/(kg·K), that is asked for, over the magnitude of the latter by p/ρ, that a state may have. */
const tolerance = 1e-6;

/**
 * Returns a state found at a pressure and an enthalpy or entropy, of one substance between its liquid and its vapour if the state misses what is
 * asked for because it is one of them. `atTemperature` gives the stable phase at the same pressure.
 */
export function betweenPhases(
  fractions: Float64Array,
  found: EquationState,
  property: 'enthalpy' | 'entropy',
  target: number,
  atTemperature: (temperature: number) => EquationState,
): EquationState {
  if (!fractions.includes(1)) return found;
  const { pressure, temperature, density } = found;
  const scale = property === 'enthalpy' ? pressure / density : pressure / (density * temperature);
  if (Math.abs(found[property] - target) <= tolerance * scale) return found;
  const [liquid, vapour] = [atTemperature(temperature * (1 - beside)), atTemperature(temperature * (1 + beside))];
  const share = (target - liquid[property]) / (vapour[property] - liquid[property]);
  if (liquid.vapourFraction !== 0 || vapour.vapourFraction !== 1 || !(share >= 0 && share <= 1)) return found;
  const between = (from: number, to: number) => from + share * (to - from);
  return {
    pressure,
    temperature,
    density: 1 / between(1 / liquid.density, 1 / vapour.density),
    enthalpy: between(liquid.enthalpy, vapour.enthalpy),
    entropy: between(liquid.entropy, vapour.entropy),
    vapourFraction: share,
    heatCapacity: undefined,
    speedOfSound: undefined,
    expansion: undefined,
  };
}
