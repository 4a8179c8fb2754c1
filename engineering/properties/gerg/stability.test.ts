import { expect, test } from 'vitest';
import { createMixture, createState, mixtureSaturationPressure } from '../eos/index.ts';
import { GergStates } from './index.ts';

/** Mixtures whose bubble and dew points another equation of state has, within 15 %. */
const cases: readonly (readonly [composition: Readonly<Record<string, number>>, T: number])[] = [
  [{ C2: 0.5, C3: 0.5 }, 250],
  [{ C1: 0.3, C2: 0.7 }, 200],
  [{ C3: 0.4, nC5: 0.6 }, 330],
  [{ N2: 0.3, C1: 0.7 }, 120],
  [{ CO2: 0.5, C3: 0.5 }, 270],
  [{ C1: 0.2, C2: 0.2, C3: 0.2, nC4: 0.2, nC6: 0.2 }, 300],
];

test.each(cases)('%o at %d K parts between its dew and its bubble point', (composition, T) => {
  const mixture = createMixture(Object.keys(composition));
  const z = Object.values(composition);
  const at = (point: 'bubble' | 'dew') => mixtureSaturationPressure(mixture, T, z, point, createState(mixture));
  const [dew, bubble] = [at('dew'), at('bubble')];
  const states = new GergStates(composition);
  expect(states.atPT(0.8 * dew, T).phase).toBe('gas');
  expect(states.atPT(1.2 * bubble, T).phase).toBe('liquid');
  for (const share of [0.05, 0.3, 0.6, 0.95]) {
    const p = 1.15 * dew + share * (0.85 * bubble - 1.15 * dew);
    expect(states.atPT(p, T).phase, `${p} Pa`).toBe('two-phase');
  }
});

test('a natural gas is one phase where pipelines run', () => {
  const gas = new GergStates({ C1: 0.9, N2: 0.03, CO2: 0.02, C2: 0.03, C3: 0.015, nC4: 0.005 });
  for (const T of [260, 300, 400]) {
    for (const p of [1e5, 2e6, 5e6, 10e6]) expect(gas.atPT(p, T).phase).not.toBe('two-phase');
  }
});

test('roots between gas and liquid, where the isotherms go up and down, are none', () => {
  const gas = { C1: 0.85, N2: 0.02, CO2: 0.02, C2: 0.06, C3: 0.03, iC4: 0.005, nC4: 0.006, iC5: 0.002, nC5: 0.002 };
  const states = new GergStates({ ...gas, nC6: 0.003, H2S: 0.002 });
  let before = 430;
  for (const p of [2e6, 4e6, 6e6, 10e6, 30e6, 60e6]) {
    const { phase, density } = states.atPT(p, 150);
    expect(phase).toBe('liquid');
    expect(density).toBeGreaterThan(before);
    before = density;
  }
  expect(before).toBeLessThan(500);
});
