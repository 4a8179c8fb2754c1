import { describe, expect, test } from 'vitest';
import { convertedQuantity } from '@isentrope/engineering/quantities';
import {
  blankCase,
  calculation,
  caseFrom,
  choice,
  fields,
  matchColumns,
  findHeading,
  list,
  listColumns,
  quantity,
  readList,
  step,
  text,
  type CaseData,
  type Grid,
} from '../index.ts';

const inputs = fields({
  userDescription: text('User description'),
  phase: choice('Fluid type', ['Liquid', 'Gas', 'Gas, wet'], { resets: true }),
  size: choice('Nominal size', ['3/4', '2', '20'], {
    names: { '3/4': 'NPS 3/4 (DN 20)', '2': 'NPS 2 (DN 50)', '20': 'NPS 20 (DN 500)' },
  }),
  pressure: quantity('Pressure', 'gaugePressure', 'bar(g)', { above: -1.01325 }),
  flow: quantity('Flow rate', 'massFlow', 'kg/h', { above: 0 }),
  density: quantity('Density', 'density', 'kg/m³', { when: { phase: 'Liquid' } }),
  molarMass: quantity('Molar mass', 'molarMass', 'g/mol', { when: { phase: ['Gas', 'Gas, wet'] } }),
  opening: quantity('Opening', 'fraction', '%'),
  note: text('Note'),
  fittings: list('Fittings', ['Elbow'], { itemLabel: 'fitting', amount: { label: 'count' }, mayBeEmpty: true }),
});
const doubled = step(
  'doubled',
  { flow: inputs.flow },
  { label: 'Doubled', kind: 'massFlow', unit: 'kg/h' },
  v => 2 * v.flow,
);
const definition = calculation(
  { id: 'valve', title: 'Valve', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Valve: Object.values(inputs) },
    results: { Results: [doubled] },
    primary: doubled,
    examples: [],
    references: [],
  },
);

function columnsOf(grid: Grid) {
  const head = findHeading(definition, grid);
  return { head, columns: listColumns(grid, head) };
}

/** Reads a list with its columns matched automatically. */
function read(grid: Grid, baseCase: CaseData = blankCase(definition)) {
  const { head, columns } = columnsOf(grid);
  const targets = matchColumns(definition, columns, baseCase).map(({ target }) => target);
  const { rows, remarks } = readList(definition, { grid, head, columns, targets, baseCase });
  return { rows, remarks, problems: rows.flatMap(row => row.problems.map(({ message: sentence }) => sentence)) };
}

const head = ['Tag', 'Flow rate (kg/h)', 'Pressure (barg)'];

test('a point is a thousands separator if another number has a decimal comma', () => {
  const { rows, remarks, problems } = read([
    ['Tag', 'Flow rate (kg/h)', 'Pressure (barg)'],
    ['FV-1', '9.850', '25,5'],
    ['FV-2', '12.400', '3,2'],
  ]);
  expect(problems).toEqual([]);
  expect(rows.map(({ data }) => data['flow']?.text)).toEqual(['9850', '12400']);
  expect(remarks).toContainEqual(
    '2 numbers are read with marks between thousands, as the list has decimal commas: 9.850 in row 2 is read as 9850.',
  );
});

test('a comma is a thousands separator if another number has a decimal point', () => {
  const { rows, remarks } = read([
    ['Tag', 'Flow rate (kg/h)', 'Pressure (barg)'],
    ['FV-1', '48,600', '25.5'],
  ]);
  expect(rows.map(({ data }) => data['flow']?.text)).toEqual(['48600']);
  expect(remarks.join(' ')).not.toContain('decimal comma');
});

test('a column uses its own decimal marks, and ambiguous numbers are named with both readings', () => {
  const own = read([head, ['FV-1', '9.850', '25.5'], ['FV-2', '12,5', '1.234']]);
  expect(own.rows.map(({ data }) => [data['flow']?.text, data['pressure']?.text])).toEqual([
    ['9850', '25.5'],
    ['12,5', '1.234'],
  ]);
  expect(own.remarks.join(' ')).toContain('9.850 in row 2 is read as 9850.');
  const mixed = read([head, ['FV-1', '9.850', '2'], ['FV-2', '12,5', '3'], ['FV-3', '12.5', '4']]);
  expect(mixed.rows.map(({ data }) => data['flow']?.text)).toEqual(['9.850', '12,5', '12.5']);
  expect(mixed.remarks).toContain(
    'One number is read with a decimal point, but the list has decimal commas too: 9.850 in row 2 is read as 9.850, not as 9850.',
  );
  const groups = read([head, ['FV-1', '20,676', '3,7'], ['FV-2', '1,569', '5,4'], ['FV-3', '94,516', '5,4']]);
  expect(groups.remarks.join(' ')).toContain(
    'although all of the column may be thousands: 20,676 in row 2 is read as 20.676, not as 20676.',
  );
});

describe('an invalid cell is named by row and column, with what is allowed', () => {
  test.each([
    [
      'Note 1',
      5,
      'Row 2, column B (Flow rate (kg/h)): “Note 1” is not a number; Flow rate needs a number above 0 kg/h.',
    ],
    [-3, 5, 'Row 2, column B (Flow rate (kg/h)): “-3” must be above 0 kg/h.'],
    [
      '#DIV/0!',
      5,
      'Row 2, column B (Flow rate (kg/h)): “#DIV/0!” is not a number; Flow rate needs a number above 0 kg/h.',
    ],
    [
      '12 furlongs',
      5,
      'Row 2, column B (Flow rate (kg/h)): “12 furlongs” has the unit "furlongs", which is not a unit of mass flow (kg/h, kg/s, t/h, lb/h, lb/s).',
    ],
    [
      '1,23.45',
      5,
      'Row 2, column B (Flow rate (kg/h)): “1,23.45” has two decimal marks or stray digits; write 1234.5, 1234,5 or 1 234.5.',
    ],
    [
      new Date('2026-02-01'),
      5,
      'Row 2, column B (Flow rate (kg/h)): “2026-02-01” is a date in the spreadsheet, which Flow rate does not accept; enter it there as text.',
    ],
    [
      '9'.repeat(300),
      5,
      `Row 2, column B (Flow rate (kg/h)): “${'9'.repeat(40)}…” is too long for Flow rate, which can have at most 200 characters.`,
    ],
  ])('%s', (flow, pressure, sentence) => expect(read([head, ['FV-1', flow, pressure]]).problems).toEqual([sentence]));

  test('an unknown option is named', () =>
    expect(
      read([
        ['Tag', 'Fluid type'],
        ['FV-1', 'Slurry'],
      ]).problems,
    ).toEqual(['Row 2, column B (Fluid type): “Slurry” is not an option of Fluid type: Liquid, Gas, Gas, wet.']));

  test('a number in another unit is checked in that unit', () =>
    expect(
      read([
        ['Tag', 'Pressure (psig)'],
        ['FV-1', -20],
      ]).problems,
    ).toEqual(['Row 2, column B (Pressure (psig)): “-20” must be above −14.6959 psi(g).']));
});

describe('the meaning of a cell', () => {
  const entry = (heading: string, cell: string | number, id: string) =>
    read([
      ['Tag', heading],
      ['FV-1', cell],
    ]).rows[0]?.data[id];
  test.each([
    ['Flow rate (t/h)', 12.5, 'flow', { text: '12.5', unit: 't/h' }],
    ['Flow rate', '12,5', 'flow', { text: '12,5', unit: 'kg/h' }],
    ['Flow rate', '1 234,5', 'flow', { text: '1 234,5', unit: 'kg/h' }],
    ['Flow rate (kg/h)', '3 lb/h', 'flow', { text: '3', unit: 'lb/h' }],
    ['Pressure (bara)', 2.01325, 'pressure', { text: '2.01325 bar(abs)', unit: 'bar(g)' }],
    ['Pressure (bara)', '2 bar', 'pressure', { text: '2 bar(abs)', unit: 'bar(g)' }],
    ['Pressure (bara)', '2 barg', 'pressure', { text: '2', unit: 'bar(g)' }],
    ['Pressure (barg)', '2 bar', 'pressure', { text: '2', unit: 'bar(g)' }],
    ['Fluid type', 'gas', 'phase', { text: 'Gas' }],
    ['Fluid type', 'Liq.', 'phase', { text: 'Liquid' }],
    ['Phase', 'L', 'phase', { text: 'Liquid' }],
    ['Phase', 'V', 'phase', { text: 'Gas' }],
    ['DN', 50, 'size', { text: '2' }],
    ['Nominal size', 2, 'size', { text: '2' }],
    ['Nominal size', '20"', 'size', { text: '20' }],
    ['Nominal size', 'DN 50', 'size', { text: '2' }],
    ['Fittings', 'Elbow: 3', 'fittings', { text: 'Elbow: 3' }],
  ])('%s, %s', (heading, cell, id, expected) => expect(entry(heading, cell, id)).toEqual(expected));

  test('a non-standard DN is not read as inches', () =>
    expect(
      read([
        ['Tag', 'Nominal size'],
        ['FV-1', 'DN 25'],
      ]).problems,
    ).toHaveLength(1));
});

describe('a mass flow from a flow of another kind', () => {
  const flowOf = (grid: Grid) => {
    const { rows, problems } = read(grid);
    return problems[0] ?? rows[0]?.data['flow'];
  };

  test('is entered as the product with the density of its row', () => {
    const flow = { text: '500 gal (US)/min × 52 lb/ft³', unit: 'kg/h' };
    expect(flowOf([['Tag', 'Flow (gpm)', 'Density (lb/ft3)'], ['A', '500', '52']])).toEqual(flow); // prettier-ignore
    // 500 × 231 in³ × 0.0254³ m³/in³ × 60 /h × 52 lb/ft³ × 16.0184634 kg/m³ per lb/ft³
    expect(convertedQuantity('massFlow', flow.text)?.si).toBeCloseTo(94592.9 / 3600, 4);
  });

  test('is the product with the density of a gravity relative to water', () => {
    const flow = (head: string, size: string) => flowOf([['Tag', 'Flow (m3/h)', head], ['A', '100', size]]); // prettier-ignore
    // API MPMS 11.1 (2004): 999.016 kg/m³ × 141.5 / (32.5 + 131.5)
    expect(flow('API gravity', '32.5')).toEqual({ text: '100 m³/h × 861.955878049 kg/m³', unit: 'kg/h' });
    expect(flow('SG 60/60', '0.85')).toEqual({ text: '100 m³/h × 849.1636 kg/m³', unit: 'kg/h' });
  });

  test('is the product with the molar mass for a flow at reference conditions', () =>
    expect(
      flowOf([
        ['Tag', 'Phase', 'MW', 'Flow, MMSCFD'],
        ['A', 'G', 18.2, 12],
      ]),
    ).toEqual({ text: '12 MMSCFD × 18.2 g/mol', unit: 'kg/h' }));

  test('is refused without them', () => {
    expect(flowOf([['Tag', 'Flow (m3/h)', 'Pressure (barg)'], ['A', 100, 5]])).toBe('Row 2, column B (Flow (m3/h)): “100” is in m³/h, and needs the density in a column of its own to become a mass flow.'); // prettier-ignore
    expect(flowOf([['Tag', 'Flow (m3/h)', 'Density'], ['A', 100, '']])).toBe('Row 2, column B (Flow (m3/h)): “100” is in m³/h, and needs the density in a column of its own to become a mass flow.'); // prettier-ignore
  });

  test('is ignored if another column has the mass flow', () =>
    expect(
      flowOf([
        ['Tag', 'Flow (m3/h)', 'Flow (kg/h)', 'Density'],
        ['A', 100, 80_000, 800],
      ]),
    ).toEqual({ text: '80000', unit: 'kg/h' }));
});

describe('rows', () => {
  test('that are empty, repeat the heading or have only a name are skipped', () => {
    const { rows, remarks } = read([head, ['Area 100'], ['FV-1', 1, 2], [], [null, null], head, ['FV-2', 3, '-']]);
    expect(rows.map(({ number, data }) => [number, data['userDescription']?.text, data['pressure']?.text])).toEqual([
      [3, 'FV-1', '2'],
      [7, 'FV-2', ''],
    ]);
    expect(remarks).toEqual([
      'Row 2 has only a name, “Area 100”: left out.',
      'Row 6 repeats the heading: left out.',
      'In column C (Pressure (barg)), 1 cell is taken as blank (“-”): row 7.',
    ]);
  });

  test('that state units are quoted, as those are not applied', () => {
    const titled = (...below: Grid[number][]) =>
      read([['All pressures in barg'], head, ['FV-1', 1, 2], ...below]).remarks;
    expect(titled(['Unit 200: flows in lb/h'], ['FV-2', 3, 4])).toContain(
      'Row 4 states units, which are not applied: “Unit 200: flows in lb/h”. Check the units of the columns.',
    );
    expect(titled([], ['Note: flow in lb/h; pressure in psig'])).toContain(
      'Row 5 states units, which are not applied: “Note: flow in lb/h; pressure in psig”. Check the units of the columns.',
    );
    expect(titled([null, null, null, '(lb/h, psig)'])).toContain(
      'Row 4 states units, which are not applied: “(lb/h, psig)”. Check the units of the columns.',
    );
    expect(titled(['Section B - lb/h, psig']).join(' ')).toContain('Row 4 states units');
    expect(titled(['', 'lb/h', 'psig'], ['FV-2', 3, 4])).toEqual(
      expect.arrayContaining([
        'Row 4 states units, which are not applied: “lb/h psig”. Check the units of the columns.',
        'Rows 4, 5 repeat the heading with other units, or are below it: left out.',
      ]),
    );
    expect(
      read([
        ['Tag', 'Flow rate', 'Pressure (barg)', 'Remarks'],
        ['FV-1', 1, 2, 'flow in lb/h'],
        ['FV-2', 1, 2, 'P&ID 100/2'],
      ]).remarks,
    ).toContain(
      'In column D (Remarks), which is not read, “flow in lb/h” states units. Check the units of the columns.',
    );
    // At the top of a further page it holds as it does above the list.
    expect(
      titled(['All pressures in barg'], head, ['FV-2', 3, 4]).filter(text => text.includes('not applied')),
    ).toEqual([]);
  });

  test('with totals or with nothing in the matched columns are left out with a remark', () => {
    const { rows, remarks } = read([
      ['Tag', 'Flow rate', 'Colour'],
      ['FV-1', 1, 'red'],
      ['Total', 1, ''],
      ['Sub-total area 100', 1, ''],
      ['', '', 'Note 1'],
    ]);
    expect(rows.map(({ data }) => data['userDescription']?.text)).toEqual(['FV-1']);
    expect(remarks).toEqual([
      'Row 5 has nothing in the columns that are read: left out.',
      'Rows 3, 4 have totals: left out.',
    ]);
  });

  test('are named by their tag, not by a row number', () => {
    const { rows } = read([
      ['Item', 'Tag', 'Flow rate'],
      [1, 'FV-7', 1],
      [2, 'FV-8', 2],
    ]);
    expect(rows.map(({ data }) => data['userDescription']?.text)).toEqual(['FV-7', 'FV-8']);
  });

  test.each([
    ['Size', ['50', '20'], ['2', '3/4'], []],
    ['Size (DN)', ['20'], ['3/4'], []],
    ['Size (mm)', ['20'], ['3/4'], []],
    ['Size (in)', ['20', '2'], ['20', '2'], []],
    ['Size', ['20.0', '50'], ['3/4', '2'], []],
    ['Size (NPS / DN)', ['DN 50', '2"'], ['2', '2'], []],
    [
      'Size',
      ['20'],
      ['20'],
      [
        'Nominal size: the bare number 20 in row 2 may be NPS 20 (DN 500) or NPS 3/4 (DN 20), and is read as NPS 20. Write DN 20 if that is meant.',
      ],
    ],
    [
      'Size',
      ['2', '3/4"', '20'],
      ['2', '3/4', '20'],
      [
        'Nominal size: the bare number 20 in row 4 may be NPS 20 (DN 500) or NPS 3/4 (DN 20), and is read as NPS 20. Write DN 20 if that is meant.',
      ],
    ],
    [
      'Size',
      ['2', '50', '20'],
      ['2', '2', '20'],
      [
        'Nominal size: the bare number 20 in row 4 may be NPS 20 (DN 500) or NPS 3/4 (DN 20), and is read as NPS 20. Write DN 20 if that is meant.',
      ],
    ],
  ])('with the heading %s and cells %j have the sizes %j', (heading, cells, sizes, said) => {
    const { rows, remarks } = read([
      ['Tag', heading, 'Flow rate'],
      ...cells.map((cell, index) => [`A${index}`, cell, 1]),
    ]);
    expect(rows.map(({ data }) => data['size']?.text || undefined)).toEqual(sizes);
    expect(remarks).toEqual(said);
  });

  test('with repeated names get distinct names, even if names with numbers exist', () => {
    const { rows, remarks } = read([head, ['A', 1], ['A', 2], ['A (2)', 3], ['A', 4]]);
    expect(rows.map(({ data }) => data['userDescription']?.text)).toEqual(['A', 'A (3)', 'A (2)', 'A (4)']);
    expect(remarks).toEqual(['Duplicate names have been made distinct: A (3) in row 3, A (4) in row 5.']);
  });

  test('are based on the present case, unless a choice resets it', () => {
    const baseCase = caseFrom(definition, { phase: 'Gas', note: 'as in hand', pressure: { value: 3, unit: 'psi(g)' } });
    const { rows } = read(
      [
        ['Tag', 'Fluid type', 'Flow rate'],
        ['A', 'Gas', 1],
        ['B', 'Liquid', 1],
      ],
      baseCase,
    );
    expect(rows.map(({ data }) => [data['note']?.text, data['pressure']])).toEqual([
      ['as in hand', { text: '3', unit: 'psi(g)' }],
      ['', { text: '', unit: 'psi(g)' }],
    ]);
  });

  test('have no values in hidden fields', () => {
    const { rows, remarks } = read([
      ['Tag', 'Fluid type', 'Density', 'Flow rate'],
      ['A', 'Gas', 7, 1],
      ['B', 'Liquid', 8, 1],
    ]);
    expect(rows.map(({ data }) => data['density']?.text)).toEqual(['', '8']);
    expect(remarks).toEqual(['Left out where the case does not use it: Density (1 row).']);
  });

  test('with an ambiguous number are read as in the workbench, with a remark', () =>
    expect(read([head, ['A', '48,600', 1]]).remarks).toEqual([
      'One number is read with a decimal comma, such as Flow rate in row 2: 48,600 is read as 48.6, not as 48600. They are marked in the inputs.',
    ]));
});

describe('shares of 1', () => {
  const openings = (heading: string, ...numbers: readonly number[]) =>
    read([['Tag', heading], ...numbers.map((number, index) => [`V-${index}`, number])]).rows.map(
      ({ data }) => data['opening'],
    );

  test('are read under a heading with the mark for no unit, unless a number is above 1', () => {
    expect(openings('Opening [-]', 0.75, 1)).toEqual([
      { text: '0.75', unit: '' },
      { text: '1', unit: '' },
    ]);
    expect(openings('Opening (–)', 0.75)).toEqual([{ text: '0.75', unit: '' }]);
    expect(openings('Opening [-]', 75, 0.5)).toEqual([
      { text: '75', unit: '%' },
      { text: '0.5', unit: '%' },
    ]);
  });

  test('are read where a person chooses “fraction”, whose symbol is empty, as the unit', () => {
    const grid = [
      ['Tag', 'Opening (%)'],
      ['V-1', 0.75],
    ];
    const { head, columns } = columnsOf(grid);
    const targets = [{ id: 'userDescription' }, { id: 'opening', unit: '' }];
    const [row] = readList(definition, { grid, head, columns, targets, baseCase: blankCase(definition) }).rows;
    expect(row?.data['opening']).toEqual({ text: '0.75', unit: '' });
  });
});

describe('per cent columns stored as fractions', () => {
  const messagesOf = (heading: string, ...numbers: readonly (number | string)[]) =>
    read([['Tag', heading], ...numbers.map((number, index) => [`V-${index}`, number])]).remarks;

  test('are pointed out if no number is above 1', () =>
    expect(messagesOf('Opening (%)', 0.75, 0.5, 0)).toEqual([
      'In column B (Opening (%)) no number is above 1, and they are read as per cent. Spreadsheets store 75 % as 0.75: if that is the case here, choose “fraction” as the unit.',
    ]));
  test('are pointed out where only some numbers are above 1', () => {
    expect(messagesOf('Opening (%)', 68, 0.75)).toEqual([
      'In column B (Opening (%)) 0.75 in row 3 is read as per cent, beside numbers above 1. If 0.75 means 75 %, write 75.',
    ]);
    expect(messagesOf('Opening (%)', 0.75, 68, '0,5')).toEqual([
      'In column B (Opening (%)) 0.75 in row 2, and 1 more up to 1, are read as per cent, beside numbers above 1. If 0.75 means 75 %, write 75.',
    ]);
  });
  test.each([
    ['all are 0', 'Opening (%)', [0, 0]],
    ['the cell has a percent sign', 'Opening (%)', ['0.5 %']],
    ['the column is not a fraction', 'Flow rate (kg/h)', [0.5, 0.7]],
  ] as const)('are not pointed out if %s', (_, heading, numbers) =>
    expect(messagesOf(heading, ...numbers)).toEqual([]),
  );
});
