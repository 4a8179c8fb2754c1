import { describe, expect, test } from 'vitest';
import {
  Absent,
  byMethod,
  calculateCase,
  calculateJson,
  calculation,
  caseFrom,
  casesFromWorkbook,
  check,
  choice,
  field,
  describeCalculator,
  path,
  picture,
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
} from './index.ts';

/** A cube by two methods, one of them 10 % larger, with one of everything that a case carries out of a calculator. */
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
    plots: picture({ side }, ({ side: a = 0 }) => [
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
    timeline: picture({ side }, v => ({
      times: [0, 60],
      plots: [],
      drawing: index => ({ title: `Moment ${index}`, width: 9, height: 9, marks: [path('M0 0', 'thin')] }),
      readings: index => [
        { label: 'Grown', kind: 'length', unit: 'mm', value: index === 0 ? undefined : v.side },
        { label: 'Beyond', kind: 'length', unit: 'mm', value: 1e307 },
        { label: 'Left', kind: 'length', unit: 'mm', value: -0 },
      ],
    })),
    sends: [
      {
        to: 'box',
        label: 'To a box',
        give: picture({ side }, v => (v.side === undefined ? undefined : { side: v.side })),
      },
    ],
  },
);

const documentOf = (...given: readonly CaseInput[]) =>
  writeDocument(cube, { cases: given.map(each => caseFrom(cube, each)) });
const reportOf = (given: CaseInput) => {
  const [reported] = run(cube, documentOf(given)).cases;
  if (!reported) throw new Error('There is no report.');
  return reported;
};
const metre = { side: 1000, density: 500, userDescription: 'One' };

describe('the working', () => {
  test('has the numbers behind the symbols of each equation, but for what the equation gives', () => {
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

  test('lists only what was worked out', () => {
    const { evaluation } = calculateCase(cube, caseFrom(cube, { side: 1000 }));
    expect(workingOf(cube, evaluation).map(({ id }) => id)).not.toContain('mass');
  });
});

describe('a report', () => {
  test('has the other method beside the result, with the difference', () => {
    const { crossCheck, method } = reportOf(metre);
    expect(method).toBe('original');
    expect(crossCheck).toHaveLength(1);
    expect(crossCheck[0]).toMatchObject({ method: 'generous', name: 'Generous', result: 'volume' });
    expect(crossCheck[0]?.difference).toBeCloseTo(0.1, 12);
    expect(reportOf({}).crossCheck[0]?.difference).toBeNull();
  });

  test('compares with a method as it would read the case: an option it does not have is no answer', () => {
    const [compared] = reportOf({ ...metre, method: 'generous', rule: 'fine' }).crossCheck;
    expect(compared?.method).toBe('original');
    expect(compared?.value).toMatchObject({ type: 'none', reason: 'needs a valid rule' });
    expect(compared?.difference).toBeNull();
  });

  test('has the figures without what lies beyond the range of numbers', () => {
    const [figure] = reportOf(metre).figures ?? [];
    expect(figure?.x).toEqual({ label: 'Side', kind: 'length', unit: 'm', from: 0 });
    expect(figure?.y).toEqual({ label: 'Volume', kind: 'volume', unit: 'm³', to: 8 });
    expect(figure?.series[0]?.points).toEqual([[0, 0], null, null, [1, 1]]);
    expect(figure?.marks).toEqual([{ label: 'here', x: 1, y: 1 }]);
    expect(figure?.bands).toEqual([{ label: 'usual', axis: 'x', from: 0, to: 1 }]);
  });

  test('has every moment with its drawing and its readings, in SI and as shown', () => {
    const { timeline } = reportOf(metre);
    expect(timeline?.times).toEqual([0, 60]);
    expect(timeline?.moments.map(({ drawing }) => drawing.title)).toEqual(['Moment 0', 'Moment 1']);
    expect(timeline?.moments[0]?.readings[0]).toEqual({ label: 'Grown', si: null, value: null, unit: 'mm' });
    expect(timeline?.moments[1]?.readings).toEqual([
      { label: 'Grown', si: 1, value: 1000, unit: 'mm' },
      { label: 'Beyond', si: null, value: null, unit: 'mm' },
      // JSON has no negative zero.
      { label: 'Left', si: 0, value: 0, unit: 'mm' },
    ]);
  });

  test('has no negative zero, as JSON has none', () =>
    expect(reportOf(metre).values['overhang']).toEqual({ type: 'number', si: 0, value: 0, unit: 'mm', digits: 4 }));

  test('has what is sent on', () =>
    expect(reportOf(metre).sends).toEqual([{ to: 'box', label: 'To a box', fields: { side: 1 } }]));

  test('is in the units that are asked for, where they are of the kind', () => {
    const [reported] = run(cube, { ...documentOf(metre), units: { volume: 'L', mass: 'no unit' } }).cases;
    expect(reported?.values['volume']).toEqual({ type: 'number', si: 1, value: 1000, unit: 'L', digits: 4 });
    expect(reported?.values['mass']).toMatchObject({ value: 500, unit: 'kg' });
  });

  test('has tables in the units of their columns and in SI', () =>
    expect(reportOf(metre).values['cuts']).toEqual({
      type: 'table',
      columns: [
        { id: 'part', label: 'Part', unit: '', digits: 4 },
        { id: 'at', label: 'At', unit: 'mm', digits: 3 },
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

describe('why there is no result', () => {
  const reason = (given: CaseInput, id: string) => {
    const found = resultValue(calculateCase(cube, caseFrom(cube, given)).evaluation, id);
    return found instanceof Absent ? found.text : undefined;
  };

  test('names all that is missing', () => expect(reason({}, 'mass')).toBe('needs side, density'));
  test('names the choice that rules it out, by its name, whatever else is missing', () => {
    expect(reason(metre, 'area')).toBe('not applicable for shape Cube');
    expect(reason({}, 'area')).toBe('not applicable for shape Cube');
    expect(reportOf({}).values['area']).toMatchObject({ type: 'none', ruledOut: true });
    expect(reportOf({}).values['mass']).toMatchObject({ type: 'none', ruledOut: false, missing: ['side', 'density'] });
  });
  test('names the method, where another one gives it or none is chosen that there is', () => {
    expect(reason(metre, 'allowance')).toBe('not calculated by this method');
    expect(reason({ ...metre, method: 'generous' }, 'allowance')).toBeUndefined();
    expect(reason({ ...metre, method: 'other' }, 'allowance')).toBe('needs a valid method');
  });
  test('is nothing where there is one', () => expect(reason(metre, 'mass')).toBeUndefined());
});

test('a result is called what the method says that shows it', () =>
  expect(resultInfo(cube, 'factor').label).toBe('Factor'));

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

describe('the command line', () => {
  test('prints a case with its results, messages, the other method in per cent and the working', () => {
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
  const cases = [metre, { side: { value: 2, unit: 'm' }, shape: 'slab', height: 500 }].map(each =>
    caseFrom(cube, each),
  );
  const sheets = workbook(cube, cases, run(cube, writeDocument(cube, { cases })), { date: '2026-01-31' });
  const rowsOf = (sheet: string) =>
    (sheets.find(each => each.name === sheet)?.rows ?? []).map(row => row.map((cell: Cell | undefined) => cell?.value));
  const row = (sheet: string, head: string, column = 0) => rowsOf(sheet).find(each => each[column] === head);

  test('has a sheet for the results, the working, each table and the basis', () =>
    expect(sheets.map(({ name: of }) => of)).toEqual(['Results', 'Working', 'Cuts', 'Basis']));

  test('has the fields and results by section, each case in the unit of the first', () => {
    expect(rowsOf('Results')[0]).toEqual(['Field', 'Id', 'Unit', 'One', 'Case 2']);
    expect(rowsOf('Results').filter(each => each.length === 1)).toEqual([['Case'], ['Size'], ['Results'], ['More']]);
    expect(row('Results', 'side', 1)).toEqual(['Side', 'side', 'mm', 1000, 2000]);
    expect(row('Results', 'density', 1)).toEqual(['Density', 'density', 'kg/m³', 500, undefined]);
    expect(row('Results', 'volume', 1)).toEqual(['Volume', 'volume', 'm³', 1, 8]);
    expect(row('Results', 'mass', 1)).toEqual(['Mass', 'mass', 'kg', 500, '--']);
    expect(row('Results', 'area', 1)).toEqual(['Side face', 'area', 'm²', '--', 1]);
    expect(row('Results', 'large', 1)).toEqual(['Large', 'large', '', 'false', 'true']);
    expect(row('Results', 'cuts', 1)?.[3]).toBe('2 rows, see the sheet "Cuts"');
    expect(sheets[0]).toMatchObject({ frozenRows: 1, frozenColumns: 3, widths: [30, 24, 12, 18, 18] });
  });

  test('has the working line by line, then what is to be said', () => {
    expect(rowsOf('Working').filter(each => each[1] === 'Volume')[1]).toEqual([
      'Case 2',
      'Volume',
      'V',
      8,
      'm³',
      'V = k·a³',
      'V = k·2.0000³',
      'Euclid, XI',
    ]);
    expect(rowsOf('Working')).toContainEqual([
      'Case 2',
      'warning',
      undefined,
      'Beyond 1 m.',
      undefined,
      undefined,
      undefined,
      'Euclid, I',
    ]);
  });

  test('has the tables of all cases one under the other', () =>
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

  test('says what it rests on', () => {
    expect(row('Basis', 'Tool')).toEqual(['Tool', 'cube']);
    expect(row('Basis', 'Date')).toEqual(['Date', '2026-01-31']);
    expect(row('Basis', 'Method')).toEqual(['Method', 'Plain']);
    expect(row('Basis', 'Reference')).toEqual(['Reference', 'Euclid.']);
    expect(row('Basis', 'Guideline')).toEqual(['Guideline', 'Measure twice.']);
  });

  test('opens again as it was, and no other one does', () => {
    const read = sheets.map(({ name: of, rows }) => ({
      name: of,
      rows: rows.map(each => each.map(cell => cell?.value)),
    }));
    expect(casesFromWorkbook(cube, read).map(data => data['side'])).toEqual([
      { text: '1000', unit: 'mm' },
      { text: '2000', unit: 'mm' },
    ]);
    expect(casesFromWorkbook(cube, read)[1]?.['shape']?.text).toBe('slab');
    expect(() => casesFromWorkbook({ ...cube, id: 'box' }, read)).toThrow('The file was exported from "cube"');
    expect(() => casesFromWorkbook(cube, read.slice(1))).toThrow('no sheet "Results" headed Field, Id, Unit');
    const without = read.map(each => ({ ...each, rows: each.rows.map(cells => cells.slice(0, 3)) }));
    expect(() => casesFromWorkbook(cube, without)).toThrow('must hold 1 to 500 cases; it has 0');
  });
});
