import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import pump from '../../pump-sizing-pro/definition.ts';
import orifice from '../../restriction-orifice-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (...lines: readonly string[]) => casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));

test('headings that are units alone are the fields that these fit', () => {
  const { cases, remarks } = read(
    'Line No. | Phase | MMSCFD | MW | psia | deg F | Z | NPS',
    'G-1 | V | 12.5 | 18.2 | 515 | 90 | 0.93 | 8',
  );
  expect(cases).toMatchObject([
    {
      fluidType: 'Gas',
      flowRate: { value: '12.5 MMSCFD × 18.2 g/mol' },
      pressure: { value: '515 psi(abs)' },
      temperature: { value: '90', unit: '°F' },
      molecularWeight: { value: '18.2' },
    },
  ]);
  expect(remarks).toContain('“psia” is pressure, psi(abs).');
});

test('Cp, MW and API are no headings of units', () => {
  const { remarks } = read('Line No. | Flow (kg/h) | Cp | API | ft', 'L-1 | 1000 | 4.2 | 35 | 20');
  expect(remarks).toEqual(expect.arrayContaining(['“Cp” is not read.', '“API” is not read.', '“ft” is not read.']));
});

describe('a diameter, inside or outside unsaid,', () => {
  test.each([
    ['Dia. (in)', '6'],
    ['Ø (in)', '6"'],
    ['Pipe diameter (mm)', '150'],
    ['Diâmetro (pol)', '6'],
  ])('is the nominal size where all are: %s %s', (heading, size) =>
    expect(read(`Line No. | Flow (kg/h) | ${heading}`, `L-1 | 1000 | ${size}`).cases).toMatchObject([
      { nominalSize: '6' },
    ]),
  );

  test.each([
    ['Dia. (in)', '6.065'],
    ['Pipe diameter (mm)', '154.1'],
    ['ID (in)', '6'],
  ])('is the inside diameter otherwise: %s %s', (heading, size) =>
    expect(read(`Line No. | Flow (kg/h) | ${heading}`, `L-1 | 1000 | ${size}`).cases).toMatchObject([
      { insideDiameter: { value: size } },
    ]),
  );
});

test.each([
  ['N° ligne', 'Rohrltg.-Nr.', 'Pipeline ref.', '配管番号'],
  ['N.B. (mm)', 'Diam. nom.', 'D nom. (pol.)', 'Size (A)', '口径(A)'],
])('%s and others are one field', (...headings) => {
  const targets = headings.map(heading => {
    const size = /nom|N\.B\.|A\)/.test(heading) ? (heading.includes('pol') ? '6' : '150A') : 'P-101';
    const [only] = read(`${heading} | Flow (kg/h)`, `${size} | 1000`).cases;
    return Object.keys(only ?? {}).find(id => id !== 'flowRate');
  });
  expect(new Set(targets).size).toBe(1);
  expect(targets).not.toContain(undefined);
});

test('a standard flow and a molecular weight without a phase are those of a gas', () =>
  expect(read('Line No. | Flow (Nm3/h) | MW', 'G-1 | 2500 | 28.96').cases).toMatchObject([{ fluidType: 'Gas' }]));

describe('the heading of another quantity is not read as one that it resembles', () => {
  const isRead = (definition: Parameters<typeof casesFromList>[0], heading: string, cell: string) => {
    const { cases } = casesFromList(definition, `Item No.\t${heading}\nL-1\t${cell}\nL-2\t${cell}`);
    return Object.keys(cases[0] ?? {}).length > 1;
  };

  test.each([
    'Insulation density (kg/m3)',
    'Steel density (kg/m3)',
    'Insulation length (m)',
    'Viscosity index',
    'Destination pressure (barg)',
    'Elevation (m)',
    'K total',
    'Fittings K',
    'Pressure drop (bar/100 m)',
  ])('%s in a line list', heading => expect(isRead(lineSizing, heading, '2.5')).toBe(false));

  test('d, the bore of an orifice, and the specific speed of a pump', () => {
    expect(isRead(orifice, 'd (mm)', '45')).toBe(false);
    expect(isRead(orifice, 'D (mm)', '154')).toBe(true);
    expect(isRead(pump, 'Specific speed', '35')).toBe(false);
    expect(isRead(controlValve, 'Choked dP (bar)', '3')).toBe(false);
  });

  test.each(['Max. dP (bar/100 m)', 'Elev. diff. (m)', 'ΔZ (m)', 'Equiv. length (m)'])(
    '%s is one of a field',
    heading => expect(isRead(lineSizing, heading, '1.5')).toBe(true),
  );
});

test.each(['Σ', 'Gesamtsumme', 'Total général', 'Total geral', '合計', 'Mean', 'Governing'])(
  'a last row “%s” is no item',
  name => {
    const { cases } = read('Line No. | Flow (kg/h)', 'L-1 | 1000', 'L-2 | 500', `${name} | 1500`, 'Checked by: AB | ');
    expect(cases).toHaveLength(2);
  },
);

test('a column of units beside sizes in inches and in mm', () =>
  expect(read('Line No. | Size | Unit | Flow (kg/h)', 'L-1 | 6 | in | 1', 'L-2 | 150 | mm | 1').cases).toMatchObject([
    { nominalSize: '6' },
    { nominalSize: '6' },
  ]));

test('Mass and Vol. below Flow are its values by mass and by volume', () =>
  expect(
    read(
      'Line No. | Flow |  | Operating | ',
      ' | Mass | Vol. | P | T',
      ' | kg/h | m3/h | barg | °C',
      'L-1 | 24500 | 30.6 | 5 | 40',
    ).cases,
  ).toMatchObject([{ flowRate: { value: '24500', unit: 'kg/h' }, pressure: { value: '5' } }]));

describe('rows between the heading and the items', () => {
  const units = ' | lb/h | psig | lb/ft3';
  const item = 'L-1 | 24500 | 75 | 49';
  const read49 = {
    userDescription: 'L-1',
    flowRate: { value: '24500', unit: 'lb/h' },
    pressure: { value: '75', unit: 'psi(g)' },
    density: { value: '49', unit: 'lb/ft³' },
  };

  test.each([
    [['1 | 2 | 3 | 4', units]],
    [['(1) | (2) | (3) | (4)', units]],
    [['- | W | P | ρ', units]],
    [['Units: | lb/h | psig | lb/ft3']],
    [['Unidad | lb/h | psig | lb/ft3']],
    [['Unité | lb/h | psi, g | lb/cu ft']],
  ])('%s are counts, symbols and units', rows =>
    expect(read('Line No. | Flow | Pressure | Density', ...rows, item).cases).toEqual([read49]),
  );

  test('units of which some are not known leave only the columns of these open', () => {
    const { cases, problems } = read('Line No. | Flow | Pressure | Density', ' | lb/h | psiX | foo', item);
    expect(cases).toEqual([{ userDescription: 'L-1', flowRate: { value: '24500', unit: 'lb/h' } }]);
    expect(problems).toEqual([]);
  });

  test('counts of columns without units are left out with a remark', () => {
    const { cases, remarks } = read('Line No. | Flow (lb/h) | Pressure (psig)', '1 | 2 | 3', 'L-1 | 24500 | 75');
    expect(cases).toHaveLength(1);
    expect(remarks).toContain('Row 2 counts the columns: left out.');
  });

  test('a title has units of two words', () =>
    expect(
      read('Pressures: psig. Flows: lb/hr. Densities: lb/cu ft', 'Line No. | Flow | Pressure | Density', item).cases,
    ).toEqual([read49]));
});

test.each([
  ['Size', '2', ['2" NB', '2”', 'Ø2"', 'DN50 (2")', '2"/DN50', '50A', '2B', '50 mm', '2 NPS']],
  ['Sch', '40', ['S-40', 'Sch. 40', '#40', '40.0']],
  ['Phase', 'Two-phase', ['2-PH', 'L+V', 'Gas/Liq', 'Mix']],
])('cells under %s that are %s', (heading, option, cells) => {
  const rows = cells.map((cell, index) => `L-${index} | ${cell} | 6`);
  const { cases, problems } = read(`Line No. | ${heading} | ${heading === 'Sch' ? 'NPS' : 'Length (m)'}`, ...rows);
  expect(problems).toEqual([]);
  expect(cases.map(each => each['nominalSize'] ?? each['fluidType'])).toEqual(
    cells.map(() => (heading === 'Sch' ? '6' : option)),
  );
});

test('a vapour phase mass fraction is the phase', () =>
  expect(
    read('Object | Mass Flow (kg/h) | Vapor Phase Mass Fraction', 'M-1 | 24500 | 0', 'M-2 | 1200 | 1').cases[1],
  ).toMatchObject({ fluidType: 'Gas' }));
