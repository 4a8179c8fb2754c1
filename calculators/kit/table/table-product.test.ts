import { describe, expect, test } from 'vitest';
import { choiceColumn, column, rows, textColumn } from '../definition/fields.ts';
import { assumedUnits, parseRows } from './rows-text.ts';
import { previewTable } from './table-preview.ts';

const properties = rows('Properties', {
  temperature: column('Temperature', 'temperature', '°C'),
  density: column('Density', 'density', 'kg/m³'),
  viscosity: column('Viscosity', 'dynamicViscosity', 'cP', { aliases: ['dynamic viscosity'] }),
});
const sources = rows('Sources', {
  tag: textColumn('Tag'),
  load: column('Load', 'massFlow', 'kg/h', { aliases: ['flow'] }),
  molarMass: column('Molar mass', 'molarMass', 'g/mol', { aliases: ['MW'] }),
});
const nodes = rows('Nodes', {
  tag: textColumn('Tag'),
  outflow: column('Outflow', 'massFlow', 'kg/h'),
  volumeOutflow: column('Volume outflow', 'volumeFlow', 'm³/h', { aliases: ['outflow'] }),
});
const inflows = rows('Inflows', { tag: textColumn('Tag'), inflow: column('Inflow', 'massFlow', 'kg/h') });

const viscosities = (text: string) => {
  const parsed = parseRows(properties, text);
  return parsed.ok ? parsed.rows.map(({ viscosity }) => Number(Number(viscosity).toPrecision(9))) : parsed.reason;
};

describe('a kinematic viscosity is multiplied by the density in its row', () => {
  test.each([
    ['with its unit behind the name', 'T °C | Density kg/m3 | Viscosity cSt'],
    ['as a kinematic viscosity', 'Temp. [°C] | Density, kg/m3 | Kinematic viscosity (cSt)'],
    ['abbreviated', 'Temp. (C) | Dens. (kg/m3) | Kin. visc. (mm2/s)'],
    ['with units in a second row', 'Temperature | Density | Viscosity; °C | kg/m3 | cSt'],
  ])('%s', (_, head) => {
    expect(viscosities(`${head}; 20 | 850 | 10; 40 | 835 | 6`)).toEqual([0.0085, 0.00501]);
  });

  test('where a cell has the unit, or the density is relative to water', () => {
    expect(viscosities('Temperature | Density | Viscosity; 20 | 850 | 10 cSt; 40 | 835 | 5')).toEqual([0.0085, 0.005]);
    expect(viscosities('Temperature | Density SG 60/60 | Viscosity cSt; 20 | 0.85 | 10')).toEqual([0.008491636]);
  });

  test('with a remark', () => {
    expect(assumedUnits(properties, 'T °C | Density kg/m3 | Viscosity cSt; 20 | 850 | 10')).toEqual([
      'Viscosity is converted from cSt: multiplied by the density in the same row.',
    ]);
  });

  test('but refused without the density', () => {
    expect(viscosities('Temperature | Viscosity cSt; 20 | 10')).toBe(
      'has viscosity in cSt, which needs a column of the density',
    );
    expect(viscosities('Temperature | Density | Viscosity cSt; 20 | 850 | 10; 30 | - | 8')).toBe(
      'has "8" for viscosity in row 2, which is in cSt and needs the density in its row',
    );
    expect(previewTable(properties, 'Temperature | Viscosity cSt; 20 | 10')?.columns[1]).toMatchObject({
      heading: 'Viscosity cSt',
      remark: 'has viscosity in cSt, which needs a column of the density',
    });
  });
});

test('a standard flow is multiplied by the molar mass in its row', () => {
  const parsed = parseRows(sources, 'Tag | Flow (kmol/h) | MW\nPSV-1 | 100 | 20\nPSV-2 | 50 | 44.1');
  expect(parsed).toMatchObject({
    ok: true,
    rows: [{ load: expect.closeTo(2000 / 3600, 12) }, { load: expect.closeTo(2205 / 3600, 12) }],
  });
});

test('a table without the property says how to write it', () => {
  expect(parseRows(inflows, 'Tag | Inflow (m3/h)\nP-1 | 100')).toMatchObject({
    ok: false,
    reason:
      'has "Inflow (m3/h)" for inflow, a flow by volume, which needs the density; write it after the flow: 100 m³/h × 850 kg/m³',
  });
});

test('a row of units decides between columns that share a name', () => {
  expect(parseRows(nodes, 'Tag | Outflow\n | m3/h\nN-1 | 36')).toEqual({
    ok: true,
    rows: [{ tag: 'N-1', volumeOutflow: expect.closeTo(0.01, 12) as number }],
  });
});

test('a row of units is one with cells of other columns among them', () => {
  const items = rows('Items', {
    tag: textColumn('Tag'),
    size: choiceColumn('NPS', ['3', '80'], {
      words: { 3: ['DN 80'] },
      aliases: ['DN', 'size mm'],
      prefixes: { 'size mm': 'DN', dn: 'DN' },
    }),
    length: column('Length', 'length', 'm'),
    kv: column('Kv', 'flowCoefficient', 'Kv'),
    remark: textColumn('Remark'),
  });
  expect(parseRows(items, 'Tag\tDN\tLength\tKv\tRemark\n\tmm\tft\tm3/h\t\nL-1\t80\t10\t8.65\tnew')).toEqual({
    ok: true,
    rows: [
      {
        tag: 'L-1',
        size: '3',
        length: expect.closeTo(3.048, 12) as number,
        kv: expect.closeTo(10, 12) as number,
        remark: 'new',
      },
    ],
  });
  const unknown = parseRows(items, 'Tag\tDN\tLength\tRough\tOutlet\n\tmm\tft\tmm\tmm\nL-1\t80\t10\t0.05\t25');
  expect(unknown.ok ? [] : unknown.faults.map(({ reason }) => reason.split(';')[0])).toEqual([
    'has no columns "Rough", "Outlet"',
  ]);
  // A row with a tag or with numbers is a row of the table.
  expect(parseRows(items, 'Tag\tLength\tRemark\nL-1\tm\tm').ok).toBe(false);
});
