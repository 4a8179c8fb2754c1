import { describe, expect, test } from 'vitest';
import { findPipes, npsInches } from '../../piping/index.ts';
import { fittingCatalogue, fittingNames, type Fitting } from './fitting-catalogue.ts';
import { craneFrictionFactor, hasThreeK, isTabulated, resistanceOf, sumFittings } from './fittings.ts';

describe('fT of clean commercial steel', () => {
  // Crane TP-410 (2009), page A-27, for schedule 40.
  const printed = {
    '1/2': 0.026,
    '3/4': 0.024,
    '1': 0.022,
    '1-1/4': 0.021,
    '1-1/2': 0.02,
    '2': 0.019,
    '2-1/2': 0.018,
    '3': 0.017,
    '4': 0.016,
    '6': 0.015,
    '8': 0.014,
    '10': 0.013,
    '14': 0.013,
    '16': 0.012,
    '24': 0.011,
    '36': 0.011,
  };
  test.each(Object.entries(printed))('rounds to the printed figure at NPS %s', (nps, fT) => {
    const [pipe] = findPipes({ nps, schedule: '40' });
    expect(craneFrictionFactor(pipe?.innerDiameter ?? 0).toFixed(3)).toBe(fT.toFixed(3));
  });
  test('is 0.0155 at NPS 5, which the table prints as 0.015', () => {
    expect(craneFrictionFactor(findPipes({ nps: '5', schedule: '40' })[0]?.innerDiameter ?? 0)).toBeCloseTo(0.0155, 5);
  });
});

test('every fitting has a resistance by either method', () => {
  for (const item of fittingNames) {
    for (const method of ['crane', '3-k'] as const) {
      const K = resistanceOf(sumFittings([{ item, amount: 1 }], method, 6), 0.154, 6, 1e6);
      expect(K, item).toBeGreaterThan(0);
      expect(K, item).toBeLessThan(20);
    }
  }
});

test('the two methods agree within a factor of 2.5 in turbulent flow', () => {
  for (const item of fittingNames.filter(hasThreeK)) {
    const [crane = 0, darby = 0] = (['crane', '3-k'] as const).map(method =>
      resistanceOf(sumFittings([{ item, amount: 1 }], method, 4), 0.10226, 4, 1e6),
    );
    expect(crane / darby, item).toBeLessThan(2.5);
    expect(darby / crane, item).toBeLessThan(2.5);
  }
});

test('a 3-K valve as in the documentation of fluids 1.3.1', () => {
  // Darby3K(NPS=12., Re=10000., K1=950, Ki=0.25, Kd=4)
  const sums = sumFittings([{ item: 'Globe valve, Y pattern', amount: 1 }], '3-k', 12);
  expect(resistanceOf(sums, 0.3, 12, 10_000)).toBeCloseTo(0.819510280626355, 14);
});

// R. Darby, Chemical Engineering 108 (2001), no. 4, 127–129, as in the fluids library: K1, Ki, Kd.
test.each([
  ['Elbow 90°, threaded', 800, 0.14, 4],
  ['Elbow 45°', 500, 0.071, 4.2],
  ['Bend 90°, r/D 1', 800, 0.091, 4],
  ['Bend 90°, r/D 1.5', 800, 0.071, 4.2],
  ['Bend 90°, r/D 2', 800, 0.056, 3.9],
  ['Bend 90°, r/D 4', 800, 0.066, 3.9],
  ['Bend 90°, r/D 6', 800, 0.075, 4.2],
  ['Return bend, close', 1000, 0.23, 4],
  ['Mitre 45°', 500, 0.086, 4],
  ['Mitre 90°', 1000, 0.27, 4],
  ['Tee, run', 150, 0.05, 4],
  ['Tee, branch', 800, 0.28, 4],
  ['Gate valve', 300, 0.037, 3.9],
  ['Ball valve, full port', 300, 0.017, 3.5],
  ['Globe valve', 1500, 1.7, 3.6],
  ['Globe valve, Y pattern', 950, 0.25, 4],
  ['Angle valve', 1000, 0.69, 4],
  ['Plug valve', 300, 0.084, 3.9],
  ['Plug valve, three-way, straight', 300, 0.14, 4],
  ['Plug valve, three-way, branch', 500, 0.41, 4],
  ['Diaphragm valve, weir', 1000, 0.69, 4.9],
  ['Swing check valve', 1500, 0.46, 4],
  ['Lift check valve', 2000, 2.85, 3.8],
] as const)('Darby’s %s is K = K1/Re + Ki·(1 + Kd/D^0.3)', (item, K1, Ki, Kd) => {
  const sums = sumFittings([{ item, amount: 1 }], '3-k', 6);
  expect(resistanceOf(sums, 0.154, 6, 5000)).toBeCloseTo(K1 / 5000 + Ki * (1 + Kd / 6 ** 0.3), 12);
});

// Crane TP-410 (2009), pages: n in K = n·fT; entrances by K itself.
test.each([
  ['Elbow 90°, threaded', 30],
  ['Elbow 45°', 16],
  ['Bend 90°, r/D 1', 20],
  ['Bend 90°, r/D 1.5', 14],
  ['Bend 90°, r/D 2', 12],
  ['Bend 90°, r/D 3', 12],
  ['Bend 90°, r/D 4', 14],
  ['Bend 90°, r/D 6', 17],
  ['Bend 90°, r/D 8', 24],
  ['Bend 90°, r/D 10', 30],
  ['Bend 90°, r/D 12', 34],
  ['Bend 90°, r/D 14', 38],
  ['Bend 90°, r/D 16', 42],
  ['Bend 90°, r/D 20', 50],
  ['Return bend, close', 50],
  ['Mitre 15°', 4],
  ['Mitre 30°', 8],
  ['Mitre 45°', 15],
  ['Mitre 60°', 25],
  ['Mitre 75°', 40],
  ['Mitre 90°', 60],
  ['Tee, run', 20],
  ['Tee, branch', 60],
  ['Gate valve', 8],
  ['Ball valve, full port', 3],
  ['Globe valve', 340],
  ['Globe valve, Y pattern', 55],
  ['Angle valve', 150],
  ['Angle valve, open pattern', 55],
  ['Plug valve', 18],
  ['Plug valve, three-way, straight', 30],
  ['Plug valve, three-way, branch', 90],
  ['Diaphragm valve, weir', 149],
  ['Diaphragm valve, straight', 39],
  ['Swing check valve', 100],
  ['Swing check valve, angled seat', 50],
  ['Lift check valve', 600],
  ['Lift check valve, angle', 55],
  ['Tilting disc check valve, 5°', 40],
  ['Tilting disc check valve, 15°', 120],
  ['Stop check valve, globe', 400],
  ['Stop check valve, angle', 200],
  ['Foot valve with strainer, poppet disc', 420],
  ['Foot valve with strainer, hinged disc', 75],
] as const)('Crane’s %s has n = %d at NPS 6', (item, n) =>
  expect(sumFittings([{ item, amount: 1 }], 'crane', 6).lengthRatio).toBe(n),
);

test.each([
  ['Entrance, sharp-edged', 0.5],
  ['Entrance, projecting', 0.78],
  ['Entrance, rounded r/D 0.1', 0.09],
  ['Entrance, rounded r/D 0.15 or more', 0.04],
  ['Exit', 1],
] as const)('Crane’s %s has K = %d', (item, K) =>
  expect(sumFittings([{ item, amount: 1 }], 'crane', 6)).toMatchObject({ lengthRatio: 0, K0: K }),
);

test('counts multiply and lists add', () => {
  const sums = sumFittings(
    [
      { item: 'Gate valve', amount: 2 },
      { item: 'Bend 90°, r/D 1.5', amount: 3 },
      { item: 'Exit', amount: 1 },
    ],
    'crane',
    6,
  );
  expect(sums).toEqual({ lengthRatio: 58, K1: 0, Ki: 0, Kd: 0, K0: 1 });
});

test('butterfly and tilting disc valves go by size', () => {
  const n = (inches: number) => sumFittings([{ item: 'Butterfly valve', amount: 1 }], 'crane', inches).lengthRatio;
  expect([2, 8, 10, 14, 16, 24].map(n)).toEqual([45, 45, 35, 35, 25, 25]);
  expect([isTabulated('Butterfly valve', 1.5), isTabulated('Butterfly valve', 2)]).toEqual([false, true]);
  expect(isTabulated('Exit', 0.5)).toBe(true);
});

test('a fitting that Darby does not give counts by Crane, and says so', () => {
  expect(hasThreeK('Mitre 60°')).toBe(false);
  expect(sumFittings([{ item: 'Mitre 60°', amount: 2 }], '3-k', 6).lengthRatio).toBe(50);
});

test('names serve as items of a list in text', () => {
  for (const name of fittingNames) expect(name).not.toMatch(/[;:]/);
  const known: readonly Fitting[] = Object.values(fittingCatalogue);
  expect(known.every(({ lengthRatio, K }) => (lengthRatio === undefined) !== (K === undefined))).toBe(true);
});

test('refuses a negative count', () => {
  expect(() => sumFittings([{ item: 'Exit', amount: -1 }], 'crane', 6)).toThrow('amount must be at least 0, got -1');
  expect(npsInches('1-1/2')).toBe(1.5);
});
