import { expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { quantity } from '../definition/fields.ts';
import { fields, expensiveStep, optional, step } from '../definition/source.ts';
import { influentialInputs } from './influence.ts';

const { idle, spare, length, width } = fields({
  idle: quantity('Idle', 'length', 'm'),
  spare: quantity('Spare', 'length', 'm', { optional: true }),
  length: quantity('Length', 'length', 'm', { above: 0 }),
  width: quantity('Width', 'length', 'm', { above: 0, atMost: 2 }),
});
const area = step(
  'area',
  { spare: optional(spare), length, width },
  { label: 'Area', kind: 'area', unit: 'm²' },
  v => v.length * Math.min(v.width, v.spare === undefined ? 1 : 9),
);
const floor = step('floor', { area, idle }, { label: 'Whole', kind: 'number', unit: '' }, v => Math.floor(v.area * 10));
const name = step('name', { length }, { label: 'Name' }, v => (v.length > 50 ? 'long' : 'short'));
const plate = calculation(
  { id: 'plate', title: 'Plate', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Plate: [idle, spare, length, width] },
    results: { Results: [area, floor, name] },
    primary: area,
    examples: [],
    references: [],
  },
);
const data = caseFrom(plate, { idle: 1, spare: 1, length: 3, width: 2 });
const all = ['idle', 'spare', 'length', 'width'];
const influential = (result: string, count = 2) => influentialInputs(plate, data, all, result, count);

test('inputs that change the result come first', () => {
  expect(influential('area')).toEqual(['length', 'width']);
  expect(influential('area', 3)).toEqual(['length', 'width', 'spare']);
  expect(influential('area', 1)).toEqual(['length']);
});

test('a result with jumps is varied further', () => expect(influential('floor')).toEqual(['length', 'width']));

test('a constant result has the inputs that it depends on', () => expect(influential('name')).toEqual(['length']));

test('an expensive calculator is not evaluated', () => {
  let runs = 0;
  const slow = expensiveStep('slow', { spare: optional(spare), length }, v => {
    runs += 1;
    return v.length;
  });
  const end = step('end', { slow }, { label: 'End', kind: 'length', unit: 'm' }, v => v.slow);
  const long = calculation(
    { id: 'long', title: 'Long', summary: '', access: 'free', columns: 1, standards: [] },
    {
      inputs: { Plate: [idle, spare, length] },
      results: { Results: [end] },
      primary: end,
      examples: [],
      references: [],
    },
  );
  const input = caseFrom(long, { idle: 1, spare: 1, length: 3 });
  expect(influentialInputs(long, input, ['idle', 'spare', 'length'], 'end', 2)).toEqual(['spare', 'length']);
  expect(runs).toBe(0);
});
