import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import reliefGas from '../../relief-valve-pro/gas-vapor-service/definition.ts';
import { casesFromList } from './list-cases.ts';

const rows = (lines: readonly string[]) => lines.join('\n').replaceAll(' | ', '\t');
const read = (...lines: readonly string[]) => casesFromList(lineSizing, rows(lines));

/** A line list whose headings have merged cells above them. */
const groups = 'Line |  | Fluid | Flow rate |  | Operating |  | Pipe | ';
const heads = 'Line No. | From | Phase | Norm. | Max. | Press. | Temp. | NPS | Notes';
const row = 'P-101 | V-1 | V | 1250.5 | 1400 | 20 | 40 | 4 | hold';

describe('headings of groups above those of columns', () => {
  test('are taken with the headings that need them, above a row of units', () => {
    const { cases, remarks, problems } = read(
      groups,
      heads,
      ' |  |  | kg/h | kg/h | barg | °C | in | ',
      'Area 100 |  |  |  |  |  |  |  | ',
      row,
    );
    expect(problems).toEqual([]);
    expect(cases).toMatchObject([
      {
        userDescription: 'P-101',
        fluidType: 'Gas',
        flowRate: { value: '1250.5', unit: 'kg/h' },
        pressure: { value: '20', unit: 'bar(g)' },
        temperature: { value: '40', unit: '°C' },
        nominalSize: '4',
      },
    ]);
    for (const left of ['Line From', 'Flow rate Max.', 'Notes'])
      expect(remarks).toContainEqual(expect.stringContaining(`“${left}” is not read.`));
  });

  test('are taken where the units are in the headings, and rows keep their numbers', () => {
    const { cases, problems } = read(
      'Line list, Rev. B',
      'Tag | Phase | Inlet |  | Flow rate (kg/h)',
      ' |  | Press. (barg) | Temp. (°C) | ',
      'P-1 | L | 20 | 40 | 1000',
      'P-2 | L | 20 | 40 | see PFD',
    );
    expect(cases).toMatchObject([{ userDescription: 'P-1', flowRate: { value: '1000' }, pressure: { value: '20' } }]);
    expect(problems).toEqual([expect.stringContaining('Row 5, column E (Flow rate (kg/h)): “see PFD”')]);
  });

  test('with the same names below several of them are distinguished', () => {
    const { remarks } = read(
      'Tag | Upstream |  | Downstream | ',
      ' | Pressure (barg) | Temperature (°C) | Pressure (barg) | Temperature (°C)',
      'P-1 | 20 | 40 | 18 | 39',
    );
    expect(remarks).toContainEqual(expect.stringContaining('“Downstream Pressure (barg)”'));
    expect(remarks).toContainEqual(expect.stringContaining('“Upstream Temperature (°C)”'));
  });

  test('are none where a first row of texts follows a heading', () => {
    const { cases } = read('Tag | Phase | Flow rate (kg/h) | ', 'P-1 | Gas | see PFD | hold', 'P-2 | Gas | 900 | 5');
    expect(cases).toMatchObject([{ userDescription: 'P-2', flowRate: { value: '900' } }]);
  });
});

test('a total of a section is no case, unlike an item whose name begins so', () => {
  const { cases, remarks } = read(
    'Tag | Phase | Flow rate (kg/h) | Pressure (barg) | Temp (°C) | NPS',
    'P-1 | Gas | 900 | 5 | 20 | 4',
    'Total area 100 |  | 900 |  |  | ',
    'Total condensate 2 | Liquid | 900 | 5 | 20 | 4',
  );
  expect(cases.map(each => each['userDescription'])).toEqual(['P-1', 'Total condensate 2']);
  expect(remarks).toContain('Row 3 has totals: left out.');
});

test('units below a row of sub-headings are those of the columns', () => {
  const { cases, remarks, problems } = casesFromList(
    reliefGas,
    rows([
      'PSV Tag | Relief load | MW | Relieving temp. | Set pressure | Back pressure | ',
      ' |  |  |  |  | Superimposed | Total',
      ' | lb/h | lb/lbmol | °F | psig | psig | psig',
      'PSV-1 | 34000 | 20 | 160 | 150 | 5 | 20',
    ]),
  );
  expect(problems).toEqual([]);
  expect(remarks.join(' ')).not.toContain('The list gives no unit');
  expect(cases[0]).toMatchObject({
    flowRate: { value: '34000', unit: 'lb/h' },
    temperature: { value: '160', unit: '°F' },
    setPressure: { value: '150', unit: 'psi(g)' },
    superimposedBackpressure: { value: '5', unit: 'psi(g)' },
    totalBackpressure: { value: '20', unit: 'psi(g)' },
  });
});

test('units below sub-headings that are not understood are read too', () => {
  const { cases } = read(
    'Line | Phase | Flow | Press.',
    ' |  | see A | given',
    ' |  | lb/h | psig',
    'L1 | Gas | 100 | 5',
  );
  expect(cases[0]).toMatchObject({
    flowRate: { value: '100', unit: 'lb/h' },
    pressure: { value: '5', unit: 'psi(g)' },
  });
});

test('columns with only a unit under a group have the one field that it fits', () => {
  const { cases, remarks } = read(
    'Line No | Flow rate |  | Operating conditions |  | Physical properties |  | Design | ',
    ' | kg/h | m³/h | bar(g) | °C | kg/m³ | cP | bar(g) | °C',
    'P-1001 | 48600 | 51.4 | 8 | 40 | 945 | 0.62 | 16 | 90',
    'P-1002 | 12500 | 12.5 | 6 | 25 | 998 | 0.89 | 16 | 90',
  );
  expect(cases[0]).toMatchObject({
    flowRate: { value: '48600', unit: 'kg/h' },
    pressure: { value: '8', unit: 'bar(g)' },
    density: { value: '945', unit: 'kg/m³' },
    viscosity: { value: '0.62', unit: 'cP' },
  });
  expect(remarks).toContain('“Operating conditions” is pressure, bar(g).');
  expect(remarks).toContain('Column I is not read.');
});
