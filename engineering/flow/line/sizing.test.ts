import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findExceeded,
  findBelowRange,
  highestRating,
  limitsOf,
  servicesFor,
  smallestWithin,
  type LineRating,
  type LineEnd,
} from './criteria.ts';
import type { LineLimits } from './limits.ts';
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
  const most = (gaugePressure: number) =>
    limitsOf('Gas, by pressure', { density: 1, gaugePressure })?.velocity?.maximum;
  expect([-50_000, 0, 699_999, 700_000, 5e6, 2e7].map(most)).toEqual([60, 30, 30, 25, 20, 15]);
  expect(limitsOf('Gas, by pressure', { density: 1, gaugePressure: undefined })).toBeUndefined();
});

test('limits by density', () => {
  const state = { density: 20, gaugePressure: 1e6 };
  expect(limitsOf('Gas (NORSOK)', state)?.velocity?.maximum).toBeCloseTo(175 / 20 ** 0.43, 12);
  expect(limitsOf('Gas (NORSOK)', { ...state, density: 1 })?.velocity?.maximum).toBe(60);
  expect(limitsOf('Two-phase (NORSOK)', state)?.velocity?.maximum).toBeCloseTo(183 / Math.sqrt(20), 12);
});

test('limits by pressure at the outlet are the stricter of its own row and that of the inlet', () => {
  const outlet = { density: 1, gaugePressure: 8e5, outletGaugePressure: 6e5 };
  expect(limitsOf('Gas, by pressure', outlet)).toEqual({
    velocity: { minimum: 10, maximum: 25 },
    gradient: { minimum: 100, maximum: 110 },
  });
  expect(limitsOf('Gas, by pressure', { ...outlet, outletGaugePressure: 7.5e5 })?.gradient?.maximum).toBe(350);
});

/** A line with the same limits at both ends. */
const line = (limits: LineLimits, inlet: LineRating, outlet?: LineRating): LineEnd[] => [
  { at: 'inlet', limits, rating: inlet },
  ...(outlet ? [{ at: 'outlet' as const, limits, rating: outlet }] : []),
];

test('what is above and below the range is found', () => {
  expect(findExceeded(line({ velocity: { maximum: 1.8 }, gradient: { maximum: 600 } }, rating))).toEqual([
    { what: 'velocity', limit: 1.8, value: 2, at: 'inlet' },
  ]);
  expect(findExceeded(line({ mach: 0.5 }, rating))).toEqual([
    { what: 'mach', limit: 0.5, value: undefined, at: 'inlet' },
  ]);
  expect(findBelowRange(line({ velocity: { minimum: 3 }, gradient: { minimum: 100, maximum: 900 } }, rating))).toEqual([
    { what: 'velocity', limit: 3, value: 2, at: 'inlet' },
  ]);
  expect(findExceeded(line({}, rating))).toEqual([]);
});

test('each criterion is judged at the end of the line where it is exceeded most', () => {
  const outlet = { ...rating, velocity: 4, momentumFlux: 9000 };
  const limits = { velocity: { minimum: 3, maximum: 3.5 }, momentumFlux: 3000 };
  expect(findExceeded(line(limits, rating, outlet))).toEqual([
    { what: 'velocity', limit: 3.5, value: 4, at: 'outlet' },
    { what: 'momentumFlux', limit: 3000, value: 9000, at: 'outlet' },
  ]);
  expect(findExceeded(line(limits, outlet, rating)).map(({ at }) => at)).toEqual(['inlet', 'inlet']);
  expect(findBelowRange(line(limits, rating, outlet))).toEqual([]);
  expect(highestRating(line(limits, rating, outlet))).toEqual(outlet);
});

test('the smallest size within its limits is the first that breaks none and lets the flow through', () => {
  const broken = { what: 'velocity', limit: 1, value: 2, at: 'inlet' } as const;
  const states = fc.record({
    broken: fc.boolean(),
    passage: fc.constantFrom('passes', 'unknown', 'below atmosphere', 'chokes', 'no pressure left'),
  });
  fc.assert(
    fc.property(fc.array(states), sizes => {
      const rated = sizes.map(size => ({ ...size, exceeded: size.broken ? [broken] : [] }));
      const first = rated.find(size => !size.broken && ['passes', 'unknown'].includes(size.passage));
      expect(smallestWithin(rated)).toBe(first);
    }),
  );
});

test('no pipe wall is rougher than a millimetre', () => {
  for (const material of pipeMaterials) {
    expect(wallRoughness[material].roughness).toBeGreaterThan(0);
    expect(wallRoughness[material].roughness).toBeLessThan(1e-3);
  }
});
