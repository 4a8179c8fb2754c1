import { expect, test } from 'vitest';
import { fittedScale, limitedScale } from './network-scale.ts';

const frame = { width: 830, height: 700 };

test('a drawing that can be read as a whole is shown as a whole, not enlarged', () => {
  expect(fittedScale('readable', { width: 400, height: 300 }, frame)).toBe(1);
  expect(fittedScale('readable', { width: 1000, height: 300 }, frame)).toBeCloseTo(0.83, 9);
});

test('one whose text would be under 9 px has the height of the frame, and scrolls', () => {
  // Text of 12 px would be 2 px high in the width of the frame.
  expect(fittedScale('readable', { width: 5071, height: 536 }, frame)).toBe(1);
  expect(fittedScale('readable', { width: 5071, height: 800 }, frame)).toBeCloseTo(0.875, 9);
  expect(12 * fittedScale('readable', { width: 1298, height: 2307 }, frame)).toBeCloseTo(9, 9);
});

test('the whole network and its full size on request', () => {
  expect(fittedScale('whole', { width: 5071, height: 536 }, frame)).toBeCloseTo(830 / 5071, 9);
  expect(fittedScale('full size', { width: 5071, height: 536 }, frame)).toBe(1);
  expect(fittedScale('whole', { width: 5071, height: 536 }, { ...frame, width: undefined })).toBe(1);
});

test('zooming is limited', () => {
  expect([0.001, 1, 100].map(limitedScale)).toEqual([0.05, 1, 4]);
});
