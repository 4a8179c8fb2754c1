import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceeded, fallenShort, limitsOf, servicesFor, smallestWithin, type LineRating } from './criteria.ts';
import { erosionalVelocity, erosionConstant } from './erosion.ts';
import { pipeMaterials, wallRoughness } from './roughness.ts';
import { serviceTable, type LineService } from './services.ts';

const rating: LineRating = { velocity: 2, gradient: 500, momentumFlux: 4000, mach: undefined, erosionalRatio: 0.5 };

test('the erosional velocity of API RP 14E is 122/√ρ for continuous service', () => {
  expect(erosionConstant).toBeCloseTo(1.22, 3);
  expect(erosionalVelocity(1000, 100)).toBeCloseTo(122 / Math.sqrt(1000), 3);
  expect(erosionalVelocity(100 * 16.018463374, 125)).toBeCloseTo(12.5 * 0.3048, 9);
  expect(() => erosionalVelocity(0, 100)).toThrow('density must be above 0, got 0');
  expect(() => erosionalVelocity(1, 0)).toThrow('C must be above 0, got 0');
});

test('every fluid has services, and every service a fluid and a criterion', () => {
  for (const fluid of ['Liquid', 'Gas', 'Steam', 'Two-phase'] as const) {
    expect(servicesFor(fluid).length).toBeGreaterThan(1);
    for (const name of servicesFor(fluid)) {
      const limits = limitsOf(name, { density: 10, gaugePressure: 1e5 });
      expect(Object.keys(limits ?? {}), name).not.toEqual([]);
    }
  }
  const services: readonly LineService[] = Object.values(serviceTable);
  expect(services.every(({ fluids }) => fluids.length > 0)).toBe(true);
});

test('limits by pressure take the row that the pressure has reached', () => {
  const most = (gaugePressure: number) => limitsOf('Gas, by pressure', { density: 1, gaugePressure })?.velocity?.most;
  expect([-50_000, 0, 699_999, 700_000, 5e6, 2e7].map(most)).toEqual([60, 30, 30, 25, 20, 15]);
  expect(limitsOf('Gas, by pressure', { density: 1, gaugePressure: undefined })).toBeUndefined();
});

test('limits by density', () => {
  const state = { density: 20, gaugePressure: 1e6 };
  expect(limitsOf('Gas (NORSOK)', state)?.velocity?.most).toBeCloseTo(175 / 20 ** 0.43, 12);
  expect(limitsOf('Gas (NORSOK)', { ...state, density: 1 })?.velocity?.most).toBe(60);
  expect(limitsOf('Two-phase (NORSOK)', state)?.velocity?.most).toBeCloseTo(183 / Math.sqrt(20), 12);
});

test('what is above and below the range is found', () => {
  expect(exceeded({ velocity: { most: 1.8 }, gradient: { most: 600 } }, rating)).toEqual([
    { what: 'velocity', limit: 1.8 },
  ]);
  expect(exceeded({ mach: 0.5 }, rating)).toEqual([{ what: 'mach', limit: 0.5 }]);
  expect(fallenShort({ velocity: { least: 3 }, gradient: { least: 100, most: 900 } }, rating)).toEqual([
    { what: 'velocity', limit: 3 },
  ]);
  expect(exceeded({}, rating)).toEqual([]);
});

test('the smallest size within its limits is the first that breaks none', () => {
  const size = (broken: boolean) => ({
    pipe: undefined,
    rating,
    exceeded: broken ? [{ what: 'velocity', limit: 1 } as const] : [],
    fallenShort: [],
  });
  fc.assert(
    fc.property(fc.array(fc.boolean()), flags => {
      const found = smallestWithin(flags.map(size));
      expect(found ?? -1).toBe(flags.indexOf(false));
    }),
  );
});

test('no pipe wall is rougher than a millimetre', () => {
  for (const material of pipeMaterials) {
    expect(wallRoughness[material].roughness).toBeGreaterThan(0);
    expect(wallRoughness[material].roughness).toBeLessThan(1e-3);
  }
});
