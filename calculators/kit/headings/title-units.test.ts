import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from '../tag-list/list-cases.ts';

const read = (
  title: string,
  heading = 'Line | Phase | Flow rate | Op. pressure | Temp | Size',
  row = 'L-1 | G | 20 | 5 | 100 | 4"',
) => casesFromList(lineSizing, [title, heading, row].join('\n').replaceAll(' | ', '\t'));

test.each([
  ['LINE LIST - all pressures in barg, flows in t/h, temperatures in °F', 't/h', 'bar(g)', '°F'],
  ['Flow: lb/h; press. in psig; temp. (°F)', 'lb/h', 'psi(g)', '°F'],
  ['Pressures are in psig', 'kg/h', 'psi(g)', '°C'],
])('%s: columns without a unit have it', (title, flow, pressure, temperature) => {
  const { cases, remarks } = read(title);
  expect(cases).toMatchObject([
    {
      flowRate: { unit: flow },
      pressure: { value: expect.stringContaining('5') as string },
      temperature: { unit: temperature },
    },
  ]);
  expect(JSON.stringify(cases[0]?.['pressure'])).toContain(pressure);
  expect(remarks).toContain(`Columns without a unit have that of the title “${title}”.`);
});

test('a column has its own unit before that of the title', () =>
  expect(read('Flows in t/h', 'Line | Phase | Flow rate (kg/h)', 'L-1 | G | 20').cases).toMatchObject([
    { flowRate: { value: '20', unit: 'kg/h' } },
  ]));

test.each(['Units: SI', 'All values in US units', 'Unit system: US customary', 'All units SI'])(
  '%s is not read, and that is said',
  title =>
    expect(read(title).remarks).toContain(
      `The title “${title}” is not read: check the units of the columns that have none of their own.`,
    ),
);

test('a system of units in a cell of its own is named, above, below and in a column', () => {
  expect(read('Units | US').remarks).toContain(
    'The title “US” is not read: check the units of the columns that have none of their own.',
  );
  const below = casesFromList(lineSizing, 'Line\tPhase\tFlow\nL-1\tLiquid\t20\nAll units SI').remarks;
  expect(below).toContain('Row 3 states units, which are not applied: “All units SI”. Check the units of the columns.');
  for (const heading of ['Unit system', 'Units', 'UOM']) {
    const list = `Line\t${heading}\tPhase\tFlow\nL-1\tUS\tLiquid\t20\nL-2\tSI\tLiquid\t10`;
    expect(casesFromList(lineSizing, list).remarks).toContain(
      `In column B (${heading}), which is not read, “US” and “SI” state units. Check the units of the columns.`,
    );
  }
});

test('other titles are not named', () =>
  expect(read('Unit 200 - Line list, rev. B').remarks.join(' ')).not.toContain('title'));

describe('a title with the basis of pressures', () => {
  const read = (title: string, heading = 'P1 bar') => {
    const { cases, remarks } = casesFromList(controlValve, `${title}\nTag\tFlow kg/h\t${heading}\nFV-1\t50000\t10`);
    return { pressure: cases[0]?.['upstreamPressure'], remarks };
  };

  test.each([
    'Pressures in bara',
    'Pressures in bar absolute',
    'All pressures absolute',
    'NOTE: PRESSURES ARE ABSOLUTE UNLESS NOTED',
    'Pressure basis: absolute',
    'Alle Drücke absolut',
    'Pressure in bar (a)',
  ])('holds for those that state none: %s', title => {
    const { pressure, remarks } = read(title);
    expect(pressure).toEqual({ value: '10 bar(abs)', unit: 'bar(g)' });
    expect(remarks).toContain(`Pressures without a basis of their own have that of the title “${title}”.`);
  });

  test('holds for no other', () => {
    expect(read('All pressures absolute', 'P1 barg').pressure).toEqual({ value: '10', unit: 'bar(g)' });
    expect(read('Inlet pressures gauge', 'P1 bar').pressure).toEqual({ value: '10', unit: 'bar(g)' });
  });

  test('below the list is named', () => {
    const { remarks } = casesFromList(
      controlValve,
      'Tag\tFlow kg/h\tP1 bar\nFV-1\t50000\t10\nNote: pressures are absolute',
    );
    expect(remarks).toContain(
      'Row 3 states units, which are not applied: “Note: pressures are absolute”. Check the units of the columns.',
    );
  });
});

test('a title with the basis of flows states their unit', () =>
  expect(casesFromList(controlValve, 'Flow basis: lb/h\nTag\tFlow\tP1 barg\nFV-1\t50000\t10').cases[0]).toMatchObject({
    flowRate: { unit: 'lb/h' },
  }));
