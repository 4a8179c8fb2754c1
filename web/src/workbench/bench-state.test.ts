import {
  calculation,
  choice,
  fields,
  mostCases,
  quantity,
  step,
  text,
  type Definition,
  type UnitSet,
} from '@isentrope/calculators/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bench, BenchCase } from './bench-model.ts';
import { newBench } from './bench.ts';
import type { BenchAction } from './bench-action.ts';
import { reduceBench } from './bench-state.ts';
import { calculatedCases, resultsOf } from './calculated.ts';
import { isCurrent } from './current.ts';

const inputs = fields({
  userDescription: text('User description'),
  shape: choice('Shape', ['cube', 'slab'], { resets: true }),
  side: quantity('Side', 'length', 'mm'),
  finish: choice('Finish', ['plain', 'painted']),
});
const { side } = inputs;
const volume = step('volume', { side }, { label: 'Volume', kind: 'volume', unit: 'm³' }, v => v.side ** 3);
const definition: Definition = calculation(
  { id: 'box', title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Shape: Object.values(inputs) },
    results: { Results: [volume] },
    primary: volume,
    examples: [],
    references: [],
  },
);

/** What is done to a bench; `calculate` gives every case its results, as the button does. */
type Deed = BenchAction | { readonly type: 'calculate' };

function done(bench: Bench, deed: Deed): Bench {
  if (deed.type !== 'calculate') return reduceBench(definition, bench, deed);
  const results = resultsOf(definition, bench.cases);
  return reduceBench(definition, reduceBench(definition, bench, { type: 'settleAll' }), {
    type: 'calculated',
    results,
  });
}

function after(...deeds: readonly Deed[]): Bench {
  return deeds.reduce(done, newBench(definition));
}

const volumeOf = (item: BenchCase | undefined) => {
  const value = item?.calculated?.report.values['volume'];
  return value?.type === 'number' ? value.si : value;
};

const edit = (id: string, typed: string): BenchAction => ({ type: 'edit', key: 1, id, text: typed });
const filled = [edit('userDescription', 'Tank'), edit('side', '5'), edit('finish', 'painted')] as const;
const calculate: Deed = { type: 'calculate' };

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
    const shown = ({ cases }: Bench) => cases.map(item => ({ key: item.key, data: item.data, volume: volumeOf(item) }));
    const before = shown(after(...filled, calculate));
    expect(shown(after(...filled, calculate, { type: 'clear', key: 1 }, { type: 'undo' }))).toEqual(before);
    expect(shown(after(...filled, calculate, edit('shape', 'slab'), { type: 'undo' }))).toEqual(before);
  });

  test('offers nothing to undo where nothing was typed', () => {
    expect(after({ type: 'clear', key: 1 }).past).toEqual([]);
  });
});

/** What a person sees of a bench: names, entries and units, in order. */
const seen = ({ cases, units, record }: Bench) => ({ cases: cases.map(({ data }) => data), units, record });
const typedSides = ({ cases }: Bench) => cases.map(({ data }) => data['side']?.text);
const repeated = (bench: Bench, type: 'undo' | 'redo', times: number): Bench =>
  Array.from({ length: times }).reduce<Bench>(so => reduceBench(definition, so, { type }), bench);

const example: BenchAction = {
  type: 'example',
  example: { title: 'A cube', source: '', cases: [{ side: 99 }] },
  record: 'example',
};

const key = fc.integer({ min: 1, max: 6 });
const typed = fc.constantFrom('', '5', '7 in', 'x');
/** Anything that can be done to a bench. */
const anyAction = fc.oneof(
  fc.record({
    type: fc.constant('edit' as const),
    key,
    id: fc.constantFrom('side', 'shape', 'finish'),
    text: typed,
  }),
  fc.record({ type: fc.constant('settle' as const), key, id: fc.constant('side') }),
  fc.record({
    type: fc.constant('unit' as const),
    key,
    id: fc.constant('side'),
    unit: fc.constantFrom('m', 'inch'),
  }),
  fc.record({
    type: fc.constant('unitSet' as const),
    set: fc.constantFrom<UnitSet>('si', 'metric', 'us', { base: 'metric', units: { 'length mm': 'inch' } }),
  }),
  fc.record({
    type: fc.constant('resultUnit' as const),
    id: fc.constant('volume'),
    unit: fc.constantFrom('L', 'ft³'),
  }),
  fc.record({ type: fc.constantFrom('remove' as const, 'clear' as const, 'duplicate' as const), key }),
  fc.record({ type: fc.constant('move' as const), key, by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({
    type: fc.constant('paste' as const),
    key,
    id: fc.constant('side'),
    block: fc.array(fc.array(typed, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
    across: fc.constant('cases' as const),
  }),
  fc.constantFrom<Deed>({ type: 'add' }, { type: 'calculate' }, { type: 'settleAll' }, example),
);

const undoOrRedo = fc.constantFrom<Deed>({ type: 'undo' }, { type: 'redo' });

describe('undo and redo', () => {
  test('a case that was removed before an example was loaded is reached again', () => {
    const bench = after(edit('side', '5'), { type: 'add' }, { type: 'remove', key: 1 }, example);
    const reached = [1, 2, 3, 4, 5].map(times => typedSides(repeated(bench, 'undo', times)));
    expect(reached).toEqual([[''], ['5', ''], ['5'], [''], ['']]);
    expect(typedSides(repeated(repeated(bench, 'undo', 5), 'redo', 5))).toEqual(['99']);
  });

  test('what is undone can be done again until something else is done', () => {
    const undone = repeated(after(edit('side', '5'), { type: 'duplicate', key: 1 }), 'undo', 1);
    expect(undone.future.map(({ words }) => words.redo)).toEqual(['Redo the copy of Case 1']);
    expect(reduceBench(definition, undone, { type: 'add' }).future).toEqual([]);
    expect(reduceBench(definition, undone, edit('side', '6')).future).toEqual([]);
  });

  test('what is typed into a field is one change until the field is left', () => {
    const settle: BenchAction = { type: 'settle', key: 1, id: 'side' };
    const bench = after(edit('side', '5'), edit('side', '50'), settle, edit('side', '7'), edit('side', '70'));
    expect(bench.past.map(({ words }) => words.undo)).toEqual(['Undo the entry in Side', 'Undo the entry in Side']);
    expect(typedSides(repeated(bench, 'undo', 1))).toEqual(['50']);
    expect(typedSides(repeated(bench, 'undo', 2))).toEqual(['']);
  });

  test('what was typed after a change outlives the undoing of that change, in what can be done again', () => {
    const bench = after({ type: 'add' }, edit('side', '5'));
    const back = repeated(bench, 'undo', 2);
    expect(back.cases).toHaveLength(1);
    expect(typedSides(repeated(back, 'redo', 2))).toEqual(['5', '']);
  });

  test('a case that is brought back stands where it stood', () => {
    const bench = after({ type: 'add' }, { type: 'add' }, edit('side', '1'), { type: 'remove', key: 2 });
    expect(repeated(bench, 'undo', 1).cases.map(({ key }) => key)).toEqual([1, 2, 3]);
  });

  test('the latest changes are kept', () => {
    const adds = Array.from({ length: 150 }, (): BenchAction => ({ type: 'add' }));
    const moves = Array.from({ length: 150 }, (_, place): BenchAction => ({
      type: 'move',
      key: 1,
      by: place % 2 ? -1 : 1,
    }));
    const bench = after(...adds, ...moves, edit('side', '5'));
    expect(bench.past).toHaveLength(200);
    expect(bench.past.at(-1)?.words.undo).toBe('Undo the entry in Side');
    expect(typedSides(repeated(bench, 'undo', 1))[0]).toBe('');
  });

  test('results calculated since stay with their case, and count as out of date where they are not of what it says', () => {
    const kept = repeated(after(edit('side', '5'), { type: 'add' }, calculate), 'undo', 1).cases[0];
    expect(volumeOf(kept)).toBe(0.005 ** 3);
    expect(kept && isCurrent(definition, kept)).toBe(true);
    const settle: BenchAction = { type: 'settle', key: 1, id: 'side' };
    const stale = repeated(after(edit('side', '5'), settle, edit('side', '6'), calculate), 'undo', 1).cases[0];
    expect(stale?.data['side']?.text).toBe('5');
    expect(volumeOf(stale)).toBe(0.006 ** 3);
    expect(stale && isCurrent(definition, stale)).toBe(false);
  });

  test('another piece of work has its own title block, and the first keeps its own', () => {
    const titled = (project: string): BenchAction => ({ type: 'title', title: { ...after().title, project } });
    const other: BenchAction = {
      type: 'replace',
      cases: [{ side: { text: '9', unit: 'mm' } }],
      record: 'other',
      title: { ...after().title, project: 'Other' },
      what: 'the opened link',
    };
    const bench = after(edit('side', '5'), titled('Mine'), other);
    expect(bench.title.project).toBe('Other');
    const back = repeated(bench, 'undo', 1);
    expect([back.record, back.title.project]).toEqual(['', 'Mine']);
    expect(repeated(reduceBench(definition, back, titled('Mine, B')), 'redo', 1).title.project).toBe('Other');
  });

  test('whatever is done: undoing all gives the start, doing all again the end, and every case on the way is reached', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), actions => {
        const states = [newBench(definition)];
        for (const action of actions) states.push(done(states.at(-1) ?? newBench(definition), action));
        const end = states.at(-1) ?? newBench(definition);
        const count = end.past.length;
        const start = repeated(end, 'undo', count);
        expect(seen(start)).toEqual(seen(newBench(definition)));
        expect(seen(repeated(start, 'redo', count))).toEqual(seen(end));
        const reached = Array.from({ length: count + 1 }, (_, times) =>
          repeated(end, 'undo', times).cases.map(({ key: of }) => of),
        );
        for (const { cases } of states) expect(reached).toContainEqual(cases.map(({ key: of }) => of));
      }),
    );
  });
});

describe('a set of units', () => {
  const us = { type: 'unitSet', set: 'us' } as const;
  const unitsOf = ({ cases, units }: Bench) => ({ side: cases.map(({ data }) => data['side']?.unit), ...units });

  test('takes every field and every result, also those that are blank, as one change', () => {
    const bench = after(edit('side', '25.4'), { type: 'add' }, us);
    expect(typedSides(bench)).toEqual(['1', '']);
    expect(unitsOf(bench)).toEqual({ side: ['inch', 'inch'], volume: 'ft³' });
    expect(bench.past.at(-1)?.words.undo).toBe('Undo the change of units');
    expect(unitsOf(repeated(bench, 'undo', 1))).toEqual({ side: ['mm', 'mm'] });
    expect(unitsOf(repeated(repeated(bench, 'undo', 1), 'redo', 1))).toEqual(unitsOf(bench));
    expect(reduceBench(definition, bench, us).past).toHaveLength(bench.past.length);
  });

  test('takes a result along where no field changes', () => {
    const bench = after({ type: 'resultUnit', id: 'volume', unit: 'L' }, { type: 'unitSet', set: 'metric' });
    expect([bench.units, bench.past.length]).toEqual([{}, 2]);
  });

  test('converts what was typed since, not what was typed before', () => {
    const bench = after(edit('side', '25.4'), us, edit('side', '2'), { type: 'unitSet', set: 'metric' });
    expect(typedSides(bench)).toEqual(['50.8']);
  });

  test('leaves results that were current as they are, and those that were not out of date', () => {
    const [item] = after(edit('side', '5'), calculate, us).cases;
    expect(item && isCurrent(definition, item)).toBe(true);
    const [stale] = after(edit('side', '5'), calculate, edit('side', '6'), us).cases;
    expect(stale && isCurrent(definition, stale)).toBe(false);
  });

  test('gives way to the unit that is chosen for a field afterwards', () => {
    const bench = after(edit('side', '25.4'), us, { type: 'unit', key: 1, id: 'side', unit: 'm' });
    expect([typedSides(bench), unitsOf(bench).side]).toEqual([['0.0254'], ['m']]);
  });

  test('goes on in new cases, in those that a paste adds, and where a case is cleared, reset or the last one removed', () => {
    const block = [['1', '2']];
    for (const action of [
      { type: 'add' },
      { type: 'paste', key: 1, id: 'side', block, across: 'cases' },
      { type: 'clear', key: 1 },
      { type: 'remove', key: 1 },
      edit('shape', 'slab'),
    ] as const) {
      const units = new Set(unitsOf(after(edit('side', '5'), us, action)).side);
      expect([...units], action.type).toEqual(['inch']);
    }
    const before = after(us, { type: 'add' }, { type: 'unit', key: 2, id: 'side', unit: 'ft' }, { type: 'add' });
    expect(unitsOf(before).side).toEqual(['inch', 'ft', 'ft']);
  });

  test('in which a bench begins is not there to undo', () => {
    const begin: BenchAction = { ...us, begins: true };
    expect([unitsOf(after(begin)), after(begin).past]).toEqual([{ side: ['inch'], volume: 'ft³' }, []]);
  });
});

describe('results and what they are of', () => {
  test('whatever is done: results that count as current are those of what a case says', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyAction, undoOrRedo), { maxLength: 40 }), actions => {
        for (const item of actions
          .reduce(done, newBench(definition))
          .cases.filter(each => isCurrent(definition, each))) {
          const [now] = resultsOf(definition, [item]);
          const [then, again] = [volumeOf(item), volumeOf({ ...item, ...now })];
          if (typeof then === 'number' && typeof again === 'number') expect(again / then).toBeCloseTo(1, 10);
          else expect(again).toEqual(then);
        }
      }),
    );
  });

  test('a unit changed on an edited case leaves its results out of date', () => {
    const toInch: BenchAction = { type: 'unit', key: 1, id: 'side', unit: 'inch' };
    const stale = after(edit('side', '5'), calculate, edit('side', '6'), toInch).cases[0];
    const current = after(edit('side', '5'), calculate, toInch).cases[0];
    expect(stale && isCurrent(definition, stale)).toBe(false);
    expect(current && isCurrent(definition, current)).toBe(true);
  });

  test('results that come late do not go to a case that was cleared meanwhile', () => {
    const bench = after(edit('side', '5'));
    const late: BenchAction = { type: 'calculated', results: resultsOf(definition, bench.cases) };
    expect(reduceBench(definition, bench, late).cases[0]?.calculated).toBeDefined();
    const clearedBench = reduceBench(definition, bench, { type: 'clear', key: 1 });
    expect(reduceBench(definition, clearedBench, late).cases[0]?.calculated).toBeUndefined();
  });
});

describe('the most cases a bench holds', () => {
  const full = after(...Array.from({ length: mostCases - 1 }, (): BenchAction => ({ type: 'add' })));

  test('no case more is added, copied or pasted, and nothing is there to undo', () => {
    expect(full.cases).toHaveLength(mostCases);
    for (const action of [{ type: 'add' }, { type: 'duplicate', key: 1 }] as const)
      expect(reduceBench(definition, full, action)).toBe(full);
  });
});

test('a case at either end is not moved beyond it, and nothing is there to take back', () => {
  const bench = after(edit('side', '5'), { type: 'add' });
  for (const { key, by } of [
    { key: 1, by: -1 },
    { key: 2, by: 1 },
  ] as const) {
    const moved = reduceBench(definition, bench, { type: 'move', key, by });
    expect(moved.cases).toBe(bench.cases);
    expect(moved.past).toEqual(bench.past);
  }
});

describe('cases sent from another calculator', () => {
  const given = { ...newBench(definition).cases[0]?.data, side: { text: '9', unit: 'mm' } };
  const calculated = calculatedCases(definition, [given]);
  const send: BenchAction = { type: 'append', cases: [given], calculated, what: 'the cases sent here' };

  test('go beside those that are there, and can be taken back', () => {
    const bench = after(edit('side', '5'), send);
    expect(typedSides(bench)).toEqual(['5', '9']);
    expect(bench.cases[1]?.calculated).toBeDefined();
    expect(typedSides(repeated(bench, 'undo', 1))).toEqual(['5']);
  });

  test('take the place of a blank case', () => expect(typedSides(after(send))).toEqual(['9']));
});
