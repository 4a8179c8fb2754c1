import { describe, expect, test } from 'vitest';
import { pow } from '../../elementary/index.ts';
import { Refusal } from '../../quantities/index.ts';
import { uniform } from './testing/random-mixtures.ts';
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

/** Natural gases with 5 ppm to 15 % of water at 1 to 100 bar. */
function wetGases(count: number): readonly (readonly [composition: Record<string, number>, p: number])[] {
  const random = uniform(7);
  return Array.from({ length: count }, () => {
    const amounts: Record<string, number> = { C1: 0.6 + 0.4 * random(), H2O: pow(10, -5.3 + 4.5 * random()) };
    for (const [id, most] of Object.entries({ C2: 0.15, C3: 0.08, CO2: 0.1, N2: 0.1, nC5: 0.02 }))
      if (random() < 0.5) amounts[id] = most * random();
    const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
    const composition = Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, amount / total]));
    return [composition, 1e5 * pow(10, 2 * random())] as const;
  });
}

test('a wet gas of −40 to 0 °C has the temperature that its enthalpy and its entropy at a pressure have', () => {
  const random = uniform(8);
  for (const [composition, p] of wetGases(150)) {
    const states = new GergStates(composition);
    const T = 233.15 + 40 * random();
    const { enthalpy, entropy } = states.atPT(p, T);
    const where = `${JSON.stringify(composition)} at ${p} Pa, ${T} K`;
    expect(Math.abs(states.atPH(p, enthalpy).temperature - T), where).toBeLessThan(1e-4);
    expect(Math.abs(states.atPS(p, entropy).temperature - T), where).toBeLessThan(1e-4);
  }
});

test('a colder one has it too, or is refused by name', () => {
  const random = uniform(9);
  const refusals = new Set<string>();
  let found = 0;
  for (const [composition, p] of wetGases(120)) {
    const states = new GergStates(composition);
    const T = 226 + 4 * random();
    const temperatures = [
      () => states.atPT(p, T).temperature,
      () => states.atPH(p, states.atPT(p, T).enthalpy).temperature,
      () => states.atPS(p, states.atPT(p, T).entropy).temperature,
    ].map(temperature => {
      try {
        return temperature();
      } catch (error) {
        refusals.add(error instanceof Refusal ? error.message.slice(0, 33) : String(error));
        return undefined;
      }
    });
    const known = temperatures.filter(temperature => temperature !== undefined);
    found += known.length;
    expect(new Set([0, temperatures.length])).toContain(known.length);
    expect(Math.max(...known, T) - Math.min(...known, T), `${JSON.stringify(composition)} at ${p} Pa`).toBeLessThan(
      0.15,
    );
  }
  expect(found).toBeGreaterThan(100);
  expect([...refusals]).toEqual(['water freezes out of the fluid at']);
});

// CoolProp 8.0.0, GERG-2008 without the water: at 58.13 bar(abs) 12 % by mass of it is liquid at 230 K.
test('a gas that would condense beside water without a search for three phases is refused', () => {
  const rich = { C1: 0.873, H2O: 0.000145, C3: 0.0759, N2: 0.050955 };
  const states = new GergStates(rich);
  expect(states.atPT(5.813e6, 230.01).quality).toBeLessThan(0.95);
  expect(() => states.atPT(5.813e6, 229)).toThrow('water freezes out of the fluid');
});

test('a gas whose water is ice at its enthalpy is refused by name', () => {
  const saturated = { C1: 0.9499731652598185, C2: 0.03999886073125439, H2O: 0.000028256518131466353 };
  const states = new GergStates({ ...saturated, CO2: 0.009999717490795727 });
  expect(() => states.atPH(55.51e5, -261e3)).toThrow('water freezes out of the fluid at 55.51 bar(abs)');
});
