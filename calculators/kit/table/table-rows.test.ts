import { describe, expect, test } from 'vitest';
import { calculateJson } from '../json/case-json.ts';
import { calculation } from '../definition/calculation.ts';
import { column, fields, nestedColumn, parseRows, rows, rowsFromClipboard, step, textColumn } from '../index.ts';

const history = rows('History', {
  time: column('Time', 'time', 's', { atLeast: 0 }),
  pressure: column('Pressure', 'gaugePressure', 'bar(g)'),
  temperature: column('Temperature', 'temperature', 'K'),
});

const read = (...lines: readonly string[]) =>
  parseRows(history, rowsFromClipboard(history, lines.join('\n').replaceAll(' | ', '\t')));

/** Times in s and pressures in bar(g) of the rows that are read, and the remarks on the others. */
const pressures = (...lines: readonly string[]) => {
  const parsed = read(...lines);
  if (!parsed.ok) return parsed.reason;
  return [...parsed.rows.map(row => [row['time'], Number(row['pressure']) / 1e5]), ...(parsed.remarks ?? [])];
};

describe('rows without a value', () => {
  test.each(
    [
      'Bad, Bad Input, Bad [Not Connected], BadCommFailure, bad_quality, No Data, I/O Timeout, Pt Created, Scan Off, Intf Shut',
      'Shutdown, Calc Failed, Arc Off-line, Comm Fail, Out of Serv, #N/A, #VALUE!, [-11059] No Good Data For Calculation',
      'NaN, null, n/a, "No Data", <null>, ?, keine Daten, Störung',
    ].flatMap(words => words.split(', ')),
  )('are left out, and named: %s', word => {
    expect(pressures('Time s | Pressure barg', '0 | 85', `30 | ${word}`, '60 | 60.5')).toEqual([
      [0, 85],
      [60, 60.5],
      expect.stringMatching(/^One row has no value and is left out: row 2 \(".+"\)\.$/),
    ]);
  });

  test('are counted, with their numbers and words', () => {
    const bad = (...times: readonly number[]) => times.map(time => `${time} | Bad Input`);
    expect(pressures('Time s | Pressure barg', '0 | 85', ...bad(1, 2), '3 | 84', '4 |  | ', '5 | 83')).toEqual([
      [0, 85],
      [3, 84],
      [5, 83],
      '3 rows have no value and are left out: rows 2–3 and 5 ("Bad Input").',
    ]);
    const many = Array.from({ length: 40 }, (_, index) => `${index} | ${index % 2 === 0 ? 'No Data' : '80'}`);
    expect(pressures('Time s | Pressure barg', ...many).at(-1)).toBe(
      '20 rows have no value and are left out: rows 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 8 further ones ("No Data").',
    );
  });

  test('are those without any; other cells are left blank', () => {
    expect(
      read('Time s | Pressure barg | Temperature K', '0 | Bad | 290', '30 | 80 | No Data', '60 | Bad | Bad'),
    ).toEqual({
      ok: true,
      rows: [
        { time: 0, temperature: 290 },
        { time: 30, pressure: 8e6 },
      ],
      remarks: [
        'One row has no value and is left out: row 3 ("Bad").',
        '2 rows have no pressure or temperature: rows 1–2 ("Bad", "No Data").',
      ],
    });
  });

  test('do not start the time of a history with time stamps', () => {
    const rest = ['2026-11-29 08:00:30 | 85', '2026-11-29 08:01:00 | 80'];
    expect(pressures('Timestamp | Pressure barg', '2026-11-01 00:00:00 | Pt Created', ...rest)).toEqual([
      [0, 85],
      [30, 80],
      'One row has no value and is left out: row 1 ("Pt Created").',
      'Time is counted from row 2, the first with a value.',
    ]);
    const overnight = ['23:59:00 | Bad', '23:59:30 | 85', '00:00:30 | 80'];
    expect(pressures('Time | Pressure barg', ...overnight)).toEqual([
      [0, 85],
      [60, 80],
      expect.stringContaining('row 1 ("Bad")') as string,
      'Time is counted from row 2, the first with a value.',
    ]);
  });

  test.each([
    ['with a bad time', ['Time s | Pressure barg', '0 | 85', 'Bad | 84', '60 | 80']],
    ['in a table of quantities by rows', ['Time s | 0 | 30 | 60', 'Pressure barg | 85 | Bad Input | 80']],
    ['with blanks between cells', ['0 85', '30 Bad Input', '60 80']],
    ['with decimal commas', ['Time s;Pressure barg', '0;85,0', '30;Bad Input', '60;80,0']],
  ])('are left out %s', (_, lines) => {
    expect(pressures(...lines)).toEqual([[0, 85], [60, 80], expect.stringContaining('row 2 ("Bad') as string]);
  });

  test('may have dashes of any length, and a specified value an asterisk', () =>
    expect(pressures('Time s | Pressure barg | T K', '0 | 85 * | ---', '30 | ---- | ----')).toEqual([
      [0, 85],
      'One row has no value and is left out: row 2.',
    ]));

  test('below a heading are no row of units', () =>
    expect(pressures('Time s | Pressure barg', 'Pt Created | Pt Created', '0 | 85')).toEqual([
      [0, 85],
      'One row has no value and is left out: row 1 ("Pt Created").',
    ]));

  test.each([
    ['if there are no others', ['Time s | Pressure barg', '0 | Bad', '1 | Bad'], 'has no row with a value'],
    ['if the word is not known', ['Time s | Pressure barg', '0 | 85', '1 | 8o'], 'has "8o" for pressure in row 2'],
    [
      'if it may mean a value',
      ['Time s | Pressure barg', '0 | 85', '1 | closed'],
      'has "closed" for pressure in row 2',
    ],
  ])('are refused %s', (_, lines, reason) => expect(pressures(...lines)).toContain(reason));
});

describe('rows of the same time', () => {
  test('with equal values are merged', () =>
    expect(pressures('Time s | Pressure barg', '0 | 85', '30 | 80', '30 | 80.0', '30 | 80', '60 | 75')).toEqual([
      [0, 85],
      [30, 80],
      [60, 75],
      '2 rows have the time of an earlier row and no other values, and are merged with it: rows 3–4.',
    ]));

  test('with values in different columns are merged', () =>
    expect(read('Time s | Pressure barg | Temperature K', '0 | 85 |  ', '0 |  | 290')).toMatchObject({
      ok: true,
      rows: [{ time: 0, pressure: 85e5, temperature: 290 }],
      remarks: [expect.stringContaining('row 2')],
    }));

  test('with different values are refused, with the rows', () => {
    expect(pressures('Time s | Pressure barg', '0 | Bad', '0 | 85', '30 | 80', '30 | 81')).toBe(
      'has two rows of the same time, 30, with different values of pressure: rows 3–4',
    );
    const minutes = Array.from({ length: 21 }, (_, index) => `${Math.floor(index / 3)} | ${85 - index}`);
    expect(pressures('Time s | Pressure barg', ...minutes)).toMatch(
      /^has 3 rows of the same time, 0, with different values of pressure: rows 1–3; .*: rows 13–15; and has 2 further errors$/,
    );
  });
});

const curves = fields({
  items: rows('Items', {
    tag: textColumn('Tag'),
    curve: nestedColumn('Curve', {
      flow: column('Flow', 'volumeFlow', 'm³/h', { atLeast: 0 }),
      head: column('Head', 'length', 'm'),
    }),
    elevation: column('Elevation', 'length', 'm'),
  }),
});
const heads = step('heads', { items: curves.items }, { label: 'Heads', kind: 'length', unit: 'm' }, v =>
  v.items.flatMap(({ curve = [] }) => curve).reduce((sum, { head = 0 }) => sum + head, 0),
);
const network = calculation(
  { id: 'network', title: 'Network', summary: '', access: 'free', columns: 1, standards: [] },
  { inputs: { Case: [curves.items] }, results: { Results: [heads] }, primary: heads, examples: [], references: [] },
);

test('a curve within a row is read in the same way, and the message names the row', () => {
  const { results, messages } = calculateJson(network, {
    items: 'Tag | Curve\nP-1 | (flow m³/h, head m; 0 : 50; 20 : n/a; 40 : 30; 40 : 30)'.replaceAll(', head', ' : head'),
  });
  expect(results['heads']).toEqual({ value: 80, unit: 'm' });
  expect(messages.map(({ text }) => text)).toEqual([
    'Items: In curve of row 1 (P-1): One row has no value and is left out: row 2 ("n/a"). In curve of row 1 (P-1): One row has the flow of an earlier row and no other values, and is merged with it: row 4.',
  ]);
});

test('a table of items does not take such words for blanks, nor a tag twice', () => {
  const parsed = parseRows(curves.items.field, 'Tag | Elevation\nP-1 | Bad Input\nP-2 | 3\nP-2 | 3');
  expect(parsed).toMatchObject({
    ok: false,
    faults: [
      { row: 0, reason: expect.stringContaining('has "Bad Input" for elevation in row 1 (P-1)') as string },
      { row: 2, reason: 'has two rows of the same tag, P-2' },
    ],
  });
});
