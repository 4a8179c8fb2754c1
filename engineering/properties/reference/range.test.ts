import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { referenceFluids, referenceStates } from './index.ts';

describe('a value outside the range of an equation', () => {
  test('is refused with the range in words', async () => {
    const nitrogen = await referenceStates('N2');
    expect(() => nitrogen.atPT(1e5, 60)).toThrow(
      'the temperature must be from −210.0 °C to 1727 °C in the equation of nitrogen; it is −213.1 °C',
    );
    expect(() => nitrogen.atPT(3e9, 300)).toThrow('the pressure must be above zero and up to');
    expect(() => nitrogen.atPT(0, 300)).toThrow('the pressure must be above zero');
    expect(() => nitrogen.atPT(NaN, 300)).toThrow(Refusal);
    expect(() => nitrogen.atPT(1e5, NaN)).toThrow(Refusal);
    expect(() => nitrogen.atPH(1e5, 1e8)).toThrow('within the range of the equation of nitrogen');
    expect(() => nitrogen.atPH(1e5, -1e8)).toThrow(Refusal);
    expect(() => nitrogen.atPS(1e5, Infinity)).toThrow('the entropy is beyond the range of numbers');
    expect(() => nitrogen.atHS(1e8, 0)).toThrow('within the range of the equation of nitrogen');
  });

  test('is refused of air where it is in part liquid', async () => {
    const air = await referenceStates('Air');
    expect(air.atPT(1e5, 85).phase).toBe('gas');
    expect(air.atPT(1e6, 85).phase).toBe('liquid');
    expect(() => air.atPT(1.05e5, 80)).toThrow('air is partly liquid there');
    expect(() => air.atTX(100, 0.5)).toThrow('air is partly liquid there');
    const gas = air.atPT(1e6, 120).enthalpy;
    const liquid = air.atPT(1e6, 90).enthalpy;
    expect(() => air.atPH(1e6, 0.5 * (gas + liquid))).toThrow('air is partly liquid there');
  });

  test('throws a RangeError for an unknown fluid', async () => {
    await expect(referenceStates('H2O')).rejects.toThrow(RangeError);
  });

  test('phases have their names', async () => {
    const carbonDioxide = await referenceStates('CO2');
    expect(carbonDioxide.atPT(1e5, 300).phase).toBe('gas');
    expect(carbonDioxide.atPT(1e7, 300).phase).toBe('liquid');
    expect(carbonDioxide.atPT(1e7, 310).phase).toBe('supercritical');
    expect(carbonDioxide.atPT(1e6, 310).phase).toBe('gas');
    const boiling = carbonDioxide.atTX(250, 0.25);
    expect(boiling.phase).toBe('two-phase');
    expect(boiling.cp).toBeUndefined();
    const again = carbonDioxide.atPH(boiling.pressure, boiling.enthalpy);
    expect(again.phase).toBe('two-phase');
    expect(again.quality).toBeCloseTo(0.25, 9);
    expect(carbonDioxide.atPS(boiling.pressure, boiling.entropy).quality).toBeCloseTo(0.25, 9);
    const byBoth = carbonDioxide.atHS(boiling.enthalpy, boiling.entropy);
    expect(byBoth.quality).toBeCloseTo(0.25, 6);
    expect(byBoth.temperature).toBeCloseTo(250, 6);
  });

  test('the names of the fluids are theirs', async () => {
    for (const { id, name, load } of referenceFluids) expect(await load()).toMatchObject({ id, name });
  });
});
