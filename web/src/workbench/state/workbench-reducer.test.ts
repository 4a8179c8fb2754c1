import {
  calculation,
  choice,
  column,
  fields,
  maxCases,
  mergeRows,
  quantity,
  resultUnitsIn,
  rows,
  step,
  text,
  textColumn,
  type Definition,
  type UnitSet,
} from '@isentrope/calculators/kit';
import type { PressureBasis } from '@isentrope/engineering/quantities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkbenchState, WorkbenchCase } from './workbench-model.ts';
import { createWorkbench } from './workbench.ts';
import type { WorkbenchAction } from './workbench-action.ts';
import { workbenchReducer } from './workbench-reducer.ts';
import { calculateCases, calculateWorkbenchCases } from '../calculation/calculate-cases.ts';
import { isUpToDate } from './is-up-to-date.ts';
import { pasteAction, type Paste } from '../input-pane/paste/paste.ts';
import { casesToRecalculate } from '../calculation/use-live-calculation.ts';
import { loadEvaluation } from '../calculation/evaluation-code.ts';

await loadEvaluation();

const inputs = fields({
  userDescription: text('User description'),
  shape: choice('Shape', ['cube', 'slab'], { resets: true }),
  side: quantity('Side', 'length', 'mm'),
  margin: quantity('Margin', 'length', 'mm', { optional: true }),
  gap: quantity('Gap', 'length', 'mm', { optional: true }),
  finish: choice('Finish', ['plain', 'painted']),
  parts: rows('Parts', { tag: textColumn('Tag'), mass: column('Mass', 'mass', 'kg'), colour: textColumn('Colour') }),
});
const { side, finish } = inputs;
const volume = step(
  'volume',
  { side, finish },
  { label: 'Volume', kind: 'volume', unit: 'm³' },
  v => (v.finish === 'painted' ? 2 : 1) * v.side ** 3,
);
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

/** Applies actions; `calculate` calculates every case as the button does, `follow` as live calculation does. */
type TestAction = WorkbenchAction | { readonly type: 'calculate' } | { readonly type: 'follow' };

function apply(workbench: WorkbenchState, action: TestAction): WorkbenchState {
  if (action.type === 'calculate') {
    const settled = workbenchReducer(definition, workbench, { type: 'settleAll' });
    return workbenchReducer(definition, settled, {
      type: 'calculated',
      results: calculateWorkbenchCases(definition, settled.cases),
    });
  }
  if (action.type === 'follow') {
    const results = calculateWorkbenchCases(definition, casesToRecalculate(definition, workbench));
    return results.length === 0 ? workbench : workbenchReducer(definition, workbench, { type: 'calculated', results });
  }
  return workbenchReducer(definition, workbench, action);
}

function after(...actions: readonly TestAction[]): WorkbenchState {
  return actions.reduce(apply, createWorkbench(definition));
}

const volumeOf = (item: WorkbenchCase | undefined) => {
  const value = item?.calculated?.report.values['volume'];
  return value?.type === 'number' ? value.si : value;
};

const edit = (id: string, typed: string): WorkbenchAction => ({ type: 'edit', key: 1, id, text: typed });
const filled = [edit('userDescription', 'Tank'), edit('side', '5'), edit('finish', 'painted')] as const;
const calculate: TestAction = { type: 'calculate' };

describe('changing a choice that resets the case', () => {
  test('clears other fields and results, and keeps the name', () => {
    const [item] = after(...filled, calculate, edit('shape', 'slab')).cases;
    expect(item?.data['shape']?.text).toBe('slab');
    expect(item?.data['userDescription']?.text).toBe('Tank');
    expect(item?.data['side']?.text).toBe('');
    expect(item?.data['finish']?.text).toBe('plain');
    expect(item?.calculated).toBeUndefined();
  });

  test('clears nothing if the same option is chosen, or for other choices', () => {
    const [item] = after(...filled, calculate, edit('shape', 'cube'), edit('finish', 'plain')).cases;
    expect(item?.data['side']?.text).toBe('5');
    expect(item?.calculated).toBeDefined();
  });
});

describe('clearing a case', () => {
  test('clears its entries and results in place', () => {
    const workbench = after(...filled, calculate, { type: 'add' }, { type: 'clear', key: 1 });
    expect(workbench.cases.map(({ key }) => key)).toEqual([1, 2]);
    expect(workbench.cases[0]).toEqual(createWorkbench(definition).cases[0]);
  });

  test('can be undone, even after the choice that reset it', () => {
    const shown = ({ cases }: WorkbenchState) =>
      cases.map(item => ({ key: item.key, data: item.data, volume: volumeOf(item) }));
    const before = shown(after(...filled, calculate));
    expect(shown(after(...filled, calculate, { type: 'clear', key: 1 }, { type: 'undo' }))).toEqual(before);
    expect(shown(after(...filled, calculate, edit('shape', 'slab'), { type: 'undo' }))).toEqual(before);
  });

  test('is not undoable if nothing was entered', () => {
    expect(after({ type: 'clear', key: 1 }).past).toEqual([]);
  });
});

/** The visible state: names, entries and units in order. */
const visibleState = ({ cases, units, record }: WorkbenchState) => ({
  cases: cases.map(({ data }) => data),
  units,
  record,
});
const typedSides = ({ cases }: WorkbenchState) => cases.map(({ data }) => data['side']?.text);
const repeated = (workbench: WorkbenchState, type: 'undo' | 'redo', times: number): WorkbenchState =>
  Array.from({ length: times }).reduce<WorkbenchState>(so => workbenchReducer(definition, so, { type }), workbench);

const example: WorkbenchAction = {
  type: 'example',
  example: { title: 'A cube', source: '', cases: [{ side: 99 }] },
  record: 'example',
};

/** The case at an index, modulo the number of cases. */
const key = fc.nat({ max: 2 });
const typed = fc.constantFrom('', '5', '7 in', 'x', '0.2 m');
const inputFor = (sides: readonly string[]) =>
  sides.map(text => ({ ...createWorkbench(definition).cases[0]?.data, side: { text, unit: 'mm' } }));
const arriving = fc.array(typed, { minLength: 1, maxLength: 2 }).map(inputFor);
const onSide = { id: fc.constant('side') };

/**
 * Every kind of action by name; the type checks that none is missing. Initial work without a description is not
 * undoable, since it comes first. Merges of other users' changes, which clear the undo history, are tested
 * separately.
 */
const arbitraries: {
  readonly [Type in Exclude<TestAction['type'], 'merged'>]: fc.Arbitrary<TestAction & { readonly type: Type }>;
} = {
  edit: fc.record({ type: fc.constant('edit'), key, id: fc.constantFrom('side', 'shape', 'finish'), text: typed }),
  settle: fc.record({ type: fc.constant('settle'), key, ...onSide }),
  questions: fc.record({
    type: fc.constant('questions'),
    questions: fc.constant([{ type: 'tornado', result: 'volume' } as const]),
  }),
  places: fc.record({ type: fc.constant('places'), places: fc.constantFrom({}, { A: [10, 20] as const }) }),
  settleAll: fc.constant({ type: 'settleAll' }),
  unit: fc.record({ type: fc.constant('unit'), key, ...onSide, unit: fc.constantFrom('m', 'inch') }),
  resultUnit: fc.record({
    type: fc.constant('resultUnit'),
    id: fc.constant('volume'),
    unit: fc.constantFrom('m³', 'L', 'ft³'),
  }),
  pressures: fc.record({
    type: fc.constant('pressures'),
    basis: fc.constantFrom<(PressureBasis | undefined)[]>('gauge', 'absolute', undefined),
  }),
  unitSet: fc.record({
    type: fc.constant('unitSet'),
    set: fc.constantFrom<UnitSet>('si', 'metric', 'us', { base: 'metric', units: { 'length mm': 'inch' } }),
  }),
  columnUnit: fc.record({ type: fc.constant('columnUnit'), ...onSide, unit: fc.constantFrom('m', 'inch') }),
  paste: fc
    .record({
      key,
      ...onSide,
      block: fc.array(fc.array(typed, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
      across: fc.constantFrom<Paste['across']>('cases', { cases: [1, 2, 3], fields: ['side', 'finish'] }),
    })
    .map(paste => pasteAction(definition, paste)),
  takeOver: fc.record({
    type: fc.constant('takeOver'),
    key,
    entries: fc.record({ side: typed.map(text => ({ text, unit: 'mm' })), finish: fc.constant({ text: 'painted' }) }),
    what: fc.constant('the box used before'),
  }),
  takeOverAll: fc.record({
    type: fc.constant('takeOverAll'),
    changes: fc.array(fc.record({ key, entries: fc.record({ side: typed.map(text => ({ text, unit: 'mm' })) }) }), {
      maxLength: 2,
    }),
    what: fc.constant('the sizes found'),
  }),
  addRows: fc.record({
    type: fc.constant('addRows'),
    cases: fc.constantFrom([{ parts: { text: 'Tag | Mass kg\nA | 2' } }], [{ parts: { text: 'Tag\nB' } }], []),
    mergeRows: fc.constant(mergeRows),
    what: fc.constant('the rows sent here'),
  }),
  add: fc.constant({ type: 'add' }),
  duplicate: fc.record({ type: fc.constant('duplicate'), key }),
  remove: fc.record({ type: fc.constant('remove'), key }),
  clear: fc.record({ type: fc.constant('clear'), key }),
  move: fc.record({ type: fc.constant('move'), key, by: fc.constantFrom(-1, 1) }),
  title: fc.string().map(project => ({ type: 'title', title: { ...createWorkbench(definition).title, project } })),
  example: fc.constant({
    type: 'example',
    example: { title: 'A cube', source: '', cases: [{ side: 99 }] },
    record: 'e',
  }),
  replace: fc.record({
    type: fc.constant('replace'),
    cases: arriving,
    record: fc.constant('other'),
    what: fc.constant('the import'),
  }),
  append: arriving.map(cases => ({
    type: 'append',
    cases,
    calculated: calculateCases(definition, cases),
    what: 'the cases sent here',
  })),
  calculated: fc.record({ type: fc.constant('calculated'), key, data: arriving }).map(({ type, key: of, data }) => ({
    type,
    results: calculateCases(definition, data).map(calculated => ({ key: of, calculated })),
  })),
  undo: fc.constant({ type: 'undo' }),
  redo: fc.constant({ type: 'redo' }),
  calculate: fc.constant({ type: 'calculate' }),
  follow: fc.constant({ type: 'follow' }),
};
/** Actions that are repeated often in use. */
const often: readonly (keyof typeof arbitraries)[] = ['edit', 'unit', 'calculate', 'follow', 'undo'];
const anyAction: fc.Arbitrary<TestAction> = fc.oneof(
  ...Object.values(arbitraries),
  ...often.map(type => ({ arbitrary: arbitraries[type], weight: 6 })),
);
const anyActions = fc.array(anyAction, { maxLength: 40 });

/** The state after an action on the case at an index. */
function applyAt(workbench: WorkbenchState, action: TestAction): WorkbenchState {
  const keyAt = (index: number) => workbench.cases[index % workbench.cases.length]?.key ?? 0;
  if (action.type === 'calculated')
    return apply(workbench, { ...action, results: action.results.map(each => ({ ...each, key: keyAt(each.key) })) });
  return apply(workbench, 'key' in action ? { ...action, key: keyAt(action.key) } : action);
}

describe("merging other users' changes", () => {
  const mergeAction = (cases: readonly { side: string; key?: number }[]): WorkbenchAction => ({
    type: 'merged',
    cases: cases.map(({ side, key }) => ({
      data: { ...createWorkbench(definition).cases[0]?.data, side: { text: side, unit: 'mm' } },
      key,
    })),
    units: { volume: 'L' },
    title: createWorkbench(definition).title,
    questions: [],
    places: {},
  });

  test('updates existing cases, which keep their results, and adds new ones', () => {
    const before = after(...filled, calculate, { type: 'add' });
    const workbench = workbenchReducer(
      definition,
      before,
      mergeAction([{ side: '7' }, { side: '5', key: 1 }, { side: '8', key: 2 }]),
    );
    expect(typedSides(workbench)).toEqual(['7', '5', '8']);
    expect(workbench.cases.slice(1).map(({ key }) => key)).toEqual([1, 2]);
    expect(new Set([...before.cases, ...workbench.cases].map(({ key }) => key)).size).toBe(3);
    expect(volumeOf(workbench.cases[1])).toBe(volumeOf(before.cases[0]));
    expect(workbench.units).toEqual({ volume: 'L' });
  });

  test('drops the undo history', () => {
    const workbench = after(...filled, mergeAction([{ side: '9', key: 1 }]), { type: 'undo' });
    expect(typedSides(workbench)).toEqual(['9']);
    expect(typedSides(workbenchReducer(definition, workbench, { type: 'redo' }))).toEqual(['9']);
  });
});

describe('undo and redo', () => {
  test('restore a case that was removed before an example was loaded', () => {
    const workbench = after(edit('side', '5'), { type: 'add' }, { type: 'remove', key: 1 }, example);
    const reached = [1, 2, 3, 4, 5].map(times => typedSides(repeated(workbench, 'undo', times)));
    expect(reached).toEqual([[''], ['5', ''], ['5'], [''], ['']]);
    expect(typedSides(repeated(repeated(workbench, 'undo', 5), 'redo', 5))).toEqual(['99']);
  });

  test('allow redo until another change is made', () => {
    const undone = repeated(after(edit('side', '5'), { type: 'duplicate', key: 1 }), 'undo', 1);
    expect(undone.future.map(({ words: text }) => text.redo)).toEqual(['Redo the copy of Case 1']);
    expect(workbenchReducer(definition, undone, { type: 'add' }).future).toEqual([]);
    expect(workbenchReducer(definition, undone, edit('side', '6')).future).toEqual([]);
  });

  test('treat typing in a field as one change until it is left', () => {
    const settle: WorkbenchAction = { type: 'settle', key: 1, id: 'side' };
    const workbench = after(edit('side', '5'), edit('side', '50'), settle, edit('side', '7'), edit('side', '70'));
    expect(workbench.past.map(({ words: text }) => text.undo)).toEqual([
      'Undo the entry in Side',
      'Undo the entry in Side',
    ]);
    expect(typedSides(repeated(workbench, 'undo', 1))).toEqual(['50']);
    expect(typedSides(repeated(workbench, 'undo', 2))).toEqual(['']);
  });

  test('keep text typed after a change in the redo history', () => {
    const workbench = after({ type: 'add' }, edit('side', '5'));
    const back = repeated(workbench, 'undo', 2);
    expect(back.cases).toHaveLength(1);
    expect(typedSides(repeated(back, 'redo', 2))).toEqual(['5', '']);
  });

  test('restore a removed case at its index', () => {
    const workbench = after({ type: 'add' }, { type: 'add' }, edit('side', '1'), { type: 'remove', key: 2 });
    expect(repeated(workbench, 'undo', 1).cases.map(({ key }) => key)).toEqual([1, 2, 3]);
  });

  test('keep only the latest changes', () => {
    const adds = Array.from({ length: 150 }, (): WorkbenchAction => ({ type: 'add' }));
    const moves = Array.from({ length: 150 }, (_, index): WorkbenchAction => ({
      type: 'move',
      key: 1,
      by: index % 2 ? -1 : 1,
    }));
    const workbench = after(...adds, ...moves, edit('side', '5'));
    expect(workbench.past).toHaveLength(200);
    expect(workbench.past.at(-1)?.words.undo).toBe('Undo the entry in Side');
    expect(typedSides(repeated(workbench, 'undo', 1))[0]).toBe('');
  });

  test('keep later results with their case, marked as outdated if they do not match', () => {
    const stored = repeated(after(edit('side', '5'), { type: 'add' }, calculate), 'undo', 1).cases[0];
    expect(volumeOf(stored)).toBe(0.005 ** 3);
    expect(stored && isUpToDate(definition, stored)).toBe(true);
    const settle: WorkbenchAction = { type: 'settle', key: 1, id: 'side' };
    const stale = repeated(after(edit('side', '5'), settle, edit('side', '6'), calculate), 'undo', 1).cases[0];
    expect(stale?.data['side']?.text).toBe('5');
    expect(volumeOf(stale)).toBe(0.006 ** 3);
    expect(stale && isUpToDate(definition, stale)).toBe(false);
  });

  test('keep the title block of each record separate', () => {
    const titleAction = (project: string): WorkbenchAction => ({ type: 'title', title: { ...after().title, project } });
    const other: WorkbenchAction = {
      type: 'replace',
      cases: [{ side: { text: '9', unit: 'mm' } }],
      record: 'other',
      title: { ...after().title, project: 'Other' },
      what: 'the opened link',
    };
    const workbench = after(edit('side', '5'), titleAction('Mine'), other);
    expect(workbench.title.project).toBe('Other');
    const back = repeated(workbench, 'undo', 1);
    expect([back.record, back.title.project]).toEqual(['', 'Mine']);
    expect(repeated(workbenchReducer(definition, back, titleAction('Mine, B')), 'redo', 1).title.project).toBe('Other');
  });

  test('drop a change once the field has its previous text again', () => {
    const workbench = after({ type: 'add' }, edit('side', '5'), edit('side', '50'), edit('side', ''));
    expect(workbench.past.map(({ words: text }) => text.undo)).toEqual(['Undo the new case']);
    const choice = after(edit('shape', 'cube'), edit('finish', 'painted'), edit('finish', 'plain'));
    expect(choice.past).toEqual([]);
    const other = after(
      edit('side', '5'),
      edit('finish', 'painted'),
      edit('finish', 'plain'),
      edit('finish', 'painted'),
    );
    expect(other.past.map(({ words: text }) => text.undo)).toEqual([
      'Undo the entry in Side',
      'Undo the entry in Finish',
    ]);
  });

  test('return messages of what they did', () => {
    const workbench = after(edit('side', '5'), { type: 'remove', key: 1 });
    expect(workbench.past.map(({ words: text }) => text.undone)).toEqual([
      'Undone: the entry in Side.',
      'Case 1 is back.',
    ]);
    expect(workbench.past.map(({ words: text }) => text.redone)).toEqual([
      'Redone: the entry in Side.',
      'Case 1 is removed again.',
    ]);
  });

  test('restore the start, the end and every intermediate state for random actions', () => {
    fc.assert(
      fc.property(anyActions, actions => {
        const states = [createWorkbench(definition)];
        for (const action of actions) states.push(applyAt(states.at(-1) ?? createWorkbench(definition), action));
        const end = states.at(-1) ?? createWorkbench(definition);
        const count = end.past.length;
        const start = repeated(end, 'undo', count);
        expect(start.past).toEqual([]);
        expect(visibleState(start)).toEqual(visibleState(createWorkbench(definition)));
        expect(visibleState(repeated(start, 'redo', count))).toEqual(visibleState(end));
        expect(visibleState(repeated(repeated(end, 'redo', end.future.length), 'undo', end.future.length))).toEqual(
          visibleState(end),
        );
        if (actions.some(({ type }) => type === 'undo' || type === 'redo')) return;
        const reached = Array.from({ length: count + 1 }, (_, times) =>
          repeated(end, 'undo', times).cases.map(({ key: of }) => of),
        );
        for (const { cases } of states) expect(reached).toContainEqual(cases.map(({ key: of }) => of));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a unit set', () => {
  const us = { type: 'unitSet', set: 'us' } as const;
  const unitsOf = ({ cases, units }: WorkbenchState) => ({
    side: cases.map(({ data }) => data['side']?.unit),
    ...units,
  });

  test('applies to all fields and results, including blank ones, as one change', () => {
    const workbench = after(edit('side', '25.4'), { type: 'add' }, us);
    expect(typedSides(workbench)).toEqual(['1', '']);
    expect(unitsOf(workbench)).toEqual({ side: ['inch', 'inch'], volume: 'ft³' });
    expect(workbench.past.at(-1)?.words.undo).toBe('Undo the change of units');
    expect(unitsOf(repeated(workbench, 'undo', 1))).toEqual({ side: ['mm', 'mm'] });
    expect(unitsOf(repeated(repeated(workbench, 'undo', 1), 'redo', 1))).toEqual(unitsOf(workbench));
    expect(workbenchReducer(definition, workbench, us).past).toHaveLength(workbench.past.length);
  });

  test('applies to a result even if no field changes', () => {
    const workbench = after({ type: 'resultUnit', id: 'volume', unit: 'L' }, { type: 'unitSet', set: 'metric' });
    expect([workbench.units, workbench.past.length]).toEqual([{}, 2]);
  });

  test('converts entries made since, not those made before', () => {
    const workbench = after(edit('side', '25.4'), us, edit('side', '2'), { type: 'unitSet', set: 'metric' });
    expect(typedSides(workbench)).toEqual(['50.8']);
  });

  test('rounds converted numbers, and converting back restores the typed text', () => {
    const workbench = after(edit('side', '5'), calculate, us);
    const [item] = workbench.cases;
    expect(item?.data['side']).toMatchObject({ text: '0.1968503937', shown: '0.19685', typed: { text: '5' } });
    const typing = after(edit('side', '5'), calculate, us, edit('side', '0.196851'));
    expect(typing.past).toHaveLength(workbench.past.length + 1);
    const back = workbenchReducer(definition, typing, edit('side', '0.19685'));
    expect([back.cases[0]?.data, back.past.length]).toEqual([item?.data, workbench.past.length]);
    expect(workbenchReducer(definition, workbench, edit('side', '0.19685'))).toBe(workbench);
  });

  test("of the user's preference applies to examples and their results", () => {
    const cube = { title: 'A cube', source: '', cases: [{ side: 99 }] };
    const load: WorkbenchAction = { type: 'example', example: cube, record: 'example', set: 'us' };
    const workbench = after(load, { type: 'unitSet', set: 'metric' }, load);
    expect([workbench.cases[0]?.data['side']?.typed, unitsOf(workbench)]).toEqual([
      { text: '99', unit: 'mm' },
      { side: ['inch'], volume: 'ft³' },
    ]);
    expect(unitsOf(after(us, example))).toEqual({ side: ['mm'], volume: 'ft³' });
  });

  test('does not change whether results are current or outdated', () => {
    const [item] = after(edit('side', '5'), calculate, us).cases;
    expect(item && isUpToDate(definition, item)).toBe(true);
    const [stale] = after(edit('side', '5'), calculate, edit('side', '6'), us).cases;
    expect(stale && isUpToDate(definition, stale)).toBe(false);
  });

  test('is overridden by a unit chosen later for a field', () => {
    const workbench = after(edit('side', '25.4'), us, { type: 'unit', key: 1, id: 'side', unit: 'm' });
    expect([typedSides(workbench), unitsOf(workbench).side]).toEqual([['0.0254'], ['m']]);
  });

  test('applies to added, pasted, cleared and reset cases', () => {
    const block = [['1', '2']];
    for (const action of [
      { type: 'add' },
      pasteAction(definition, { key: 1, id: 'side', block, across: 'cases' }),
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

  test('of a new workbench is not undoable', () => {
    const begin: WorkbenchAction = { ...us, begins: true };
    expect([unitsOf(after(begin)), after(begin).past]).toEqual([{ side: ['inch'], volume: 'ft³' }, []]);
  });
});

/** The volume of a case, calculated from scratch. */
const freshVolume = ({ key: of, data }: WorkbenchCase) => {
  const [fresh] = calculateWorkbenchCases(definition, [{ key: of, data }]);
  return fresh && volumeOf({ key: of, data, calculated: fresh.calculated });
};

test('for random actions, current results match the inputs, and live calculation misses no case', () => {
  fc.assert(
    fc.property(anyActions, actions => {
      let workbench = createWorkbench(definition);
      for (const action of actions) {
        workbench = applyAt(workbench, action);
        for (const item of workbench.cases.filter(each => isUpToDate(definition, each))) {
          const [fresh, shown] = [freshVolume(item), volumeOf(item)];
          if (typeof fresh === 'number' && typeof shown === 'number') expect(shown / fresh).toBeCloseTo(1, 9);
          else expect(shown).toEqual(fresh);
        }
      }
      const left = apply(apply(workbench, { type: 'settle', key: 1, id: 'side' }), { type: 'follow' });
      const started = left.cases.some(({ calculated }) => calculated !== undefined);
      const behind = left.cases.filter(each => each.calculated !== undefined && !isUpToDate(definition, each));
      expect(started ? behind : []).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

describe('results and their inputs', () => {
  test('changing a unit of an edited case leaves its results outdated', () => {
    const toInch: WorkbenchAction = { type: 'unit', key: 1, id: 'side', unit: 'inch' };
    const stale = after(edit('side', '5'), calculate, edit('side', '6'), toInch).cases[0];
    const current = after(edit('side', '5'), calculate, toInch).cases[0];
    expect(stale && isUpToDate(definition, stale)).toBe(false);
    expect(current && isUpToDate(definition, current)).toBe(true);
  });

  test('late results are not applied to a case that has been cleared', () => {
    const workbench = after(edit('side', '5'));
    const late: WorkbenchAction = { type: 'calculated', results: calculateWorkbenchCases(definition, workbench.cases) };
    expect(workbenchReducer(definition, workbench, late).cases[0]?.calculated).toBeDefined();
    const clearedWorkbench = workbenchReducer(definition, workbench, { type: 'clear', key: 1 });
    expect(workbenchReducer(definition, clearedWorkbench, late).cases[0]?.calculated).toBeUndefined();
  });
});

describe('a unit for all cases', () => {
  const toMetres: WorkbenchAction = { type: 'columnUnit', id: 'side', unit: 'm' };
  const sides = ({ cases }: WorkbenchState) =>
    cases.map(({ data: { side: entry } }) => `${entry?.text} ${entry?.unit}`);
  const typedIn = (key: number, typed: string): WorkbenchAction => ({ type: 'edit', key, id: 'side', text: typed });

  test('converts every case, keeps results current, and is one change', () => {
    const workbench = after(edit('side', '5'), { type: 'add' }, { type: 'add' }, typedIn(2, '70'), calculate, toMetres);
    expect(sides(workbench)).toEqual(['0.005 m', '0.07 m', ' m']);
    expect(workbench.cases.slice(0, 2).every(item => isUpToDate(definition, item))).toBe(true);
    expect(workbench.past.at(-1)?.words.undo).toBe('Undo the unit of Side');
    expect(sides(repeated(workbench, 'undo', 1))).toEqual(['5 mm', '70 mm', ' mm']);
  });

  test('leaves ambiguous numbers as typed', () => {
    expect(sides(after(edit('side', '48,600'), { type: 'add' }, typedIn(2, '7'), toMetres))).toEqual([
      '48,600 mm',
      '0.007 m',
    ]);
  });

  test('is no change if already used everywhere, and ignored for fields without unit', () => {
    const workbench = after(edit('side', '5'));
    expect(workbenchReducer(definition, workbench, { type: 'columnUnit', id: 'side', unit: 'mm' })).toBe(workbench);
    expect(workbenchReducer(definition, workbench, { type: 'columnUnit', id: 'finish', unit: 'm' })).toBe(workbench);
  });
});

describe('the maximum number of cases', () => {
  const full = after(...Array.from({ length: maxCases - 1 }, (): WorkbenchAction => ({ type: 'add' })));

  test('prevents adding, copying and pasting cases, without an undo entry', () => {
    expect(full.cases).toHaveLength(maxCases);
    for (const action of [{ type: 'add' }, { type: 'duplicate', key: 1 }] as const)
      expect(workbenchReducer(definition, full, action)).toBe(full);
  });
});

test('the first and last case cannot be moved outwards, without an undo entry', () => {
  const workbench = after(edit('side', '5'), { type: 'add' });
  for (const { key, by } of [
    { key: 1, by: -1 },
    { key: 2, by: 1 },
  ] as const) {
    const moved = workbenchReducer(definition, workbench, { type: 'move', key, by });
    expect(moved.cases).toBe(workbench.cases);
    expect(moved.past).toEqual(workbench.past);
  }
});

describe('cases transferred from another calculator', () => {
  const input = { ...createWorkbench(definition).cases[0]?.data, side: { text: '9', unit: 'mm' } };
  const calculated = calculateCases(definition, [input]);
  const send: WorkbenchAction = { type: 'append', cases: [input], calculated, what: 'the cases sent here' };

  test('are appended, which can be undone', () => {
    const workbench = after(edit('side', '5'), send);
    expect(typedSides(workbench)).toEqual(['5', '9']);
    expect(workbench.cases[1]?.calculated).toBeDefined();
    expect(typedSides(repeated(workbench, 'undo', 1))).toEqual(['5']);
  });

  test('replace a blank case', () => expect(typedSides(after(send))).toEqual(['9']));
});

describe('results of what is typed in US customary units', () => {
  const settle = (id: string): WorkbenchAction => ({ type: 'settle', key: 1, id });
  const inches = [edit('side', '4 in'), settle('side'), edit('margin', '0.1 in'), settle('margin')] as const;

  test('are shown in those from the first calculation on', () => {
    const { units } = after(...inches, calculate);
    expect(units).toEqual({ volume: 'ft³' });
    expect(units).toEqual(resultUnitsIn(definition, 'us'));
  });

  test('are unchanged after a single such entry, with a metric one, and once units were chosen', () => {
    expect(after(edit('side', '4 in'), calculate).units).toEqual({});
    expect(after(...inches, edit('gap', '1'), calculate).units).toEqual({});
    const chosen: WorkbenchAction = { type: 'resultUnit', id: 'volume', unit: 'L' };
    expect(after(...inches, chosen, calculate).units).toEqual({ volume: 'L' });
  });

  test('are not changed later, nor in opened work', () => {
    expect(after(edit('side', '100'), edit('margin', '1'), calculate, ...inches, calculate).units).toEqual({});
    expect(apply({ ...after(...inches), past: [] }, calculate).units).toEqual({});
  });
});

describe('tables sent from another calculator', () => {
  const sent = (text: string): WorkbenchAction => ({
    type: 'addRows',
    cases: [{ parts: { text } }],
    mergeRows,
    what: 'the rows sent here',
  });
  const parts = ({ cases }: WorkbenchState) => cases.map(({ data }) => data['parts']?.text);

  test('are added to the first case, or change the row of the same tag and leave its other cells', () => {
    const typedRows = edit('parts', 'Tag | Colour | Mass g\nA | red | 1,5');
    const workbench = after(typedRows, { type: 'add' }, sent('Tag | Mass kg\nA | 2.125\nB | 3'));
    expect(parts(workbench)).toEqual(['Tag | Colour | Mass g\nA | red | 2.1250 kg\nB |  | 3 kg', '']);
    expect(parts(after(typedRows, sent('Tag | Mass kg\nB | 3'), { type: 'undo' }))).toEqual([
      'Tag | Colour | Mass g\nA | red | 1,5',
    ]);
  });
});

test('fields of several cases are set in one step', () => {
  const workbench = after(
    ...filled,
    { type: 'duplicate', key: 1 },
    {
      type: 'takeOverAll',
      changes: [1, 2].map(each => ({ key: each, entries: { side: { text: `${each}0`, unit: 'mm' } } })),
      what: 'the sizes found',
    },
  );
  expect(typedSides(workbench)).toEqual(['10', '20']);
  expect(typedSides(workbenchReducer(definition, workbench, { type: 'undo' }))).toEqual(['5', '5']);
});
