import { describe, expect, test } from 'vitest';
import { referenceFluids, referenceStates } from '../reference/index.ts';
import { components, createMixture, createState, mixtureSaturationPressure, phaseAt, PhaseState } from './index.ts';

/** Components with a reference equation: all but water. */
const known = await Promise.all(
  components.flatMap(component => {
    const reference = referenceFluids.find(({ id }) => id === component.id);
    return reference ? [reference.load().then(equation => ({ name: component.name, component, equation }))] : [];
  }),
);

/** Accuracy of translated liquid densities that are not within 0.75 %: hydrogen and helium have no translation. */
const lessNear: Readonly<Record<string, number>> = {
  H2: 0.16,
  He: 0.18,
  Ar: 0.011,
  H2S: 0.009,
  'C3=': 0.009,
  nC9: 0.0105,
  nC10: 0.01,
  MeOH: 0.011,
};

const apart = (value: number, expected: number) => Math.abs(value / expected - 1);

test('all components but water have a reference equation', () => expect(known).toHaveLength(components.length - 1));

describe.each(known)('$name', ({ component, equation }) => {
  const mixture = createMixture([component.id]);
  const phase = new PhaseState(1);

  test('has the constants of its reference equation', () => {
    const { critical, range, molarMass, acentricFactor, cas } = equation;
    expect(component.cas).toBe(cas);
    expect(apart(component.molarMass, molarMass)).toBeLessThan(3e-5);
    expect(apart(component.criticalTemperature, critical.temperature)).toBeLessThan(2e-3);
    expect(apart(component.criticalPressure, critical.pressure)).toBeLessThan(0.016);
    expect(apart(component.criticalVolume, 1 / critical.density)).toBeLessThan(0.043);
    expect(Math.abs(component.acentricFactor - acentricFactor)).toBeLessThan(2.5e-3);
    expect(apart(component.tripleTemperature, range.minimumTemperature)).toBeLessThan(2e-3);
  });

  test('has the heat capacity of the ideal gas of its reference equation', async () => {
    const states = await referenceStates(component.id);
    for (const T of [200, 298.15, 400, 600, 900]) {
      if (T < equation.range.minimumTemperature || T > equation.range.maximumTemperature) continue;
      phaseAt(mixture, T, 1, [1], 'vapour', phase);
      const cp = (states.atPT(1, T).cp ?? NaN) * equation.molarMass;
      expect(apart(phase.molarCpIdeal, cp), `at ${T} K`).toBeLessThan(0.025);
    }
  });

  test('has as a liquid at 0.8 of its critical temperature, where the translations were fitted, its density', async () => {
    const states = await referenceStates(component.id);
    const T = 0.8 * component.criticalTemperature;
    const state = createState(mixture);
    mixtureSaturationPressure(mixture, T, [1], 'bubble', state);
    const within = lessNear[component.id] ?? 0.0075;
    expect(apart(state.liquid.density, states.atTX(T, 0).density)).toBeLessThan(within);
  });
});
