import { describe, expect, test } from 'vitest';
import { loadFluid, stateOf } from '../index.ts';

const byMass = (ammonia: number) => ({ NH3: ammonia / 0.0170305, H2O: (1 - ammonia) / 0.0180153 });

/** Boiling liquid by IAPWS G4-01 as implemented by iapws 1.5.5: temperature, K, pressure, bar, and density, kg/m³. */
const boiling: readonly (readonly [
  ammonia: number,
  at20: readonly [number, number],
  at100: readonly [number, number],
])[] = [
  [0.1, [0.1195, 960.9], [2.7161, 911.5]],
  [0.3, [0.7385, 894.3], [9.5738, 828.3]],
  [0.5, [2.695, 827.6], [23.5949, 744.5]],
  [0.8, [6.7862, 700.9], [47.5013, 585.7]],
  [0.95, [8.1397, 632.2], [58.0735, 493.9]],
  [0.98, [8.3961, 619], [60.5996, 472.4]],
];

describe('ammonia and water by Peng-Robinson', () => {
  test.each(boiling)('with %d by mass of ammonia, has the stated errors', async (ammonia, cold, hot) => {
    const fluid = await loadFluid(byMass(ammonia));
    const excess = [
      [293.15, cold],
      [373.15, hot],
    ] as const;
    const errors = excess.map(([temperature, [pressure, density]]) => {
      const state = stateOf(fluid, { temperature, quality: 0 });
      return {
        density: 100 * (state.density / density - 1),
        pressure: 100 * (state.pressure / (pressure * 1e5) - 1),
      };
    });
    const [caution = ''] = fluid.cautions;
    const stated = [...caution.matchAll(/([\d.]+) % (?:too (light))?/g)].map(([, figure, light]) =>
      light === undefined ? Number(figure) : -Number(figure),
    );
    const [first, second] = errors;
    const expected = [first?.density, second?.density, first?.pressure, second?.pressure];
    expect(stated.length).toBe(ammonia < 0.8 ? 4 : 2);
    for (const [i, figure] of stated.entries()) expect(Math.abs(figure - (expected[i] ?? NaN))).toBeLessThan(0.6);
  });

  test('says nothing of other mixtures, and keeps the remark on water for those', async () => {
    const dry = await loadFluid({ NH3: 0.5, C3: 0.5 });
    expect(dry.cautions.join(' ')).not.toContain('too dense');
    const wet = await loadFluid({ NH3: 0.01, H2O: 0.5, nC8: 0.49 }, 'pr');
    expect(wet.cautions.join(' ')).not.toContain('Boiling liquid ammonia and water');
    expect(wet.remarks.join(' ')).toContain('13 % too dense');
  });
});
