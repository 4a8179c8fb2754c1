import { beforeAll, describe, expect, test } from 'vitest';
import { loadStreamData, streamPhaseAt, streamViscosity, type StreamFluid } from './index.ts';

const heavy: StreamFluid = { type: 'components', amounts: { 'C7+ (M 550, SG 0.97)': 0.9, C3: 0.1 } };
const naphtha: StreamFluid = { type: 'components', amounts: { nC8: 0.5, cC6: 0.5 } };
const withWater: StreamFluid = { type: 'components', amounts: { nC8: 0.5, H2O: 0.5 } };
const aqueous: StreamFluid = { type: 'components', amounts: { MeOH: 0.5, H2O: 0.5 } };

beforeAll(async () => {
  for (const fluid of [heavy, naphtha, withWater, aqueous]) await loadStreamData(fluid);
});

const at = (fluid: StreamFluid, phase: 'liquid' | 'gas' = 'liquid', bar = 21, temperature = 333.15) =>
  streamViscosity(streamPhaseAt(fluid, bar * 1e5, temperature, phase));

describe('the viscosity of a stream has a caution with its side', () => {
  test('of a heavy petroleum fraction, by how much it may be off', () => {
    expect(at(heavy).caution).toContain('an estimate, which may be 1.8 times as high or as low');
    expect(at(heavy).caution).toContain('the unsafe side');
  });

  test('of two liquids, which may flow as a dispersion', () => {
    const { caution, uncertainty } = at(withWater);
    expect(caution).toContain('A dispersion of one in the other may be several times as viscous as either');
    expect(uncertainty).toBeGreaterThanOrEqual(1);
  });

  test('but not of alike components, of a gas, or where the fluid has one of its own', () => {
    expect(at(naphtha).caution).toBeUndefined();
    expect(at(naphtha).uncertainty).toBeLessThan(0.25);
    expect(at(withWater, 'gas', 1, 450).caution).toBeUndefined();
    expect(at(aqueous).caution).toBeUndefined();
    expect(at(aqueous).uncertainty).toBe(2);
  });
});
