import { describe, expect, test } from 'vitest';
import { column, parseRows, rows } from '../index.ts';
import { assumedUnits } from '../table/rows-text.ts';
import { gravityHeading, isOpenGravity } from './gravity-heading.ts';

test.each(
  [
    '°API; API°; deg API; API gravity; API Gravity (°API); Gravity [°API]; Gravity, API',
    'Oil gravity °API; Density (°API); Density °API; API @ 60 °F; API Gravity @60F; Crude API gravity',
    'Degrees API; API grav.',
  ].flatMap(headings => headings.split('; ')),
)('%s is the density in °API', heading => {
  expect(gravityHeading(heading)).toEqual({ name: 'Density', unit: '°API' });
});

test.each(
  [
    'SG 60/60; SG (60/60); S.G. 60/60 °F; SG @ 60°F; SG (60°F/60°F); Specific Gravity (60/60 F)',
    'Sp. Gr. 60/60; Liquid SG; Oil S.G.; Specific gravity, liquid; SG (water = 1); SG [H2O=1]',
    'SG rel. to water; SG (water=1.0); Relative density (water = 1)',
  ].flatMap(headings => headings.split('; ')),
)('%s is the density relative to water at 60 °F', heading => {
  expect(gravityHeading(heading)).toEqual({ name: 'Density', unit: 'SG (60 °F)' });
});

test.each(
  [
    'SG (air = 1); Gas SG; Gas gravity; SG 15/4 °C; SG 20/20; API; API 520 area; API No.; API RP 14E',
    'Density; Density 60 °F [kg/m³]; Water cut; Liquid density; Oil flow; SG/API; Standard',
    'SG of gas to air',
  ].flatMap(headings => headings.split('; ')),
)('%s is neither', heading => {
  expect(gravityHeading(heading)).toBeUndefined();
});

test('a specific gravity may be of a liquid or of a gas', () => {
  const open = ['SG', 'S.G.', 'Sp. Gr.', 'Specific Gravity', 'SG [-]', 'Rel. density'];
  expect(open.filter(isOpenGravity)).toEqual(open);
  expect(['Liquid SG', 'SG (air=1)', 'Density'].filter(isOpenGravity)).toEqual([]);
});

describe('a table with densities', () => {
  const table = rows('Table', {
    temperature: column('Temperature', 'temperature', '°C'),
    density: column('Density', 'density', 'kg/m³', { above: 0 }),
    pressure: column('Pressure', 'gaugePressure', 'bar(g)'),
    viscosity: column('Viscosity', 'kinematicViscosity', 'cSt'),
  });
  const read = (text: string) => {
    const parsed = parseRows(table, text);
    return parsed.ok ? parsed.rows[0] : parsed.reason;
  };

  // API MPMS 11.1 (2004): water at 60 °F has 999.016 kg/m³, and °API = 141.5/SG − 131.5.
  test.each([['°API'], ['Density [°API]'], ['API gravity'], ['Gravity, °API']])(
    'reads those under %s by the definition of °API',
    heading => {
      expect(read(`T °C | ${heading}; 15 | 32,5`)).toMatchObject({ density: expect.closeTo((999.016 * 141.5) / 164, 9) as number }); // prettier-ignore
    },
  );

  test('reads °API and SG from a row of units', () => {
    expect(read('T | Gravity; °C | °API; 15 | 10')).toMatchObject({ density: expect.closeTo(999.016, 9) as number });
    expect(read('T | Density; °C | SG 60/60; 15 | 0.85')).toMatchObject({ density: expect.closeTo(0.85 * 999.016, 9) as number }); // prettier-ignore
  });

  test('states the definition', () => {
    expect(assumedUnits(table, 'T °C | API gravity; 15 | 32.5')).toEqual([
      'Density is converted from °API: the density at 60 °F, by API MPMS 11.1; enter that at the temperature of the case where it differs.',
    ]);
    expect(assumedUnits(table, 'T °C | SG 60/60; 15 | 0.85')).toEqual([
      'Density is converted from SG (60 °F): density relative to water at 60 °F, 999.016 kg/m³.',
    ]);
  });

  test('does not guess what SG is relative to', () =>
    expect(read('T °C | SG; 15 | 0.85')).toBe(
      'has a column "SG", which may be relative to water or to air; write SG 60/60 above the numbers of a liquid relative to water at 60 °F, or enter densities',
    ));

  test('converts pressures of the other basis and flow times, and says so', () => {
    expect(read('T °C | Pressure [bara]; 15 | 3')).toMatchObject({ pressure: expect.closeTo(3e5 - 101_325, 6) as number }); // prettier-ignore
    // viscosity_converter of the Python library chemicals 1.5.2
    expect(read('T °C | Viscosity (SSU); 15 | 100')).toMatchObject({ viscosity: expect.closeTo(20.51502051355282e-6, 15) as number }); // prettier-ignore
    expect(assumedUnits(table, 'T °C | Pressure [bara] | Viscosity (SSU); 15 | 3 | 100')).toEqual([
      'Pressure is converted from bar(abs): at an atmospheric pressure of 1.01325 bar.',
      'Viscosity is converted from SSU: by ASTM D2161 for a flow time at 100 °F; one at 210 °F is 0.7 % less.',
    ]);
  });
});
