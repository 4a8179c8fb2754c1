import { describe, expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import type { EquilibriumState } from './helmholtz/index.ts';
import { fluidOf, loadFluid } from './index.ts';
import { equationOf, lowestDistance, phasesOf } from './testing/tangent-plane.ts';

/** Mole fractions of the vapour, the oil and the water by thermo 0.6.0 and 0.6.1: FlashVLN of PR78MIX with the constants and k_ij of the table. */
const published: readonly (readonly [
  composition: Readonly<Record<string, number>>,
  p: number,
  T: number,
  vapour: number,
  oil: number,
  water: number,
])[] = [
  [{ C1: 0.3, nC8: 0.4, H2O: 0.3 }, 20e5, 303.15, 0.26202011, 0.43869308, 0.29928681],
  [{ C1: 0.6, nC8: 0.1, H2O: 0.3 }, 301325, 303.15, 0.61185043, 0.0956576, 0.29249197],
  [{ C1: 0.6, nC5: 0.2, H2O: 0.2 }, 20e5, 303.15, 0.61872569, 0.18257674, 0.19869757],
  [{ C1: 0.5, CO2: 0.1, H2S: 0.1, nC8: 0.1, H2O: 0.2 }, 50e5, 310, 0.64661155, 0.15405107, 0.19933739],
  [{ CO2: 0.6, C1: 0.1, nC10: 0.1, H2O: 0.2 }, 60e5, 290, 0.46149054, 0.33892947, 0.19957998],
  [{ H2S: 0.4, C1: 0.3, C3: 0.1, H2O: 0.2 }, 60e5, 300, 0.52047655, 0.27975735, 0.1997661],
  [
    { C1: 0.55, C2: 0.08, C3: 0.06, nC4: 0.04, nC5: 0.03, nC6: 0.03, nC8: 0.04, N2: 0.02, CO2: 0.03, H2O: 0.12 },
    70e5,
    320,
    0.66908051,
    0.21231763,
    0.11860186,
  ],
  [{ C1: 0.2, nC7: 0.2, nC10: 0.3, H2O: 0.3 }, 30e5, 420, 0.19977417, 0.54517749, 0.25504834],
  [{ C1: 0.4, CO2: 0.3, H2S: 0.1, nC6: 0.1, H2O: 0.1 }, 80e5, 315, 0.69635715, 0.20491558, 0.09872727],
  [{ Bz: 0.3, Tol: 0.2, C1: 0.2, H2O: 0.3 }, 10e5, 350, 0.21699459, 0.49294914, 0.29005627],
];

describe('three phases by Peng-Robinson', () => {
  test.each(published)('%o at %d Pa and %d K', async (composition, pressure, temperature, ...amounts) => {
    const fluid = await loadFluid(composition, 'pr');
    const state = fluid.stateAt({ pressure, temperature });
    const result = phasesOf(state, composition);
    expect(result).toHaveLength(3);
    result.forEach(({ amount }, k) => expect(amount).toBeCloseTo(amounts[k] ?? NaN, 7));
    expect(result[0]?.phase.state.phase).toBe('gas');
    expect(result[2]?.name).toBe('water');
  });

  test('the vapour of a wet flare gas is the gas, and no mixture of it with water', async () => {
    // Density by thermo 0.6.0, as above, with the translation of the table.
    const flare = await loadFluid({ C1: 0.6, nC8: 0.1, H2O: 0.3 }, 'pr');
    expect(flare.stateAt({ pressure: 301_325, temperature: 303.15 }).phases?.vapour.state.density).toBeCloseTo(
      2.044,
      3,
    );
    const line = await loadFluid({ C1: 0.6, nC5: 0.2, H2O: 0.2 }, 'pr');
    expect(line.stateAt({ pressure: 20e5, temperature: 303.15 }).phases?.vapour.state.density).toBeCloseTo(16.16, 2);
  });
});

/** Mole fractions whose phases have the same fugacities by teqp 0.23.2 (GERG2008resid) within 1e-11. */
const byGerg: readonly (readonly [Readonly<Record<string, number>>, number, number, number, number, number])[] = [
  [{ C1: 0.3, nC8: 0.4, H2O: 0.3 }, 20e5, 303.15, 0.2695616105780501, 0.43109041236931495, 0.29934797705263494],
  [{ C1: 0.6, nC5: 0.2, H2O: 0.2 }, 20e5, 303.15, 0.6187671356628461, 0.18271373741629326, 0.19851912692086063],
  [
    { C1: 0.5, CO2: 0.1, H2S: 0.1, nC8: 0.1, H2O: 0.2 },
    50e5,
    310,
    0.6704484076847019,
    0.13014916385506478,
    0.19940242846023326,
  ],
  [{ H2S: 0.4, C1: 0.3, C3: 0.1, H2O: 0.2 }, 60e5, 300, 0.5078454897879942, 0.29315999711565155, 0.19899451309635433],
];

describe('three phases by GERG-2008', () => {
  test.each(byGerg)('%o at %d Pa and %d K', async (composition, pressure, temperature, ...amounts) => {
    const fluid = await loadFluid(composition, 'gerg2008');
    const result = phasesOf(fluid.stateAt({ pressure, temperature }), composition);
    expect(result).toHaveLength(3);
    result.forEach(({ amount }, k) => expect(amount).toBeCloseTo(amounts[k] ?? NaN, 9));
  });
});

test.each(['pr', 'gerg2008'] as const)('two liquids without a vapour are a liquid, by %s', async method => {
  const fluid = await loadFluid({ H2O: 0.5, nC8: 0.5 }, method);
  const state = fluid.stateAt({ pressure: 601_325, temperature: 303.15 });
  expect(state.phase).toBe('liquid');
  expect(state.phases).toBeUndefined();
  expect(state.quality).toBeUndefined();
  expect(state.liquids?.map(({ name }) => name)).toEqual(['oil', 'water']);
  expect(Math.abs(state.density / 730 - 1)).toBeLessThan(0.01);
});

describe.each(['pr', 'gerg2008'] as const)('by %s', method => {
  const wet = [
    [{ C1: 0.3, nC8: 0.4, H2O: 0.3 }, 20e5, 303.15],
    [{ C1: 0.5, CO2: 0.1, H2S: 0.1, nC8: 0.1, H2O: 0.2 }, 50e5, 310],
  ] as const;

  test.each(wet)('%o has the same state from every pair', async (composition, pressure, temperature) => {
    const fluid = await loadFluid(composition, method);
    const state = fluid.stateAt({ pressure, temperature });
    const { enthalpy, entropy, quality = NaN } = state;
    for (const input of [
      { pressure, enthalpy },
      { pressure, entropy },
      { enthalpy, entropy },
      { pressure, quality },
      { temperature, quality },
    ]) {
      const other = fluid.stateAt(input);
      expect(other.liquids).toHaveLength(2);
      expect(other.temperature / temperature).toBeCloseTo(1, 7);
      expect(other.pressure / pressure).toBeCloseTo(1, 6);
      expect(other.density / state.density).toBeCloseTo(1, 5);
    }
  });

  test('a liquid beside water boils where both have the pressure together, and takes up heat at that temperature', async () => {
    const fluid = await loadFluid({ H2O: 0.5, nC8: 0.5 }, method);
    const pressure = 601_325;
    const boiling = fluid.stateAt({ pressure, quality: 0 });
    expect(boiling.liquids).toHaveLength(2);
    expect(fluid.stateAt({ pressure, temperature: boiling.temperature * (1 - 1e-6) }).phase).toBe('liquid');
    expect(fluid.stateAt({ pressure, temperature: boiling.temperature * (1 + 1e-6) }).phase).toBe('two-phase');
    for (const heat of [1e4, 1e5, 2e5]) {
      const state = fluid.stateAt({ pressure, enthalpy: boiling.enthalpy + heat });
      expect(state.temperature / boiling.temperature).toBeCloseTo(1, 8);
      expect(state.enthalpy).toBeCloseTo(boiling.enthalpy + heat, 3);
      expect(state.liquids).toHaveLength(2);
    }
  });

  test('the dew point of a wet gas is where water or oil first forms', async () => {
    const fluid = await loadFluid({ C1: 0.9, C3: 0.05, H2O: 0.05 }, method);
    const { temperature, phases } = fluid.stateAt({ pressure: 5e6, quality: 1 });
    expect(phases?.liquid.composition['H2O']).toBeGreaterThan(0.99);
    expect(fluid.stateAt({ pressure: 5e6, temperature: temperature * (1 + 1e-5) }).phase).toBe('gas');
    expect(fluid.stateAt({ pressure: 5e6, temperature: temperature * (1 - 1e-5) }).phase).toBe('two-phase');
  });

  test('an oil with much gas has a bubble point', async () => {
    const fluid = await loadFluid({ C1: 0.3, nC10: 0.7 }, method);
    const { temperature, phases } = fluid.stateAt({ pressure: 1e6, quality: 0 });
    expect(phases?.vapour.composition['C1']).toBeGreaterThan(0.99);
    expect(fluid.stateAt({ pressure: 1e6, temperature: temperature * (1 - 1e-4) }).phase).toBe('liquid');
  });
});

// Methane is critical at 190.6 K and 46.0 bar: beside decane it becomes a liquid at 190.7 K and 49.4 bar without a transition.
test('a light phase that becomes a liquid above its critical pressure is no bubble point', async () => {
  const fluid = await loadFluid({ C1: 0.3, nC10: 0.7 }, 'gerg2008');
  expect(() => fluid.stateAt({ pressure: 4.941_325e6, quality: 0 })).toThrow(Refusal);
});

const families = {
  wet: [
    ['C1', 'H2O'],
    ['C2', 'C3', 'nC5', 'nC6', 'nC8', 'nC10', 'N2', 'CO2'],
    [278, 450],
    [1e5, 2e7],
  ],
  sour: [
    ['C1', 'H2S', 'H2O'],
    ['CO2', 'C2', 'C3', 'nC5', 'nC8', 'nC10'],
    [278, 420],
    [1e5, 2e7],
  ],
  'rich in CO₂': [['CO2'], ['C1', 'N2', 'C3', 'nC6', 'nC8', 'O2', 'H2S'], [220, 350], [5e5, 2e7]],
  LNG: [
    ['C1', 'N2'],
    ['C2', 'C3', 'nC4', 'nC5'],
    [95, 220],
    [1e5, 6e6],
  ],
  heavy: [
    ['C1', 'nC10', 'H2O'],
    ['C2', 'nC7', 'nC8', 'CO2', 'nC6'],
    [280, 550],
    [1e5, 1.5e7],
  ],
} as const satisfies Record<
  string,
  readonly [readonly string[], readonly string[], readonly [number, number], readonly [number, number]]
>;

/** Numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe.each([
  ['pr', 2400],
  ['gerg2008', 600],
] as const)('generated states by %s', (method, count) => {
  test.each(Object.entries(families))('%s: equal fugacities, and no further phase', async (_, family) => {
    const [always, sometimes, [coldest, hottest], [lowest, highest]] = family;
    const next = numbers(count);
    await loadFluid({ C1: 0.5, H2O: 0.5 }, method);
    const seen = { phases: 0, refused: 0, unstable: 0 };
    for (let k = 0; k < count / 5; k += 1) {
      const ids = [...always, ...sometimes.filter(() => next() < 0.4)];
      if (ids.length < 2) ids.push('C1');
      const amounts = ids.map(() => -Math.log(next() + 1e-9) * (next() < 0.2 ? 0.02 : 1));
      const T = coldest + (hottest - coldest) * next();
      const p = lowest * (highest / lowest) ** next();
      await loadFluid(Object.fromEntries(ids.map(id => [id, 1])), method);
      const fluid = fluidOf(Object.fromEntries(ids.map((id, i) => [id, amounts[i] ?? NaN])), method);
      let state: EquilibriumState;
      try {
        state = fluid.stateAt({ pressure: p, temperature: T });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        seen.refused += 1;
        continue;
      }
      const names = Object.keys(fluid.composition);
      const phi = equationOf(method, names, T, p);
      const result = phasesOf(state, fluid.composition);
      seen.phases += result.length;
      const lnFs = result.map(({ phase: { composition } }) => {
        const x = Float64Array.from(names, id => composition[id] ?? 0);
        return Array.from(phi(x), (value, i) => value + Math.log(x[i] ?? NaN));
      });
      const total = names.map(id =>
        result.reduce((sum, { amount, phase }) => sum + amount * (phase.composition[id] ?? 0), 0),
      );
      names.forEach((id, i) => expect(total[i]).toBeCloseTo(fluid.composition[id] ?? NaN, 8));
      const [first = []] = lnFs;
      const where = `${JSON.stringify(fluid.composition)} at ${T} K and ${p} Pa`;
      for (const lnF of lnFs) {
        lnF.forEach((value, i) => {
          // Below some 1e-18 a mole fraction is no more than a trace.
          if (result.every(({ phase }) => (phase.composition[names[i] ?? ''] ?? 0) > 1e-18)) {
            expect(Math.abs(value - (first[i] ?? NaN)), where).toBeLessThan(1e-6);
          }
        });
      }
      const z = Float64Array.from(names, id => fluid.composition[id] ?? 0);
      if (lowestDistance(z, first, phi) < -1e-5) seen.unstable += 1;
    }
    expect(seen.phases).toBeGreaterThan((1.4 * count) / 5);
    expect(seen.refused / (count / 5), 'refused').toBeLessThan(0.02);
    expect(seen.unstable / (count / 5), 'unstable').toBeLessThan(0.01);
  });
});
