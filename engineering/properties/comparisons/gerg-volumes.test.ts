import { describe, expect, test } from 'vitest';
import { loadStreamData, streamPhaseAt, streamReferenceDensity, type StreamFluid } from '../stream/index.ts';
import type { Composition } from '../helmholtz/index.ts';

async function at(amounts: Composition, bar: number, kelvin: number) {
  const fluid: StreamFluid = { type: 'components', amounts };
  await loadStreamData(fluid);
  const stream = streamPhaseAt(fluid, bar * 1e5, kelvin);
  return { own: stream.phase?.state.density ?? NaN, reference: streamReferenceDensity(stream) };
}

describe('a liquid of unlike alkanes by GERG-2008', () => {
  // Volumes of the alkanes by CoolProp 8.0.0 and excess volume by PC-SAFT, which is that of CoolProp's PCSAFT for the pure ones; the excess by
  // COSTALD of chemicals 1.3 gives 0.2 to 2 % more.
  test.each<[Composition, number, number, number]>([
    [{ C3: 0.5, nC9: 0.5 }, 20, 293.15, 658.5],
    [{ C2: 0.5, nC6: 0.5 }, 60, 255.15, 624.4],
    [{ C3: 0.5, nC7: 0.5 }, 40, 313.15, 609.9],
    [{ nC5: 0.5, nC8: 0.5 }, 5, 293.15, 672.3],
    [{ C3: 0.4, nC6: 0.6 }, 20, 293.15, 619.2],
    [{ C3: 0.5, nC5: 0.1, nC6: 0.2, nC7: 0.2 }, 30, 303.15, 601.3],
  ])('%j is too light, and its true density is known', async (amounts, bar, kelvin, density) => {
    const { own, reference } = await at(amounts, bar, kelvin);
    expect(own / density).toBeLessThan(0.98);
    expect(Math.abs((reference?.density ?? NaN) / density - 1)).toBeLessThan(0.006);
    expect(reference?.equation).toBe('GERG-2008');
  });

  test.each<[Composition, number, number, number]>([
    [{ C3: 0.5, nC4: 0.5 }, 20, 293.15, 547.8],
    [{ C2: 0.5, nC7: 0.5 }, 60, 255.15, 646.2],
    [{ nC6: 0.5, nC10: 0.5 }, 5, 293.15, 702.8],
  ])('%j has its density, and no other is known', async (amounts, bar, kelvin, density) => {
    const { own, reference } = await at(amounts, bar, kelvin);
    expect(Math.abs(own / density - 1)).toBeLessThan(0.005);
    expect(reference).toBeUndefined();
  });
});

// COSTALD of chemicals 1.3 with the volume of the alkane by CoolProp 8.0.0, 280 K and 200 bar: −8.9, −9.4 and +5.2 % of the volume, where fitted
// pairs have 0.7 to −2.4 %.
test.each<[Composition, number]>([
  [{ C1: 0.3, iC5: 0.7 }, 0.09],
  [{ CO2: 0.3, nC4: 0.7 }, 0.07],
  [{ CO2: 0.3, nC6: 0.7 }, -0.08],
])('an alkane with a dissolved gas, %j, has a wrong volume', async (amounts, excess) => {
  expect((await at(amounts, 200, 280)).reference?.excess).toBeCloseTo(excess, 1.5);
});

test('a gas has its density', async () => {
  expect((await at({ C1: 0.9, C3: 0.05, nC9: 0.001, iC5: 0.04 }, 20, 330)).reference).toBeUndefined();
});

test('a liquid by Peng–Robinson is compared with GERG-2008 with the right volumes', async () => {
  // The trace makes it one by Peng-Robinson, which is 1 % off; GERG-2008 is 7 %.
  const { reference } = await at({ C3: 0.5, nC9: 0.499, nC12: 0.001 }, 20, 293.15);
  expect(reference?.equation).toBe('Peng–Robinson');
  expect(Math.abs((reference?.density ?? NaN) / 658.5 - 1)).toBeLessThan(0.01);
});
