import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve-pro/definition.ts';
import depressurization from '../../plant-depressurization-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import pumpSizing from '../../pump-sizing-pro/definition.ts';
import gasRelief from '../../relief-valve-pro/gas-vapor-service/definition.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { casesFromList } from './list-cases.ts';

/** How a column of a list of two items is read. */
function meaning(definition: Definition, heading: string, cells: readonly string[] = ['2', '3']): string {
  const { remarks } = casesFromList(
    definition,
    `Tag\tFlow (kg/h)\t${heading}\nX-1\t20000\t${cells[0]}\nX-2\t30000\t${cells[1]}`,
  );
  return remarks.find(each => each.startsWith(`“${heading}”`)) ?? '';
}

describe('a word that may mean another value leaves a column of a valve list open', () => {
  test.each([
    ['Line ΔP (bar)', 'By “line” it may be another value than Pressure differential.'],
    ['System dP (bar)', 'By “system” it may be another value than Pressure differential.'],
    ['Total pressure drop (bar)', 'By “total” it may be another value than Pressure differential.'],
    ['Density 20 (kg/m3)', 'By “20” it may be another value than Density.'],
    ['Density water (kg/m3)', 'By “water” it may be another value than Density.'],
    ['Density down (kg/m3)', 'By “downstream” it may be another value than Density.'],
    ['Visc down (cP)', 'By “downstream” it may be another value than Viscosity.'],
    ['Temperature 2 (°C)', 'By “2” it may be another value than Temperature.'],
    ['Temp down (°C)', 'By “downstream” it may be another value than Temperature.'],
  ])('%s', (heading, hint) => expect(meaning(controlValve, heading)).toBe(`“${heading}” is not read. ${hint}`));

  test.each([
    ['Valve dP (bar)', 'pressureDifferential, bar'],
    ['Process temperature (°C)', 'temperature, °C'],
    ['Temp up (°C)', 'temperature, °C'],
    ['Rated Kv', 'ratedCv, Kv'],
    ['Rated flow coefficient (Kv)', 'ratedCv, Kv'],
    ['Rated flow coefficient (Cv)', 'ratedCv, Cv'],
    ['Kvs', 'ratedCv, Kv'],
    ['Selected Cv', 'ratedCv, Cv'],
  ])('and %s does not', (heading, field) =>
    expect(meaning(controlValve, heading)).toContain(`“${heading}” is ${field}.`),
  );
});

test.each([
  'Tank ID (mm)',
  'Jacket ID (mm)',
  'Jacket pressure (barg)',
  'Relief pressure (barg)',
  'Nitrogen pressure (barg)',
  'Cricondentherm temperature (°C)',
  'Peak flow (t/h)',
  'Average flow (t/h)',
  'Pipe density (kg/m3)',
  'Soil density (kg/m3)',
  'Cable length (m)',
])('a word of another item leaves a column of a line list open: %s', heading =>
  expect(meaning(lineSizing, heading)).toMatch(/is not read\. By “.+” it may be another value than/),
);

test('of several loads none is taken', () => {
  const heading = 'Tag\tFire load (kg/h)\tBlocked outlet load (kg/h)\tSteam flow (kg/h)\tSet (barg)';
  expect(casesFromList(gasRelief, `${heading}\nPSV-1\t12500\t30000\t3\t10`).cases[0]).toEqual({
    userDescription: 'PSV-1',
    setPressure: { value: '10', unit: 'bar(g)' },
  });
});

test('a length that says that it is a chainage, and a flow without a unit, are left open', () => {
  expect(meaning(lineSizing, 'Length (chainage)')).toBe('“Length (chainage)” is not read.');
  expect(meaning(controlValve, 'P1 (-)')).toBe(
    '“P1 (-)” is not read. Its name matches Upstream pressure, but “-” says that it has no unit.',
  );
});

test('a pump has the pressure of its suction vessel, and not that of the discharge vessel', () => {
  expect(meaning(pumpSizing, 'Suction vessel pressure (barg)')).toContain('is vesselPressure, bar(g)');
  expect(meaning(pumpSizing, 'Suction drum pressure (barg)')).toContain('is vesselPressure, bar(g)');
  expect(meaning(pumpSizing, 'Discharge vessel pressure (barg)')).toContain('is not read');
});

test('diameters under the name of a choice are a quantity', () => {
  const { cases, problems } = casesFromList(
    depressurization,
    'Vessel,Initial pressure (barg),Length T/T (mm),Orifice (mm)\nV-1,80,6000,33\nV-2,90,6000,35',
  );
  expect(problems).toEqual([]);
  expect(cases[1]).toMatchObject({
    tangentLength: { value: '6000', unit: 'mm' },
    orificeDiameter: { value: '35', unit: 'mm' },
  });
});

test.each([
  ['Bellows', 'Balanced Bellows'],
  ['Bal. Bellows', 'Balanced Bellows'],
  ['POSRV', 'Pilot Operated'],
  ['Faltenbalg', 'Balanced Bellows'],
])('the type of a relief valve may be %s', (typed, valveType) => {
  const { cases } = casesFromList(
    gasRelief,
    `PSV,Set pressure (barg),Valve type\nPSV-1,10,${typed}\nPSV-2,12,Conventional`,
  );
  expect(cases[0]).toMatchObject({ valveType });
});

test('cells that are no option are named', () =>
  expect(meaning(gasRelief, 'Valve type', ['Safety', 'Vacuum'])).toBe(
    '“Valve type” is not read. Its name matches Valve type, but its cells do not (“Safety”, “Vacuum”).',
  ));

test('a factor in the title for all values leaves every column open', () => {
  for (const title of ['Values x 1000', '(figures in thousands)', 'All values in 10³', 'Werte x 1000']) {
    const { cases, remarks } = casesFromList(
      controlValve,
      `${title}\nTag,Flow (kg/h),P1 (barg)\nFV-1,20,10\nFV-2,30,12`,
    );
    expect(cases).toEqual([{ userDescription: 'FV-1' }, { userDescription: 'FV-2' }]);
    expect(remarks).toContain(
      `The title “${title}” has a unit or a factor that is not applied: its columns are left open.`,
    );
  }
});

describe('rows', () => {
  test('without a name below one are further ones of its item', () => {
    const { cases, remarks } = casesFromList(
      gasRelief,
      'PSV\tLoad (kg/h)\tMW\nPSV-101\t12000\t44\n\t15000\t44\nPSV-102\t8000\t58\n\t4000\t58',
    );
    expect(cases.map(each => each['userDescription'])).toEqual(['PSV-101', 'PSV-101 (2)', 'PSV-102', 'PSV-102 (2)']);
    expect(remarks).toContain(
      'Rows without a name are read as further ones of the item above: rows 3 (PSV-101), 5 (PSV-102).',
    );
  });

  test('at the end that sum up the others are no cases', () => {
    const { cases, remarks } = casesFromList(
      lineSizing,
      'Line,Flow (kg/h),Density (kg/m3)\nL-1,10000,900\nL-2,14000,900\nAverage,12000,900\nMax,14000,900\nMin,10000,900\nTotal,24000,',
    );
    expect(cases).toHaveLength(2);
    expect(remarks).toContain('Rows 4, 5, 6, 7 have totals: left out.');
  });
});

test('a number in two units is read in the first one, if both are the same', () => {
  const { cases, problems } = casesFromList(
    controlValve,
    'Tag\tP1 (barg / psig)\tFlow (kg/h / lb/h)\nFV-1\t10 / 145\t20000 / 44092\nFV-2\t12 / 17.4\t30000 / 66139',
  );
  expect(cases).toEqual([
    {
      userDescription: 'FV-1',
      upstreamPressure: { value: '10', unit: 'bar(g)' },
      flowRate: { value: '20000', unit: 'kg/h' },
    },
  ]);
  expect(problems[0]).toContain('Row 3, column B (P1 (barg)): “12 / 17.4”');
});
