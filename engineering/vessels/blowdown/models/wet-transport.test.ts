import { expect, it } from 'vitest';
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
])('a little water in %s at %d K changes its viscosity a little, and by and by', (gas, temperature, pressure) => {
  const dry = wetViscosity(gas, 0, temperature, pressure);
  let before = dry;
  for (let water = 0; water <= 0.2; water += 0.002) {
    const viscosity = wetViscosity(gas, water, temperature, pressure);
    expect(Math.abs(viscosity / before - 1)).toBeLessThan(2e-3);
    expect(Math.abs(viscosity / dry - 1)).toBeLessThan(0.1);
    before = viscosity;
  }
});
