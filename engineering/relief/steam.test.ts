import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saturationTemperature } from '../properties/index.ts';
import { Refusal, toSi } from '../quantities/index.ts';
import { napierCorrection, napierFlux, superheatCorrection, isSuperheatInterpolated } from './steam.ts';
import { customaryFactors, customaryPressures, customaryTemperatures } from './superheat-customary.ts';
import { metricFactors, metricPressures, metricTemperatures } from './superheat-metric.ts';
import { saturatedSteam, superheatedSteam, waterThroat } from './water.ts';

const metric = (kilopascal: number, celsius: number) =>
  superheatCorrection('10th', { setPressure: 0, pressure: kilopascal * 1e3, temperature: celsius + 273.15 });
const customary = (psi: number, fahrenheit: number) =>
  superheatCorrection('7th', {
    setPressure: toSi('gaugePressure', psi, 'psi(g)'),
    pressure: 0,
    temperature: toSi('temperature', fahrenheit, '°F'),
  });

/** Every entry of the metric table: kPa, °C, KSH. */
const metricEntries = metricFactors.flatMap((row, index) =>
  row.map((factor, column): [number, number, number] => [
    metricPressures[index] ?? 0,
    metricTemperatures[metricTemperatures.length - row.length + column] ?? 0,
    factor,
  ]),
);

const customaryEntries = customaryFactors.flatMap((row, index) =>
  row.map((factor, column): [number, number, number] => [
    customaryPressures[index] ?? 0,
    customaryTemperatures[column] ?? 0,
    factor,
  ]),
);

describe('the table of the 10th edition', () => {
  test('is whole: 86 pressures, 18 temperatures, no factor above 1', () => {
    expect([metricPressures.length, metricFactors.length, metricTemperatures.length]).toEqual([86, 86, 18]);
    expect(metricEntries.every(([, , factor]) => factor > 0.6 && factor < 1)).toBe(true);
  });

  test('stands every 250 kPa from 500 to 22 000 but at 13 750, at 205 °C and every 25 °C from 225 to 625', () => {
    const steps = Array.from({ length: 87 }, (_, step) => 500 + 250 * step).filter(pressure => pressure !== 13750);
    expect(metricPressures).toEqual(steps);
    expect(metricTemperatures).toEqual([205, ...Array.from({ length: 17 }, (_, step) => 225 + 25 * step)]);
  });

  test('returns every entry exactly', () => {
    for (const [kilopascal, celsius, factor] of metricEntries)
      expect(Math.abs(metric(kilopascal, celsius) - factor), `${kilopascal} kPa, ${celsius} °C`).toBeLessThan(1e-9);
  });

  test('agrees with an isentropic nozzle of IAPWS-IF97, entry by entry, to 3 %', () => {
    let worst = 0;
    for (const [kilopascal, celsius, factor] of metricEntries) {
      const pressure = kilopascal * 1e3;
      if (celsius + 273.15 < saturationTemperature(pressure) + 1) continue;
      const flux = waterThroat(superheatedSteam(pressure, celsius + 273.15), 0).massFlux;
      worst = Math.max(worst, Math.abs(flux / (napierFlux(pressure) * napierCorrection(pressure) * factor) - 1));
    }
    expect(worst).toBeLessThan(0.03);
  });

  test('is blank close to saturation, where it is interpolated from 1 to its first entry', () => {
    const saturation = saturationTemperature(15e6) - 273.15;
    expect(isSuperheatInterpolated(15e6, saturation + 273.15 + 1)).toBe(true);
    expect(isSuperheatInterpolated(15e6, 500 + 273.15)).toBe(false);
    expect(metric(15000, saturation)).toBe(1);
    const first = metricEntries.find(([kilopascal]) => kilopascal === 15000);
    expect(metric(15000, (saturation + (first?.[1] ?? 0)) / 2)).toBeCloseTo((1 + (first?.[2] ?? 0)) / 2, 9);
  });

  test('is interpolated from 1 at saturation below its first column, 205 °C, too', () => {
    expect(metric(1000, 204.999)).toBeCloseTo(0.985, 4);
    expect(metric(1000, saturationTemperature(1e6) - 273.15)).toBe(1);
    expect(isSuperheatInterpolated(1e6, 200 + 273.15)).toBe(true);
    expect(metric(300, saturationTemperature(3e5) - 273.15)).toBe(1);
    expect(() => metric(300, 180)).toThrow(Refusal);
  });

  test.each([
    [499, 300, 'begins at 5.000 bar(abs)'],
    [22001, 450, 'ends at 220.0 bar(abs)'],
    [1000, 625.1, 'ends at 625.0 °C'],
  ])('does not reach %d kPa at %d °C', (kilopascal, celsius, text) =>
    expect(() => metric(kilopascal, celsius)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: `not applicable: the KSH table of API 520-I, 10th ed., ${text}`,
      }),
    ),
  );
});

describe('the table of the 7th to 9th edition', () => {
  test('is whole: 28 pressures, 10 temperatures', () => {
    expect([customaryPressures.length, customaryFactors.length]).toEqual([28, 28]);
    expect(customaryFactors.every(row => row.length === 10)).toBe(true);
  });

  test('stands every 100 °F from 300 to 1200, and at the set pressures of API 520-I', () => {
    expect(customaryTemperatures).toEqual([300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200]);
    expect(customaryPressures).toEqual([
      15, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 350, 400, 500, 600, 800, 1000, 1250,
      1500, 1750, 2000, 2500, 3000,
    ]);
  });

  test('returns every entry exactly', () => {
    for (const [psi, fahrenheit, factor] of customaryEntries)
      expect(Math.abs(customary(psi, fahrenheit) - factor), `${psi} psig, ${fahrenheit} °F`).toBeLessThan(1e-9);
  });

  test('has no transcription errors: from 1 down, never rising with temperature, and from row to row by 0.05 at most', () => {
    for (const [index, row] of customaryFactors.entries()) {
      expect(row[0]).toBe(1);
      for (const [column, factor] of row.entries()) {
        expect(factor).toBeLessThanOrEqual(row[column - 1] ?? 1);
        const above = customaryFactors[index - 1]?.[column] ?? factor;
        expect(Math.abs(factor - above), `row ${index}, column ${column}`).toBeLessThan(0.0501);
      }
    }
  });

  test('is 1 below 300 °F', () => expect(customary(100, 299)).toBe(1));

  test.each([
    [14, 500, 'begins at 1.034 bar(g) set pressure'],
    [3001, 900, 'ends at 206.8 bar(g) set pressure'],
    [100, 1201, 'ends at 648.9 °C'],
  ])('does not reach %d psig at %d °F', (psi, fahrenheit, text) =>
    expect(() => customary(psi, fahrenheit)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: `not applicable: the KSH table of API 520-I, 7th to 9th ed., ${text}`,
      }),
    ),
  );
});

describe('Napier’s equation', () => {
  test('is corrected from 10 339 to 22 057 kPa', () => {
    expect(napierCorrection(5e6)).toBe(1);
    expect(napierCorrection(12236e3)).toBeCloseTo(1.0115, 4);
    expect(() => napierCorrection(22058e3)).toThrow(
      expect.objectContaining({ name: 'Refusal', message: 'not applicable: KN of API 520-I ends at 220.6 bar(abs)' }),
    );
  });

  test('differs from the nozzle of IAPWS-IF97 by less than 4 % up to 21 MPa', () => {
    for (let pressure = 2e5; pressure < 21e6; pressure *= 1.1) {
      const flux = waterThroat(saturatedSteam(pressure), 0).massFlux;
      expect(Math.abs(flux / (napierFlux(pressure) * napierCorrection(pressure)) - 1)).toBeLessThan(0.04);
    }
  });

  test('never passes less at a higher relieving pressure, saturated', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.5e5, max: 22.05e6, noNaN: true }),
        fc.double({ min: 1, max: 1.2, noNaN: true }),
        (p, f) => {
          const more = Math.min(22.057e6, p * f);
          expect(napierFlux(more) * napierCorrection(more)).toBeGreaterThanOrEqual(
            napierFlux(p) * napierCorrection(p) * (1 - 1e-12),
          );
        },
      ),
      { numRuns: 10_000 },
    );
  });

  test('never passes less at a higher relieving pressure, superheated by the 10th edition', () => {
    const flux = (pressure: number, temperature: number) =>
      napierFlux(pressure) *
      napierCorrection(pressure) *
      superheatCorrection('10th', { setPressure: 0, pressure, temperature });
    const pressures = fc.double({ min: 5e5, max: 22e6, noNaN: true });
    fc.assert(
      fc.property(
        pressures,
        fc.double({ min: 1, max: 1.05, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (p, f, share) => {
          const more = Math.min(22e6, p * f);
          const minimum = saturationTemperature(more);
          const temperature = minimum + share * (898.15 - minimum);
          expect(flux(more, temperature)).toBeGreaterThanOrEqual(flux(p, temperature) * (1 - 1e-12));
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
