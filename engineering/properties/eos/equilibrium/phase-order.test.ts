import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMixture, createState, flashPh, flashPs, flashTp, flashUv, type FluidState } from '../index.ts';

/** Components whose mixtures split between 210 and 400 K, 10 and 300 bar; in some the denser phase takes up more per mole. */
const mixtures = [
  ['C1', 'C2', 'C3', 'nC5', 'nC10'],
  ['H2', 'C1', 'nC6'],
  ['H2', 'CO2', 'nC10'],
  ['CO2', 'nC10'],
  ['CO2', 'C1', 'N2', 'H2S'],
  ['CO2', 'C3', 'nC8', 'nC10'],
  ['N2', 'C1', 'nC4', 'nC7'],
  ['H2S', 'C1', 'C3', 'nC9'],
  ['C1', 'nC10'],
  ['C1', 'C3', 'Tol'],
  ['Ar', 'C1', 'nC10'],
  ['C2', 'C3', 'nC4', 'nC5', 'nC6'],
  ['CO2', 'H2', 'C1', 'CO'],
] as const;

const states = fc.record({
  ids: fc.constantFrom(...mixtures),
  weights: fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
  temperature: fc.double({ min: 210, max: 400, noNaN: true }),
  pressure: fc.double({ min: Math.log(10e5), max: Math.log(300e5), noNaN: true }).map(Math.exp),
});

/** The state of a mixture at T and p, and the states solved again from the same h, s and u. */
function result({ ids, weights, temperature, pressure }: typeof states extends fc.Arbitrary<infer T> ? T : never) {
  const mixture = createMixture(ids);
  const sum = weights.slice(0, ids.length).reduce((total, weight) => total + weight, 0);
  const z = ids.map((_, index) => (weights[index] ?? 0) / sum);
  const state = createState(mixture);
  flashTp(mixture, temperature, pressure, z, state);
  const { molarEnthalpy, molarEntropy, molarInternalEnergy, molarVolume } = state;
  const again = (flash: (into: FluidState) => void): FluidState => {
    const into = createState(mixture);
    flash(into);
    return into;
  };
  return [
    state,
    again(into => flashPh(mixture, pressure, molarEnthalpy, z, into)),
    again(into => flashPs(mixture, pressure, molarEntropy, z, into)),
    again(into => flashUv(mixture, molarInternalEnergy, molarVolume, z, into)),
  ];
}

test('of two phases the liquid is the denser, kg/m³, in every flash', () => {
  let inverted = 0;
  fc.assert(
    fc.property(states, input => {
      for (const { condition, vapour, liquid, vapourFraction } of result(input)) {
        if (condition !== 'two-phase') continue;
        expect(liquid.density).toBeGreaterThanOrEqual(vapour.density);
        expect(vapourFraction).toBeGreaterThan(0);
        expect(vapourFraction).toBeLessThan(1);
        if (liquid.molarVolume > vapour.molarVolume) inverted += 1;
      }
    }),
    { numRuns: 600, seed: 13, endOnFailure: true },
  );
  // Otherwise no case was tried in which the two orders differ.
  expect(inverted).toBeGreaterThan(10);
});

/** Share of the volume that is liquid. */
function liquidShare(fractions: Readonly<Record<string, number>>, T: number, p: number): number {
  const mixture = createMixture(Object.keys(fractions));
  const state = createState(mixture);
  flashTp(mixture, T, p, Object.values(fractions), state);
  return ((1 - state.vapourFraction) * state.liquid.molarVolume) / state.molarVolume;
}

describe('the share of liquid does not leap where the phases take up the same volume per mole', () => {
  test.each([
    [{ C1: 0.8, C2: 0.08, C3: 0.05, nC5: 0.03, nC10: 0.04 }, 330, [225e5, 230e5, 235e5, 240e5]],
    [{ H2: 0.6, C1: 0.2, nC6: 0.2 }, 290, [250e5, 260e5, 270e5, 280e5]],
  ])('%o at %d K', (fractions, T, pressures) => {
    const shares = pressures.map(p => liquidShare(fractions, T, p));
    shares.slice(1).forEach((share, index) => expect(Math.abs(share - (shares[index] ?? NaN))).toBeLessThan(0.05));
  });
});
