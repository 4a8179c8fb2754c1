import { expect, test } from 'vitest';
import { areAlkanes, pairsWithoutInteraction } from './interaction.ts';
import {
  components,
  createMixture,
  createState,
  flashPh,
  flashTp,
  flashUv,
  interactionParameter,
  phaseAt,
  PhaseState,
} from './index.ts';

/** Tabulated at 298.15 K by Poling et al., 5th ed., appendix A, J/(mol·K). */
const heatCapacities: Readonly<Record<string, number>> = {
  N2: 29.12,
  CO2: 37.13,
  C1: 35.69,
  C3: 73.6,
  nC10: 233.05,
  H2O: 33.58,
  SO2: 39.87,
  He: 20.79,
};

test.each(Object.entries(heatCapacities))(
  'the heat capacity of %s at 298.15 K is the tabulated %d within 0.6 %%',
  (id, cp) => {
    const phase = new PhaseState(1);
    phaseAt(createMixture([id]), 298.15, 1, [1], 'vapour', phase);
    expect(Math.abs(phase.molarCpIdeal / cp - 1)).toBeLessThan(0.006);
  },
);

test('the table has each component once, with its temperatures in order', () => {
  expect(components).toHaveLength(29);
  expect(new Set(components.map(({ id }) => id)).size).toBe(29);
  for (const { boilingTemperature, criticalTemperature, tripleTemperature } of components) {
    expect(tripleTemperature).toBeLessThan(boilingTemperature ?? criticalTemperature);
    expect(boilingTemperature ?? 0).toBeLessThan(criticalTemperature);
  }
});

test('alkanes have their interaction parameters', () => {
  const alkanes = ['C1', 'C2', 'C3', 'iC4', 'nC4', 'iC5', 'nC5', 'nC6', 'nC7', 'nC8', 'nC9', 'nC10', 'nC12'];
  const unknown = pairsWithoutInteraction(alkanes).filter(([one, other]) => !areAlkanes(one, other));
  expect(unknown).toEqual([]);
});

test('an interaction parameter is the same both ways and says where it comes from; the outliers are left out', () => {
  expect(interactionParameter('CO2', 'C1')).toEqual(interactionParameter('C1', 'CO2'));
  expect(interactionParameter('C1', 'CO2')?.value).toBe(0.0978);
  expect(interactionParameter('N2', 'nC8')?.source).toContain('Whitson');
  expect(interactionParameter('H2', 'nC4')?.source).toContain('E-PPR78');
  expect(interactionParameter('H2', 'Tol')).toBeUndefined();
  expect(createMixture(['C1', 'H2', 'Tol']).pairsWithoutInteraction).toEqual([['H2', 'Tol']]);
});

test('the volume translation moves volumes and leaves phases, energies and entropies as they are', () => {
  const ids = ['C1', 'C3', 'nC7'];
  const z = [0.5, 0.3, 0.2];
  const moved = createMixture(ids);
  const plain = createMixture(ids, { translated: false });
  const movedState = createState(moved);
  const plainState = createState(plain);
  flashTp(moved, 300, 3e6, z, movedState);
  flashTp(plain, 300, 3e6, z, plainState);
  expect(movedState.vapourFraction).toBeCloseTo(plainState.vapourFraction, 11);
  expect(movedState.liquid.molarEntropy).toBeCloseTo(plainState.liquid.molarEntropy, 9);
  expect(movedState.liquid.molarInternalEnergy).toBeCloseTo(plainState.liquid.molarInternalEnergy, 6);
  const shift = ids.reduce(
    (sum, _, i) => sum + (movedState.liquid.moleFractions[i] ?? NaN) * (moved.components[i]?.volumeTranslation ?? NaN),
    0,
  );
  expect(plainState.liquid.molarVolume - movedState.liquid.molarVolume).toBeCloseTo(shift, 14);
});

test('the translated liquid of 0.8 of the critical temperature has the density of the reference equation of state', () => {
  const methane = createMixture(['C1']);
  const phase = new PhaseState(1);
  phaseAt(methane, 0.8 * 190.564, 1.2e6, [1], 'liquid', phase);
  expect(Math.abs(phase.density / 354.5 - 1)).toBeLessThan(0.01);
});

test('invalid mixtures and compositions are rejected with a message', () => {
  expect(() => createMixture([])).toThrow(new RangeError('a mixture needs at least one component'));
  expect(() => createMixture(['C1', 'C1'])).toThrow(new RangeError('component C1 is given twice'));
  expect(() => createMixture(['gold'])).toThrow(new RangeError('no component is called gold'));
  const mixture = createMixture(['C1', 'C2']);
  const state = createState(mixture);
  const at = (T: number, p: number, z: readonly number[]) => (): void => flashTp(mixture, T, p, z, state);
  expect(at(0, 1e5, [0.5, 0.5])).toThrow(new RangeError('temperature must be above 0, got 0'));
  expect(at(300, Infinity, [0.5, 0.5])).toThrow(new RangeError('pressure must be finite, got Infinity'));
  expect(at(300, 1e5, [1])).toThrow(new RangeError('composition must have 2 mole fractions, got 1'));
  expect(at(300, 1e5, [1.2, -0.2])).toThrow(new RangeError('mole fraction of C1 must be from 0 to 1, got 1.2'));
  expect(at(300, 1e5, [0.5, 0.4])).toThrow(new RangeError('mole fractions must add up to 1, got 0.9'));
  expect(() => flashUv(mixture, 0, 1e-6, [0.5, 0.5], state)).toThrow(
    /^molarVolume must be above the .* m³\/mol the molecules fill, got 0.000001$/,
  );
});

test('a rejected composition has no side effects', () => {
  const mixture = createMixture(['C1', 'C2']);
  const state = createState(mixture);
  const massOf = (z: readonly number[]): number => {
    flashTp(mixture, 300, 1e5, z, state);
    return state.molarMass;
  };
  const methane = massOf([0.9, 0.1]);
  expect(() => massOf([0.2, 1.2])).toThrow(RangeError);
  expect(massOf([0.9, 0.1])).toBe(methane);
  expect(() => massOf([0.2, 0.1])).toThrow(RangeError);
  expect(() => massOf([0.2, 0.1])).toThrow(RangeError);
});

test('impossible and extreme states end quickly, in a RangeError or a state', () => {
  for (const ids of [['N2'], ['C1', 'nC10'], ['C1', 'C2', 'C3', 'nC4', 'CO2', 'H2O']]) {
    const mixture = createMixture(ids);
    const state = createState(mixture);
    const z = ids.map(() => 1 / ids.length);
    for (const energy of [-1e6, -1e5, -3e4, 0, 1e5, 1e7]) {
      for (const size of [1e-4, 1e-3, 1, 1e3]) {
        for (const flash of [
          () => flashUv(mixture, energy, size, z, state),
          () => flashPh(mixture, 1e4 / size, energy, z, state),
        ]) {
          try {
            flash();
            expect(state.temperature).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
        }
      }
    }
  }
});

test('a fluid of one phase is all vapour or all liquid, whatever it is found from', () => {
  const mixture = createMixture(['C3']);
  for (const [T, p, condition, share] of [
    [300, 1e5, 'vapour', 1],
    [250, 1e6, 'liquid', 0],
  ] as const) {
    const state = createState(mixture);
    flashTp(mixture, T, p, [1], state);
    expect([state.condition, state.vapourFraction]).toEqual([condition, share]);
    const { molarEnthalpy, molarInternalEnergy, molarVolume } = state;
    const again = createState(mixture);
    flashPh(mixture, p, molarEnthalpy, [1], again);
    expect([again.condition, again.vapourFraction]).toEqual([condition, share]);
    flashUv(mixture, molarInternalEnergy, molarVolume, [1], again);
    expect([again.condition, again.vapourFraction]).toEqual([condition, share]);
  }
});

/** Saturated liquid at about 0.8 of the critical temperature, where the translations were fitted: kg/m³, NIST WebBook. */
test.each([
  ['N2', 100, 688.65],
  ['C1', 150, 357.9],
  ['CO2', 243.15, 1075.7],
])('the liquid of %s at %d K has the %d kg/m³ of its reference equation within 0.15 %%', (id, T, density) => {
  const mixture = createMixture([id]);
  mixture.feed[0] = 1;
  mixture.whole.setComposition(mixture.feed, 1);
  expect(mixture.saturation.solveAt(mixture.whole, T)).toBe(true);
  const state = createState(mixture);
  flashTp(mixture, T, mixture.saturation.pressure * (1 + 1e-6), [1], state);
  expect(state.condition).toBe('liquid');
  expect(Math.abs(state.density / density - 1)).toBeLessThan(0.0015);
});
