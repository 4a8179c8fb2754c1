import { describe, expect, test } from 'vitest';
import {
  Absent,
  byMethod,
  calculateCase,
  calculateJson,
  calculation,
  caseFrom,
  check,
  choice,
  documentSchema,
  engineOf,
  error,
  field,
  describeCalculator,
  info,
  path,
  selector,
  quantity,
  resultInfo,
  resultValue,
  run,
  step,
  table,
  text,
  value,
  warning,
  workbook,
  workingOf,
  writeDocument,
  type CaseInput,
  type Cell,
  type CellStyle,
  type Row,
} from '../index.ts';

/** A cube by two methods, one 10 % larger, with every kind of output that a case can have. */
const name = field('userDescription', text('User description'));
const shape = field('shape', choice('Shape', ['cube', 'slab'], { names: { cube: 'Cube', slab: 'Flat slab' } }));
const rule = field('rule', choice('Rule', ['plain', 'fine'], { only: { fine: { method: 'generous' } } }));
const side = field('side', quantity('Side', 'length', 'mm', { above: 0, symbol: 'a' }));
const height = field('height', quantity('Height', 'length', 'mm', { when: { shape: 'slab' } }));
const density = field('density', quantity('Density', 'density', 'kg/m³', { optional: true }));

const volumeInfo = {
  label: 'Volume',
  symbol: 'V',
  kind: 'volume',
  unit: 'm³',
  equation: 'V = k*a^3',
  source: 'Euclid, XI',
} as const;
const factor = byMethod({
  original: value('factor', { rule }, () => 1),
  generous: step('factor', { rule }, { label: 'Factor', symbol: 'k', digits: 2 }, () => 1.1),
});
const volume = step('volume', { factor, side }, volumeInfo, v => v.factor * v.side ** 3);
const mass = step(
  'mass',
  { volume, density },
  { label: 'Mass', kind: 'mass', unit: 'kg', equation: 'm = V*ρ', symbol: 'm' },
  v => v.volume * v.density,
);
const overhang = step('overhang', { side }, { label: 'Overhang', kind: 'length', unit: 'mm' }, v => -0 * v.side);
const allowance = byMethod({
  generous: step('allowance', { side }, { label: 'Allowance', kind: 'length', unit: 'mm' }, v => v.side / 10),
});
const area = step('area', { side, height }, { label: 'Side face', kind: 'area', unit: 'm²' }, v => v.side * v.height);
const grade = step('grade', { side }, { label: 'Grade' }, v => (v.side > 1 ? 'coarse' : 'fine'));
const large = step('large', { side }, { label: 'Large' }, v => v.side > 1);
const cuts = step('cuts', { side }, { label: 'Cuts' }, v =>
  table(
    [
      { id: 'part', label: 'Part' },
      { id: 'at', label: 'At', kind: 'length', unit: 'mm', digits: 3 },
    ],
    [
      ['half', v.side / 2],
      ['none', undefined],
    ],
  ),
);
const cube = calculation(
  { id: 'cube', title: 'Cube', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Case: [name, shape], Size: [side, height, density, rule] },
    results: { Results: [volume, mass, area], More: [grade, large, cuts, factor, overhang, allowance] },
    primary: volume,
    methods: { original: { name: 'Plain' }, generous: { name: 'Generous' } },
    crossCheck: { result: volume, unsafe: 'lower', consequence: 'the plain cube is too large' },
    checks: [check({ side }, v => (v.side > 1 ? [warning('Beyond 1 m.', { source: 'Euclid, I' })] : []))],
    examples: [],
    references: ['Euclid.'],
    guidance: { title: 'Before use', lines: ['Measure twice.'] },
    plots: selector({ side }, ({ side: a = 0 }) => [
      {
        title: 'Growth',
        x: { label: 'Side', kind: 'length', unit: 'm', from: 0, to: Number.NaN },
        y: { label: 'Volume', kind: 'volume', unit: 'm³', from: Number.POSITIVE_INFINITY, to: 8 },
        series: [{ label: 'V', pen: 'main', points: [[0, 0], undefined, [a, Number.NaN], [a, a ** 3]] }],
        marks: [
          { label: 'here', x: a, y: 1 },
          { label: 'nowhere', x: Number.NaN, y: 1 },
        ],
        bands: [
          { label: 'usual', axis: 'x', from: 0, to: 1 },
          { label: 'endless', axis: 'x', from: 0, to: Number.POSITIVE_INFINITY },
        ],
      },
    ]),
    timeline: selector({ side }, v => ({
      times: [0, 60],
      plots: [],
      drawing: index => ({ title: `Moment ${index}`, width: 9, height: 9, marks: [path('M0 0', 'thin')] }),
      readings: index => [
        { label: 'Grown', kind: 'length', unit: 'mm', value: index === 0 ? undefined : v.side },
        { label: 'Beyond', kind: 'length', unit: 'mm', value: 1e307 },
        { label: 'Left', kind: 'length', unit: 'mm', value: -0 },
      ],
    })),
    transfers: [
      {
        to: 'box',
        label: 'To a box',
        give: selector({ side }, v => (v.side === undefined ? undefined : { side: v.side })),
      },
    ],
  },
);

const documentOf = (...input: readonly CaseInput[]) =>
  writeDocument(cube, { cases: input.map(each => caseFrom(cube, each)) });
const reportOf = (input: CaseInput) => {
  const [reported] = run(cube, documentOf(input)).cases;
  if (!reported) throw new Error('There is no report.');
  return reported;
};
const metre = { side: 1000, density: 500, userDescription: 'One' };

describe('the working', () => {
  test('has the numbers of the symbols in each equation, except the one it defines', () => {
    const { evaluation } = calculateCase(cube, caseFrom(cube, { ...metre, method: 'generous', rule: 'fine' }));
    const lines = new Map(workingOf(cube, evaluation).map(line => [line.id, line]));
    expect(lines.get('volume')?.numbers).toEqual(
      new Map([
        ['k', 1.1],
        ['a', 1],
      ]),
    );
    expect(lines.get('volume')?.value).toBeCloseTo(1.1, 12);
    expect(lines.get('mass')?.numbers.has('m')).toBe(false);
    expect(lines.get('grade')?.value).toBe('fine');
    expect(lines.get('large')?.value).toBe(false);
    expect(lines.get('cuts')?.value).toBeUndefined();
  });

  test('lists only evaluated steps', () => {
    const { evaluation } = calculateCase(cube, caseFrom(cube, { side: 1000 }));
    expect(workingOf(cube, evaluation).map(({ id }) => id)).not.toContain('mass');
  });
});

describe('a report', () => {
  test('has the cross-check with its difference', () => {
    const { crossCheck, method } = reportOf(metre);
    expect(method).toBe('original');
    expect(crossCheck).toHaveLength(1);
    expect(crossCheck[0]).toMatchObject({ method: 'generous', name: 'Generous', result: 'volume' });
    expect(crossCheck[0]?.difference).toBeCloseTo(0.1, 12);
    expect(reportOf({}).crossCheck[0]?.difference).toBeNull();
  });

  test('cross-checks a method with the inputs that this method reads', () => {
    const [compared] = reportOf({ ...metre, method: 'generous', rule: 'fine' }).crossCheck;
    expect(compared?.method).toBe('original');
    expect(compared?.value).toMatchObject({ type: 'none', reason: 'needs a valid rule' });
    expect(compared?.difference).toBeNull();
  });

  test('has figures without points that are not finite', () => {
    const [figure] = reportOf(metre).figures ?? [];
    expect(figure?.x).toEqual({ label: 'Side', kind: 'length', unit: 'm', from: 0 });
    expect(figure?.y).toEqual({ label: 'Volume', kind: 'volume', unit: 'm³', to: 8 });
    expect(figure?.series[0]?.points).toEqual([[0, 0], null, null, [1, 1]]);
    expect(figure?.marks).toEqual([{ label: 'here', x: 1, y: 1 }]);
    expect(figure?.bands).toEqual([{ label: 'usual', axis: 'x', from: 0, to: 1 }]);
  });

  test('has the drawing and readings at every time, in SI and display units', () => {
    const { timeline } = reportOf(metre);
    expect(timeline?.times).toEqual([0, 60]);
    expect(timeline?.moments.map(({ drawing }) => drawing.title)).toEqual(['Moment 0', 'Moment 1']);
    expect(timeline?.moments[0]?.readings[0]).toEqual({
      label: 'Grown',
      kind: 'length',
      si: null,
      value: null,
      unit: 'mm',
    });
    expect(timeline?.moments[1]?.readings).toEqual([
      { label: 'Grown', kind: 'length', si: 1, value: 1000, unit: 'mm' },
      { label: 'Beyond', kind: 'length', si: null, value: null, unit: 'mm' },
      { label: 'Left', kind: 'length', si: 0, value: 0, unit: 'mm' },
    ]);
  });

  test('has no negative zero, which JSON lacks', () =>
    expect(reportOf(metre).values['overhang']).toEqual({ type: 'number', si: 0, value: 0, unit: 'mm', digits: 4 }));

  test('has the transfers to other calculators', () =>
    expect(reportOf(metre).sends).toEqual([{ to: 'box', label: 'To a box', fields: { side: 1 } }]));

  test('uses the requested units if they fit the kind', () => {
    const [reported] = run(cube, { ...documentOf(metre), units: { volume: 'L', mass: 'no unit' } }).cases;
    expect(reported?.values['volume']).toEqual({ type: 'number', si: 1, value: 1000, unit: 'L', digits: 4 });
    expect(reported?.values['mass']).toMatchObject({ value: 500, unit: 'kg' });
  });

  test('has tables in the units of their columns and in SI', () =>
    expect(reportOf(metre).values['cuts']).toEqual({
      type: 'table',
      columns: [
        { id: 'part', label: 'Part', unit: '', digits: 4 },
        { id: 'at', label: 'At', kind: 'length', unit: 'mm', digits: 3 },
      ],
      rows: [
        ['half', 500],
        ['none', null],
      ],
      si: [
        ['half', 0.5],
        ['none', null],
      ],
    }));
});

describe('the reason for a missing result', () => {
  const reason = (input: CaseInput, id: string) => {
    const result = resultValue(calculateCase(cube, caseFrom(cube, input)).evaluation, id);
    return result instanceof Absent ? result.text : undefined;
  };

  test('names all missing inputs', () => expect(reason({}, 'mass')).toBe('needs side, density'));
  test('names the choice that rules it out, even if inputs are missing', () => {
    expect(reason(metre, 'area')).toBe('not applicable for shape Cube');
    expect(reason({}, 'area')).toBe('not applicable for shape Cube');
    expect(reportOf({}).values['area']).toMatchObject({ type: 'none', ruledOut: true });
    expect(reportOf({}).values['mass']).toMatchObject({ type: 'none', ruledOut: false, missing: ['side', 'density'] });
  });
  test('names the method if it gives no such result or is unknown', () => {
    expect(reason(metre, 'allowance')).toBe('not calculated by this method');
    expect(reason({ ...metre, method: 'generous' }, 'allowance')).toBeUndefined();
    expect(reason({ ...metre, method: 'other' }, 'allowance')).toBe('needs a valid method');
  });
  test('is absent if there is a result', () => expect(reason(metre, 'mass')).toBeUndefined());
});

test('a result is labelled by the method that shows it', () => expect(resultInfo(cube, 'factor').label).toBe('Factor'));

test('a calculator is described by its fields and results', () => {
  const { fields, results } = describeCalculator(cube);
  expect(fields.find(({ id }) => id === 'side')).toMatchObject({
    label: 'Side',
    section: 'Size',
    kind: 'length',
    unit: 'mm',
  });
  expect(fields.find(({ id }) => id === 'shape')).toEqual({
    id: 'shape',
    label: 'Shape',
    section: 'Case',
    type: 'choice',
    options: ['cube', 'slab'],
    names: { cube: 'Cube', slab: 'Flat slab' },
    initial: 'cube',
  });
  expect(fields.find(({ id }) => id === 'rule')).toMatchObject({ only: { fine: { method: 'generous' } } });
  expect(fields.find(({ id }) => id === 'height')).toMatchObject({ when: { shape: 'slab' } });
  expect(results.find(({ id }) => id === 'volume')).toEqual({
    id: 'volume',
    label: 'Volume',
    section: 'Results',
    kind: 'volume',
    unit: 'm³',
  });
  expect(results.find(({ id }) => id === 'grade')).toEqual({ id: 'grade', label: 'Grade', section: 'More' });
});

describe('the JSON output', () => {
  test('has results, messages, the cross-check in per cent and the working', () => {
    const { results, messages, crossCheck, working } = calculateJson(cube, { side: { value: 2, unit: 'm' } });
    expect(results['volume']).toEqual({ value: 8, unit: 'm³' });
    expect(results['grade']).toBe('coarse');
    expect(results['large']).toBe(true);
    expect(messages).toContainEqual({ level: 'warning', text: 'Beyond 1 m.', source: 'Euclid, I' });
    expect(messages).toContainEqual({ level: 'info', text: 'Mass: needs density.', field: 'mass' });
    expect(crossCheck['generous']?.differencePercent).toBeCloseTo(10, 10);
    expect(working.find(({ id }) => id === 'volume')).toMatchObject({
      label: 'Volume',
      symbol: 'V',
      equation: 'V = k·a³',
      source: 'Euclid, XI',
      value: { value: 8, unit: 'm³' },
    });
    expect(calculateJson(cube, {}).crossCheck['generous']?.differencePercent).toBeNull();
  });
});

describe('a workbook', () => {
  const cases = [
    { ...metre, side: '1000.0' },
    { side: { value: 2, unit: 'm' }, shape: 'slab', height: 500, method: 'generous', rule: 'fine' },
  ].map(each => caseFrom(cube, each));
  const title = [
    { id: 'project', label: 'Project', text: 'Inlet' },
    { id: 'checked', label: 'Checked', text: '' },
  ];
  const sheets = workbook(cube, cases, run(cube, writeDocument(cube, { cases })), { date: '2026-01-31', title });
  const rowsOf = (sheet: string) =>
    (sheets.find(each => each.name === sheet)?.rows ?? []).map(row => row.map((cell: Cell | undefined) => cell?.value));
  const row = (sheet: string, head: string, column = 0) => rowsOf(sheet).find(each => each[column] === head);
  const cellsOf = (id: string) => sheets[0]?.rows.find(each => each[1]?.value === id) ?? [];
  /** The rows below a heading of the results sheet, up to the next. */
  const under = (head: string, style: CellStyle) => {
    const rows = sheets[0]?.rows ?? [];
    const first = rows.findIndex(([cell]) => cell?.value === head && cell.style === style) + 1;
    const ends = ([cell]: Row) => cell?.style === 'part' || cell?.style === style;
    const last = rows.findIndex((each, index) => index >= first && ends(each));
    return rows
      .slice(first, last < 0 ? undefined : last)
      .map(each => each.map(cell => cell?.value).filter(value => value !== undefined));
  };

  test('has sheets for results, working, each table, entries as typed and the basis', () =>
    expect(sheets.map(({ name: of }) => of)).toEqual(['Results', 'Working', 'Cuts', 'As typed', 'Basis']));

  test('has the title and case names as frozen headings', () => {
    expect(rowsOf('Results').slice(0, 2)).toEqual([['Cube'], ['Field', 'Id', 'One', 'Unit', 'Case 2', 'Unit']]);
    expect(sheets[0]).toMatchObject({ frozenRows: 2, frozenColumns: 2, widths: [20, 17, 20, 12, 20, 12, 20, 12] });
  });

  test('has the title block as entered, with the tool and engine', () =>
    expect(under('Document', 'part')).toEqual([
      ['Project', 'project', 'Inlet'],
      ['Checked', 'checked', ''],
      ['Tool', 'cube'],
      ['Engine', engineOf('cube')],
      ['Calculated', '2026-01-31'],
    ]));

  test('has no title block if none is given', () => {
    const [results] = workbook(cube, cases, run(cube, writeDocument(cube, { cases })), { date: '2026-01-31' });
    expect(results?.rows[3]?.map(cell => cell?.value)).toEqual(['Tool', undefined, 'cube']);
  });

  test('has inputs by section, each in its own unit, without hidden fields', () => {
    const heads = sheets[0]?.rows.flatMap(([cell]) => (cell?.style === 'section' ? [cell.value] : []));
    expect(heads).toEqual(['Case', 'Size', 'More', 'One', 'Case 2']);
    expect(row('Results', 'side', 1)).toEqual(['Side', 'side', 1000, 'mm', 2, 'm']);
    expect(cellsOf('side')[2]?.format).toBe('0.0##############');
    expect(row('Results', 'shape', 1)).toEqual(['Shape', 'shape', 'Cube', undefined, 'Flat slab', undefined]);
    expect(row('Results', 'height', 1)).toEqual(['Height', 'height', undefined, undefined, 500, 'mm']);
    expect(row('Results', 'density', 1)).toEqual(['Density', 'density', 500, 'kg/m³', '', 'kg/m³']);
  });

  test('leaves out a field hidden in all cases unless it has an entry', () => {
    const sheetFor = (input: CaseInput) => {
      const one = [caseFrom(cube, input)];
      return workbook(cube, one, run(cube, writeDocument(cube, { cases: one })), { date: '' })[0]?.rows.map(
        each => each[1]?.value,
      );
    };
    expect(sheetFor({ side: 1 })).not.toContain('height');
    expect(sheetFor({ side: 1, height: 2 })).toContain('height');
    expect(sheetFor({ side: 1, height: { value: '', unit: 'm' } })).toContain('height');
  });

  test('has the results, with the primary one marked', () => {
    expect(row('Results', 'volume', 1)).toEqual(['Volume', 'volume', 1, 'm³', expect.closeTo(8.8), 'm³']);
    expect(cellsOf('volume').map(cell => cell?.style)).toEqual([
      'label',
      'muted',
      'primary',
      'muted',
      'primary',
      'muted',
    ]);
    expect(row('Results', 'mass', 1)).toEqual(['Mass', 'mass', 500, 'kg', '--', undefined]);
    expect(row('Results', 'area', 1)).toEqual(['Side face', 'area', '--', undefined, 1, 'm²']);
    expect(row('Results', 'large', 1)).toEqual(['Large', 'large', 'No', undefined, 'Yes', undefined]);
    expect(row('Results', 'cuts', 1)?.[2]).toBe('2 rows, see the sheet "Cuts"');
  });

  test('has the cross-check of each case with its difference', () => {
    expect(under('Cross-check', 'part')).toEqual([
      ['Volume by Plain', 'method used', '--'],
      ['Difference'],
      ['Volume by Generous', expect.closeTo(1.1), 'm³', 'method used'],
      ['Difference', expect.closeTo(0.1)],
    ]);
    const [own] = cases;
    if (!own) throw new Error('There is no case.');
    const [alone] = workbook(cube, [own], run(cube, documentOf(metre)), { date: '' });
    expect(alone?.rows.filter(([cell]) => String(cell?.value).startsWith('Volume by'))).toHaveLength(1);
    const differences = sheets[0]?.rows.filter(([cell]) => cell?.value === 'Difference').map(each => each[2]?.format);
    expect(differences).toEqual([undefined, '+0.0%;-0.0%']);
    const report = run(cube, documentOf(metre));
    const almost = report.cases.map(each => ({
      ...each,
      crossCheck: each.crossCheck.map(check => ({ ...check, difference: -0.0004 })),
    }));
    const [rounded] = workbook(cube, [own], { ...report, cases: almost }, { date: '' });
    expect(rounded?.rows.find(([cell]) => cell?.value === 'Difference')?.[2]).toEqual({
      value: -0.0004,
      format: '"±"0.0%;"±"0.0%',
    });
  });

  test('has the messages of each case and why results are missing', () => {
    expect(under('One', 'section')).toEqual([['No result', 'Allowance: not calculated by this method.']]);
    expect(under('Case 2', 'section')).toEqual([
      ['Warning', 'Beyond 1 m. (Euclid, I)'],
      ['Note', 'The volume is not checked by the simplified method: needs a valid rule.'],
      ['No result', 'Mass: needs density.'],
    ]);
  });

  test('has notes wide enough to read', () => {
    const notes = sheets[0]?.rows.filter(([cell]) => cell?.value === 'No result').map(each => each[2]?.span);
    expect(notes).toEqual([6, 6]);
  });

  test('lists errors first, then warnings, then notes', () => {
    const report = run(cube, documentOf(metre));
    const messages = [info('Third.'), warning('Second.'), error('First.')];
    const said = { ...report, cases: report.cases.map(each => ({ ...each, messages })) };
    const rows = workbook(cube, cases.slice(0, 1), said, { date: '' })[0]?.rows ?? [];
    const notes = rows.filter(([cell]) => ['Error', 'Warning', 'Note'].includes(String(cell?.value)));
    expect(notes.map(each => [each[2]?.value, each[2]?.style])).toEqual([
      ['First.', 'error'],
      ['Second.', 'warning'],
      ['Third.', 'note'],
    ]);
  });

  test('states assumed values of blank fields, and that there are no messages', () => {
    const wall = field('wall', quantity('Wall', 'length', 'mm', { blank: 2 }));
    const thick = step('thick', { wall }, { label: 'Thick', kind: 'length', unit: 'mm' }, v => 2 * v.wall);
    const plate = calculation(
      { id: 'plate', title: 'Plate', summary: '', access: 'free', columns: 1, standards: [] },
      { inputs: { Plate: [wall] }, results: { Results: [thick] }, primary: thick, examples: [], references: [] },
    );
    const both = [caseFrom(plate, {}), caseFrom(plate, { wall: 3 })];
    const rows = workbook(plate, both, run(plate, writeDocument(plate, { cases: both })), { date: '' })[0]?.rows ?? [];
    const text = rows.map(each => each.map(cell => cell?.value).filter(value => value !== undefined));
    const notes = text.slice(text.findIndex(([head]) => head === 'Errors, warnings and notes') + 1);
    expect(notes.map(each => each.filter(value => value !== ''))).toEqual([
      ['Case 1'],
      ['Assumed', 'Left blank, assumed: Wall 2 mm.'],
      ['Case 2'],
      ['None', 'No errors, warnings or notes.'],
    ]);
    expect(text).toContainEqual(['This calculator has a single method; there is no cross-check.']);
  });

  test('has the lines of the working', () =>
    expect(rowsOf('Working').filter(each => each[1] === 'Volume')[1]).toEqual([
      'Case 2',
      'Volume',
      'V',
      expect.closeTo(8.8),
      'm³',
      'V = k·a³',
      'V = 1.1000·2.0000³',
      'Euclid, XI',
    ]));

  test('has solver notes in place of equations, and numeric headings', () => {
    const report = run(cube, documentOf(metre));
    const working = [{ id: 'root', label: 'Root', where: [], numbers: {}, note: '3 passes' }];
    const solved = { ...report, cases: report.cases.map(each => ({ ...each, working })) };
    const [head, line] = workbook(cube, cases.slice(0, 1), solved, { date: '' })[1]?.rows ?? [];
    expect(line?.map(cell => cell?.value)).toEqual(['One', 'Root', '', undefined, '', '3 passes', '', '']);
    expect(head?.filter(cell => cell?.style === 'figures').map(cell => cell?.value)).toEqual(['Value']);
  });

  test('has the tables of all cases one below the other', () =>
    expect(
      rowsOf('Cuts')
        .slice(1)
        .map(each => each.slice(-2)),
    ).toEqual([
      ['half', 500],
      ['none', undefined],
      ['half', 1000],
      ['none', undefined],
    ]));

  test('stores entries that their cells do not show literally', () => {
    expect(rowsOf('As typed').slice(1)).toEqual([
      ['Case', 'Field', 'Id', 'Cell', 'As typed', 'Unit of the field'],
      [1, 'Side', 'side', expect.stringMatching(/^C\d+$/), '1000.0', 'mm'],
    ]);
    const index = sheets[0]?.rows.indexOf(cellsOf('side')) ?? 0;
    expect(rowsOf('As typed')[2]?.[3]).toBe(`C${index + 1}`);
  });

  test('states its basis', () => {
    expect(row('Basis', 'Tool')).toEqual(['Tool', 'cube']);
    expect(row('Basis', 'Date')).toEqual(['Date', '2026-01-31']);
    expect(row('Basis', 'Schema')).toEqual(['Schema', String(documentSchema)]);
    expect(row('Basis', 'Form')).toEqual(['Form', '2']);
    expect(row('Basis', 'Method')).toEqual(['Method', 'Plain']);
    expect(row('Basis', 'Reference')).toEqual(['Reference', 'Euclid.']);
    expect(row('Basis', 'Guideline')).toEqual(['Guideline', 'Measure twice.']);
  });
});
