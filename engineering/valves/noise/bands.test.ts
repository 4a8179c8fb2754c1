import { describe, expect, test } from 'vitest';
import { spreading, thirdOctaves, weightedLevel } from './bands.ts';

/** IEC 61672-1:2013, 5.5.8, eq. E.1: A-weighting at a frequency, dB. */
function weighting(frequency: number): number {
  const f = frequency ** 2;
  const response =
    (12194 ** 2 * f ** 2) / ((f + 20.6 ** 2) * Math.sqrt((f + 107.7 ** 2) * (f + 737.9 ** 2)) * (f + 12194 ** 2));
  return 20 * Math.log10(response) + 2;
}

describe('the third-octave bands', () => {
  test('are 33, ten to a decade about 1000 Hz, by their nominal frequencies', () => {
    expect(thirdOctaves.length).toBe(33);
    for (const [index, [frequency]] of thirdOctaves.entries())
      expect(Math.abs(frequency / (1000 * 10 ** ((index - 19) / 10)) - 1)).toBeLessThan(0.02);
  });

  test('have the A-weighting of their exact mid-frequencies, to a tenth of a dB', () => {
    for (const [index, [frequency, tabulated]] of thirdOctaves.entries())
      expect(Math.abs(tabulated - weighting(1000 * 10 ** ((index - 19) / 10))), `${frequency} Hz`).toBeLessThan(0.06);
  });
});

test('the level of one band alone is that of the band, weighted', () => {
  const only = (expected: number) => weightedLevel(frequency => (frequency === expected ? 80 : -400));
  expect(only(1000)).toBeCloseTo(80, 9);
  expect(only(100)).toBeCloseTo(80 - 19.1, 9);
});

test('sound spreads from the outside of the pipe to 1 m beyond it', () => {
  expect(spreading({ pipeDiameter: 0.18, wallThickness: 0.01 })).toBeCloseTo(-10 * Math.log10(2.2 / 0.2), 12);
});
