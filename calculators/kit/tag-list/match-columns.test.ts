import { beforeAll, describe, expect, test } from 'vitest';
import { findCalculator } from '../../catalogue.ts';
import { blankCase, matchColumns, findHeading, listColumns, unitHint, type Definition } from '../index.ts';

const tools: Record<string, Definition> = {};

beforeAll(async () => {
  for (const id of [
    'control-valve-pro',
    'line-sizing-pro',
    'relief-valve-pro/gas-vapor-service',
    'unit-converters',
    'geometry-calculation-pro',
    'heat-exchanger-ua-check-pro',
  ]) {
    const definition = await findCalculator(id)?.load();
    if (definition) tools[id] = definition;
  }
});

/** The matches of columns with these headings: the field and unit, or the hint. */
function guessed(tool: string, ...headings: readonly string[]): string[] {
  const definition = tools[tool];
  if (!definition) throw new Error(`There is no ${tool}.`);
  const columns = listColumns([headings, headings.map(() => '1')], { row: 0, hasUnits: false });
  return matchColumns(definition, columns, blankCase(definition)).map(({ target, hint: text = '' }) =>
    target ? [target.id, target.unit].filter(part => part !== undefined && part !== '').join(' ') : text,
  );
}

test('inlet and outlet temperatures of an exchanger are matched without the word temperature', () => {
  expect(
    guessed('heat-exchanger-ua-check-pro', 'Hot in (F)', 'Hot out (F)', 'Cold side in, °C', 'Cold out [K]'),
  ).toEqual(['tempHotIn °F', 'tempHotOut °F', 'tempColdIn °C', 'tempColdOut K']);
});

describe('a column is matched by its heading', () => {
  test.each([
    ['Flow rate', 'flowRate kg/h'],
    ['Flow (t/h)', 'flowRate t/h'],
    ['Normal flow kg/h', 'flowRate kg/h'],
    ['P1 (barg)', 'upstreamPressure bar(g)'],
    ['Inlet pressure, psia', 'upstreamPressure psi(abs)'],
    ['Upstream pressure, bar(g)', 'upstreamPressure bar(g)'],
    ['Press. drop bar', 'pressureDifferential bar'],
    ['dP [psi]', 'pressureDifferential psi'],
    ['Δp', 'pressureDifferential bar'],
    ['Temp. / K', 'temperature K'],
    ['Vap. press bara', 'vaporPressure bar(abs)'],
    ['Dens. kg/m3', 'density kg/m³'],
    ['MW', 'molecularWeight g/mol'],
    ['Cp/Cv', 'gamma'],
    ['Phase', 'fluidType'],
    ['FL', 'FL'],
    ['Tag No.', 'userDescription'],
    ['xT', 'xT'],
    ['Flow Nm3/h', 'flowRate Nm³/h'],
    ['Q (gpm)', 'flowRate gal (US)/min'],
    ['W (t/h)', 'flowRate t/h'],
    ['Temp F', 'temperature °F'],
    ['Inlet temp. K', 'temperature K'],
    ['Temperature C', 'temperature °C'],
    ['Flow (normal)', 'flowRate kg/h'],
    ['Pressure (P1)', 'upstreamPressure bar(g)'],
    ['Flow [-]', 'Its name matches Flow rate, but “-” says that it has no unit.'],
    ['Capacity (gpm)', 'flowRate gal (US)/min'],
    // A specific gravity may be of a liquid or of a gas.
    [
      'SG',
      'For a liquid relative to water, write SG 60/60 above it, or choose the density in SG (60 °F). For a gas it is the molar mass over that of air, 28.96 g/mol.',
    ],
    ['API Gravity', 'density °API'],
    ['Density (°API)', 'density °API'],
    ['SG 60/60', 'density SG (60 °F)'],
    // A unit that is not known is never read as that of the field.
    ['Flow (gpx)', 'Its name matches Flow rate, but “gpx” is not one of its units.'],
    ['Flow [KLPD]', 'Its name matches Flow rate, but “KLPD” is not one of its units.'],
    ['P1 (barx)', 'Its name matches Upstream pressure, but “barx” is not one of its units.'],
    ['P1 [barü]', 'upstreamPressure bar(g)'],
    ['Vordruck / bar(g)', 'upstreamPressure bar(g)'],
    ['Pression amont (bar eff.)', 'upstreamPressure bar(g)'],
    ['T°C', 'temperature °C'],
    ['Load¹', 'flowRate kg/h'],
    ['Molar Rate (kmol/h)', 'flowRate kmol/h'],
    // PV in an instrument tag does not mean vapour pressure, and several fields are pressures.
    ['FI-101.PV (t/h)', 'flowRate t/h'],
    ['PI-101.PV (barg)', 'May be Upstream pressure, Vapour pressure or Critical pressure.'],
    ['FI-101.PV', ''],
    // The cells may be any of these quantities.
    ['Spec. Wt. / Spec. Grav. / Mol. Wt.', ''],
    ['P1 mPa', 'Its name matches Upstream pressure, but “mPa” is not one of its units.'],
    ['P1 (mPa)', 'Its name matches Upstream pressure, but “mPa” is not one of its units.'],
    ['dP [Mbar]', 'Its name matches Pressure differential, but “Mbar” is not one of its units.'],
    ['Temp (oF)', 'temperature °F'],
    ['P1 (psig) normal', 'upstreamPressure psi(g)'],
    ['Upstream pressure (bar(g))', 'upstreamPressure bar(g)'],
    ['P1, psig (normal)', 'upstreamPressure psi(g)'],
    ['Flow (1000 lb/h)', 'flowRate klb/h'],
    ['Flow/10³ kg/h', 'flowRate t/h'],
    ['Mass flow/10³ kg/h', 'flowRate t/h'],
    ['Flow (103 kg/h)', 'Its name matches Flow rate, but “103 kg/h” is not one of its units.'],
    ['P1 (1000 kPa)', 'upstreamPressure MPa(g)'],
    // A quantity divided by its unit (ISO 80000-1).
    ['p1/bara', 'upstreamPressure bar(abs)'],
    ['P1/psia', 'upstreamPressure psi(abs)'],
    ['P1/bar(g)', 'upstreamPressure bar(g)'],
    ['Pressure/psi g', 'upstreamPressure psi(g)'],
    ['p/MPa', 'upstreamPressure MPa(g)'],
    ['Δp/kPa', 'pressureDifferential kPa'],
    ['dP/psi', 'pressureDifferential psi'],
    ['Q/gpm', 'flowRate gal (US)/min'],
    ['Flow/kg/h', 'flowRate kg/h'],
    ['W/t/h', 'flowRate t/h'],
    ['Pv/psia', 'vaporPressure psi(abs)'],
    ['T/K', 'temperature K'],
    ['T1/°F', 'temperature °F'],
    ['Temp/degF', 'temperature °F'],
    ['ρ/lb/ft3', 'density lb/ft³'],
    ['p/kgfx', 'Its name matches Upstream pressure, but “kgfx” is not one of its units.'],
    ['Flow x1000 kg/h', 'Its name matches Flow rate, but “x1000 kg/h” is not one of its units.'],
    ['Flow, 10^3 kg/h', 'flowRate t/h'],
    ['Flow (000 lb/hr)', 'flowRate klb/h'],
    ['Flow [1E3 kg/h]', 'flowRate t/h'],
    ['Flow x10⁻³ (t/h)', 'Its name matches Flow rate, but “x10⁻³ t/h” is not one of its units.'],
    ['Viscosity x10⁶ (Pa·s)', 'Its name matches Viscosity, but “x10⁶ Pa·s” is not one of its units.'],
    ['Flow (24 h kg)', 'Its name matches Flow rate, but “24 h kg” is not one of its units.'],
    // Another time or another thing than the quantity of the case.
    ['Old flow (kg/h)', 'By “old” it is another value than Flow rate.'],
    ['Previous flow (kg/h)', 'By “previous” it is another value than Flow rate.'],
    ['Turndown flow (kg/h)', 'By “turndown” it is another value than Flow rate.'],
    ['Skin temp (°C)', 'By “skin” it is another value than Temperature.'],
    ['Pressure class', ''],
    ['Flow direction', ''],
  ])('%s of a valve list', (heading, field) => expect(guessed('control-valve-pro', heading)).toEqual([field]));

  test.each([
    ['Line no.', 'userDescription'],
    ['Leitungs-Nr.', 'userDescription'],
    ['ID', 'userDescription'],
    ['Item #', 'userDescription'],
    ['Size (inch)', 'nominalSize'],
    ['Sch.', 'schedule'],
    ['Op. press. (barg)', 'pressure bar(g)'],
    ['ID mm', 'insideDiameter mm'],
    ['DN', 'nominalSize'],
    ['L m', 'length m'],
    ['FO Tag', 'userDescription'],
    ['Rel. roughness', ''],
  ])('%s of a line list', (heading, field) => expect(guessed('line-sizing-pro', heading)).toEqual([field]));

  test.each([
    ['control-valve-pro', 'Design pressure (barg)', 'By “design” it is another value than Upstream pressure.'],
    ['control-valve-pro', 'Critical temperature (°C)', 'By “critical” it may be another value than Temperature.'],
    ['control-valve-pro', 'Remarks', ''],
    ['line-sizing-pro', 'P&ID', ''],
    ['line-sizing-pro', 'Pipe ID', ''],
    ['control-valve-pro', 'Flow W/m2', 'Its name matches Flow rate, but “W/m2” is not one of its units.'],
    ['control-valve-pro', 'Valve flow coefficient', 'A result; it will be calculated.'],
    [
      'relief-valve-pro/gas-vapor-service',
      'Back pressure (barg)',
      'May be Total back pressure or Superimposed back pressure.',
    ],
  ])('in %s, %s is left to the user', (tool, heading, text) => expect(guessed(tool, heading)).toEqual([text]));

  test.each([
    'SG @ T',
    'SG@T',
    'H @ T',
    'Boiling T (C)',
    'Boiling temperature (C)',
    'Freezing T (C)',
    'Dew T',
    'Flash T',
    'T of condensation',
    'Saturation P (bara)',
    'Sat. P (bara)',
    'P ratio',
    'Loss of P',
    'P/T',
    'Press. / Temp.',
    'P out (barg)',
    'End pressure (barg)',
    'Pv @ T (bara)',
  ])('in line-sizing-pro, %s is not the temperature, the pressure or the Reid vapour pressure', heading => {
    const [read] = guessed('line-sizing-pro', heading);
    expect(read).not.toMatch(/^(?:temperature|pressure|reidVaporPressure)/);
  });

  test.each([
    ['Density @ T (kg/m3)', 'density kg/m³'],
    ['Density at flowing T&P', 'density kg/m³'],
    ['T in (C)', 'temperature °C'],
    ['P @ inlet (barg)', 'pressure bar(g)'],
    ['Line T (°F)', 'temperature °F'],
    ['P oper. (psig)', 'pressure psi(g)'],
    ['RVP (psia)', 'reidVaporPressure psi(abs)'],
  ])('in line-sizing-pro, %s is %s', (heading, read) => expect(guessed('line-sizing-pro', heading)).toEqual([read]));

  test('two columns that match one field are left to the user, unless one has its exact label', () => {
    const either = 'Could be Flow rate, but so could another column.';
    expect(guessed('control-valve-pro', 'Normal flow', 'Rated flow')).toEqual([either, either]);
    expect(guessed('control-valve-pro', 'Normal flow', 'Flow rate')).toEqual([
      'Flow rate is taken from column B (Flow rate).',
      'flowRate kg/h',
    ]);
    expect(guessed('control-valve-pro', 'Flow rate', 'Flow rate')).toEqual([either, either]);
  });

  test('a letter before a unit in brackets belongs to the name', () => {
    const axes = ['Axis A (mm)', 'Axis B [in]', 'Axis C (m)'];
    expect(guessed('geometry-calculation-pro', ...axes)).toEqual(['axisA mm', 'axisB inch', 'axisC m']);
    expect(guessed('control-valve-pro', 'P1 bar (g)', 'Temp. deg C')).toEqual([
      'upstreamPressure bar(g)',
      'temperature °C',
    ]);
  });

  test('the first of several tag columns names the cases', () =>
    expect(guessed('control-valve-pro', 'Tag', 'Line number')).toEqual(['userDescription', '']));
});

describe('the heading is found', () => {
  const head = (tool: string, ...grid: (string | number)[][]) => {
    const definition = tools[tool];
    return definition && findHeading(definition, grid);
  };
  test('below a title and notes, where the most fields are named', () =>
    expect(
      head('control-valve-pro', ['Valve list', 'Rev. B'], [], ['Tag', 'Flow rate (kg/h)', 'Density'], ['FV-1', 3, 4]),
    ).toEqual({
      row: 2,
      hasUnits: false,
    }));
  test('with units in the next row', () =>
    expect(head('control-valve-pro', ['Tag', 'Flow rate', 'Density'], ['', 'kg/h', '[kg/m³]'], ['FV-1', 3, 4])).toEqual(
      {
        row: 0,
        hasUnits: true,
      },
    ));
  test('as the first row of several texts if it names no field', () =>
    expect(head('control-valve-pro', ['List'], ['Item', 'Menge'], ['FV-1', 3])).toEqual({ row: 1, hasUnits: false }));
  test.each([
    ['a multiple of a unit among others', ['', '10³ kg/h', 'kg/m3'], true],
    ['a multiple whose superscript is lost', ['', '103 kg/h', 'kg/m3'], true],
    ['only a multiple', ['', '1000 kg/h', ''], true],
    ['only a unit that is not known', ['', 'mt/hr', ''], true],
    ['only a unit with more behind it', ['', 'm3/h @ T&P', ''], true],
    ['a flow with its unit in a row of an item', ['FV-1', '1000 kg/h', '800'], false],
    ['only a word', ['', 'rated', ''], false],
  ])('with %s in the next row', (_, second, hasUnits) =>
    expect(head('control-valve-pro', ['Tag', 'Flow rate', 'Density'], second, ['FV-2', 3, 4])).toEqual({
      row: 0,
      hasUnits,
    }),
  );
  test('without taking options that look like units as a unit row', () =>
    expect(head('unit-converters', ['From', 'To', 'User description'], ['K', '°C', 'Bath'])).toEqual({
      row: 0,
      hasUnits: false,
    }));
});

test('an ID with lengths below it is an inside diameter', () => {
  const definition = tools['line-sizing-pro'];
  if (!definition) throw new Error('There is no line sizing.');
  const grid = [
    ['Line', 'Pipe ID'],
    ['L-1', '102.3 mm'],
  ];
  const columns = listColumns(grid, findHeading(definition, grid));
  expect(matchColumns(definition, columns, blankCase(definition)).map(({ target }) => target?.id)).toEqual([
    'userDescription',
    'insideDiameter',
  ]);
});

test('an assumed unit gives a hint', () => {
  const definition = tools['control-valve-pro'];
  if (!definition) throw new Error('There is no control valve.');
  const messagesOf = (heading: string, unit: string) => {
    const [column] = listColumns([[heading], ['1']], { row: 0, hasUnits: false });
    return column && unitHint(definition, { id: 'upstreamPressure', unit }, column);
  };
  expect(messagesOf('P1', 'bar(g)')).toBe('The list gives no unit: read in bar(g).');
  expect(messagesOf('P1 (bar)', 'bar(g)')).toBe('“bar” may be gauge or absolute: read as bar(g).');
  expect(messagesOf('P1 (barg)', 'bar(g)')).toBeUndefined();
  expect(messagesOf('P1 (barg)', 'psi(g)')).toBe('The list says barg.');
  expect(messagesOf('P1 (kg/h)', 'bar(g)')).toBe('“kg/h” is not a unit of Upstream pressure: read in bar(g).');
});
