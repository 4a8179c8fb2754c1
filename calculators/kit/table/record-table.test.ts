import { describe, expect, test } from 'vitest';
import { calculateJson } from '../json/case-json.ts';
import { caseSchema } from '../json/case-schema.ts';
import { readDocument, writeDocument } from '../document/document.ts';
import {
  booleanColumn,
  calculation,
  choiceColumn,
  column,
  fields,
  nestedColumn,
  openWorkbook,
  parseRows,
  rows,
  rowsFromClipboard,
  rowsText,
  run,
  step,
  textColumn,
  workbook,
} from '../index.ts';
import { caseFrom } from '../case/case-data.ts';

const lines = rows('Items', {
  tag: textColumn('Tag', { aliases: ['item'] }),
  type: choiceColumn('Type', ['line', 'pump', 'block valve'], { required: true, words: { line: ['pipe'] } }),
  length: column('Length', 'length', 'm', { above: 0, required: true, when: { type: 'line' } }),
  curve: nestedColumn(
    'Curve',
    {
      flow: column('Flow', 'volumeFlow', 'm³/h', { atLeast: 0 }),
      head: column('Head', 'length', 'm'),
      differential: column('Differential', 'pressureDifference', 'bar'),
    },
    { when: { type: 'pump' } },
  ),
  open: booleanColumn('Open', { yes: 'open', no: 'closed' }, { when: { type: 'block valve' } }),
});
const request = fields({ lines });
const total = step('total', { lines: request.lines }, { label: 'Total', kind: 'length', unit: 'm' }, v =>
  v.lines.reduce((sum, { length = 0 }) => sum + length, 0),
);
const adder = calculation(
  { id: 'adder', title: 'Adder', summary: '', access: 'free', columns: 1, standards: [] },
  { inputs: { Case: [request.lines] }, results: { Results: [total] }, primary: total, examples: [], references: [] },
);

const hour = 3600;
const result = [
  { tag: 'L-1', type: 'line', length: 12.5 },
  {
    tag: 'P-1',
    type: 'pump',
    curve: [
      { flow: 0, head: 60 },
      { flow: 100 / hour, head: 55 },
      { flow: 200 / hour, head: 40 },
    ],
  },
  { tag: 'V-1', type: 'block valve', open: false },
];

const messagesOf = (value: unknown) => calculateJson(adder, { lines: value }).messages.map(({ text }) => text);

describe('a table of texts, choices, quantities, yes and no, and tables', () => {
  test.each([
    [
      'tabs',
      'Tag\tType\tLength [m]\tCurve\tOpen\nL-1\tline\t12.5\nP-1\tpump\t\t0 60; 100 55; 200 40\nV-1\tblock valve\t\t\tclosed',
    ],
    [
      'bars',
      'tag | type | length | curve | open\nL-1 | Pipe | 12.5\nP-1 | PUMP | - | 0 60; 100 55; 200 40\nV-1 | Block-valve | | | no',
    ],
    [
      'commas',
      'Tag,Type,Length (m),Curve,Open\nL-1,line,12.5,,\nP-1,pump,,0 60; 100 55; 200 40,\nV-1,block valve,,,FALSE',
    ],
    [
      'semicolons and decimal commas',
      'Tag;Type;Length mm;Curve;Open\nL-1;line;12500,0;;\nP-1;pump;;"0 60; 100 55; 200 40";\nV-1;block valve;;;0',
    ],
    [
      'one line',
      'tag | type | length | curve | open; L-1 | line | 12.5; P-1 | pump | | (0 60; 100 55; 200 40); V-1 | block valve | | | false',
    ],
    [
      'a row of units',
      'Item | Type | Length | Curve | Open\n| | mm | |\nL-1 | line | 12500\nP-1 | pump | | 0 60; 100 55; 200 40\nV-1 | block valve | | | closed',
    ],
    [
      'any order',
      'Open\tLength\tType\tCurve\tTag\n\t12.5\tline\t\tL-1\n\t\tpump\tflow, head; 0, 60; 100, 55; 200, 40\tP-1\nclosed\t\tblock valve\t\tV-1',
    ],
  ])('is parsed from %s', (_, text) => {
    const parsed = parseRows(lines, text);
    expect(parsed).toEqual({ ok: true, rows: result });
  });

  test('reads a nested table by its own heading, else by the order and units of its columns', () => {
    const parsed = parseRows(lines, 'tag | type | curve\nP-1 | pump | Flow m³/h, differential bar; 0 6.1; 36 5');
    expect(parsed.ok && parsed.rows[0]?.curve).toEqual([
      { flow: 0, differential: 610_000 },
      { flow: 0.01, differential: 500_000 },
    ]);
  });

  test('reports all invalid cells and columns at once', () => {
    const parsed = parseRows(
      lines,
      'tag | type | length | colour | open\nL-1 | line | x\nL-1 | tube | 3\n | line | -2\nP-1 | pump | 5 | | shut\nL-2 | line',
    );
    expect(parsed.ok ? [] : parsed.faults.map(({ reason }) => reason)).toEqual([
      'has no column "colour"; it may have tag, type, length, curve, open',
      'has "x" for length in row 1 (L-1), which is not a number',
      'has "tube" for type in row 2 (L-1), which must be one of line, pump, block valve',
      'needs length in row 3 to be above 0 m',
      'needs tag in row 3',
      'has "shut" for open in row 4 (P-1), which must be open or closed',
      'has "5" for length in row 4 (P-1), a pump; it applies only where type is line',
      'has "shut" for open in row 4 (P-1), a pump; it applies only where type is block valve',
      'needs length in row 5 (L-2)',
      'has two rows of the same tag, L-1',
    ]);
  });

  test.each([
    ['L-1 | line | 3', 'has no columns "L-1", "line", "3"'],
    ['tag | type\nL-1 | line', 'needs a column of length for row 1 (L-1)'],
    ['tag | type | length °C\nL-1 | line | 3', 'does not recognise the unit in "length °C" of length'],
    ['type | length\nline | 3', 'needs a column of tag'],
    [
      'tag | type | curve\nP | pump | 0 60; 0 50',
      'has for curve in row 1 (P) a table that has two rows of the same flow, 0',
    ],
    [
      'tag | type | curve\nP | pump | depth, head; 0, 50',
      'has for curve in row 1 (P) a table that has no column "depth"',
    ],
  ])('refuses %j', (text, reason) => {
    const parsed = parseRows(lines, text);
    expect(!parsed.ok && parsed.reason).toContain(reason);
  });

  test('reports each error in a separate message, at most 25', () => {
    expect(messagesOf('tag | type | length\nA | line | x\nB | line | y')).toEqual(
      expect.arrayContaining([
        'Items has "x" for length in row 1 (A), which is not a number.',
        'Items has "y" for length in row 2 (B), which is not a number.',
      ]),
    );
    const many = ['tag | type | length', ...Array.from({ length: 40 }, (_, row) => `L-${row} | line | x`)].join('\n');
    expect(messagesOf(many)).toContain('Items has 15 further errors.');
  });

  test('warns of ambiguous numbers in cells and nested tables, but not in tags', () => {
    expect(messagesOf('tag | type | length\n1,000 | line | 1,000')).toEqual([
      'Items: length in row 1 (1,000), 1,000, is read as 1, not as 1000.',
    ]);
    expect(messagesOf('tag | type | curve\nP | pump | 0 60; 1,000 50')).toEqual([
      'Items: flow in row 2 of curve in row 1 (P), 1,000, is read as 1, not as 1000.',
      'Items: Curve in row 1 (P): The table has no headings; its columns are read as flow in m³/h and head in m.',
    ]);
  });

  test('is read from JSON', () => {
    const json = [
      { tag: 'L-1', type: 'line', length: { value: 12_500, unit: 'mm' }, open: null },
      {
        tag: 'P-1',
        type: 'pump',
        curve: [
          { flow: 0, head: 60 },
          { flow: 100, head: { value: 55, unit: 'm' } },
          { flow: '200', head: 40 },
        ],
      },
      { tag: 'V-1', type: 'block valve', open: false },
    ];
    const text = caseFrom(adder, {});
    expect(text).toBeDefined();
    expect(calculateJson(adder, { lines: json }).messages).toEqual([]);
    expect(calculateJson(adder, { lines: json }).results['total']).toEqual({ value: 12.5, unit: 'm' });
    expect(() =>
      calculateJson(adder, {
        lines: [{ tag: 'L-1', type: 'line', lenght: 3 }, 4, { tag: ['x'], type: 'line', length: {} }],
      }),
    ).toThrow(
      'or an array of rows {tag, type, length, curve, open}. Row 1 has no column "lenght"; did you mean "length"? Row 2 is not an object. ' +
        'Row 3, column "tag", must be a text. Row 3, column "length", must be a number, a text or {"value": number, "unit": text}.',
    );
    expect(() => calculateJson(adder, { lines: [{ tag: 'a | b', type: 'line', length: 1 }] })).toThrow(
      'Row 1, column "tag", has a vertical bar, a tab or a line break.',
    );
  });

  test('describes its columns in the schema', () => {
    const { properties } = caseSchema(adder) as { properties: Record<string, unknown> };
    expect(properties['lines']).toMatchObject({
      description:
        'The columns are: tag (Tag); type (Type, one of line, pump, block valve); length (Length, m); ' +
        'curve (Curve, rows of Flow, m³/h and Head, m and Differential, bar); open (Open, open or closed).',
      anyOf: [{ items: { required: ['tag', 'type'] } }, { type: 'string' }, { type: 'null' }],
    });
  });

  test('is unchanged after a round trip through text, document or workbook', () => {
    const text = rowsText(lines, result);
    expect(text).toBe(
      'Tag | Type | Length m | Curve | Open\nL-1 | line | 12.5 |  | \n' +
        'P-1 | pump |  | Flow m³/h : Head m; 0 : 60; 100 : 55; 200 : 40 | \nV-1 | block valve |  |  | closed',
    );
    expect(parseRows(lines, text)).toEqual({ ok: true, rows: result });
    expect(rowsFromClipboard(lines, 'Tag\tType\r\nP\tpump\r\n\r\n')).toBe('Tag | Type\nP | pump');
    const data = caseFrom(adder, { lines: text });
    const stored = JSON.parse(JSON.stringify(writeDocument(adder, { cases: [data] }))) as unknown;
    expect(readDocument(adder, stored).cases).toEqual([data]);
    const sheets = workbook(adder, [data], run(adder, writeDocument(adder, { cases: [data] })), { date: '2026-01-01' });
    const read = sheets.map(({ name, rows: each }) => ({ name, rows: each.map(row => row.map(cell => cell?.value)) }));
    const [opened] = openWorkbook(adder, read).cases;
    expect(parseRows(lines, opened?.['lines']?.text ?? '')).toEqual({ ok: true, rows: result });
  });
});

test('names the rows of gauge pressures that were typed as absolute ones, and their atmospheric pressure', () => {
  const valves = rows('Valves', {
    tag: textColumn('Tag'),
    set: column('Set pressure', 'gaugePressure', 'bar(g)'),
  });
  const parsed = parseRows(valves, 'Tag | Set pressure bar(g)\nA | 3 bar(abs)\nB | 2\nC | 4 bara');
  expect(parsed.ok && parsed.rows.map(({ set }) => set)).toEqual(
    [198_675, 200_000, 298_675].map(pa => expect.closeTo(pa)),
  );
  expect(parsed.ok && parsed.remarks).toEqual([
    'Set pressure in rows 1 and 3 is converted at an atmospheric pressure of 1.01325 bar.',
  ]);
});
