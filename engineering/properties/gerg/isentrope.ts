import type { Composition } from '../helmholtz/index.ts';
import type { Isentrope, IsentropeState } from '../isentrope.ts';
import { MixtureEquilibrium } from './mixture-equilibrium.ts';
import { gergRange } from './states.ts';

/**
 * Returns the isentropes of a mixture of given mole fractions by GERG-2008, as a function of entropy, J/(kg·K), and of the temperature, K,
 * at which the search for the first state starts. Each further state starts from the previous one, which takes a fifth of the time of an
 * independent state. Throws a Refusal where no equilibrium is found, outside the range of the equation and where water freezes out.
 */
export function gergIsentropes(composition: Composition): (entropy: number, temperature: number) => Isentrope {
  let shared: MixtureEquilibrium | undefined;
  let user: Isentrope | undefined;
  const ids = Object.keys(composition);
  const z = Float64Array.from(Object.values(composition));
  return (entropy, start) => {
    let temperature = start;
    const isentrope = (pressure: number): IsentropeState => {
      gergRange.requirePressure(pressure);
      // Construction takes longer than a dozen states.
      const equilibrium = (shared ??= new MixtureEquilibrium(ids));
      if (user !== isentrope) equilibrium.beginAt(temperature);
      user = isentrope;
      find(equilibrium, z, pressure, entropy);
      ({ temperature } = equilibrium);
      gergRange.requireTemperature(temperature);
      return { ...stateOf(equilibrium), pressure };
    };
    return isentrope;
  };
}

function find(equilibrium: MixtureEquilibrium, z: Float64Array, pressure: number, entropy: number): void {
  try {
    equilibrium.atPS(z, pressure, entropy * equilibrium.molarMassOf(z));
  } catch (error) {
    if (error instanceof RangeError) throw gergRange.noEquilibrium({ pressure, entropy });
    throw error;
  }
}

function stateOf({
  pressure,
  temperature,
  vapour,
  liquid,
  vapourFraction,
  condition,
}: MixtureEquilibrium): IsentropeState {
  if (condition !== 'two-phase') {
    const { density, enthalpy, speedOfSound } = vapour;
    return { pressure, temperature, density, enthalpy, quality: undefined, speedOfSound };
  }
  const mass = vapourFraction * vapour.energy.molarMass;
  const quality = mass / (mass + (1 - vapourFraction) * liquid.energy.molarMass);
  const between = (below: number, above: number): number => (1 - quality) * below + quality * above;
  return {
    pressure,
    temperature,
    density: 1 / between(1 / liquid.density, 1 / vapour.density),
    enthalpy: between(liquid.enthalpy, vapour.enthalpy),
    quality,
    speedOfSound: undefined,
  };
}
