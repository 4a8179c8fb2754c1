import { expect, test } from 'vitest';
import { column, rows } from '../definition/fields.ts';
import { assumedUnits, parseRows } from './rows-text.ts';
import { previewTable } from './table-preview.ts';
import { rowsFromClipboard } from './pasted-table.ts';

const history = rows('History', {
  time: column('Time', 'time', 'min'),
  pressure: column('Pressure', 'gaugePressure', 'bar(g)'),
  temperature: column('Temperature', 'temperature', '°C'),
});

const preview = (...lines: readonly string[]) =>
  previewTable(history, rowsFromClipboard(history, lines.join('\n').replaceAll(' | ', '\t')));

/** The rows of the table without the columns that are left out. */
const entered = (...lines: readonly string[]) => {
  const found = preview(...lines);
  const understood = found?.columns.flatMap(({ key }, index) => (key === undefined ? [] : [index]));
  return parseRows(history, found?.textWith(new Set(understood)) ?? '');
};

const two = {
  ok: true,
  rows: [
    { time: 0, pressure: 85e5 },
    { time: 90, pressure: 60.5e5 },
  ],
};

test('a column that is not understood is named with its entries, and can be left out', () => {
  const lines = ['Time [s] | Remark | Pressure [barg]', '0 | start; see note | 85', '90 | BDV open | 60.5'];
  expect(preview(...lines)).toMatchObject({
    rowCount: 2,
    columns: [
      { heading: 'Time [s]', meaning: 'Time', unit: 's', samples: ['0', '90'] },
      { heading: 'Remark', unit: '', remark: expect.stringMatching(/^has no column "Remark"; it may have time/) },
      { heading: 'Pressure [barg]', meaning: 'Pressure', unit: 'bar(g)' },
    ],
  });
  expect(preview(...lines)?.columns[1]).not.toHaveProperty('meaning');
  expect(entered(...lines)).toEqual(two);
});

test.each([
  ['with a row of units', ['Time | Flow | Pressure', 's | kg/h | barg', '0 | 12 | 85', '90 | 11 | 60.5']],
  ['with a unit that is not one of the column', ['Time [s] | Temperature [bar] | Pressure [barg]', '0 | 5 | 85', '90 | 5 | 60.5']], // prettier-ignore
  ['with a blank column and titles', ['Blowdown of V-100', 'Time [s] |  | Pressure [barg] | Tag', '0 |  | 85 | A', '90 |  | 60.5 | A']], // prettier-ignore
  ['with quantities in rows', ['Time [s] | 0 | 90', 'Valve | shut | open', 'Pressure [barg] | 85 | 60.5']],
  ['with decimal commas', ['Time [s];Bemerkung;Pressure [barg]', '0;kalt;85,0', '90;kalt;60,5']],
  ['with times of day', ['Time | Pressure [barg] | Operator', '00:00:00 | 85 | A', '00:01:30 | 60.5 | B']],
])('%s', (_, lines) => expect(entered(...lines)).toEqual(two));

test('of two columns of one meaning each can be taken', () => {
  const found = preview('Time [s] | PT-101 [barg] | PT-102 [barg]', '0 | 85 | 84', '90 | 60.5 | 60');
  expect(found?.columns.map(({ key }) => key)).toEqual(['time ', 'pressure ', 'pressure ']);
  expect(parseRows(history, found?.textWith(new Set([0, 2])) ?? '')).toMatchObject({ rows: [{ pressure: 84e5 }, { pressure: 60e5 }] }); // prettier-ignore
});

test('one column alone keeps the blanks of its heading', () => {
  const text = preview('Time [s] | Note', '0 | a', '90 | b')?.textWith(new Set([0])) ?? '';
  expect(parseRows(history, text)).toEqual({ ok: true, rows: [{ time: 0 }, { time: 90 }] });
});

test('the tag of a vessel before a name is no part of it', () =>
  expect(entered('Time [s] | V-100 Pressure [barg] | Note', '0 | 85 | a', '90 | 60.5 | b')).toEqual(two));

test('what a heading leaves open is said', () =>
  expect(preview('Time | Pressure [bar] | Tag', '0 | 85 | A')?.columns.map(({ remark }) => remark)).toMatchObject([
    'Time is read in min, as its heading gives no unit.',
    'Pressure is read as gauge; write bar(abs) for an absolute pressure.',
    expect.stringContaining('has no column "Tag"') as string,
  ]));

test('a table that is understood, one without a heading and other text have none', () => {
  expect(preview('Time [s] | Pressure [barg]', '0 | 85')).toBeUndefined();
  expect(preview('0 | 85', '1 | 80')).toBeUndefined();
  expect(preview('Colour | Shape', 'red | round')).toBeUndefined();
});

test('shares up to 1 without a unit are named, and those of a fraction are read as such', () => {
  const curve = rows('Curve', {
    flow: column('Flow', 'volumeFlow', 'm³/h'),
    efficiency: column('Efficiency', 'fraction', '%'),
  });
  const shares = (heading: string) => `Flow m3/h | ${heading}; 0 | 0; 40 | 0.48`;
  expect(assumedUnits(curve, shares('Efficiency'))).toEqual([
    'Efficiency is read in %, as its heading gives no unit, although no number is above 1; if 0.48 means 48 %, write Efficiency (fraction).',
  ]);
  expect(assumedUnits(curve, 'Flow m3/h | Efficiency; 0 | 0; 40 | 48')).toEqual([
    'Efficiency is read in %, as its heading gives no unit.',
  ]);
  expect(parseRows(curve, shares('Efficiency (fraction)'))).toMatchObject({
    rows: [{ efficiency: 0 }, { efficiency: 0.48 }],
  });
});
