import { describe, expect, test } from 'vitest';
import { loadFluid, splitDoubt, stateOf } from './index.ts';

async function doubtOf(amounts: Readonly<Record<string, number>>, celsius = 20) {
  const fluid = await loadFluid(amounts);
  const { liquids } = stateOf(fluid, { pressure: 20e5, temperature: celsius + 273.15 });
  expect(liquids).toHaveLength(2);
  return splitDoubt(fluid, liquids);
}

describe('two liquids by Peng–Robinson', () => {
  test('of substances that mix completely are not so', async () => {
    expect(await doubtOf({ Acetone: 0.2, H2O: 0.8 })).toEqual({ names: ['acetone', 'water'], reason: 'miscible' });
    expect(await doubtOf({ EO: 0.5, H2O: 0.5 })).toEqual({ names: ['ethylene oxide', 'water'], reason: 'miscible' });
  });

  test('of such substances are not so either where both are mostly water', async () => {
    const ethanol = { EtOH: 0.4 / 0.04607, H2O: 0.6 / 0.018015 };
    expect(await doubtOf(ethanol, 0)).toEqual({ names: ['water', 'ethanol'], reason: 'miscible' });
  });

  test('are not certain without a known interaction parameter', async () => {
    expect((await doubtOf({ MeOH: 0.5, nC6: 0.5 }))?.reason).toBe('unknown');
    expect((await doubtOf({ DME: 0.5, H2O: 0.5 }))?.reason).toBe('unknown');
  });

  test('are not doubted for oil and water, with or without a substance that mixes with water', async () => {
    expect(await doubtOf({ EtBz: 0.5, H2O: 0.5 })).toBeUndefined();
    expect(await doubtOf({ nC7: 0.4, NH3: 0.1, H2O: 0.5 })).toBeUndefined();
  });
});
