import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { GergStates } from './states.ts';

/** Boiling point, K, densities, kg/m³, and latent heat, J/kg, of propane: CoolProp 8.0.0. */
const propane = [
  { pressure: 101325, boiling: 231.0364, liquid: 580.88, vapour: 2.4161, latentHeat: 425_590 },
  { pressure: 120000, boiling: 234.9441, liquid: 576.34, vapour: 2.8278, latentHeat: 421_437 },
];

describe.each([1e-5, 1e-4, 1e-3, 1e-2])('propane with %d of water next to its boiling point', water => {
  const states = new GergStates({ C3: 1 - water, H2O: water });

  test.each(propane)('at $pressure Pa is a liquid below it, with its water apart, and a gas above', at => {
    const { pressure, boiling, liquid, vapour } = at;
    for (const below of [1, 0.5, 0.1, 0.05]) {
      const state = states.atPT(pressure, boiling - below);
      expect(Math.abs(state.density / liquid - 1), `${below} K below`).toBeLessThan(0.006);
      expect(state.liquids).toHaveLength(2);
    }
    for (const above of [0.1, 0.5, 1]) {
      const { density } = states.atPT(pressure, boiling + above);
      expect(Math.abs(density / vapour - 1), `${above} K above`).toBeLessThan(0.015);
    }
  });

  test.each(propane)(
    'at $pressure Pa boils there with the latent heat of propane',
    ({ pressure, boiling, latentHeat }) => {
      const waterByMass = (water * 18.015) / (water * 18.015 + (1 - water) * 44.096);
      const { enthalpy } = states.atPT(pressure, boiling - 0.1);
      for (const share of [0.1, 0.5, 0.9]) {
        const state = states.atPH(pressure, enthalpy + share * latentHeat * (1 - waterByMass));
        expect(Math.abs(state.temperature - boiling)).toBeLessThan(0.05);
        expect(Math.abs((state.quality ?? NaN) - share)).toBeLessThan(0.01);
      }
      expect(Math.abs(states.atPX(pressure, 0).temperature - boiling)).toBeLessThan(0.05);
    },
  );
});

test('is refused by name where water would be ice and the equation has no liquid for it', () => {
  for (const water of [1e-4, 1e-3, 1e-2]) {
    const states = new GergStates({ C3: 1 - water, H2O: water });
    for (const temperature of [229, 227, 223]) {
      expect(() => states.atPT(101325, temperature)).toThrow(Refusal);
      expect(() => states.atPT(101325, temperature)).toThrow('water freezes out of the fluid');
    }
  }
});
