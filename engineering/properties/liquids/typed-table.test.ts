import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyTable, valueAt } from './index.ts';

const points = [
  { temperature: 320, value: 0.6e-3 },
  { temperature: 280, value: 1.4e-3 },
  { temperature: 300, value: 0.9e-3 },
];

describe('a typed table', () => {
  test('is sorted and returns its values', () => {
    const table = propertyTable('the viscosity', 'logarithmic', points);
    for (const { temperature, value } of points) expect(valueAt(table, temperature)).toBe(value);
    expect(table.points.map(point => point.temperature)).toEqual([280, 300, 320]);
  });

  test('is linear between points, or linear in ln y over 1/T', () => {
    expect(valueAt(propertyTable('the density', 'linear', points), 310)).toBeCloseTo(0.75e-3, 15);
    const arrhenius = (T: number): number => 1e-6 * Math.exp(1800 / T);
    const viscosity = propertyTable(
      'the viscosity',
      'logarithmic',
      [260, 400].map(temperature => ({ temperature, value: arrhenius(temperature) })),
    );
    fc.assert(
      fc.property(fc.double({ min: 260, max: 400, noNaN: true }), T => {
        expect(valueAt(viscosity, T) / arrhenius(T)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('stays between neighbouring values', () => {
    for (const course of ['linear', 'logarithmic'] as const) {
      const table = propertyTable('it', course, points);
      for (let T = 281; T < 320; T += 1) {
        const value = valueAt(table, T);
        expect(value).toBeLessThanOrEqual(T < 300 ? 1.4e-3 : 0.9e-3);
        expect(value).toBeGreaterThanOrEqual(T < 300 ? 0.9e-3 : 0.6e-3);
      }
    }
  });

  test('is never extrapolated', () => {
    const table = propertyTable('the viscosity', 'linear', points);
    expect(() => valueAt(table, 279)).toThrow(
      'the viscosity was given from 6.850 °C to 46.85 °C; the temperature is 5.850 °C',
    );
    expect(() => valueAt(table, 321)).toThrow('the viscosity was given');
    expect(valueAt(propertyTable('it', 'linear', [{ temperature: 300, value: 2 }]), 300)).toBe(2);
  });

  test('refuses an invalid table', () => {
    expect(() => propertyTable('the density', 'linear', [])).toThrow('the density has no value');
    const twice = [points[0], points[0]].flatMap(point => (point ? [point] : []));
    expect(() => propertyTable('the density', 'linear', twice)).toThrow('the density has two values at 46.85 °C');
    expect(() => propertyTable('the viscosity', 'logarithmic', [{ temperature: 300, value: 0 }])).toThrow(
      'must be above 0',
    );
    expect(() => propertyTable('it', 'linear', [{ temperature: 0, value: 1 }])).toThrow(RangeError);
  });
});
