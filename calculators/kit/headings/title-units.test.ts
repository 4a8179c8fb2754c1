import { expect, test } from 'vitest';
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
