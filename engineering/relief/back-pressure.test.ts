import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liquidCurve, vapourAt10, vapourAt16 } from './back-pressure-curves.ts';
import {
  highestUncorrectedBackPressure,
  liquidBackPressureFactor,
  originalLiquidBackPressureFactor,
  vapourBackPressureFactor,
} from './back-pressure.ts';

describe('the curves of balanced bellows valves', () => {
  test('pass through every digitised point of the chart', () => {
    for (const [percent, factor] of vapourAt10)
      expect(vapourBackPressureFactor(percent / 100, 0.1)).toBeCloseTo(factor, 9);
    for (const [percent, factor] of vapourAt16)
      expect(vapourBackPressureFactor(percent / 100, 0.16)).toBeCloseTo(factor, 9);
    for (const [percent, factor] of liquidCurve) expect(liquidBackPressureFactor(percent / 100)).toBeCloseTo(factor, 9);
  });

  test('are smooth: no step between points is larger than its neighbours allow', () => {
    for (const curve of [vapourAt10, vapourAt16, liquidCurve]) {
      const slopes = curve.slice(1).map(([x, y], index) => {
        const [before, at] = curve[index] ?? [Number.NaN, Number.NaN];
        return (y - at) / (x - before);
      });
      for (const slope of slopes) expect(slope).toBeLessThan(0);
      for (const slope of slopes) expect(slope).toBeGreaterThan(-0.08);
    }
  });

  test('are 1 before their first point', () => {
    expect(vapourBackPressureFactor(0.3, 0.1)).toBe(1);
    expect(vapourBackPressureFactor(0.37, 0.16)).toBe(1);
    expect(vapourBackPressureFactor(0.5, 0.21)).toBe(1);
    expect(liquidBackPressureFactor(0.15)).toBe(1);
    expect(vapourBackPressureFactor(-0.05, 0.1)).toBe(1);
  });

  test('use the curve of the lower overpressure between two', () => {
    expect(vapourBackPressureFactor(0.45, 0.13)).toBe(vapourBackPressureFactor(0.45, 0.1));
    expect(vapourBackPressureFactor(0.45, 0.2)).toBe(vapourBackPressureFactor(0.45, 0.16));
    expect(vapourBackPressureFactor(0.45, 21 / 100)).toBe(1);
  });

  test('never rise with the back pressure, never fall with the overpressure', () => {
    const rounding = 4 * Number.EPSILON;
    const ratio = fc.double({ min: 0, max: 0.5, noNaN: true });
    const over = fc.double({ min: 0.1, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, over, over, (r, s, a, b) => {
        const [low, high] = [Math.min(r, s), Math.max(r, s)];
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(vapourBackPressureFactor(high, a)).toBeLessThanOrEqual(vapourBackPressureFactor(low, a) + rounding);
        expect(liquidBackPressureFactor(high)).toBeLessThanOrEqual(liquidBackPressureFactor(low) + rounding);
        expect(vapourBackPressureFactor(r, less)).toBeLessThanOrEqual(vapourBackPressureFactor(r, more));
      }),
      { numRuns: 10_000 },
    );
  });

  test('end at 50 %, and that of vapours begins at 10 % overpressure', () => {
    const beyond = 'not applicable: the curve of API 520-I ends at a back pressure of 50 % of the set pressure';
    expect(() => vapourBackPressureFactor(0.501, 0.1)).toThrow(
      expect.objectContaining({ name: 'Refusal', message: beyond }),
    );
    expect(() => liquidBackPressureFactor(Number.NaN)).toThrow(
      expect.objectContaining({ name: 'Refusal', message: beyond }),
    );
    expect(() => vapourBackPressureFactor(0.2, 0.099)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: 'not applicable: the curves of API 520-I begin at 10 % overpressure, and this case has 9.90 %',
      }),
    );
  });
});

describe('Kw of the original method', () => {
  test('is 1 up to 15 %, and meets its straight line there', () => {
    expect(originalLiquidBackPressureFactor(0.15)).toBe(1);
    expect(originalLiquidBackPressureFactor(0.15 + 1e-12)).toBeCloseTo(1, 10);
    expect(originalLiquidBackPressureFactor(0.3)).toBeCloseTo((15.95 - 3.9) / 14, 14);
    expect(originalLiquidBackPressureFactor(0.5)).toBeCloseTo(0.675, 14);
  });
});

test('a balanced valve has its whole capacity in vapour service at 10 % overpressure up to 30 % back pressure, and less beyond', () => {
  expect(vapourBackPressureFactor(highestUncorrectedBackPressure, 0.1)).toBe(1);
  expect(vapourBackPressureFactor(highestUncorrectedBackPressure + 0.02, 0.1)).toBeLessThan(1);
});
