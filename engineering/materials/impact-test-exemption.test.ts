import { describe, expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import {
  minimumDesignMetalTemperature,
  temperatureReduction,
  unreducedDesignMetalTemperature,
  type ExemptionCurve,
} from './index.ts';

const inch = 0.0254;
const fahrenheit = (kelvin: number) => kelvin * 1.8 - 459.67;
const curves: readonly ExemptionCurve[] = ['A', 'B', 'C', 'D'];

/** Table UCS-66 of ASME BPVC VIII-1 (customary): thickness in inches, °F of curves A to D. */
const printed = [
  [0.25, 18, -20, -55, -55],
  [0.3125, 18, -20, -55, -55],
  [0.4375, 25, -13, -40, -55],
  [0.5, 32, -7, -34, -55],
  [0.5625, 37, -1, -26, -51],
  [0.625, 43, 5, -22, -48],
  [0.75, 53, 15, -15, -42],
  [0.875, 61, 23, -9, -36],
  [1, 68, 31, -3, -30],
  [1.25, 80, 43, 6, -21],
  [1.5, 88, 51, 14, -14],
] as const;

describe('the exemption curves', () => {
  test.each(printed)('at %d in lie within 2 °F of the printed table', (thickness, ...temperatures) => {
    for (const [index, temperature] of temperatures.entries()) {
      const result = fahrenheit(unreducedDesignMetalTemperature(curves[index] ?? 'A', thickness * inch));
      expect(Math.abs(result - temperature), `curve ${curves[index]}: ${result}`).toBeLessThan(2);
    }
  });

  test('rise with the thickness, and fall from A to D', () => {
    for (let t = 0.4; t <= 6; t += 0.1) {
      const result = curves.map(curve => unreducedDesignMetalTemperature(curve, t * inch));
      expect(result).toEqual(result.toSorted((a, b) => b - a));
      for (const curve of curves)
        expect(unreducedDesignMetalTemperature(curve, (t - 0.01) * inch)).toBeLessThanOrEqual(
          unreducedDesignMetalTemperature(curve, t * inch) + 0.01,
        );
    }
  });

  test('end at 6 in', () => {
    expect(fahrenheit(unreducedDesignMetalTemperature('B', 0.1524))).toBeCloseTo(103.9, 1);
    expect(() => unreducedDesignMetalTemperature('B', 0.153)).toThrow(Refusal);
    expect(() => unreducedDesignMetalTemperature('B', 0)).toThrow(RangeError);
  });
});

describe('the reduction by a low stress', () => {
  /** Fig. UCS-66.1, °F. */
  test.each([
    [1, 0, 0.01],
    [0.9, 10, 0.01],
    [0.8, 20, 0.01],
    [0.7, 30, 0.01],
    [0.6, 40, 0.01],
    [0.4, 105, 1],
    [0.35, 140, 0.01],
    [1.2, 0, 0.01],
  ])('at a ratio of %d is %d °F', (ratio, degrees, tolerance) => {
    expect(Math.abs(temperatureReduction(ratio) * 1.8 - degrees)).toBeLessThan(tolerance);
  });

  test('grows as the ratio falls', () => {
    for (let ratio = 0.3; ratio < 1; ratio += 0.005)
      expect(temperatureReduction(ratio)).toBeGreaterThanOrEqual(temperatureReduction(ratio + 0.005) - 0.1);
  });
});

describe('the lowest design metal temperature', () => {
  test('of pipe of 1 in at full stress is that of curve B', () =>
    expect(fahrenheit(minimumDesignMetalTemperature('B', inch))).toBeCloseTo(30.6, 1));
  test('falls by the reduction', () =>
    expect(fahrenheit(minimumDesignMetalTemperature('B', inch, 0.8))).toBeCloseTo(10.6, 1));
  test('does not fall below −55 °F by a reduction', () => {
    expect(fahrenheit(minimumDesignMetalTemperature('D', inch, 0.4))).toBeCloseTo(-55, 9);
    expect(fahrenheit(minimumDesignMetalTemperature('C', 0.3 * inch, 0.8))).toBeCloseTo(-55, 9);
  });
  test('is −155 °F at a ratio of 0.35 and below', () =>
    expect(fahrenheit(minimumDesignMetalTemperature('A', 2 * inch, 0.35))).toBeCloseTo(-155, 9));
});
