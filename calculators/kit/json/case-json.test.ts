import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { calculateJson } from './case-json.ts';
import { maxCases, readDocument, writeDocument } from '../document/document.ts';
import { blankCase, caseFrom } from '../case/case-data.ts';
import { choice, list, quantity, text } from '../definition/fields.ts';
import { fieldsFromJson, readCaseJson } from './read-case.ts';
import { field, step } from '../definition/source.ts';
import { table } from '../definition/table.ts';

const length = field('length', quantity('Length', 'length', 'mm'));
const pressure = field('pressure', quantity('Pressure', 'absolutePressure', 'bar(abs)', { optional: true }));
const shape = field('shape', choice('Shape', ['round', 'square'], { names: { round: 'Round bar' } }));
const remark = field('remark', text('Remark'));
const parts = field(
  'parts',
  list('Parts', ['bolt', 'nut'], { itemLabel: 'part', amount: { label: 'count' }, mayBeEmpty: true }),
);
const twice = step('twice', { length }, { label: 'Twice', kind: 'length', unit: 'mm' }, v => 2 * v.length);
const rows = step('rows', { parts }, { label: 'Rows' }, v =>
  table(
    [
      { id: 'part', label: 'Part' },
      { id: 'mass', label: 'Mass', kind: 'mass', unit: 'g' },
      { id: 'left', label: 'Left' },
    ],
    v.parts.map(({ item, amount }) => [item, amount, undefined]),
  ),
);
const bar = calculation(
  { id: 'bar', title: 'Bar', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Bar: [length, pressure, shape, remark, parts] },
    results: { Bar: [twice, rows] },
    primary: twice,
    examples: [],
    references: [],
  },
);
const read = (input: unknown) => readCaseJson(bar, input);

describe('a JSON case', () => {
  test('has numbers in the default unit, or with a unit, as numbers or text', () => {
    expect(read({ length: 5 })['length']).toEqual({ text: '5', unit: 'mm' });
    expect(read({ length: '5 in' })['length']).toEqual({ text: '5 in', unit: 'mm' });
    expect(read({ length: { value: 5, unit: 'm' } })['length']).toEqual({ text: '5', unit: 'm' });
    expect(read({ length: { value: '5', unit: 'm' } })['length']).toEqual({ text: '5', unit: 'm' });
    expect(read({ pressure: { value: 7, unit: 'bar(g)' } })['pressure']).toEqual({
      text: '7 bar(g)',
      unit: 'bar(abs)',
    });
  });

  test('leaves a field blank with null, and a choice open with an empty text', () => {
    expect(read({ length: null })).toEqual(blankCase(bar));
    expect(read({ shape: '' })['shape']?.text).toBe('');
    expect(read({ shape: 'square', remark: 'old' })).toMatchObject({
      shape: { text: 'square' },
      remark: { text: 'old' },
    });
  });

  test('accepts a list as text, as amounts by item, or as lines', () => {
    const text = 'bolt: 4; nut: 2';
    expect(read({ parts: text })['parts']?.text).toBe(text);
    expect(read({ parts: { bolt: 4, nut: 2 } })['parts']?.text).toBe(text);
    expect(read({ parts: [{ item: 'bolt', amount: 4 }, { item: 'nut', amount: '2' }] })['parts']?.text).toBe(text); // prettier-ignore
  });

  test('is stored without blank fields', () =>
    expect(fieldsFromJson(bar, { length: 5, shape: 'round' })).toEqual({ length: ['5', 'mm'] }));

  const noList = 'The field "parts" must be a text "item: amount; …"';
  test.each([
    [[], 'A case must be a JSON object'],
    [null, 'A case must be a JSON object'],
    ['length', 'A case must be a JSON object'],
    [{ width: 1 }, 'bar has no field "width"; allowed: length, pressure, shape, remark, parts.'],
    [{ shape: 'oval' }, 'The field "shape" has no option "oval"; allowed: round, square.'],
    [{ shape: { value: 'round', unit: '' } }, 'The field "shape" takes no unit.'],
    [{ length: { value: 1, unit: 'kg' } }, 'The field "length" has no unit "kg"; allowed: '],
    [{ length: { value: 1, unit: 2 } }, 'The field "length" must be a number, a text or'],
    [{ length: { value: true, unit: 'm' } }, 'The field "length" must be a number, a text or'],
    [{ length: { value: 1 } }, 'The field "length" must be a number, a text or'],
    [{ length: true }, 'The field "length" must be a number, a text or'],
    [{ parts: [4] }, noList],
    [{ parts: [null] }, noList],
    [{ parts: [{ item: 'bolt' }] }, noList],
    [{ parts: [{ item: 4, amount: 4 }] }, noList],
    [{ parts: { bolt: true } }, noList],
  ])('%j is refused with its name', (input, text) => expect(() => read(input)).toThrow(text));

  test('returns tables as rows by column', () =>
    expect(calculateJson(bar, { parts: { bolt: 0.004 } }).results).toEqual({
      twice: null,
      rows: [{ part: 'bolt', mass: { value: 4, unit: 'g' }, left: null }],
    }));

  test('returns the available members of each working line only', () => {
    const area = step(
      'area',
      { length },
      { label: 'Area', symbol: 'A_1', equation: 'A_1 = L^2', source: 'Euclid', kind: 'area', unit: 'm²' },
      v => v.length ** 2,
    );
    const result = step('found', { area }, { label: 'Found' }, v => ({ of: v.area, note: 'in 3 passes' }));
    const { graph, results } = calculation(bar, {
      inputs: { Bar: [length] },
      results: { Bar: [area, result] },
      primary: area,
      examples: [],
      references: [],
    });
    const { working } = calculateJson({ ...bar, graph, results }, { length: 2000 });
    expect(working).toEqual([
      {
        id: 'area',
        label: 'Area',
        symbol: 'A₁',
        equation: 'A₁ = L²',
        numbers: 'A₁ = L²',
        value: { value: 4, unit: 'm²' },
        source: 'Euclid',
      },
      { id: 'found', label: 'Found', value: null, note: 'in 3 passes' },
    ]);
  });

  test('uses its index in the request', () => {
    const odd = { ...bar, inputs: bar.inputs };
    expect(calculateJson(odd, {}, 4).messages.map(({ text }) => text)).toEqual(['Twice: needs length.']);
  });
});

describe('a document', () => {
  const one = writeDocument(bar, { cases: [caseFrom(bar, { length: 5 })] });

  test('stores only fields that differ from a blank case', () =>
    expect(one).toMatchObject({ tool: 'bar', cases: [{ length: ['5', 'mm'] }] }));

  test('stores the unit chosen for a blank field', () =>
    expect(writeDocument(bar, { cases: [{ ...blankCase(bar), length: { text: '', unit: 'm' } }] }).cases).toEqual([
      { length: ['', 'm'] },
    ]));

  test('reads a field without a unit in the default one', () =>
    expect(readDocument(bar, { ...one, cases: [{ length: '5' }] }).cases[0]?.['length']).toEqual({
      text: '5',
      unit: 'mm',
    }));

  test('has limits for the number of cases and the length of texts', () => {
    const cases = (count: number) => ({ ...one, cases: Array.from({ length: count }, () => ({})) });
    expect(readDocument(bar, cases(maxCases)).cases).toHaveLength(maxCases);
    expect(() => readDocument(bar, cases(0))).toThrow('A set can have 1 to 500 cases; this one has 0.');
    expect(() => readDocument(bar, cases(maxCases + 1))).toThrow('this one has 501.');
    const long = (id: string, characters: number) => ({ ...one, cases: [{ [id]: 'x'.repeat(characters) }] });
    expect(readDocument(bar, long('remark', 200)).cases).toHaveLength(1);
    expect(() => readDocument(bar, long('remark', 201))).toThrow('must be a text of at most 200 characters.');
    expect(readDocument(bar, long('parts', 4000)).cases).toHaveLength(1);
    expect(() => readDocument(bar, long('parts', 4001))).toThrow('must be a text of at most 4000 characters.');
  });

  test.each([
    [{ ...one, tool: 'box' }, 'These cases belong to the calculator "box", not to "bar".'],
    [{ ...one, cases: 'x' }, 'This is not a set of cases.'],
    [{ ...one, cases: [5] }, 'A case must name its fields.'],
    [{ ...one, cases: [null] }, 'A case must name its fields.'],
    [{ ...one, cases: [{ width: '1' }] }, 'bar has no field "width"'],
    [{ ...one, cases: [{ length: 5 }] }, 'The field "length" must be a text of at most 200 characters.'],
    [{ ...one, cases: [{ length: ['5', 'kg'] }] }, 'The field "length" has no unit "kg"'],
    [[], 'This is not a set of cases.'],
    [{ tool: 'bar' }, 'This is not a set of cases.'],
    ['x', 'This is not a set of cases.'],
    [null, 'This is not a set of cases.'],
  ])('%j is refused with a reason', (json, text) => expect(() => readDocument(bar, json)).toThrow(text));

  test('is refused in one sentence, however long its content', () => {
    const [field, unit] = ['w'.repeat(900), 'u'.repeat(900)];
    const refused = (more: object) => () => readDocument(bar, { ...one, ...more });
    expect(refused({ cases: [{ [field]: '1' }] })).toThrow(`has no field "${'w'.repeat(60)}"`);
    expect(refused({ cases: [{ length: ['1', unit] }] })).toThrow(`has no unit "${'u'.repeat(60)}"`);
    expect(refused({ tool: field })).toThrow(`"${'w'.repeat(60)}"`);
  });

  test('has units and title as texts, whatever else is stored there', () => {
    const read = readDocument(bar, { ...one, units: { twice: 'm', rows: 4 }, title: 'x' });
    expect([read.units, read.title, read.calculatedFrom]).toEqual([{ twice: 'm' }, {}, []]);
  });

  test('of schema 0 stored the inputs of its results as documents', () => {
    const old = { tool: 'bar', cases: [{}, {}], results: [{ cases: [{ length: '5' }] }, null] };
    const { calculatedFrom } = readDocument(bar, old);
    expect(calculatedFrom.map(data => data?.['length']?.text)).toEqual(['5', undefined]);
  });
});
