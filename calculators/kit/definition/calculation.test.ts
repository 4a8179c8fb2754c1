import { describe, expect, test } from 'vitest';
import {
  absent,
  Absent,
  byMethod,
  calculateCase,
  calculation,
  caseFrom,
  check,
  choice,
  drawingOf,
  field,
  fields,
  optional,
  selector,
  presentValues,
  quantity,
  resultValue,
  step,
  value,
  warning,
  workingOf,
  type CaseInput,
} from '../index.ts';
import { evaluatePlan } from '../evaluation/evaluate.ts';
import { readInputs } from '../case/read-inputs.ts';
import { planOf } from '../evaluation/plan.ts';

const meta = { id: 'tank', title: 'Tank', summary: 'A tank.', access: 'free', columns: 1, standards: [] } as const;

const shape = field('shape', choice('Shape', ['Round', 'Square']));
const width = field('width', quantity('Width', 'length', 'm', { above: 0, symbol: 'w' }));
const height = field('height', quantity('Height', 'length', 'm', { above: 0, symbol: 'h' }));
const density = field('density', quantity('Density', 'density', 'kg/m³', { optional: true }));

const isRound = value('isRound', { shape }, v => v.shape === 'Round');
const roughArea = step(
  'area',
  { side: width },
  { label: 'Area', symbol: 'A', equation: 'A = w^2', kind: 'area', unit: 'm²' },
  v => v.side ** 2,
);
const exactArea = step(
  'area',
  { width, isRound },
  { label: 'Area', symbol: 'A', kind: 'area', unit: 'm²' },
  v => v.width ** 2 * (v.isRound ? Math.PI / 4 : 1),
);
const area = byMethod({ original: roughArea, exact: exactArea });
const volume = step(
  'volume',
  { base: area, height },
  { label: 'Volume', symbol: 'V', equation: 'V = A*h', kind: 'volume', unit: 'm³' },
  v => v.base * v.height,
);
const mass = step('mass', { volume, density: optional(density) }, { label: 'Mass', kind: 'mass', unit: 'kg' }, v =>
  v.density === undefined ? absent('no density given') : v.volume * v.density,
);

const tank = calculation(meta, {
  inputs: { Tank: [shape, width], Contents: [height, density] },
  methods: {
    original: { name: 'Original' },
    exact: { name: 'Exact', checks: [check({ isRound }, v => (v.isRound ? [warning('Round.')] : []))] },
  },
  results: { Tank: [volume, mass] },
  primary: volume,
  crossCheck: { result: volume, unsafe: 'lower', consequence: 'the tank holds less' },
  checks: [check({ height, width }, v => (v.height > 10 * v.width ? [warning('Slender.')] : []))],
  examples: [],
  references: [],
  drawing: selector({ across: width, area }, v => ({
    title: `${v.across ?? 'none'} ${v.area ?? 'none'}`,
    width: 1,
    height: 1,
    marks: [],
  })),
});

const calculated = (input: CaseInput) => calculateCase(tank, caseFrom(tank, input));
const answer = (input: CaseInput, id: string) => {
  const result = resultValue(calculated(input).evaluation, id);
  return result instanceof Absent ? result.text : result;
};

describe('a calculator built from sources', () => {
  test('has a method field first, then its fields by section', () =>
    expect(tank.inputs.map(({ id, section }) => `${section}: ${id}`)).toEqual([
      'Tank: method',
      'Tank: shape',
      'Tank: width',
      'Contents: height',
      'Contents: density',
    ]));

  test('contains each step that its results depend on once, before its consumers', () =>
    expect(
      tank.graph.flatMap(node => (node.type === 'step' ? [`${node.id} ${node.methods?.join() ?? 'all'}`] : [])),
    ).toEqual(['area original', 'isRound exact', 'area exact', 'volume all', 'mass all']));

  test('has one step for each method under the same id', () => {
    expect(answer({ width: 2, height: 3 }, 'volume')).toBe(12);
    expect(answer({ width: 2, height: 3, method: 'exact' }, 'volume')).toBeCloseTo(3 * Math.PI, 12);
  });

  test('passes needs to a step under the names given', () =>
    expect(answer({ width: 2, height: 3, density: 1000 }, 'mass')).toBe(12_000));

  test('passes a blank optional input as undefined and requires the others', () => {
    expect(answer({ width: 2, height: 3 }, 'mass')).toBe('no density given');
    expect(answer({ width: 2 }, 'mass')).toBe('needs height');
  });

  test('reports all missing inputs of a step, each once', () => {
    const lid = step('lid', { width, height }, { label: 'Lid', kind: 'area', unit: 'm²' }, v => v.width * v.height);
    const load = step('load', { height, density }, { label: 'Load' }, v => v.height * v.density);
    const both = step('both', { lid, load }, { label: 'Both' }, v => v.lid * v.load);
    const crate = calculation(meta, {
      inputs: { Crate: [width, height, density] },
      results: { Crate: [both] },
      primary: both,
      examples: [],
      references: [],
    });
    const value = resultValue(calculateCase(crate, caseFrom(crate, {})).evaluation, 'both');
    expect(value instanceof Absent && value.text).toBe('needs width, height, density');
  });

  test('uses the method being evaluated, whichever method the inputs were read for', () => {
    const data = caseFrom(tank, { width: 2, height: 3, method: 'original' });
    const readings = readInputs(tank, data);
    const followed = evaluatePlan(planOf(tank, 'exact', data), readings, 'exact', {});
    expect(followed.value('method')).toBe('exact');
    expect(followed.value('volume')).toBeCloseTo(3 * Math.PI, 12);
  });

  test('has a record of fields by id', () =>
    expect(fields({ width: width.field, height: height.field })).toEqual({ width, height }));

  test('accepts a whole record of optional sources', () =>
    expect(optional({ width, type: height })).toEqual({ width: optional(width), type: optional(height) }));

  test('runs the common checks and those of the method', () => {
    const texts = (input: CaseInput) => calculated(input).evaluation.messages.map(({ text }) => text);
    expect(texts({ width: 1, height: 30 })).toEqual(['Slender.']);
    expect(texts({ width: 1, height: 30, method: 'exact' })).toEqual(['Slender.', 'Round.']);
  });

  test('cross-checks its methods', () =>
    expect(calculated({ width: 2, height: 3 }).crossChecks[0]?.value).toBeCloseTo(3 * Math.PI, 12));

  test('has method names, and conditions only for methods that declare some', () => {
    const field = { type: 'choice', label: 'Method', options: ['original', 'exact'], initial: 'original' };
    const names = { original: 'Original', exact: 'Exact' };
    expect(tank.methods).toEqual({ ...field, names });
    const worded = calculation(meta, {
      inputs: { Tank: [shape, width, height] },
      methods: {
        original: { name: 'Original', inWords: 'the rule of the yard' },
        exact: { name: 'Exact', when: { shape: 'Round' } },
      },
      results: { Tank: [volume] },
      primary: volume,
      examples: [],
      references: [],
    });
    expect(worded.methods).toEqual({
      ...field,
      names,
      inWords: { original: 'the rule of the yard' },
      only: { exact: { shape: 'Round' } },
    });
  });

  test('leaves intermediate values out of the working', () => {
    const { evaluation } = calculated({ width: 2, height: 3, method: 'exact' });
    expect(workingOf(tank, evaluation).map(({ id }) => id)).toEqual(['area', 'volume']);
  });

  test('draws from the available values', () => {
    const title = (input: CaseInput) => drawingOf(tank, presentValues(calculated(input).evaluation))?.title;
    expect(title({ width: 2, height: 3 })).toBe('2 4');
    expect(title({ height: 3 })).toBe('none none');
  });

  test('refuses two steps with one id in one method, and methods with different ids', () => {
    const again = step('area', { height }, { label: 'Area', kind: 'area', unit: 'm²' }, () => 1);
    const sum = step('sum', { roughArea, again }, { label: 'Sum' }, v => v.roughArea + v.again);
    const rest = { inputs: { Tank: [width, height] }, examples: [], references: [] };
    expect(() => calculation(meta, { ...rest, results: { Tank: [sum] }, primary: sum })).toThrow(
      new RangeError('duplicate step id area'),
    );
    const side = step('side', { width }, { label: 'Side', kind: 'length', unit: 'm' }, v => v.width);
    const edge = step('edge', { width }, { label: 'Edge', kind: 'length', unit: 'm' }, v => v.width);
    expect(() => byMethod({ original: side, exact: edge })).toThrow(
      new RangeError('the steps of byMethod must have the same id, got side, edge'),
    );
  });
});
