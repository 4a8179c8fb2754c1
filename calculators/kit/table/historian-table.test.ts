import { describe, expect, test } from 'vitest';
import { column, rows } from '../definition/fields.ts';
import { parseRows } from './rows-text.ts';
import { rowsText } from './write-rows.ts';
import { previewTable } from './table-preview.ts';
import { rowsFromClipboard } from './pasted-table.ts';

const curve = rows('Curve', {
  time: column('Time', 'time', 'min', { atLeast: 0, aliases: ['t'] }),
  pressure: column('Pressure', 'gaugePressure', 'bar(g)'),
  temperature: column('Temperature', 'temperature', '°C'),
});

/** The table of an export as it is pasted; or why it is refused. */
function read(...lines: readonly string[]) {
  const parsed = parseRows(curve, rowsFromClipboard(curve, lines.join('\n')));
  return parsed.ok ? rowsText(curve, parsed.rows) : parsed.reason;
}

const pressures = 'Time min | Pressure bar(g); 0 | 85.2; 1 | 80.1';
const both = 'Time min | Pressure bar(g) | Temperature °C; 0 | 85.2 | 40; 1 | 80.1 | 38';

describe('an export with a tag in each row has a column of each tag', () => {
  test('with units in a column', () => {
    expect(
      read(
        'TagName,TimeStamp,Value,Quality,Units',
        'PT-1001.PV,2026-01-31 10:00:00,85.2,Good,barg',
        'TT-1001.PV,2026-01-31 10:00:00,40,Good,degC',
        'PT-1001.PV,2026-01-31 10:01:00,80.1,Good,barg',
        'TT-1001.PV,2026-01-31 10:01:00,38,Good,degC',
      ),
    ).toBe(both);
  });

  test('with units behind the tags, by tag, with a decimal comma', () => {
    expect(
      read(
        'Tag;Zeitstempel;Wert',
        'PT-1001 [barg];31.01.2026 10:00:00;85,2',
        'PT-1001 [barg];31.01.2026 10:01:00;80,1',
        'TT-1001 [°C];31.01.2026 10:00:00;40',
        'TT-1001 [°C];31.01.2026 10:01:00;38',
      ),
    ).toBe(both);
  });

  test('without values of bad quality', () => {
    expect(
      read(
        'Timestamp\tTag\tValue\tStatus',
        '2026-01-31 10:00:00\tPT-1001 (barg)\t85.2\tGood',
        '2026-01-31 10:00:30\tPT-1001 (barg)\t0\tBad Input',
        '2026-01-31 10:01:00\tPT-1001 (barg)\t80.1\tGood',
      ),
    ).toBe(pressures);
  });

  test('with times in the unit of their heading', () => {
    expect(read('Time [s]\tTag\tValue', '0\tPT-1001 (barg)\t85.2', '60\tPT-1001 (barg)\t80.1')).toBe(pressures);
  });
});

describe('an export with “Value” below the tag has the tag as its heading', () => {
  test.each([
    ['with its unit', ['\tPT-1001.PV (barg)', 'Timestamp\tValue']],
    ['above the times', ['PT-1001.PV (barg)\t', 'Timestamp\tValue']],
    ['with units in a row', ['Tag\tPT-1001', 'Units\tbarg', 'Timestamp\tValue']],
    [
      'with a description',
      ['Tag: PT-1001\t', 'Description: V-100 pressure\t', 'Eng units: barg\t', 'Timestamp\tValue'],
    ],
  ])('%s', (_, heads) => {
    expect(read(...heads, '2026-01-31 10:00:00\t85.2', '2026-01-31 10:01:00\t80.1')).toBe(pressures);
  });

  test('in a comma-separated file with lines of other lengths above', () => {
    expect(
      read(
        'Tag: PT-1001',
        'Eng units: barg',
        'Timestamp,Value,Status',
        '2026-01-31 10:00:00,85.2,Good',
        '2026-01-31 10:01:00,80.1,Good',
      ),
    ).toBe(pressures);
  });

  test('where each tag has times of its own', () => {
    expect(
      read(
        'PT-1001 (barg)\t\tTT-1001 (degC)\t',
        'Time\tValue\tTime\tValue',
        '2026-01-31 10:00:00\t85.2\t2026-01-31 10:00:00\t40',
        '2026-01-31 10:01:00\t80.1\t2026-01-31 10:01:00\t38',
      ),
    ).toBe(both);
  });
});

describe('what the values are is not guessed', () => {
  const lines = ['2026-01-31 10:00:00\t85.2', '2026-01-31 10:01:00\t80.1'];

  test('without a tag', () => {
    expect(read('Timestamp\tValue', ...lines)).toMatch(/^has no column "Value"/);
  });

  test('for a tag without a unit, which is left out with the reason', () => {
    expect(read('Tag\tPT-1001', 'Timestamp\tValue', ...lines)).toBe(
      'has a column "PT-1001" without a unit, which says what it measures; write it behind, such as PT-1001 (barg)',
    );
    const text = rowsFromClipboard(curve, ['Tag\tPT-1001', 'Timestamp\tValue', ...lines].join('\n'));
    expect(previewTable(curve, text)?.columns[1]?.remark).toMatch(/^has a column "PT-1001" without a unit/);
  });

  test.each([
    ['with a quality by number', ['Tag\tTime\tValue\tStatus', 'PT-1 (barg)\t2026-01-31 10:00:00\t85.2\t64']],
    ['with two values of a tag at a time', ['Tag\tTime [s]\tValue', 'PT-1 (barg)\t0\t85.2', 'PT-1 (barg)\t0\t85.3']],
    ['with two units of a tag', ['Tag\tTime [s]\tValue\tUnit', 'PT-101\t0\t85.2\tbarg', 'PT-101\t1\t85.3\tpsig']],
    ['with another column', ['Tag\tTime [s]\tValue\tScan', 'PT-1 (barg)\t0\t85.2\t1', 'PT-1 (barg)\t1\t85.3\t1']],
    [
      'with clock times that differ by tag',
      ['Tag\tTime\tValue', 'PT-101 (barg)\t10:00:00\t85.2', 'TT-101 (C)\t10:00:01\t8'],
    ],
  ])('%s', (_, rowsOfExport) => {
    expect(read(...rowsOfExport)).toMatch(/^has no columns "Tag"/);
  });
});

test('a table below rows of tags, descriptions and units is read by its descriptions', () => {
  const rows = ['Units,barg,degC', '2026-01-31 10:00:00,85.2,40', '2026-01-31 10:01:00,80.1,38'];
  expect(read('Tag,PT-1001,TT-1001', 'Description,Pressure,Temperature', ...rows)).toBe(both);
  expect(read('Tag,PT-1001,TT-1001', ...rows)).toBe(both);
});

test.each([
  ['Zeit | Druck | Temperatur', 'min | bar(ü) | °C'],
  ['時間(min) | 圧力(barg) | 温度(℃)'],
  ['Temps (min) | Pression (bar eff.) | Température (°C)'],
])('a history under %s', (...heads) =>
  expect(read(...heads, '0 | 85.2 | 40', '1 | 80.1 | 38').replace('bar(ü)', 'bar(g)')).toBe(both),
);
