import { describe, expect, test } from 'vitest';
import { contourLevels, contourLines } from './contours.ts';

describe('contour levels', () => {
  test('are round numbers between the lowest and highest value', () => {
    expect(contourLevels([0, 10], 5)).toEqual([2, 4, 6, 8]);
    expect(contourLevels([1.72, 2.31], 7)).toEqual([1.8, 1.9, 2, 2.1, 2.2, 2.3]);
    expect(contourLevels([-1, 1], 4)).toEqual([-0.5, 0, 0.5]);
  });

  test('are empty for a flat or empty map', () => {
    expect(contourLevels([3, 3, 3], 5)).toEqual([]);
    expect(contourLevels([], 5)).toEqual([]);
  });
});

describe('contours', () => {
  const even = Array.from({ length: 21 }, (_, index) => index - 10);

  test('of a plane are straight lines, of a cone circles', () => {
    const plane = even.map(y => even.map(x => 2 * x + y));
    const [line = [], ...others] = contourLines(even, even, plane, 3);
    expect(others).toEqual([]);
    for (const place of line) expect(2 * (place?.[0] ?? NaN) + (place?.[1] ?? NaN)).toBeCloseTo(3, 1);
    const cone = even.map(y => even.map(x => Math.hypot(x, y)));
    const [circle = []] = contourLines(even, even, cone, 6);
    expect(circle.length).toBeGreaterThan(30);
    for (const place of circle) expect(Math.hypot(...(place ?? [NaN]))).toBeCloseTo(6, 1);
  });

  test('have gaps at missing values, and do not follow their edge', () => {
    const half = even.map(y => even.map(x => (x > 0 ? null : y)));
    const places = contourLines(even, even, half, 0.5).flat();
    expect(places.filter(place => place !== null).length).toBeGreaterThan(5);
    for (const place of places) {
      if (place === null) continue;
      expect(place[0]).toBeLessThanOrEqual(0);
      expect(place[1]).toBeCloseTo(0.5, 2);
    }
  });
});
