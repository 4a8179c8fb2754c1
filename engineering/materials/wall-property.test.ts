import { describe, expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import {
  thermalConductivity,
  wallMaterial,
  wallMaterials,
  wallProperty,
  wallPropertyRange,
  type WallPropertyName,
} from './index.ts';

const kelvin = (celsius: number) => celsius + 273.15;
const at = (material: string, property: WallPropertyName, celsius: number) =>
  wallProperty(material, property, kelvin(celsius)).value;
const properties: readonly WallPropertyName[] = ['density', 'heatCapacity', 'conductivity', 'expansion'];

describe('figures as they are printed', () => {
  test.each([
    // NIST fits, evaluated by another program.
    ['aluminium-5083', 'heatCapacity', 77 - 273.15, 348.127_925],
    // ASME BPVC II-D (metric), Table TCD.
    ['aluminium-5083', 'conductivity', 150, 132.1],
    ['carbon-steel', 'conductivity', 300, 49.2],
    ['1.25cr-0.5mo', 'conductivity', 500, 34.8],
    ['304', 'conductivity', 400, 20.8],
    ['316', 'conductivity', 100, 15.4],
    // Special Metals, SMC-063 and SMC-066.
    ['alloy-625', 'conductivity', 427, 15.7],
    ['alloy-625', 'conductivity', -129, 7.5],
    ['alloy-625', 'heatCapacity', 538, 536],
    ['alloy-625', 'expansion', 204, 13.1e-6],
    ['alloy-825', 'conductivity', 204, 14.1],
    // EN 10088-1.
    ['304', 'density', 20, 7900],
    ['316', 'density', 20, 8000],
    ['duplex-2205', 'heatCapacity', 20, 500],
    ['duplex-2205', 'expansion', 200, 13.5e-6],
    // EN 1993-1-2 and EN 1999-1-2, worked by hand.
    ['carbon-steel', 'heatCapacity', 100, 425 + 77.3 - 16.9 + 2.22],
    ['carbon-steel', 'heatCapacity', 700, 666 + 13002 / 38],
    ['carbon-steel', 'heatCapacity', 1000, 650],
    ['304', 'heatCapacity', 100, 450 + 28 - 2.91 + 0.134],
    ['aluminium-5083', 'heatCapacity', 300, 1026],
  ] as const)('%s, %s at %d °C is %d', (material, property, celsius, printed) => {
    expect(at(material, property, celsius)).toBeCloseTo(printed, printed < 1 ? 12 : 6);
  });

  /** Column C of Table TE-1 is what 100 ft grow from 70 °F on, in inches, which column B was made from. */
  test.each([
    ['carbon-steel', 200, 1.0],
    ['carbon-steel', 600, 4.7],
    ['carbon-steel', 1000, 9.0],
    ['carbon-steel', 1300, 12.4],
    ['9ni', 300, 1.7],
    ['9ni', 500, 3.4],
  ])('%s grows from 70 to %d °F by %d in per 100 ft', (material, fahrenheit, inches) => {
    const perFahrenheit = at(material, 'expansion', (fahrenheit - 32) / 1.8) / 1.8;
    expect(perFahrenheit * (fahrenheit - 70) * 1200).toBeCloseTo(inches, 1);
  });

  /** Integrated contraction from 293 K, 10⁻⁵, in the tables of Ekin, Experimental Techniques (2006), A6.4. */
  test.each([
    ['304', 77, 281],
    ['316', 77, 279],
    ['aluminium-5083', 77, 390],
    ['9ni', 77, 188],
  ])('%s shrinks from 20 °C to %d K by %d in 100 000 within 2 %%', (material, temperature, contraction) => {
    const strain = wallProperty(material, 'expansion', temperature).value * (293.15 - temperature);
    expect(strain * 1e5).toBeGreaterThan(0.98 * contraction);
    expect(strain * 1e5).toBeLessThan(1.02 * contraction);
  });
});

describe('wallProperty', () => {
  test('takes the conductivity that the tool shows: one table', () => {
    for (const celsius of [20, 110, 333, 750])
      expect(at('carbon-steel', 'conductivity', celsius)).toBeCloseTo(
        thermalConductivity('CS', kelvin(celsius))?.conductivity ?? 0,
        12,
      );
  });

  test('throws for a missing property, naming the range and the material', () => {
    expect(() => at('carbon-steel', 'conductivity', -46)).toThrow(Refusal);
    expect(() => at('carbon-steel', 'conductivity', -46)).toThrow(
      'the figures for the thermal conductivity of Carbon steel (A106-B, A516-70) run from 20.00 °C to 750.0 °C',
    );
    expect(() => at('1.25cr-0.5mo', 'heatCapacity', 20)).toThrow('no published heat capacity of 1¼Cr-½Mo steel');
    expect(() => at('carbon-steel', 'heatCapacity', Number.NaN)).toThrow(Refusal);
    expect(() => wallProperty('Unobtainium', 'density', 300)).toThrow(/^material "Unobtainium" is not listed/);
    expect(wallPropertyRange('copper', 'expansion')).toBeUndefined();
  });

  test('tells where a value was measured on a similar material', () => {
    expect(wallProperty('carbon-steel', 'heatCapacity', kelvin(-46))).toMatchObject({ certainty: 'medium-low' });
    expect(wallProperty('carbon-steel', 'heatCapacity', kelvin(-46)).remark).toContain('nickel steels');
    expect(wallProperty('carbon-steel', 'heatCapacity', kelvin(21))).not.toHaveProperty('remark');
  });

  test('has a density and a conductivity of every metal at 100 °C but those measured in the cold alone', () => {
    for (const { id } of wallMaterials) {
      expect(at(id, 'density', 100), id).toBeGreaterThan(2000);
      if (!['3.5ni', '9ni', 'copper'].includes(id)) expect(at(id, 'conductivity', 100), id).toBeGreaterThan(10);
    }
  });

  test('gives every property over the whole of its range, within what metals have, and names a source', () => {
    const limits = {
      density: [2600, 9000],
      heatCapacity: [0.05, 5500],
      conductivity: [0.1, 1500],
      expansion: [7e-6, 3e-5],
    };
    for (const { id, curves } of wallMaterials)
      for (const property of properties)
        for (const { from, to, source } of curves[property]) {
          expect(source.length, `${id} ${property}`).toBeGreaterThan(8);
          for (let step = 0; step <= 50; step += 1) {
            const { value } = wallProperty(id, property, from + ((to - from) * step) / 50);
            const [minimum, maximum] = limits[property] as [number, number];
            expect(value, `${id} ${property} at ${from + ((to - from) * step) / 50} K`).toBeGreaterThan(minimum);
            expect(value, `${id} ${property} at ${from + ((to - from) * step) / 50} K`).toBeLessThan(maximum);
          }
        }
  });

  test('changes by less than 7 % from one source to the next at 20 °C', () => {
    for (const { id } of wallMaterials) {
      const curves = wallMaterial(id).curves;
      for (const property of ['heatCapacity', 'conductivity'] as const)
        if (curves[property].length > 1) {
          const [below, above] = [at(id, property, 19.999), at(id, property, 20.001)];
          expect(Math.abs(above / below - 1), `${id} ${property}`).toBeLessThan(0.07);
        }
    }
  });
});
