import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conductivityPoints,
  conductivityRange,
  conductivityTable,
  tabulatedTemperatures,
  thermalConductivity,
} from './index.ts';

const kelvin = (celsius: number) => celsius + 273.15;
const at = (material: string, celsius: number) => thermalConductivity(material, kelvin(celsius))?.conductivity;

describe('the table', () => {
  test('has 31 rows: 20, 50, 75 °C, every 25 °C to 750, and 816', () => {
    expect(tabulatedTemperatures.length).toBe(31);
    expect(tabulatedTemperatures.slice(0, 4)).toEqual([20, 50, 75, 100]);
    for (const [index, temperature] of tabulatedTemperatures.slice(2, 30).entries())
      expect(temperature).toBe(75 + 25 * index);
    expect(tabulatedTemperatures.at(-1)).toBe(816);
  });

  test('has the eight materials, the weak ones marked', () => {
    expect(conductivityTable.map(({ id, certainty }) => [id, certainty])).toEqual([
      ['CS', 'high'],
      ['C.½Mo / 1¼Cr½M', 'high'],
      ['2¼Cr1Mo', 'high'],
      ['9Cr-1Mo', 'medium-low'],
      ['13Cr', 'low'],
      ['SS304L', 'high'],
      ['SS Duplex / 310 / 316 / 321 / 347', 'high'],
      ['20Cr33Ni', 'high'],
    ]);
  });

  test.each([
    // ASME BPVC II-D (metric), Table TCD, Material Groups A, C, D, J and K.
    ['CS', 20, 60.4],
    ['CS', 300, 49.2],
    ['CS', 750, 29.1],
    ['C.½Mo / 1¼Cr½M', 20, 41.0],
    ['C.½Mo / 1¼Cr½M', 500, 34.8],
    ['2¼Cr1Mo', 20, 36.3],
    ['2¼Cr1Mo', 600, 32.0],
    ['SS304L', 20, 14.8],
    ['SS304L', 400, 20.8],
    // Argonne National Laboratory, srlife, 316H and 800H thermal data.
    ['SS Duplex / 310 / 316 / 321 / 347', 20, 14.1],
    ['SS Duplex / 310 / 316 / 321 / 347', 100, 15.4],
    ['SS Duplex / 310 / 316 / 321 / 347', 500, 21.2],
    ['20Cr33Ni', 20, 11.5],
    ['20Cr33Ni', 400, 17.9],
    ['20Cr33Ni', 750, 23.8],
  ] as const)('%s at %d °C is %d W/(m·K)', (material, celsius, printed) => {
    expect(at(material, celsius)).toBeCloseTo(printed, 9);
  });

  test('bends by less than 0.95 W/(m·K) from row to row: the largest printed bend is 0.9, of 2¼Cr-1Mo at 700 °C', () => {
    for (const { id, values } of conductivityTable) {
      for (const [index, value] of values.entries()) {
        const [before, after] = [values[index - 1], values[index + 1]];
        if (before === undefined || after === undefined) continue;
        expect(Math.abs(before - 2 * value + after), `${id}, row ${index}`).toBeLessThan(0.95);
      }
    }
  });

  test('rises or falls without a jump of more than 2.2 W/(m·K) from row to row', () => {
    for (const { id } of conductivityTable) {
      const points = conductivityPoints(id);
      for (const [index, { conductivity }] of points.slice(1).entries())
        expect(Math.abs(conductivity - (points[index]?.conductivity ?? 0)), id).toBeLessThan(2.2);
    }
  });
});

describe('thermalConductivity', () => {
  test('lies on the straight line between two rows', () => {
    expect(at('CS', 35)).toBeCloseTo((60.4 + 59.8) / 2, 9);
    expect(at('CS', 110)).toBeCloseTo(58 - 0.4, 9);
  });

  test('gives every figure of the table at its own temperature, and values between its neighbours elsewhere', () => {
    for (const { id } of conductivityTable) {
      for (const { temperature, conductivity } of conductivityPoints(id))
        expect(thermalConductivity(id, temperature)?.conductivity).toBeCloseTo(conductivity, 12);
      const { minimum, maximum } = conductivityRange(id);
      fc.assert(
        fc.property(fc.double({ min: minimum, max: maximum, noNaN: true }), temperature => {
          const reading = thermalConductivity(id, temperature);
          if (!reading) throw new Error(`no reading of ${id} at ${temperature} K`);
          const { conductivity, lower, upper } = reading;
          expect(conductivity).toBeGreaterThanOrEqual(Math.min(lower.conductivity, upper.conductivity) - 1e-9);
          expect(conductivity).toBeLessThanOrEqual(Math.max(lower.conductivity, upper.conductivity) + 1e-9);
          expect(temperature).toBeLessThanOrEqual(upper.temperature + 1e-9);
          expect(temperature).toBeGreaterThanOrEqual(lower.temperature - 1e-9);
        }),
      );
    }
  });

  test('is undefined outside the range of a material', () => {
    expect(at('CS', 19.9)).toBeUndefined();
    expect(at('CS', 750.1)).toBeUndefined();
    expect(at('CS', 816)).toBeUndefined();
    expect(at('13Cr', 651)).toBeUndefined();
    expect(at('SS304L', 817)).toBeUndefined();
    expect(thermalConductivity('CS', Number.NaN)).toBeUndefined();
  });

  test('marks values that use the estimate at 816 °C', () => {
    expect(thermalConductivity('SS304L', kelvin(750))?.estimated).toBe(false);
    expect(thermalConductivity('SS304L', kelvin(751))?.estimated).toBe(true);
    expect(thermalConductivity('SS304L', kelvin(816))).toMatchObject({ conductivity: 26.5, estimated: true });
    expect(thermalConductivity('2¼Cr1Mo', kelvin(800))).toMatchObject({ conductivity: 26.7, estimated: false });
  });

  test('refuses a material that is not in the table, by name', () => {
    expect(() => thermalConductivity('Unobtainium', 300)).toThrow(
      /^material "Unobtainium" is not in the table; allowed: CS, /,
    );
  });
});
