import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findPipes,
  flowArea,
  massPerLength,
  steelDensity,
  surfacePerLength,
  waterFilledMassPerLength,
} from './index.ts';

/** Plain-end mass, kg/m, as ASME B36.10M prints it: NPS, schedule, mass. */
const masses = [
  ['1/2', '40', 1.27],
  ['3/4', '40', 1.69],
  ['1', '40', 2.5],
  ['1', '80', 3.24],
  ['2', '40', 5.44],
  ['2', '80', 7.48],
  ['3', '40', 11.29],
  ['3', '80', 15.27],
  ['6', '40', 28.26],
  ['6', '80', 42.56],
  ['8', '40', 42.55],
  ['8', '80', 64.64],
  ['14', 'STD', 81.33],
  ['16', 'STD', 93.27],
  ['20', 'STD', 117.15],
  ['24', 'STD', 141.12],
] as const;

const section = fc
  .record({
    outerDiameter: fc.double({ min: 0.01, max: 2, noNaN: true }),
    part: fc.double({ min: 0.01, max: 0.49, noNaN: true }),
  })
  .map(({ outerDiameter, part }) => ({ outerDiameter, wallThickness: part * outerDiameter }));

describe('massPerLength', () => {
  test.each(masses)('NPS %s schedule %s has the mass of ASME B36.10M, %d kg/m', (nps, schedule, printed) => {
    const [pipe] = findPipes({ nps, schedule });
    expect(pipe && massPerLength(pipe).toFixed(2)).toBe(printed.toFixed(2));
  });

  test('NPS 4 schedule 40 is 16.075 kg/m, printed 16.07 in older editions and 16.08 in current ones', () => {
    const [pipe] = findPipes({ nps: '4', schedule: '40' });
    expect(pipe && massPerLength(pipe).toFixed(3)).toBe('16.075');
  });

  test('is the volume of the wall in steel of 7850 kg/m³, to the digits of the factor', () => {
    fc.assert(
      fc.property(section, pipe => {
        const wall = (Math.PI / 4) * pipe.outerDiameter ** 2 - flowArea(pipe);
        expect(massPerLength(pipe) / (wall * steelDensity)).toBeCloseTo(1, 6);
      }),
    );
  });
});

test('the mass of a water-filled pipe is that of its steel plus its bore of water', () => {
  const [pipe] = findPipes({ nps: '4', schedule: '40' });
  // π/4 · 0.10226² · 1000 = 8.213 kg/m of water.
  expect(pipe && waterFilledMassPerLength(pipe)).toBeCloseTo(16.0754 + 8.213, 2);
  expect(pipe && surfacePerLength(pipe)).toBeCloseTo(0.3591, 4);
  expect(pipe && flowArea(pipe)).toBeCloseTo(0.008213, 6);
});

test('throws by name for a wall that leaves no bore', () => {
  expect(() => massPerLength({ outerDiameter: 0.1, wallThickness: 0.05 })).toThrow(
    new RangeError('wallThickness must be above 0 and below half the diameter, got 0.05'),
  );
  expect(() => surfacePerLength({ outerDiameter: 0, wallThickness: 0.01 })).toThrow(
    new RangeError('outerDiameter must be above 0, got 0'),
  );
});
