import { expect, test } from 'vitest';
import { fitScale, scrollAfterZoom, zoomIn, zoomOut } from './zoom.ts';

test('a map wider than its frame is scaled to its width, and one that is higher to its height', () => {
  expect(fitScale({ width: 2000, height: 300 }, { width: 1000, height: 600 })).toBe(0.5);
  expect(fitScale({ width: 500, height: 2400 }, { width: 1000, height: 600 })).toBe(0.25);
});

test('a map that fits is not enlarged', () => {
  expect(fitScale({ width: 400, height: 300 }, { width: 1000, height: 600 })).toBe(1);
  expect(fitScale({ width: 0, height: 0 }, { width: 1000, height: 600 })).toBe(1);
  expect(fitScale({ width: 1, height: 1200 }, { width: 1000, height: 600 })).toBe(0.5);
  expect(fitScale({ width: 2000, height: 1 }, { width: 1000, height: 600 })).toBe(0.5);
  expect(fitScale({ width: 2000, height: 0 }, { width: 1000, height: 600 })).toBe(1);
});

test('zooming goes to the next step from any scale, and ends at the last', () => {
  expect(zoomIn(0.52)).toBe(0.7);
  expect(zoomOut(0.52)).toBe(0.5);
  expect(zoomIn(0.5)).toBe(0.7);
  expect(zoomOut(0.5)).toBe(0.35);
  expect(zoomIn(2)).toBeUndefined();
  expect(zoomOut(0.1)).toBeUndefined();
});

test.each([
  [0.05, 0.1],
  [0.1, 0.15],
  [0.15, 0.25],
  [0.25, 0.35],
  [0.35, 0.5],
  [0.7, 0.85],
  [0.85, 1],
  [1, 1.25],
  [1.25, 1.5],
  [1.5, 2],
])('the step after %d is %d', (scale, next) => expect(zoomIn(scale)).toBe(next));

test('the centre of the visible part stays in place', () => {
  // The centre is at 100 + 400 / 2 = 300; at twice the scale it is at 600, so the visible part begins at 400.
  expect(scrollAfterZoom(100, 400, 2)).toBe(400);
  expect(scrollAfterZoom(0, 400, 0.5)).toBe(0);
});
