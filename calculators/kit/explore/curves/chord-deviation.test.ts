import { expect, test } from 'vitest';
import { chordDeviation } from './chord-deviation.ts';

test('the chord deviation is the distance from the line between the neighbours', () => {
  const spots = [7, 1, 2, 9, 3].map((y, index) => ({ x: [0, 1, 2, 6, 8][index] ?? 0, y }));
  // The line from (1, 1) to (6, 9) is at 2.6 for x = 2; that from (2, 2) to (8, 3) is at 2 + 4/6.
  expect([1, 2, 3].map(index => Number(chordDeviation(spots, index).toFixed(9)))).toEqual([3.5, 0.6, 6.333333333]);
  expect([chordDeviation(spots, 0), chordDeviation(spots, 4)]).toEqual([0, 0]);
});
