import { expect, test } from 'vitest';
import { chemicalPotentials, createMixture, createState, flashPh, flashPs, flashTp } from './index.ts';

const mixture = createMixture(['N2', 'C1', 'C3', 'nC5']);
const composition = [0.1, 0.5, 0.25, 0.15];
const p = 30e5;

/** States of the mixture: liquid, two phases, vapour. */
const temperatures = [190, 250, 300, 420];

test.each(temperatures)('add up to h − T·s of each phase, and are the same in both: %d K', T => {
  const state = createState(mixture);
  flashTp(mixture, T, p, composition, state);
  const { condition, vapour, liquid } = state;
  const phases = [...(condition === 'liquid' ? [] : [vapour]), ...(condition === 'vapour' ? [] : [liquid])];
  const result = phases.map(phase => {
    const potentials = new Float64Array(4);
    chemicalPotentials(mixture, phase, potentials);
    const sum = potentials.reduce((all, value, index) => all + value * (phase.moleFractions[index] ?? 0), 0);
    expect(sum).toBeCloseTo(phase.molarEnthalpy - T * phase.molarEntropy, 6);
    return potentials;
  });
  const [first, second = first] = result;
  first?.forEach((value, index) => expect(second?.[index]).toBeCloseTo(value, 3));
});

test.each(temperatures)('say by how much the entropy grows with the enthalpy and the composition: %d K', T => {
  const state = createState(mixture);
  flashTp(mixture, T, p, composition, state);
  const potentials = new Float64Array(4);
  chemicalPotentials(mixture, state.condition === 'vapour' ? state.vapour : state.liquid, potentials);
  const { molarEnthalpy, molarEntropy } = state;
  const changes = [-2e-5, 3e-5, 1e-5, -2e-5];
  const heating = 0.2;
  const entropyAt = (share: number): number => {
    const z = composition.map((fraction, index) => fraction + share * (changes[index] ?? 0));
    flashPh(mixture, p, molarEnthalpy + share * heating, z, state);
    return state.molarEntropy;
  };
  const bound = changes.reduce((sum, change, index) => sum + change * (potentials[index] ?? 0), 0);
  expect((entropyAt(1) - entropyAt(-1)) / 2 / ((heating - bound) / T)).toBeCloseTo(1, 5);
  flashPs(mixture, p, molarEntropy, composition, state);
  expect(state.temperature).toBeCloseTo(T, 6);
});
