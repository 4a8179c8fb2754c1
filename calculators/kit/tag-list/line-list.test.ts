import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

/** The cases of a list as texts, and the sentences on it. */
function read(...lines: readonly string[]) {
  const { cases, remarks, problems } = casesFromList(lineSizing, lines.join('\n'));
  const texts = cases.map(data =>
    Object.fromEntries(
      Object.entries(data).map(([id, entry]) => [
        id,
        typeof entry === 'object' ? `${String(entry.value)} ${entry.unit}` : entry,
      ]),
    ),
  );
  return { cases: texts, remarks: remarks.join('\n'), problems };
}

describe('rows without a phase', () => {
  const head = 'Tag,Flow (lb/hr),Pressure (psia),Temp (°F),MW,Z,Visc (cP),Cp/Cv,Density (lb/ft3)';

  test('are of a gas where they have what only a gas has', () => {
    const { cases, remarks } = read(head, 'GF-1,18250,89.7,105,18.4,0.985,0.0115,1.28,', 'CW-1,420,80,85,,,0.82,,62.2');
    expect(cases).toMatchObject([
      { fluidType: 'Gas', molecularWeight: '18.4 g/mol', compressibilityFactor: '0.985 ', temperature: '105 °F' },
      { density: '62.2 lb/ft³' },
    ]);
    expect(cases[1]).not.toHaveProperty('fluidType');
    expect(remarks).toContain('By column E (MW), read as a gas, as no column has the phase: row 2.');
  });

  test('keep that of the case with a molar mass and a temperature alone', () =>
    expect(read(head, 'L-1,18250,89.7,105,58,,0.2,,35').cases[0]).not.toHaveProperty('fluidType'));

  test('keep the phase that a column gives', () =>
    expect(read(`${head},Phase`, 'L-1,18250,89.7,105,58,0.1,0.2,1.1,35,Liquid').cases[0]).not.toHaveProperty(
      'fluidType',
    ));
});

describe('the last row', () => {
  test.each(['Max.', 'Average', 'Governing:'])('named %s below items is no case', name => {
    const { cases, remarks } = read('Line No.,Flow (kg/h)', 'L-1,100', 'L-2,300', `${name},300`);
    expect(cases.map(({ userDescription }) => userDescription)).toEqual(['L-1', 'L-2']);
    expect(remarks).toContain('Row 4 has totals');
  });

  test('is a case beside other values of one item', () =>
    expect(read('Case,Flow (kg/h)', 'Min,100', 'Normal,200', 'Max,300').cases).toHaveLength(3));
});

test.each([
  ['4"-CW-101-A1A', '6"-CW-102-A1A'],
  ['1"1/2-EB-001', '3"-EB-002'],
  ['1 1/2"-P-1001', "2''-P-1002"],
])('tags that begin with a size, as %s, name the lines', (...tags) =>
  expect(
    read('Line;Flow (kg/h);Size', ...tags.map(tag => `"${tag.replaceAll('"', '""')}";100;2`)).cases.map(
      ({ userDescription }) => userDescription,
    ),
  ).toEqual(tags),
);

test.each(['Size in', 'Line size in', 'Nominal bore (in)', 'ND', 'Pipe Ø'])('%s is the nominal size', heading =>
  expect(read(`Line No.,Flow (kg/h),${heading}`, 'L-1,100,6').cases).toMatchObject([{ nominalSize: '6' }]),
);

test('sizes under "Pipe" are not its material', () => {
  const { cases, remarks, problems } = read('Line No.,Flow (kg/h),Pipe', 'L-1,100,"4"""', 'L-2,300,"3"""');
  expect(problems).toEqual([]);
  expect(cases).toHaveLength(2);
  expect(remarks).toContain('“Pipe” is not read. Its name matches Pipe material, but its cells do not (“4"”, “3"”).');
});

test('a metre behind a length is its unit', () => {
  const { cases, remarks } = read('Line No.,Flow (kg/h),Länge m', 'L-1,100,35');
  expect(cases).toMatchObject([{ length: '35 m' }]);
  expect(remarks).not.toContain('gives no unit');
});

test('the liquid beside the vapour is a flow by its unit', () =>
  expect(read('Line No.,Phase,Liquid kg/h,Vapour kg/h', 'L-1,2-phase,12000,3400').cases).toMatchObject([
    { flowRate: '12000 kg/h', vaporFlowRate: '3400 kg/h' },
  ]));

test('P and T below Inlet and Outlet are those of the inlet', () =>
  expect(
    read(
      'Line No.,Phase,Inlet,,Outlet,,Flow,Density',
      ',,P,T,P,T,kg/h,kg/m3',
      ',,barg,°C,barg,°C,,',
      'L-1,Gas,12,40,10,38,24500,9.8',
    ).cases,
  ).toMatchObject([{ pressure: '12 bar(g)', temperature: '40 °C', flowRate: '24500 kg/h', density: '9.8 kg/m³' }]));
