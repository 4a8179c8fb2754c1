import fc from 'fast-check';
import { kindOf } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { catalogue, findCalculator } from '../../catalogue.ts';
import {
  calculation,
  caseFrom,
  choice,
  fields,
  list,
  openWorkbook,
  quantity,
  run,
  step,
  isExpensive,
  text,
  workbook,
  writeDocument,
  type CaseData,
  type CaseInput,
  type Definition,
  type Input,
  type ReadCell,
  type ReadSheet,
  type Sheet,
} from '../index.ts';

/** Sheets as read from a file. */
const asRead = (sheets: readonly Sheet[]): ReadSheet[] =>
  sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(row => row.map(cell => (cell?.value === '' ? null : cell?.value))),
  }));

function exported(definition: Definition, cases: readonly CaseData[], units: Readonly<Record<string, string>> = {}) {
  const report = run(definition, writeDocument(definition, { cases, units }), { pictures: false, working: false });
  return asRead(workbook(definition, cases, report, { date: '2026-01-31', title }));
}

const title = [
  { id: 'project', label: 'Project', text: 'Inlet' },
  { id: 'checked', label: 'Checked', text: '' },
];

/** Valid and invalid entries of a field. */
function typedInto({ field }: Input): fc.Arbitrary<string> {
  const words = ['', ' ', '=A1', '00123', '0.50', 'TRUE', '1/2', 'constructor', '--', 'a\nb'];
  switch (field.type) {
    case 'choice':
      return fc.oneof(
        fc.constantFrom(...field.options, ...Object.values(field.names ?? {}).filter(name => name !== undefined)),
        fc.constantFrom(...words),
      );
    case 'text':
      return fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 60, unit: 'grapheme' }));
    case 'list': {
      const line = fc
        .tuple(fc.constantFrom(...field.items), fc.constantFrom('1', '0.50', '0,5', '50 %', ''))
        .map(([item, amount]) => `${item}: ${amount}`);
      const lines = fc.array(line, { maxLength: 5 });
      return fc.oneof(
        lines.map(each => each.join('; ')),
        lines.map(each => each.join('\n')),
        fc.constantFrom(...words, 'no such item: 1; ;'),
      );
    }
    case 'rows':
      return fc.constantFrom(
        '',
        '20 | 998; 30 | 995,6',
        '20\t998\n30\t995.6',
        'T °C | Density kg/m³; 20 | 998',
        ...words,
      );
    case 'quantity': {
      const units = kindOf(field.kind).units.map(({ symbol }) => symbol);
      const number = fc.oneof(
        fc.constantFrom('107000', '0.50', '0,50', '48 600', '48\u202f600,5', '1e3', '2.71·10⁵', '-0', '+3', '.5', '5.'),
        fc.constantFrom('00123', '48,600', '1e308', '1e-320', '2.34159265358979323846', '0.1', '-273.15'),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      );
      return fc.oneof(
        number,
        fc
          .tuple(number, fc.constantFrom(...units, 'psig', 'bara', 'furlong'))
          .map(([value, unit]) => `${value} ${unit}`),
        fc.constantFrom(...words, 'about 5', '1,23.45'),
      );
    }
  }
}

/** A case with arbitrary entries and units. */
function typedCase(definition: Definition): fc.Arbitrary<CaseData> {
  const complete = definition.examples.flatMap(({ cases }) => cases.map(input => caseFrom(definition, input)));
  const entries = definition.inputs.map(input => {
    const { field } = input;
    const typed = typedInto(input);
    if (field.type !== 'quantity') return typed.map(text => ({ text }));
    return fc.record({ text: typed, unit: fc.constantFrom(...kindOf(field.kind).units.map(({ symbol }) => symbol)) });
  });
  return fc
    .tuple(fc.constantFrom(caseFrom(definition, {}), ...complete), fc.tuple(...entries.map(entry => fc.option(entry))))
    .map(([data, changed]) => ({
      ...data,
      ...Object.fromEntries(
        definition.inputs.flatMap(({ id }, index) => (changed[index] ? [[id, changed[index]]] : [])),
      ),
    }));
}

describe('a workbook returns the entries literally', () => {
  test.for(catalogue.map(({ meta }) => meta.id))('%s', async id => {
    const definition = await findCalculator(id)?.load();
    if (!definition) throw new Error(`no calculator ${id}`);
    fc.assert(
      fc.property(fc.array(typedCase(definition), { minLength: 1, maxLength: 3 }), cases => {
        expect(openWorkbook(definition, exported(definition, cases))).toEqual({
          cases,
          title: { project: 'Inlet', checked: '' },
          units: {},
          remarks: [],
        });
      }),
      { seed: Number(process.env['SEED'] ?? 1), numRuns: isExpensive(definition) ? 10 : 60 },
    );
  });
});

const typed = fields({
  userDescription: text('User description'),
  shape: choice('Shape', ['cube', 'slab'], { names: { slab: 'Flat slab' } }),
  rule: choice('Rule', ['plain', 'fine'], { only: { plain: { shape: 'cube' } } }),
  pressure: quantity('Pressure', 'gaugePressure', 'bar(g)'),
  share: quantity('Share', 'fraction', '%'),
  ratio: quantity('Ratio', 'number', ''),
  parts: list('Parts', ['bolt', 'nut'], {
    names: { bolt: 'Bolt M16' },
    itemLabel: 'part',
    amount: { label: 'count' },
    mayBeEmpty: true,
  }),
});
const doubled = step(
  'doubled',
  { pressure: typed.pressure },
  { label: 'Doubled', kind: 'gaugePressure', unit: 'bar(g)' },
  v => 2 * v.pressure,
);
const press = calculation(
  { id: 'press', title: 'Press Pro', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Case: Object.values(typed) },
    results: { Results: [doubled] },
    primary: doubled,
    examples: [],
    references: [],
  },
);

const pressed = (...input: readonly CaseInput[]) => input.map(each => caseFrom(press, each));

/** An export with modified rows of its results sheet. */
function changed(
  input: readonly CaseInput[],
  change: (rows: ReadCell[][], rowOf: (id: string) => ReadCell[]) => void,
): ReadSheet[] {
  return exported(press, pressed(...input)).map(sheet => {
    if (sheet.name !== 'Results') return sheet;
    const rows = sheet.rows.map(row => [...row]);
    change(rows, id => rows.find(row => row[1] === id) ?? []);
    return { ...sheet, rows };
  });
}

test('a converted number is displayed rounded, stored in full, and restored as typed', () => {
  const entry = { text: '1232.82077071', unit: 'psi(g)', typed: { text: '85', unit: 'bar(g)' }, shown: '1232.82' };
  const cases = pressed({}).map(data => ({ ...data, pressure: entry }));
  const [sheet] = workbook(press, cases, run(press, writeDocument(press, { cases })), { date: '2026-01-31', title });
  const cell = sheet?.rows.find(row => row[1]?.value === 'pressure')?.[2];
  expect(cell).toMatchObject({ value: 1232.82077071, format: '0.00' });
  expect(openWorkbook(press, exported(press, cases)).cases[0]?.['pressure']).toEqual(entry);
});

test('entries have a sheet of their own only if the cells do not show them literally', () => {
  const names = (input: CaseInput) => exported(press, pressed(input)).map(({ name }) => name);
  expect(names({ pressure: 2, share: 12 })).not.toContain('As typed');
  expect(names({ pressure: '2,0' })).toContain('As typed');
});

describe('an edited export', () => {
  const input = { pressure: { value: '0.50', unit: 'psi(g)' }, share: { value: '12.0', unit: '' } };
  const first = (sheets: readonly ReadSheet[]) => openWorkbook(press, sheets).cases[0];

  test('is read as edited: a number in the unit beside it', () => {
    const now = first(
      changed([input], (_, rowOf) => {
        rowOf('pressure')[2] = 0.6;
        expect(rowOf('share').slice(2)).toEqual([12, 'fraction']);
        rowOf('share')[2] = 0.13;
      }),
    );
    expect(now?.['pressure']).toEqual({ text: '0.6', unit: 'psi(g)' });
    // A unit without a symbol is written by its name, so that 0.13 does not become 0.13 %.
    expect(now?.['share']).toEqual({ text: '0.13', unit: '' });
  });

  test('is read as edited: the same number in another unit', () => {
    const now = first(changed([input], (_, rowOf) => void (rowOf('pressure')[3] = 'kPa(g)')));
    expect(now?.['pressure']).toEqual({ text: '0.5', unit: 'kPa(g)' });
  });

  test('has the digits that Excel stores', () => {
    const now = first(changed([input], (_, rowOf) => void (rowOf('pressure')[2] = 0.1 + 0.2)));
    expect(now?.['pressure']?.text).toBe('0.3');
    const stored = first(
      changed([{ pressure: '2.34159265358979323846' }], (_, rowOf) => void (rowOf('pressure')[2] = 2.34159265358979)),
    );
    expect(stored?.['pressure']?.text).toBe('2.34159265358979323846');
  });

  test('has lists by item names, a line each', () => {
    const [results] = exported(press, pressed({ parts: 'bolt: 4; nut: 8' }));
    expect(results?.rows.find(row => row[1] === 'parts')?.[2]).toBe('Bolt M16: 4\nnut: 8');
  });

  test('distinguishes an open choice from the initial option', () => {
    expect(first(exported(press, pressed({ shape: '' })))?.['shape']).toEqual({ text: '' });
    expect(first(changed([input], (_, rowOf) => void (rowOf('shape')[2] = null)))?.['shape']).toEqual({ text: 'cube' });
  });

  test('accepts the other pressure basis, names of options and items, and lists as lines', () => {
    const now = first(
      changed([input], (_, rowOf) => {
        rowOf('pressure').splice(2, 2, 7, 'bar(abs)');
        rowOf('shape')[2] = 'flat SLAB';
        rowOf('parts')[2] = 'Bolt M16: 4\nnut: 8';
      }),
    );
    expect(now?.['pressure']).toEqual({ text: '7 bar(abs)', unit: 'bar(g)' });
    expect(now?.['shape']).toEqual({ text: 'slab' });
    expect(now?.['parts']).toEqual({ text: 'bolt: 4; nut: 8' });
  });

  test('may have more cases, other names, rows in another order, a row without its id', () => {
    const sheets = changed([input], (rows, rowOf) => {
      for (const row of rows) if (row[2] !== undefined) row.push(row[2], row[3]);
      rowOf('pressure')[4] = 9;
      const [head, row] = [rows[1] ?? [], rowOf('ratio')];
      head[4] = 'Another';
      row.splice(1, 2, null, 1.5);
      rows.splice(rows.indexOf(row), 1);
      rows.splice(rows.indexOf(rowOf('shape')), 0, row);
    });
    const { cases } = openWorkbook(press, sheets);
    expect(cases.map(data => data['pressure'])).toEqual([
      { text: '0.50', unit: 'psi(g)' },
      { text: '9', unit: 'psi(g)' },
    ]);
    expect(cases[0]?.['ratio']?.text).toBe('1.5');
  });

  test('reports rows that it does not read', () => {
    const sheets = changed([input], rows => {
      const index = rows.findIndex(row => row[1] === 'pressure');
      rows.splice(index, 0, ['Client', null, 'ACME'], ['To be confirmed'], ['Doubled', null, 8]);
    });
    const position = sheets[0]?.rows.findIndex(row => row[0] === 'Client') ?? 0;
    expect(openWorkbook(press, sheets).remarks).toEqual([
      `Rows not read because they match no field: "Client" (row ${position + 1}).`,
    ]);
  });

  test('reports the unit used for a number without one', () => {
    const sheets = changed([input, input], (_, rowOf) => {
      rowOf('pressure').splice(2, 4, '12', null, 13, null);
      rowOf('share').splice(2, 4, '5 %', null, null, null);
      rowOf('ratio')[2] = 2;
    });
    const { cases, remarks } = openWorkbook(press, sheets);
    expect(remarks).toEqual(['No unit given, so read in the default unit: Pressure in bar(g).']);
    expect(cases.map(data => data['pressure'])).toEqual([
      { text: '12', unit: 'bar(g)' },
      { text: '13', unit: 'bar(g)' },
    ]);
  });

  test('keeps result units and the title block', () => {
    const sheets = exported(press, pressed(input), { doubled: 'psi(g)' });
    expect(openWorkbook(press, sheets)).toMatchObject({ units: { doubled: 'psi(g)' }, title: { project: 'Inlet' } });
    const turned = exported(press, pressed(input), { doubled: 'psi(abs)' });
    expect(openWorkbook(press, turned)).toMatchObject({ units: { doubled: 'psi(abs)' } });
  });

  test('is found among other sheets', () => {
    const sheets = changed([input], () => {});
    const draft = changed([input], (_, rowOf) => void (rowOf('pressure')[2] = 99))[0];
    expect(first([{ name: 'Draft', rows: draft?.rows ?? [] }, ...sheets])?.['pressure']?.text).toBe('0.50');
  });

  test('needs neither its other sheets nor its bands', () => {
    const sheets = changed([input], rows => {
      const [inputs, results] = ['Inputs', 'Results'].map(band => rows.findIndex(([name]) => name === band));
      rows.splice(results ?? 0);
      rows.splice(2, (inputs ?? 0) - 1);
    });
    expect(openWorkbook(press, sheets.slice(0, 1))).toMatchObject({
      cases: [{ pressure: { text: '0.5', unit: 'psi(g)' } }],
      title: {},
      remarks: [],
    });
  });
});

describe('an export is refused as a whole', () => {
  const input = { pressure: 3, userDescription: 'One' };
  const refused = (change: Parameters<typeof changed>[1], cases: readonly CaseInput[] = [input]) => {
    const sheets = changed(cases, change);
    const rowOf = (name: string) => (sheets[0]?.rows.findIndex(row => row[0] === name || row[1] === name) ?? 0) + 1;
    return { rowOf, open: () => openWorkbook(press, sheets) };
  };

  test('if an id is mistyped, with the likely one', () => {
    const { rowOf, open } = refused((_, of) => void (of('pressure')[1] = 'presure'));
    expect(open).toThrow(
      `The row "presure" (row ${rowOf('presure')}) does not name a field of Press Pro; did you mean "pressure"? Nothing was read.`,
    );
  });

  test('if an id is unknown', () => {
    const { rowOf, open } = refused((_, of) => void (of('ratio')[1] = 'somethingElse'));
    expect(open).toThrow(
      `The row "somethingElse" (row ${rowOf('somethingElse')}) does not name a field of Press Pro. Nothing was read.`,
    );
  });

  test('if a label without an id is mistyped', () => {
    const { rowOf, open } = refused((_, of) => void of('pressure').splice(0, 2, 'Presssure', null));
    expect(open).toThrow(
      `The row "Presssure" (row ${rowOf('Presssure')}) does not name a field of Press Pro; did you mean "Pressure"?`,
    );
  });

  test('if a unit does not fit the field, naming the cell', () => {
    const { rowOf, open } = refused((_, of) => void (of('pressure')[5] = 'furlong'), [input, input]);
    expect(open).toThrow(
      `Cell F${rowOf('pressure')}: "furlong" is not a unit of Pressure (bar(g), kPa(g), MPa(g), psi(g), kgf/cm²(g)). Nothing was read.`,
    );
    const ratio = refused((_, of) => void (of('ratio')[3] = 'bar'));
    expect(ratio.open).toThrow(`Cell D${ratio.rowOf('ratio')}: "bar" is not a unit of Ratio. Nothing was read.`);
  });

  test('if Excel has changed a number to a date', () => {
    const { rowOf, open } = refused((_, of) => void (of('pressure')[2] = new Date(Date.UTC(2026, 1, 1))));
    expect(open).toThrow(`Cell C${rowOf('pressure')}: a date (2026-02-01) is not a value for Pressure.`);
  });

  test('if a text is too long for its field', () => {
    const { rowOf, open } = refused((_, of) => void (of('userDescription')[2] = 'x'.repeat(201)));
    expect(open).toThrow(
      `Cell C${rowOf('userDescription')}: too long for User description, which can have at most 200 characters. Nothing was read.`,
    );
    expect(refused((_, of) => void (of('userDescription')[2] = 'x'.repeat(200))).open).not.toThrow();
  });

  test('if two rows give one field', () => {
    const { rowOf, open } = refused((rows, of) => void rows.splice(rows.indexOf(of('ratio')), 1, [...of('pressure')]));
    expect(open).toThrow(`Rows ${rowOf('pressure')} and ${rowOf('pressure') + 2} both give "Pressure".`);
  });

  test.each([
    [['shape', 'rule', 'pressure', 'share', 'ratio'], 'There are 2 more problems. Nothing was read.'],
    [['shape', 'rule', 'pressure', 'share'], 'There is 1 more problem. Nothing was read.'],
    [['shape', 'rule', 'pressure'], 'Nothing was read.'],
  ])('with three of many problems and the number of others: of %j', (wrong, rest) => {
    const { open } = refused((_, of) => {
      for (const id of wrong) of(id)[1] = `${id}X`;
    });
    expect(open).toThrow(new RegExp(`"shapeX".*"ruleX".*"pressureX"[^?]*\\? ${rest}$`));
  });

  test('if a case has no unit column', () => {
    const { open } = refused(rows => void rows[1]?.push('Remarks'));
    expect(open).toThrow('The column "Remarks" of the sheet "Results" has no Unit column beside it.');
  });

  test('with too many cases, or none', () => {
    const { open } = refused(rows => {
      rows[1]?.push(...Array.from({ length: 500 }, () => ['More', 'Unit']).flat());
    });
    expect(open).toThrow('The file must have 1 to 500 cases; it has 501.');
    expect(refused(rows => void rows[1]?.splice(2)).open).toThrow('The file must have 1 to 500 cases; it has 0.');
  });

  test('of another calculator, naming both', () =>
    expect(() => openWorkbook({ ...press, id: 'box' }, exported(press, pressed(input)))).toThrow(
      'The file was exported from "press"; this calculator is "box".',
    ));

  test('of a newer format or schema', () => {
    const later = (row: string, value: string) =>
      exported(press, pressed(input)).map(sheet => ({
        ...sheet,
        rows: sheet.rows.map(cells => (sheet.name === 'Basis' && cells[0] === row ? [row, value] : cells)),
      }));
    expect(() => openWorkbook(press, later('Form', '3'))).toThrow('saved by a later version of this site (form 3;');
    expect(() => openWorkbook(press, later('Schema', '99'))).toThrow(
      'saved by a later version of this site (schema 99;',
    );
  });
});

describe('hidden cells', () => {
  const hidden = { isSheet: false, rows: [1], columns: [] };

  test('of a hand-made sheet are not read, with a remark', () => {
    const rows = [
      ['Pressure', 150, 'psig'],
      ['Share', 5, '%'],
    ];
    const { cases, remarks } = openWorkbook(press, [{ name: 'Data', rows, hidden }]);
    expect([cases[0]?.['pressure']?.text, cases[0]?.['share']?.text]).toEqual(['150', '']);
    expect(remarks).toEqual(['Hidden in the sheet “Data” and left out: row 2. Unhide what is to be read.']);
  });

  test('of an export are read, with a remark', () => {
    const cases = [caseFrom(press, { pressure: '150 psi(g)', share: '5 %' })];
    const sheets = exported(press, cases).map(sheet => ({ ...sheet, hidden }));
    const opened = openWorkbook(press, sheets);
    expect(opened.cases).toEqual(cases);
    expect(opened.remarks).toEqual(['Hidden in the sheet “Results”, but read with the others: row 2.']);
  });
});

describe('a hand-made sheet', () => {
  const sheet = (...rows: ReadCell[][]): ReadSheet[] => [{ name: 'Sheet1', rows }];

  test('is read by the labels of the calculator, ignoring other cells', () => {
    const { cases, ...rest } = openWorkbook(press, [
      { name: 'Notes', rows: [['Nothing here']] },
      {
        name: 'Data',
        rows: [
          [],
          [null, 'My press'],
          [null, 'Label', 'Value', 'Unit'],
          [null, 'PRESSURE:', 150, 'psig'],
          [null, 'share', '5', '%'],
          [null, ' Shape ', 'Flat slab'],
          [null, 'Parts', 'Bolt M16: 4; nut: 8'],
          [null, 'Ratio'],
        ],
      },
    ]);
    expect(cases).toEqual([
      {
        ...caseFrom(press, { shape: 'slab', parts: 'bolt: 4; nut: 8' }),
        pressure: { text: '150', unit: 'psi(g)' },
        share: { text: '5', unit: '%' },
      },
    ]);
    // The only rule available for the shape is selected, as on the page.
    expect(cases[0]?.['rule']?.text).toBe('fine');
    expect(rest).toEqual({ title: undefined, units: undefined, remarks: [] });
  });

  test('is not a list whose headings have labels', () => {
    const list = sheet(
      ['Tag', 'Shape', 'Pressure', 'Ratio', 'Remarks'],
      ['P-1', 'Flat slab', 150, 3, 'new'],
      ['P-2', 'Flat slab', 140, 2, 'revamp'],
    );
    expect(() => openWorkbook(press, list)).toThrow(/^The file is not an export of this calculator/);
  });

  test('may hold several cases, each with its units', () => {
    const { cases } = openWorkbook(press, sheet(['Pressure', 1, 'bar(g)', 20, 'psi(g)'], ['Ratio', 3, null, 4]));
    expect(cases.map(data => [data['pressure'], data['ratio']?.text])).toEqual([
      [{ text: '1', unit: 'bar(g)' }, '3'],
      [{ text: '20', unit: 'psi(g)' }, '4'],
    ]);
  });

  test('may have symbols and units after its labels; the unit beside a value takes precedence', () => {
    const { cases, remarks } = openWorkbook(
      press,
      sheet(['Pressure, psi(g)', 1, null, 2, 'kPa(g)'], ['Share [%]', 12, null, 5], ['doubled', 3]),
    );
    expect(cases.map(data => [data['pressure'], data['share']])).toEqual([
      [
        { text: '1', unit: 'psi(g)' },
        { text: '12', unit: '%' },
      ],
      [
        { text: '2', unit: 'kPa(g)' },
        { text: '5', unit: '%' },
      ],
    ]);
    expect(remarks).toEqual([]);
  });

  test('lists unknown labels, and refuses likely misspellings', () => {
    const rows: ReadCell[][] = [['Pressure', 1, 'bar(g)'], ...'ABCDEF'.split('').map(of => [`Remark ${of}`, 'x'])];
    expect(openWorkbook(press, sheet(...rows)).remarks).toEqual([
      'Rows not read because they match no field: "Remark A" (row 2), "Remark B" (row 3), "Remark C" (row 4), "Remark D" (row 5), "Remark E" (row 6), 1 more.',
    ]);
    expect(openWorkbook(press, sheet(...rows.slice(0, -1))).remarks[0]).toMatch(/"Remark E" \(row 6\)\.$/);
    expect(() => openWorkbook(press, sheet(['Ratio', 1], ['Presure', 1, 'bar']))).toThrow(
      'The row "Presure" (row 2) does not name a field of Press Pro; did you mean "Pressure"? Nothing was read.',
    );
  });

  test('without any label of the calculator is refused with what is expected', () => {
    const text =
      'The file is not an export of this calculator: it has no sheet "Results" headed Field, Id, and no row starts with the label of one of its fields, such as "Pressure".';
    expect(() => openWorkbook(press, sheet(['a', 1]))).toThrow(text);
    expect(() => openWorkbook(press, [])).toThrow(text);
  });

  test('without a value next to its labels has no case', () =>
    expect(() => openWorkbook(press, sheet(['Pressure']))).toThrow('must have 1 to 500 cases; it has 0'));
});

describe('an export in the former format', () => {
  const former = (...rows: ReadCell[][]): ReadSheet[] => [
    { name: 'Results', rows: [['Field', 'Id', 'Unit', 'One', 'Unit'], ...rows] },
    { name: 'Basis', rows: [['Tool', 'press']] },
  ];

  test('is read, without its result rows', () => {
    const { cases, ...rest } = openWorkbook(
      press,
      former(
        ['Case'],
        ['Parts', 'parts', '', 'bolt: 1', 'nut: 2'],
        ['Pressure', 'pressure', 'psi(g)', 3, 4],
        ['Results'],
        ['Doubled', 'doubled', 'bar(g)', 6, 8],
        ['Pressure', 'pressure', 'bar(g)', 9, 9],
        ['Once a result', 'gone', 'm', 1, 2],
        ['Once a result', 'pressured', 'm', 1, 2],
      ),
    );
    expect(cases.map(data => [data['pressure'], data['parts']?.text])).toEqual([
      [{ text: '3', unit: 'psi(g)' }, 'bolt: 1'],
      [{ text: '4', unit: 'psi(g)' }, 'nut: 2'],
    ]);
    expect(rest).toEqual({ title: undefined, units: undefined, remarks: [] });
  });

  test('is refused if the id of a field is mistyped', () =>
    expect(() => openWorkbook(press, former(['Pressure', 'presure', 'psi(g)', 3, 4]))).toThrow(
      'The row "presure" (row 2) does not name a field of Press Pro; did you mean "pressure"?',
    ));
});
