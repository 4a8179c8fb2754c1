import { describe, expect, test } from 'vitest';
import { likeMixtureOf } from './gerg-likeness.ts';
import { loadFluid, loadReferencesOf, stateOf } from '../index.ts';
import { expansionExcess, heatExcess, vapourPressureExcess } from './reference-excess.ts';

describe('a like mixture of GERG-2008', () => {
  test('has alkanes in place of other hydrocarbons and petroleum fractions', () => {
    expect(likeMixtureOf({ C1: 0.2, Tol: 0.3, nC12: 0.1, 'C7+ (M 115, SG 0.737)': 0.4 })).toEqual({
      composition: { C1: 0.2, nC9: 0.3, nC10: 0.1, nC8: 0.4 },
      replaced: [
        ['Tol', 'nC9'],
        ['nC12', 'nC10'],
        ['C7+ (M 115, SG 0.737)', 'nC8'],
      ],
      leftOut: [],
      changed: expect.closeTo(0.8, 12) as number,
    });
  });

  test('is without a trace of another substance', () => {
    expect(likeMixtureOf({ C1: 0.497, H2S: 0.497, MeOH: 0.006 })).toEqual({
      composition: { C1: 0.5, H2S: 0.5 },
      replaced: [],
      leftOut: ['MeOH'],
      changed: 0.006,
    });
  });

  test('is none of a mixture that GERG-2008 has, nor of one with another substance', () => {
    expect(likeMixtureOf({ C1: 0.5, nC10: 0.5 })).toBeUndefined();
    expect(likeMixtureOf({ C1: 0.5, NH3: 0.5 })).toBeUndefined();
  });
});

describe('a wide condensate by Peng–Robinson', () => {
  // A trace of n-dodecane makes it one by Peng-Robinson, of which GERG-2008 has all but the trace.
  const wide = { C3: 0.3, nC10: 0.699999 };
  const trace = { ...wide, nC12: 1e-6 };
  const [pressure, temperature] = [40e5, 320];

  test.each([
    ['expansion per heat', expansionExcess, 0.149],
    ['heat', (a: typeof trace, p: number, T: number) => heatExcess(a, p, T, T + 30), 0.032],
    ['vapour pressure', (a: typeof trace, _: number, T: number) => vapourPressureExcess(a, T), 0.06],
  ])('has the excess of its %s over GERG-2008', async (_, excessOf, size) => {
    await Promise.all([loadFluid(trace), loadReferencesOf(trace)]);
    const found = excessOf(trace, pressure, temperature);
    expect(found?.by).toBe('by GERG-2008 of the same mixture with n-decane in place of n-dodecane');
    expect(found?.excess).toBeCloseTo(-size, 2);
  });

  // α/cp of propane and n-decane by HEOS of CoolProp 8.0.0.
  test('expands by as much less as another program has it', async () => {
    await Promise.all([loadFluid(trace), loadReferencesOf(trace)]);
    const fluid = await loadFluid(trace);
    const [below, own, above] = [-1, 0, 1].map(step => stateOf(fluid, { pressure, temperature: temperature + step }));
    const expansion =
      ((above?.specificVolume ?? NaN) - (below?.specificVolume ?? NaN)) / 2 / (own?.specificVolume ?? NaN);
    const corrected =
      expansion / (own?.cp ?? NaN) / (1 + (expansionExcess(trace, pressure, temperature)?.excess ?? NaN));
    expect(Math.abs(corrected / 5.2478e-7 - 1)).toBeLessThan(0.02);
  });
});
