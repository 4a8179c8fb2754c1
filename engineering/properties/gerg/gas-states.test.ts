import { describe, expect, test } from 'vitest';
import { undefinedIfRefused } from '../../quantities/index.ts';
import { GasStates } from './gas-states.ts';
import { uniform } from './testing/random-mixtures.ts';
import { GergMixture } from './gerg-mixture.ts';
import { GergStates } from './states.ts';

type Amounts = Readonly<Record<string, number>>;

/** Gases by their usual kinds, in amounts of which random shares are taken. */
const kinds: readonly (readonly [string, Amounts, Amounts])[] = [
  ['a lean gas', { C1: 1 }, { C2: 0.06, C3: 0.02, nC4: 0.01, N2: 0.05, CO2: 0.03 }],
  ['a rich gas', { C1: 0.7 }, { C2: 0.3, C3: 0.2, iC4: 0.06, nC4: 0.08, nC5: 0.04, nC6: 0.02, N2: 0.05 }],
  ['a gas with a heavy tail', { C1: 1 }, { C3: 0.02, nC7: 0.01, nC8: 0.005, nC9: 0.002, nC10: 0.001 }],
  ['a wet gas', { C1: 0.9 }, { C2: 0.08, C3: 0.03, nC5: 0.005, CO2: 0.05, H2O: 0.004 }],
  ['a sour gas', { C1: 0.7 }, { H2S: 0.3, CO2: 0.2, C2: 0.1, C3: 0.05, H2O: 0.003 }],
  ['carbon dioxide', { CO2: 1 }, { C1: 0.2, N2: 0.05, H2S: 0.05, H2: 0.03, nC5: 0.005 }],
  ['a gas with hydrogen', { H2: 0.5, C1: 0.4 }, { C2: 0.1, C3: 0.05, nC4: 0.02, CO: 0.1 }],
];

function normalised(amounts: Amounts): Amounts {
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  return Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, amount / total]));
}

/** States of a gas anywhere, or up to 45 K above its dew point, with those a table of its line has: by pressure, and gain of h in p/ρ. */
function generatedLines(index: number, [, most, others]: (typeof kinds)[number]) {
  const next = uniform(100 + index);
  for (let skipped = 0; skipped < 20; skipped += 1) next();
  return Array.from({ length: 7 }, () => {
    const random = Object.entries(others).map(([id, share]) => [id, share * next() ** 2 + 1e-6] as const);
    const states = new GergStates(normalised({ ...most, ...Object.fromEntries(random) }));
    const pressure = 4e5 * 60 ** next();
    const dewPressure = pressure * (0.3 + 0.7 * next());
    const above = 45 * next() ** 2;
    const dew = next() < 0.6 ? undefinedIfRefused(() => states.atPX(dewPressure, 1)) : undefined;
    const temperature = dew ? dew.temperature + above : 260 + 120 * next();
    const start = undefinedIfRefused(() => states.atPT(pressure, temperature));
    const places = Array.from({ length: 14 }, (_, row) =>
      [-0.6, -0.3, 0, 0.2].map(gain => ({ pressure: pressure * Math.exp(-0.11 * row), gain })),
    ).flat();
    return { states, start, places };
  });
}

describe('states near a first one', () => {
  test.each(kinds.map((kind, index) => [kind[0], kind, index] as const))(
    'of %s are the independent ones',
    (_, kind, index) => {
      const differing = [];
      for (const { states, start, places } of generatedLines(index, kind)) {
        if (!start) continue;
        const nearby = states.nearbyStates(start);
        for (const { pressure, gain } of places) {
          const enthalpy = start.enthalpy + (gain * start.pressure) / start.density;
          const found = undefinedIfRefused(() => nearby(pressure, enthalpy));
          const independent = undefinedIfRefused(() => states.atPH(pressure, enthalpy));
          const isSame =
            found?.phase === independent?.phase &&
            !(Math.abs((found?.density ?? 0) / (independent?.density ?? 0) - 1) > 1e-7) &&
            !(Math.abs((found?.temperature ?? 0) / (independent?.temperature ?? 0) - 1) > 1e-8);
          if (!isSame) differing.push({ pressure, enthalpy, found, independent });
        }
      }
      expect(differing).toEqual([]);
    },
  );

  test('of a natural gas need one independent state for each tenth of them', () => {
    const composition = { C1: 0.85, C2: 0.08, C3: 0.04, nC4: 0.01, CO2: 0.02 };
    const states = new GergStates(composition);
    const gas = new GergMixture(Object.keys(composition));
    const start = states.atPT(80e5, 320);
    let independent = 0;
    const counted = {
      atPT: (pressure: number, temperature: number) => {
        independent += 1;
        return states.atPT(pressure, temperature);
      },
      atPH: (pressure: number, enthalpy: number) => {
        independent += 1;
        return states.atPH(pressure, enthalpy);
      },
    };
    const nearby = new GasStates(counted, gas, Float64Array.from(Object.values(composition)), start);
    for (let row = 0; row < 30; row += 1)
      for (const gain of [0, -0.3, -0.6])
        nearby.stateAt(80e5 * Math.exp(-0.1 * row), start.enthalpy + (gain * start.pressure) / start.density);
    expect(independent).toBeLessThanOrEqual(9);
  });

  test('of a liquid are the independent ones', () => {
    const states = new GergStates({ C3: 0.5, nC5: 0.5 });
    const start = states.atPT(20e5, 280);
    const nearby = states.nearbyStates(start);
    expect(nearby(10e5, start.enthalpy)).toEqual(states.atPH(10e5, start.enthalpy));
  });
});
