import { describe, expect, test } from 'vitest';
import {
  calculateJson,
  calculation,
  caseSchema,
  describeColumn,
  fields,
  gridText,
  namedColumns,
  parseRows,
  pasteIntoGrid,
  rows,
  rowsText,
  step,
  table,
  tableGrid,
  textColumn,
  withNamedColumn,
} from '../index.ts';

const loads = rows('Loads', {
  tag: textColumn('Tag'),
  scenarios: namedColumns('Scenario', 'fraction', '', {
    atLeast: 0,
    atMost: 1,
    words: { on: 1, x: 1, yes: 1, off: 0, no: 0 },
  }),
  remark: textColumn('Remark'),
});
const { loads: field } = fields({ loads });
const shares = step('shares', { field }, { label: 'Shares' }, v =>
  table(
    [
      { id: 'tag', label: 'Tag' },
      { id: 'shares', label: 'Shares' },
    ],
    v.field.map(({ tag, scenarios = {} }) => [
      tag,
      Object.entries(scenarios)
        .map(([name, share]) => `${name} ${share}`)
        .join(', '),
    ]),
  ),
);
const definition = calculation(
  { id: 'loads', title: 'Loads', summary: '', access: 'free', columns: 1, standards: [] },
  { inputs: { Case: [field] }, results: { Results: [shares] }, primary: shares, examples: [], references: [] },
);

const text =
  'Tag | Scenario Fire | Remark | SCENARIO Power failure\nV-1 | x | top | 50 %\nV-2 | off | | 0.25\nV-3 | | | on';
const result = [
  { tag: 'V-1', scenarios: { Fire: 1, 'Power failure': 0.5 }, remark: 'top' },
  { tag: 'V-2', scenarios: { Fire: 0, 'Power failure': 0.25 } },
  { tag: 'V-3', scenarios: { 'Power failure': 1 } },
];

describe('user-named columns', () => {
  test('are identified by label and name in the heading, in any number', () => {
    expect(parseRows(loads, text)).toEqual({ ok: true, rows: result });
    expect(parseRows(loads, 'Tag\tScenarios (Fire)\nV-1\t0,5')).toEqual({
      ok: true,
      rows: [{ tag: 'V-1', scenarios: { Fire: 0.5 } }],
    });
    expect(parseRows(loads, 'Tag | Remark\nV-1 | none')).toEqual({ ok: true, rows: [{ tag: 'V-1', remark: 'none' }] });
  });

  test('have a number in every row, in heading order, if blank cells have a default', () => {
    const every = rows('Loads', { tag: textColumn('Tag'), on: namedColumns('On', 'fraction', '%', { blank: 50 }) });
    expect(parseRows(every, 'Tag | On B | On A\nV-1 | | 20\nV-2 | |')).toEqual({
      ok: true,
      rows: [
        { tag: 'V-1', on: { B: 0.5, A: 0.2 } },
        { tag: 'V-2', on: { B: 0.5, A: 0.5 } },
      ],
    });
  });

  test('are written as they are parsed', () => {
    const written = rowsText(loads, result);
    expect(written).toBe(
      'Tag | Scenario Fire | Scenario Power failure | Remark\nV-1 | 1 | 0.5 | top\nV-2 | 0 | 0.25 | \nV-3 |  | 1 | ',
    );
    expect(parseRows(loads, written)).toEqual({ ok: true, rows: result });
  });

  test.each([
    ['Tag | Scenario\nV-1 | x', 'has a column "Scenario" without a name, such as "Scenario A"'],
    ['Tag | Scenario Fire | scenario fire\nV-1 | x | x', 'has two columns of scenario fire'],
    [
      'Tag | Fire\nV-1 | x',
      'has no column "Fire"; it may have tag, scenario with a name, such as "Scenario Fire", remark',
    ],
    ['Tag | Scenario Fire\nV-1 | 50', 'needs scenario Fire in row 1 (V-1) to be at least 0 and at most 1'],
    [
      'Tag | Scenario Fire\nV-1 | open',
      'has "open" for scenario Fire in row 1 (V-1), which is not a number; it may also be on, x, yes, off, no',
    ],
  ])('refuse %j', (wrong, reason) => {
    const parsed = parseRows(loads, wrong);
    expect(!parsed.ok && parsed.reason).toContain(reason);
  });

  test('are an object of numbers by name in JSON', () => {
    const answer = (value: unknown) => calculateJson(definition, { loads: value }).results['shares'];
    expect(
      answer([
        { tag: 'V-1', scenarios: { Fire: true, 'Power failure': { value: 50, unit: '%' } } },
        { tag: 'V-2', scenarios: { Fire: false } },
        { tag: 'V-3', scenarios: null },
        { tag: 'V-4', scenarios: { Fire: 'x', 'Power failure': 0.25 } },
      ]),
    ).toEqual([
      { tag: 'V-1', shares: 'Fire 1, Power failure 0.5' },
      { tag: 'V-2', shares: 'Fire 0' },
      { tag: 'V-3', shares: '' },
      { tag: 'V-4', shares: 'Fire 1, Power failure 0.25' },
    ]);
    expect(() => answer([{ tag: 'V-1', scenarios: ['Fire'] }])).toThrow(
      'Row 1, column "scenarios", must be an object of numbers or texts by name.',
    );
    expect(() => answer([{ tag: 'V-1', scenarios: { Fire: {} } }])).toThrow(
      'Row 1, "Fire" of column "scenarios", must be a number, true, false, a text or {"value": number, "unit": text}.',
    );
    expect(() => answer([{ tag: 'V-1', scenarios: { 'a|b': 1 } }])).toThrow(
      'Row 1, column "scenarios", has a name with a vertical bar, a tab or a line break.',
    );
  });

  test('are described in the schema and as text', () => {
    const { properties } = caseSchema(definition) as { properties: Record<string, unknown> };
    expect(properties['loads']).toMatchObject({
      anyOf: [
        { items: { properties: { scenarios: { type: ['object', 'null'] } }, required: ['tag'] } },
        { type: 'string' },
        { type: 'null' },
      ],
    });
    expect(describeColumn(loads.columns.scenarios)).toBe(
      'any number of columns Scenario with a name, on or x or yes or off or no',
    );
  });

  test('can be added to a grid, and are matched by name on paste', () => {
    const grid = withNamedColumn(loads, tableGrid(loads, text), 'scenarios', ' Fire | 2 ');
    expect(grid.columns.map(({ heading }) => heading)).toEqual([
      'Tag',
      'Scenario Fire',
      'Remark',
      'Scenario Power failure',
      'Scenario Fire / 2',
    ]);
    expect(withNamedColumn(loads, grid, 'scenarios', 'FIRE')).toBe(grid);
    expect(withNamedColumn(loads, grid, 'remark', 'A')).toBe(grid);
    expect(tableGrid(loads, '').columns.map(({ heading }) => heading)).toEqual(['Tag', 'Remark']);
    const pasted = pasteIntoGrid(loads, tableGrid(loads, text), 'Tag\tscenario fire\tScenario New\nV-4\tx\t0.5', 0, 0);
    expect(gridText(pasted)).toContain('V-4 | x |  |  | 0.5');
    expect(gridText(pasted).split('\n')[0]).toBe(
      'Tag | Scenario Fire | Remark | Scenario Power failure | Scenario New',
    );
  });
});
