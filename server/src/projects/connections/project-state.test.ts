import type { ProjectFluid, Reference, SheetOutputs } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { cycleMessage } from './cycle-message.ts';
import {
  connectionsOf,
  mappedSheet,
  resolveReference,
  staleSheets,
  type ConnectedSheet,
  type ProjectState,
} from './project-state.ts';
import type { SheetOutputState } from './sheet-outputs.ts';

const sheet = (id: string, reads: readonly string[] = []): ConnectedSheet => ({
  id,
  tool: 'control-valve',
  number: `C-${id}`,
  title: 'Valve',
  reads,
});
const gas: ProjectFluid = {
  id: 'gas',
  name: 'Inlet gas',
  words: 'Methane',
  parts: {},
  version: 3,
  changedAt: '2026-02-03T09:00:00.000Z',
  changedBy: null,
};
type CaseOutput = SheetOutputs['cases'][number];
const outputCase = (name: string, change: Partial<CaseOutput> = {}): CaseOutput => ({
  name,
  values: { flow: 2 },
  reads: {},
  answers: [],
  errors: 0,
  warnings: 0,
  ...change,
});
const answersOf = (cases: readonly CaseOutput[], change: Partial<SheetOutputs> = {}): SheetOutputState => ({
  type: 'answers',
  answers: {
    engine: '1',
    offered: [{ id: 'flow', label: 'Flow', kind: 'massFlow', unit: 'kg/h', of: 'result' }],
    labels: { inlet: 'Inlet flow' },
    cases: [...cases],
    together: {},
    ...change,
  },
});
const stateOf = (
  answers: Readonly<Record<string, SheetOutputState>>,
  sheets = [sheet('1'), sheet('2', ['1'])],
): ProjectState => ({
  sheets,
  fluids: [gas],
  answers: new Map(Object.entries(answers)),
});
const valueOf = (name: string | null, value = 'flow', id = '1'): Reference => ({
  type: 'sheet',
  id,
  case: name,
  value,
});

describe('a reference to a sheet', () => {
  test('is the value of its only case, of a named case, or over all cases', () => {
    const one = stateOf({ 1: answersOf([outputCase('')]) });
    expect(resolveReference(one, valueOf(''))).toEqual({
      type: 'number',
      kind: 'massFlow',
      si: 2,
      sourceText: 'C-1 Valve: Flow',
    });
    const two = stateOf({
      1: answersOf([outputCase('Normal'), outputCase('Fire', { values: { flow: 5 } })], { together: { flow: 7 } }),
    });
    expect(resolveReference(two, valueOf('Fire'))).toMatchObject({ si: 5, sourceText: 'C-1 Valve, Fire: Flow' });
    expect(resolveReference(two, valueOf(null))).toMatchObject({ si: 7, sourceText: 'C-1 Valve: Flow' });
  });

  test.each<[string, Reference, Readonly<Record<string, SheetOutputState>>, string, string]>([
    [
      'a deleted sheet',
      valueOf('', 'flow', '9'),
      {},
      'The sheet that it reads is no longer in the project.',
      'A deleted sheet',
    ],
    ['an empty sheet', valueOf('Fire'), { 1: { type: 'empty' } }, 'C-1 Valve has no inputs yet.', 'C-1 Valve, Fire'],
    [
      'a sheet that fails',
      valueOf(''),
      { 1: { type: 'failure', message: 'No root.' } },
      'C-1 Valve cannot be calculated: No root.',
      'C-1 Valve',
    ],
    [
      'a value that is gone',
      valueOf('', 'kv'),
      { 1: answersOf([outputCase('')]) },
      'C-1 Valve no longer has the value “kv”.',
      'C-1 Valve',
    ],
    [
      'a case that is gone',
      valueOf('Fire'),
      { 1: answersOf([outputCase('Normal')]) },
      'C-1 Valve no longer has a case “Fire”.',
      'C-1 Valve, Fire: Flow',
    ],
    [
      'one of two cases of a name',
      valueOf('Fire'),
      { 1: answersOf([outputCase('Fire'), outputCase('Fire')]) },
      'C-1 Valve has 2 cases called “Fire”. Give each a different name.',
      'C-1 Valve, Fire: Flow',
    ],
    [
      'the only case of several',
      valueOf(''),
      { 1: answersOf([outputCase('A'), outputCase('B')]) },
      'C-1 Valve has 2 cases now. Choose the one to read.',
      'C-1 Valve: Flow',
    ],
    [
      'a case without the value',
      valueOf(''),
      { 1: answersOf([outputCase('', { values: {} })]) },
      'C-1 Valve gives no Flow.',
      'C-1 Valve: Flow',
    ],
    [
      'all cases without the value',
      valueOf(null),
      { 1: answersOf([outputCase('')]) },
      'C-1 Valve gives no Flow.',
      'C-1 Valve: Flow',
    ],
  ])('to %s is nothing, with the reason', (_, reference, answers, reason, sourceText) => {
    expect(resolveReference(stateOf(answers), reference)).toEqual({ type: 'nothing', reason, sourceText });
  });

  test('waits for what is being calculated', () => {
    const waiting = { type: 'waiting', sourceText: 'C-1 Valve, Fire' };
    expect(resolveReference(stateOf({}), valueOf('Fire'))).toEqual(waiting);
    expect(resolveReference(stateOf({ 1: { type: 'waiting' } }), valueOf('Fire'))).toEqual(waiting);
  });
});

test('a reference to a fluid is the fluid, or nothing', () => {
  expect(resolveReference(stateOf({}), { type: 'fluid', id: 'gas', version: 1 })).toEqual({
    type: 'fluid',
    fluid: gas,
  });
  expect(resolveReference(stateOf({}), { type: 'fluid', id: 'oil', version: 1 })).toMatchObject({
    reason: 'The fluid that it reads is no longer in the project.',
    sourceText: 'A deleted fluid',
  });
});

describe('a connection', () => {
  const reading = (from: string, si: number | null, source = 2) =>
    connectionsOf(
      stateOf({
        1: answersOf([outputCase('', { values: { flow: source } })]),
        2: answersOf([outputCase('A'), outputCase('B', { reads: { inlet: { from, si } } })]),
      }),
    );

  test('names the field, the case and the source', () => {
    expect(reading('sheet/1//flow', 2)).toEqual([
      {
        sheet: '2',
        case: 1,
        field: 'inlet',
        label: 'Inlet flow',
        from: 'sheet/1//flow',
        source: { type: 'sheet', id: '1' },
        sourceText: 'C-1 Valve: Flow',
        state: 'current',
        brokenReason: null,
      },
    ]);
    expect(reading('no reference', 2)).toEqual([]);
  });

  test.each([
    [2, 2, 'current'],
    [2, 2 * (1 + 0.9e-9), 'current'],
    [2, 2 * (1 + 1.2e-9), 'changed'],
    [2, 2 * (1 - 1.2e-9), 'changed'],
    [-2, 2, 'changed'],
    [0, 0, 'current'],
    [null, 2, 'changed'],
  ])('of the stored value %d to %d is %s', (stored, now, state) => {
    expect(reading('sheet/1//flow', stored, now).map(each => each.state)).toEqual([state]);
  });

  test('is broken where there is nothing, and waits for its source', () => {
    expect(reading('sheet/9//flow', 2)).toMatchObject([
      { state: 'broken', brokenReason: 'The sheet that it reads is no longer in the project.' },
    ]);
    const state = stateOf({ 2: answersOf([outputCase('', { reads: { inlet: { from: 'sheet/1//flow', si: 2 } } })]) });
    expect(connectionsOf(state)).toMatchObject([{ state: 'waiting', brokenReason: null }]);
  });

  test('to a fluid is current in its version', () => {
    expect(reading('fluid/gas/3', null)).toMatchObject([
      { state: 'current', sourceText: 'Inlet gas', source: { type: 'fluid', id: 'gas' } },
    ]);
    expect(reading('fluid/gas/2', null)).toMatchObject([{ state: 'changed' }]);
  });
});

test('a sheet is stale with its own sources, or with those of a sheet that it reads', () => {
  const sheets = [sheet('1'), sheet('2', ['1']), sheet('3', ['2']), sheet('4')];
  const state = { sheets, fluids: [], answers: new Map() };
  const connection = (of: string, status: 'changed' | 'broken' | 'waiting' | 'current') => ({
    ...connectionTo(of),
    state: status,
  });
  expect([...staleSheets(state, [connection('2', 'changed'), connection('4', 'current')])]).toEqual(['2', '3']);
  expect([...staleSheets(state, [connection('3', 'broken')])]).toEqual(['3']);
  expect([...staleSheets(state, [connection('2', 'waiting')])]).toEqual([]);
});

const connectionTo = (id: string) => ({
  sheet: id,
  case: 0,
  field: 'inlet',
  label: '',
  from: '',
  source: { type: 'sheet' as const, id: '1' },
  sourceText: '',
  brokenReason: null,
});

test('a sheet of the map has the results of its first case and the messages of all', () => {
  const first = { id: 'kv', label: 'Kv', text: '12' };
  const answers = answersOf([
    outputCase('A', { answers: [first], errors: 1, warnings: 2 }),
    outputCase('B', { errors: 3, warnings: 4 }),
  ]);
  expect(mappedSheet(sheet('1'), answers, new Set(['1']))).toEqual({
    id: '1',
    tool: 'control-valve',
    number: 'C-1',
    title: 'Valve',
    answers: [first],
    cases: 2,
    errors: 4,
    warnings: 6,
    stale: true,
    waiting: false,
    failure: null,
  });
  const none = { answers: [], cases: 0, errors: 0, warnings: 0, stale: false };
  expect(mappedSheet(sheet('1'), undefined, new Set())).toMatchObject({ ...none, waiting: true, failure: null });
  expect(mappedSheet(sheet('1'), { type: 'waiting' }, new Set())).toMatchObject({ waiting: true });
  expect(mappedSheet(sheet('1'), { type: 'empty' }, new Set())).toMatchObject({ ...none, waiting: false });
  expect(mappedSheet(sheet('1'), { type: 'failure', message: 'No root.' }, new Set())).toMatchObject({
    waiting: false,
    failure: 'No root.',
  });
});

test('a sheet that would read itself over others is refused with the way round', () => {
  const sheets = [sheet('1'), sheet('2', ['1']), sheet('3', ['2'])];
  expect(cycleMessage(sheets, '3', '1')).toBeNull();
  expect(cycleMessage(sheets, '1', '3')).toBe(
    'C-1 Valve would depend on itself: it would read C-3 Valve, which reads C-2 Valve, which reads C-1 Valve.',
  );
  expect(cycleMessage([], '1', '1')).toBe('another sheet would depend on itself: it would read another sheet.');
});
