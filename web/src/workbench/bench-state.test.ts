import { calculator, choice, quantity, text, type Definition } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { newBench, reduceBench, type BenchAction } from './bench-state.ts';

const definition: Definition = calculator(
  { id: 'box', title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
  {
    Shape: {
      userDescription: text('User description'),
      shape: choice('Shape', ['cube', 'slab'], { resets: true }),
      side: quantity('Side', 'length', 'mm'),
      finish: choice('Finish', ['plain', 'painted']),
    },
  },
)
  .step('volume', ['side'], { label: 'Volume', kind: 'volume', unit: 'm³' }, ({ side }) => side ** 3)
  .define({ results: { Results: ['volume'] }, primary: 'volume', examples: [], references: [] });

function after(...actions: readonly BenchAction[]): Bench {
  return actions.reduce((bench, action) => reduceBench(definition, bench, action), newBench(definition));
}

const edit = (id: string, typed: string): BenchAction => ({ type: 'edit', key: 1, id, text: typed });
const filled = [edit('userDescription', 'Tank'), edit('side', '5'), edit('finish', 'painted')] as const;
const calculate: BenchAction = { type: 'calculate' };

describe('a choice that resets', () => {
  test('clears the other fields and the results, and keeps the name', () => {
    const [item] = after(...filled, calculate, edit('shape', 'slab')).cases;
    expect(item?.data['shape']?.text).toBe('slab');
    expect(item?.data['userDescription']?.text).toBe('Tank');
    expect(item?.data['side']?.text).toBe('');
    expect(item?.data['finish']?.text).toBe('plain');
    expect(item?.calculated).toBeUndefined();
  });

  test('clears nothing when the same option is chosen again, as another choice never does', () => {
    const [item] = after(...filled, calculate, edit('shape', 'cube'), edit('finish', 'plain')).cases;
    expect(item?.data['side']?.text).toBe('5');
    expect(item?.calculated).toBeDefined();
  });
});

describe('clearing a case', () => {
  test('empties it in its place, with its results', () => {
    const bench = after(...filled, calculate, { type: 'add' }, { type: 'clear', key: 1 });
    expect(bench.cases.map(({ key }) => key)).toEqual([1, 2]);
    expect(bench.cases[0]).toEqual(newBench(definition).cases[0]);
  });

  test('can be undone, also after the choice that reset it', () => {
    const shown = ({ cases }: Bench) =>
      cases.map(({ key, data, calculated }) => ({ key, data, values: calculated?.result.evaluation.values }));
    const before = shown(after(...filled, calculate));
    expect(shown(after(...filled, calculate, { type: 'clear', key: 1 }, { type: 'undo' }))).toEqual(before);
    expect(shown(after(...filled, calculate, edit('shape', 'slab'), { type: 'undo' }))).toEqual(before);
  });

  test('offers nothing to undo where nothing was typed', () => {
    expect(after({ type: 'clear', key: 1 }).undo).toEqual([]);
  });
});
