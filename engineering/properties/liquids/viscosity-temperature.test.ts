import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { kinematicViscosityAt, viscosityLine } from './index.ts';

const line = (t1: number, v1: number, t2: number, v2: number) =>
  viscosityLine({ temperature: t1 + 273.15, viscosity: 1e-6 * v1 }, { temperature: t2 + 273.15, viscosity: 1e-6 * v2 });
const at = (of: ReturnType<typeof line>, t: number) => 1e6 * kinematicViscosityAt(of, t + 273.15).viscosity;

describe('ASTM D341', () => {
  /** A worked sheet of D341 takes 0 °C as 273 K: 32 cSt at 40 °C and 5.4 at 100 °C give A = 9.5259, B = 3.7449 and 8.5 at 80 °C. */
  test('32 mm²/s at 40 °C and 5.4 at 100 °C make 8.5 at 80 °C', () => {
    const oil = viscosityLine({ temperature: 313, viscosity: 32e-6 }, { temperature: 373, viscosity: 5.4e-6 });
    expect(oil.A).toBeCloseTo(9.5259, 3);
    expect(oil.B).toBeCloseTo(3.7449, 3);
    expect(1e6 * kinematicViscosityAt(oil, 353).viscosity).toBeCloseTo(8.5, 1);
  });

  test('both measured points come back, in either order', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 60, noNaN: true }),
        fc.double({ min: 5, max: 100, noNaN: true }),
        fc.double({ min: 0.25, max: 500, noNaN: true }),
        fc.double({ min: 1.01, max: 40, noNaN: true }),
        (t, apart, thin, times) => {
          const oil = line(t, thin * times, t + apart, thin);
          expect(at(oil, t) / (thin * times)).toBeCloseTo(1, 9);
          expect(at(oil, t + apart) / thin).toBeCloseTo(1, 9);
          const turned = line(t + apart, thin, t, thin * times);
          expect(at(turned, t + apart / 2)).toBe(at(oil, t + apart / 2));
          expect(at(oil, t + apart / 2)).toBeLessThan(thin * times);
          expect(at(oil, t + apart / 2)).toBeGreaterThan(thin);
        },
      ),
    );
  });

  test('thin liquids follow the curve that the standard gives for them', () => {
    const fuel = line(0, 1.2, 60, 0.55);
    expect(at(fuel, 0)).toBeCloseTo(1.2, 9);
    expect(at(fuel, 60)).toBeCloseTo(0.55, 9);
    const z = 0.55 + 0.7 + Math.exp(-1.47 - 1.84 * 0.55 - 0.51 * 0.55 ** 2);
    expect(Math.log10(Math.log10(z))).toBeCloseTo(fuel.A - fuel.B * Math.log10(333.15), 12);
  });

  test('interpolates between the points, and marks extrapolation', () => {
    const oil = line(40, 100, 100, 11);
    expect(kinematicViscosityAt(oil, 343.15).extrapolated).toBe(false);
    expect(kinematicViscosityAt(oil, 300).extrapolated).toBe(true);
    expect(kinematicViscosityAt(oil, 400).extrapolated).toBe(true);
  });

  test('refuses an invalid line, and values outside the range of the standard', () => {
    expect(() => line(40, 10, 100, 11)).toThrow('the viscosity at the higher temperature must be the lower one');
    expect(() => line(40, 10, 40, 5)).toThrow(Refusal);
    expect(() => line(40, 1, 100, 0.2)).toThrow(Refusal);
    expect(() => line(40, 3e7, 100, 5)).toThrow(Refusal);
    expect(() => kinematicViscosityAt(line(0, 1.2, 60, 0.55), 600)).toThrow(Refusal);
    expect(() => kinematicViscosityAt(line(40, 1000, 100, 20), 190)).toThrow(Refusal);
    expect(() => kinematicViscosityAt(line(40, 100, 100, 11), 0)).toThrow(RangeError);
  });
});
