import { expect, it } from 'vitest';
import { loadMixtureSolvers } from '../../../properties/index.ts';
import { gergMixture } from './gerg.ts';
import { pengRobinson } from './peng-robinson.ts';

/** Viscosity of a gas with a mole fraction of water, Pa·s. */
function wetViscosity(gas: string, water: number, temperature: number, pressure: number): number {
  const fluid = pengRobinson([gas, 'H2O']);
  const point = fluid.phasePoint();
  point.at(Float64Array.of(1 - water, water), temperature, pressure);
  return fluid.viscosity(point.phase);
}

it.each([
  ['N2', 437, 136e5],
  ['N2', 400, 50e5],
  ['C1', 437, 136e5],
  ['CO2', 400, 50e5],
])(
  'a small amount of water in %s at %d K changes its viscosity slightly and continuously',
  (gas, temperature, pressure) => {
    const dry = wetViscosity(gas, 0, temperature, pressure);
    let before = dry;
    for (let water = 0; water <= 0.2; water += 0.002) {
      const viscosity = wetViscosity(gas, water, temperature, pressure);
      expect(Math.abs(viscosity / before - 1)).toBeLessThan(2e-3);
      expect(Math.abs(viscosity / dry - 1)).toBeLessThan(0.1);
      before = viscosity;
    }
  },
);

// IAPWS by CoolProp 8.0.0 at 40 bar(abs): 1.302, 0.8534 and 0.3695 mPa·s; 0.5813, 0.6117 and 0.6670 W/(m·K).
it.each([
  [283.15, 1.302e-3, 0.5813],
  [300, 0.8534e-3, 0.6117],
  [350, 0.3695e-3, 0.667],
])(
  'water with octane dissolved in it at %d K has the viscosity and conductivity of water',
  async (temperature, viscosity, conductivity) => {
    await loadMixtureSolvers();
    const fluid = gergMixture(['nC8', 'H2O']);
    const point = fluid.point();
    point.tp(Float64Array.of(1e-5, 1 - 1e-5), temperature, 40e5);
    const { liquid } = point.state;
    expect(Math.abs(fluid.viscosity(liquid) / viscosity - 1)).toBeLessThan(0.01);
    expect(Math.abs(fluid.conductivity(liquid) / conductivity - 1)).toBeLessThan(0.01);
  },
);
