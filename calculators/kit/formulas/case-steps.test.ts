import { Refusal } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import type { CaseInput } from '../definition/case-input.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { choice, quantity } from '../definition/fields.ts';
import { fields, optional, step, value } from '../definition/source.ts';
import { caseSteps } from './case-steps.ts';
import { InputDependencies } from './input-dependencies.ts';
import { TracedCase } from './traced-case.ts';

const { fluid, length, width, height } = fields({
  fluid: choice('Fluid', ['liquid', 'gas']),
  length: quantity('Length', 'length', 'm', { symbol: 'L' }),
  width: quantity('Width', 'length', 'm', { symbol: 'W', optional: true }),
  height: quantity('Height', 'length', 'm', { symbol: 'H', optional: true }),
});
const number = { kind: 'number', unit: '' } as const;

const area = step(
  'area',
  { length, width },
  { label: 'Area', symbol: 'A', equation: 'A = L*W', kind: 'area', unit: 'm²' },
  v => v.length * v.width,
);
const sides = value('sides', { length, width }, v => ({ length: v.length, width: v.width }));
const behind = step(
  'behind',
  { sides },
  { label: 'Ratio', symbol: 'r', equation: 'r = L/W', ...number },
  v => v.sides.length / v.sides.width,
);
const choked = step(
  'choked',
  { length, width },
  { label: 'Choked', symbol: 'x', equation: v => (Number(v.length) > 100 ? 'x = 2*L' : 'x = L/W'), ...number },
  v => (v.length > 100 ? 2 * v.length : v.length / v.width),
);
const capped = step('capped', { length }, { label: 'Capped', symbol: 'c', equation: 'c = L/2', ...number }, v =>
  Math.min(v.length / 2, 50),
);
const left = step(
  'left',
  { length, width },
  { label: 'What is left', symbol: 'l', equation: 'l = L-W', ...number },
  v => {
    if (v.length <= v.width) throw new Refusal('nothing is left');
    return v.length - v.width;
  },
);
const ordered = step(
  'ordered',
  { length, width },
  { label: 'Ordered', symbol: 'o', equation: 'o = W/L', ...number },
  v => {
    if (v.length <= v.width) throw new Refusal('the length is the longer one');
    return v.width / v.length;
  },
);
const byFluid = step(
  'byFluid',
  { fluid, length, height: optional(height) },
  { label: 'By the fluid', symbol: 'f', equation: v => (v.fluid === 'gas' ? 'f = 2*L' : 'f = L'), ...number },
  v => (v.height ?? 0) * 3 + (v.fluid === 'gas' ? 2 * v.length : v.length),
);
const solved = step('solved', { length }, { label: 'Solved', symbol: 'z', equation: 'z^2 = L', ...number }, v =>
  Math.sqrt(v.length),
);

const all = [area, behind, choked, capped, left, ordered, byFluid, solved] as const;
const box = calculation(
  { id: 'box', title: 'Box', summary: 'Parts of a box.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Box: [fluid, length, width, height] },
    results: { Results: all },
    primary: area,
    examples: [],
    references: [],
  },
);

function stepOf(id: string, input: CaseInput = { length: 6, width: 2 }) {
  const data = caseFrom(box, input);
  const traced = new TracedCase(box, data, evaluate(box, data));
  const result = caseSteps(traced, new InputDependencies(box)).find(({ step: { id: own } }) => own === id);
  if (!result) throw new Error(`no step ${id}`);
  return result;
}
const relations = (id: string) => stepOf(id).live?.bounds.map(({ relation, than }) => `${relation} ${than ?? 0}`);

describe('a step becomes a formula', () => {
  test('if its equation gives its value for all numbers', () => {
    expect(stepOf('area').live).toBeDefined();
    expect(relations('area')).toEqual([]);
  });
  test('if it takes its numbers from an intermediate value', () => expect(stepOf('behind').live).toBeDefined());
  test('that is valid while its value keeps its sign, if the step refuses the other sign', () =>
    expect(relations('left')?.at(-1)).toBe('> 0'));
  test('that is valid while its numbers keep their order, if the step refuses other orders', () => {
    const { live } = stepOf('ordered');
    expect(live?.bounds.filter(({ than }) => than !== undefined)).toHaveLength(1);
  });
  test('that is valid while the choices stay and a blank field that matters stays blank', () =>
    expect([...(stepOf('byFluid').live?.held ?? [])].toSorted()).toEqual(['fluid', 'height']));
});

describe('a step stays a calculated value', () => {
  test('if its equation changes with its numbers', () => expect(stepOf('choked').live).toBeUndefined());
  test('if it computes more than its equation states', () => expect(stepOf('capped').live).toBeUndefined());
  test('if its equation is implicit, which is then checked by its residual', () => {
    const { live, residual } = stepOf('solved');
    expect(live).toBeUndefined();
    expect(residual?.operands.size).toBe(2);
  });
  test('if an input outside its equation matters', () =>
    expect([...(stepOf('byFluid', { length: 6, width: 2, height: 1 }).live?.held ?? ['none'])]).toEqual(['none']));
  test('that depends on all inputs that it could use', () =>
    expect([...stepOf('byFluid').inputs].toSorted()).toEqual(['fluid', 'height', 'length']));
});
