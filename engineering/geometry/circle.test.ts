import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentAngle, segmentArc, segmentArea, segmentChord } from './index.ts';

describe('a segment of a circle', () => {
  test('has the published area: diameter 72, depth 24', () => {
    /* fluids (C. Bell), test_A_partial_circle, from a published calculator. */
    expect(segmentArea(36, 24)).toBeCloseTo(1188.02989891, 8);
  });

  test('wets the published cylinder: diameter 96, length 200, depth 22', () => {
    /* fluids (C. Bell), SA_partial_cylindrical_body. */
    expect(200 * segmentArc(48, 22)).toBeCloseTo(19168.852890279868, 9);
  });

  test('is half at half depth, nothing when empty, the circle when full', () => {
    expect(segmentArea(2, 2)).toBeCloseTo(2 * Math.PI, 14);
    expect(segmentAngle(2, 2)).toBeCloseTo(Math.PI, 15);
    expect(segmentChord(2, 2)).toBe(4);
    expect([segmentArea(2, 0), segmentChord(2, 0), segmentArc(2, 0)]).toEqual([0, 0, 0]);
    expect([segmentArea(2, 4), segmentChord(2, 4), segmentArc(2, 4)]).toEqual([4 * Math.PI, 0, 4 * Math.PI]);
    expect([segmentChord(2, -1), segmentChord(2, 5)]).toEqual([0, 0]);
  });

  test('is accurate near empty, where the area is 4/3·h·√(2rh)', () => {
    for (const depth of [1e-6, 1e-10, 1e-14]) {
      const thin = (4 / 3) * depth * Math.sqrt(2 * depth) * (1 - (3 / 20) * depth);
      expect(Math.abs(segmentArea(1, depth) / thin - 1)).toBeLessThan(1e-11);
    }
  });

  test('agrees with the textbook formula, and with its complement', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1.9, noNaN: true }), depth => {
        const textbook = Math.acos(1 - depth) - (1 - depth) * Math.sqrt(2 * depth - depth * depth);
        expect(Math.abs(segmentArea(1, depth) - textbook)).toBeLessThan(1e-14);
        expect(segmentArea(1, depth) + segmentArea(1, 2 - depth)).toBeCloseTo(Math.PI, 13);
      }),
    );
  });
});
