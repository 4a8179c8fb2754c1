import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve/definition.ts';
import knockOutDrum from '../../flare-ko-drum-sizing-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import pump from '../../pump-sizing-pro/definition.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { casesFromList } from './list-cases.ts';

/** The case of a list with one row, by the headings and cells of its columns, and what was said of them. */
function read(definition: Definition, columns: Readonly<Record<string, string>>, units?: readonly string[]) {
  const lines = [
    ['Tag', ...Object.keys(columns)],
    ...(units ? [['', ...units]] : []),
    ['X-1', ...Object.values(columns)],
  ];
  const { cases, remarks, problems } = casesFromList(definition, lines.map(cells => cells.join('\t')).join('\n'));
  return { data: cases[0] ?? {}, remarks, problems };
}

const flow = { 'Flow (kg/h)': '1000', 'P (barg)': '5' };

describe('a property at a reference condition is not that of the case', () => {
  test.each(['Std Density (kg/m3)', 'Density @ 60F (kg/m3)', 'Density at 60F (kg/m3)', 'Standard density (kg/m3)'])(
    '%s',
    heading => {
      const { data, remarks } = read(lineSizing, { ...flow, [heading]: '870' });
      expect(data['density']).toBeUndefined();
      expect(remarks.join(' ')).toContain(`“${heading}” is not read.`);
    },
  );

  test('unless a field is at it', () =>
    expect(
      read(lineSizing, { ...flow, 'Density @15°C (kg/m3)': '870', 'Density @ op (kg/m3)': '820' }).data['density'],
    ).toEqual({ value: '820', unit: 'kg/m³' }));

  test('and does not convert a volume flow', () =>
    expect(
      read(lineSizing, { 'Flow (m3/h)': '100', 'P (barg)': '5', 'Density @15°C (kg/m3)': '870' }).data['flowRate'],
    ).toEqual({ value: '100 m³/h', unit: 'kg/h' }));
});

describe('a basis in the name of a pressure', () => {
  test.each([
    ['Absolute pressure (bar)', 'bar(abs)'],
    ['Pressure, absolute (kPa)', 'kPa(abs)'],
    ['Absolute pressure', 'bar(abs)'],
    ['Pressure gauge (psi)', 'psi(g)'],
  ])('is that of its numbers: %s', (heading, unit) => {
    const { data, remarks } = read(lineSizing, { 'Flow (kg/h)': '1000', 'Density (kg/m3)': '850', [heading]: '6' });
    const { value, unit: own } = data['pressure'] as { value: string; unit: string };
    expect([`6 ${unit} bar(g)`, `6 ${unit}`]).toContain(`${value} ${own}`);
    expect(remarks.join(' ')).not.toMatch(/may be gauge or absolute/);
  });

  test('is absolute in stream reports of HYSYS and PRO/II', () => {
    const hysys = read(controlValve, { 'Actual Volume Flow (m3/h)': '30', 'Pressure (kPa)': '3500', 'Mass Density (kg/m3)': '820' }); // prettier-ignore
    expect(hysys.data['upstreamPressure']).toMatchObject({ value: '3500 kPa(abs)' });
    const pro = read(controlValve, { 'Pressure (KG/CM2)': '35', 'Total Mass Rate (KG/HR)': '25000' });
    expect(pro.data['upstreamPressure']).toMatchObject({ value: '35 kgf/cm²(abs)' });
  });
});

test('a word that only distinguishes quantities names none', () => {
  const { data, remarks } = read(controlValve, { ...flow, Vapour: 'yes', Critical: '3' });
  expect(data).not.toHaveProperty('vaporPressure');
  expect(data).not.toHaveProperty('criticalPressure');
  expect(remarks).toContain('“Critical” is not read.');
});

test('a heading and a row of units that contradict each other are not read', () => {
  const { data, remarks } = read(lineSizing, { 'Flow (kg/h)': '1000', Pressure: '75', Density: '50' }, ['lb/h', 'psig', 'lb/ft3']); // prettier-ignore
  expect(data).not.toHaveProperty('flowRate');
  expect(data['pressure']).toEqual({ value: '75', unit: 'psi(g)' });
  expect(remarks).toContain('“Flow (kg/h)” is not read. Its name matches Flow rate, but “kg/h or lb/h” is not one of its units.'); // prettier-ignore
  expect(read(lineSizing, { 'Flow (t/h)': '10', Overpressure: '21' }, ['t/h', '%']).data['flowRate']).toEqual({
    value: '10',
    unit: 't/h',
  });
});

describe('a kinematic viscosity', () => {
  test('is multiplied by the density of its row', () => {
    const { data, remarks } = read(lineSizing, { ...flow, 'Density (kg/m3)': '850', 'Viscosity (cSt)': '12' });
    expect(data['viscosity']).toEqual({ value: '12 cSt × 850 kg/m³', unit: 'cP' });
    expect(remarks.join(' ')).toContain('A kinematic viscosity: multiplied by the density of its row.');
  });

  test('is not read without a density', () =>
    expect(read(pump, { 'Flow (m3/h)': '100', 'Efficiency (%)': '60', 'Viscosity (cSt)': '10' }).remarks).toContain(
      '“Viscosity (cSt)” is not read. “cSt” needs the density, in a column of its own.',
    ));
});

test('a number in brackets or with its sign behind is refused in its row, also where all are', () => {
  const { problems } = read(controlValve, { 'Flow (kg/h)': '1000', 'P1 (barg)': '(0.25)', 'DP (bar)': '0.1-' });
  expect(problems).toEqual([
    expect.stringMatching(/“\(0\.25\)” is in brackets, which may mean a negative number/),
    expect.stringMatching(/“0\.1-” has a minus sign behind it/),
  ]);
});

test.each([
  ['Line size (in)', '6'],
  ['Pipe size', 'DN150'],
  ['Pipe size', '6"'],
  ['Nom. dia.', 'DN 150'],
])('a pipe size is matched under %s: %s', (heading, cell) =>
  expect(read(lineSizing, { ...flow, [heading]: cell }).data['nominalSize']).toBe('6'),
);

test('a stream table of Aspen Plus has plural flows and an average MW', () => {
  const { data } = read(controlValve, { 'Molar Vapor Fraction': '1', 'Mass Flows (kg/hr)': '25000', 'Pressure (bar)': '35', 'Average MW': '19.4' }); // prettier-ignore
  expect(data).toMatchObject({
    fluidType: 'Gas',
    flowRate: { value: '25000', unit: 'kg/h' },
    upstreamPressure: { value: '35 bar(abs)' },
    molecularWeight: { value: '19.4', unit: 'g/mol' },
  });
});

test('the property of an item is read by its letter and unit', () =>
  expect(read(lineSizing, { '100-P-1.F (kg/h)': '25000', '100-P-1.P (kPag)': '812' }).data).toMatchObject({
    flowRate: { value: '25000', unit: 'kg/h' },
    pressure: { value: '812', unit: 'kPa(g)' },
  }));

test('a unit of two readings in a heading is named with the other', () => {
  const { data, remarks } = read(lineSizing, { 'Flow (Mlb/h)': '12', 'P (psig)': '100', 'Density (lb/ft3)': '50' });
  expect(data['flowRate']).toEqual({ value: '12', unit: 'klb/h' });
  expect(remarks).toContain(
    '“Flow (Mlb/h)” is flowRate, klb/h. “Mlb/h” is read as klb/h; if MMlb/h is meant, choose it.',
  );
});

test('gas and vapour are one in a flow, but not in a pressure', () => {
  expect(read(knockOutDrum, { 'Vapor flow (kg/h)': '50000', 'Liquid flow (kg/h)': '10' }).data['gasFlowRate']).toEqual({
    value: '50000',
    unit: 'kg/h',
  });
  expect(read(controlValve, { ...flow, 'Gas pressure (bara)': '2' }).data).not.toHaveProperty('vaporPressure');
});

test('the streams of a transposed list keep their names under the heading of its rows', () => {
  const rows = ['Property\tUnit\tL-1\tL-2', 'Flow rate\tkg/h\t1000\t2000', 'Pressure\tbara\t6\t7'];
  expect(casesFromList(lineSizing, rows.join('\n')).cases.map(each => each['userDescription'])).toEqual(['L-1', 'L-2']);
});

test.each([
  ['1 1/2"', '1-1/2'],
  ['1½"', '1-1/2'],
  ['1.5', '1-1/2'],
  ['0.75 in', '3/4'],
  ['2.0"', '2'],
  ['6.', '6'],
  ['150NB', '6'],
  ['DN150', '6'],
])('the size %s is NPS %s', (cell, size) => {
  expect(read(lineSizing, { ...flow, Size: cell }).data['nominalSize']).toBe(size);
});

test.each(['11/2"', '6"x4"', '2"-3"'])('the size %s is refused', cell => {
  expect(read(lineSizing, { ...flow, Size: cell }).problems[0]).toContain('is not an option of Nominal size');
});
