import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { resultsCsv, resultsJson } from './results-file.ts';
import type { FeedContent } from './feed-content.ts';
import type { ResultValue } from './results.ts';

const number = (value: number, unit = 'mm'): ResultValue => ({ type: 'number', value, unit });

/** A sheet in which every text is malicious input. */
const hostile = [
  '=HYPERLINK("http://evil.example")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\tx',
  'a,b;"c"\r\nd',
  '＝1+1',
  'Ölstrom',
];
const [formula = '', plus = '', minus = '', at = '', tab = '', broken = '', wide = '', umlaut = ''] = hostile;

const fed: FeedContent = {
  head: {
    project: { id: 'p', number: '', name: 'Inlet' },
    sheet: { id: 's', number: formula, title: plus, tool: 'orifice' },
    source: 'working',
    revision: null,
    state: 'draft',
    stale: false,
    note: minus,
    typedAt: '2026-11-25T08:00:00.000Z',
    workedAt: '2026-11-25T08:00:01.000Z',
    engine: '1.0.0+abc',
  },
  results: {
    names: [
      { id: 'bore', label: 'Bore', unit: 'mm' },
      { id: 'beta', label: 'Ratio', unit: '' },
      { id: 'regime', label: 'Note', unit: '' },
      { id: 'choked', label: 'Choked', unit: '' },
      { id: 'profile', label: 'Profile', unit: '' },
    ],
    cases: [
      {
        title: at,
        values: {
          bore: number(41.123456789012344),
          beta: number(-1e-7, ''),
          regime: { type: 'words', text: broken },
          choked: { type: 'answer', yes: true },
          profile: {
            type: 'table',
            columns: [
              { id: 'x', label: 'Place', unit: 'm' },
              { id: 'what', label: 'What', unit: '' },
            ],
            rows: [
              [0, tab],
              [2.5, null],
            ],
          },
        },
        messages: [{ level: 'warning' }, { level: 'info' }],
      },
      {
        title: wide,
        values: {
          bore: { type: 'none', reason: 'Type a flow rate.' },
          beta: number(0.1 + 0.2, ''),
          regime: { type: 'words', text: umlaut },
          choked: { type: 'answer', yes: false },
          profile: { type: 'none', reason: 'Type a flow rate.' },
        },
        messages: [{ level: 'error' }],
      },
    ],
    together: {
      title: 'Largest',
      table: { type: 'table', columns: [{ id: 'load', label: 'Load', unit: 'kg/h' }], rows: [[1234.5]] },
    },
  },
};

const read = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

test('long: a row per value, numbers separate from texts, table cells and combined results', () => {
  const csv = resultsCsv(fed, 'long');
  expect(csv.startsWith('\u{feff}Sheet,Title,Source,Revision,State,Stale,Note,Typed at,Calculated at,')).toBe(true);
  const rows = read(csv);
  const short = rows.map(row => [row['Case'], row['Result'], row['Row'], row['Value'], row['Unit'], row['Text']]);
  expect(short).toEqual([
    ['1', 'bore', '', '41.123456789012344', 'mm', ''],
    ['1', 'beta', '', '-1e-7', '', ''],
    ['1', 'regime', '', '', '', broken],
    ['1', 'choked', '', '', '', 'Yes'],
    ['1', 'profile.x', '1', '0', 'm', ''],
    ['1', 'profile.what', '1', '', '', `'${tab}`],
    ['1', 'profile.x', '2', '2.5', 'm', ''],
    ['1', 'profile.what', '2', '', '', ''],
    ['2', 'bore', '', '', '', 'Type a flow rate.'],
    ['2', 'beta', '', '0.30000000000000004', '', ''],
    ['2', 'regime', '', '', '', umlaut],
    ['2', 'choked', '', '', '', 'No'],
    ['2', 'profile', '', '', '', 'Type a flow rate.'],
    ['', 'together.load', '1', '1234.5', 'kg/h', ''],
  ]);
  expect(rows[0]).toMatchObject({ Source: 'working copy', Revision: '', State: 'draft', Stale: 'no', Warnings: '1' });
  expect(rows[8]).toMatchObject({ Errors: '1', Warnings: '0', 'Calculator version': 'orifice 1.0.0+abc' });
  expect(rows.at(-1)).toMatchObject({ 'Case name': 'All cases', Label: 'Largest: Load', Errors: '' });
});

test('user input is text to a spreadsheet, whatever it begins with', () => {
  for (const layout of ['long', 'wide'] as const) {
    const rows = read(resultsCsv(fed, layout));
    expect(rows[0]).toMatchObject({
      Sheet: `'${formula}`,
      Title: `'${plus}`,
      Note: `'${minus}`,
      'Case name': `'${at}`,
    });
    expect(rows.some(row => row['Case name'] === `'${wide}`)).toBe(true);
    const cells = rows.flatMap(row => Object.values(row)).filter(cell => !Number.isFinite(Number(cell)));
    expect(cells.filter(cell => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  }
});

test('wide: a row per case, a column per result, and one for its unit', () => {
  const rows = read(resultsCsv(fed, 'wide'));
  expect(rows.map(row => [row['Bore'], row['Bore, unit'], row['Ratio'], row['Choked']])).toEqual([
    ['41.123456789012344', 'mm', '-1e-7', 'Yes'],
    ['', '', '0.30000000000000004', 'No'],
  ]);
  // The heading of a result with an ambiguous name includes its id.
  expect(rows[1]).toMatchObject({ Note: `'${minus}`, 'Note (regime)': umlaut });
  expect(Object.keys(rows[0] ?? {})).not.toContain('Ratio, unit');
  expect(Object.keys(rows[0] ?? {})).not.toContain('Profile');
});

test('as JSON the metadata appear once, and texts as typed', () => {
  const long: unknown = JSON.parse(resultsJson(fed, 'long'));
  expect(long).toMatchObject({ sheet: { number: formula }, source: 'working copy', stale: false, layout: 'long' });
  expect(long).toHaveProperty('rows.0', {
    case: 1,
    name: at,
    errors: 0,
    warnings: 1,
    result: 'bore',
    label: 'Bore',
    row: null,
    value: 41.123456789012344,
    unit: 'mm',
    text: null,
  });
  expect(JSON.parse(resultsJson(fed, 'wide'))).toHaveProperty('rows', [
    expect.objectContaining({ name: at, bore: 41.123456789012344, 'bore.unit': 'mm', regime: broken }),
    expect.objectContaining({ name: wide, bore: null, 'bore.unit': null, beta: 0.1 + 0.2 }),
  ]);
});

test('an unknown state is not reported as up to date', () => {
  const head = { ...fed.head, stale: null };
  expect(read(resultsCsv({ ...fed, head }, 'long'))[0]).toMatchObject({ Stale: 'not known' });
});
