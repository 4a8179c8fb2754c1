import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve/definition.ts';
import { blankCase } from '../case/case-data.ts';
import type { ColumnTargets } from './column-units.ts';
import { listColumns } from './heading.ts';
import { matchColumns } from './match-columns.ts';
import { parseSavedColumns, savedTargets, withoutSavedColumns, withSavedColumns } from './saved-columns.ts';

const columnsOf = (...headings: readonly string[]) =>
  listColumns([headings, headings.map(() => '1')], { row: 0, hasUnits: false });
const guessesOf = (columns: ReturnType<typeof columnsOf>) =>
  matchColumns(controlValve, columns, blankCase(controlValve));
const remembered = (saved: unknown, columns: ReturnType<typeof columnsOf>) =>
  savedTargets(controlValve, parseSavedColumns(JSON.parse(JSON.stringify(saved))), columns, guessesOf(columns));
const saving = (columns: ReturnType<typeof columnsOf>, targets: ColumnTargets) =>
  withSavedColumns([], columns, targets, guessesOf(columns));

const columns = columnsOf('Tag', 'W', 'Design press. (psig)');
const targets = [
  { id: 'userDescription' },
  { id: 'flowRate', unit: 't/h' },
  { id: 'upstreamPressure', unit: 'psi(g)' },
];

describe('saved column targets', () => {
  test('are found for the same headings in any order', () => {
    const saved = saving(columns, targets);
    expect(remembered(saved, columns)).toEqual({ targets, changes: [] });
    expect(remembered(saved, columnsOf('Design press. (psig)', 'Tag', 'W'))?.targets).toEqual([
      targets[2],
      targets[0],
      targets[1],
    ]);
  });

  test.each([[['Tag', 'W']], [['Tag', 'W', 'Design press. (barg)']], [['Tag', 'W', 'Design press. (psig)', 'x']]])(
    'are not used for %j',
    headings => expect(remembered(saving(columns, targets), columnsOf(...headings))).toBeUndefined(),
  );

  test('can be removed, and the latest replaces earlier ones', () => {
    const other = [{ id: 'userDescription' }, undefined, { id: 'upstreamPressure', unit: 'psi(g)' }];
    const later = withSavedColumns(saving(columns, targets), columns, other, guessesOf(columns));
    expect(remembered(later, columns)?.targets).toEqual(other);
    expect(withoutSavedColumns(later, columns)).toEqual([]);
  });

  test.each([
    undefined,
    'x',
    [1],
    [{ headings: ['a'], targets: [] }],
    [{ headings: ['a'], targets: [[]] }],
    [{ headings: ['a'], targets: [null], chosen: ['0'] }],
  ])('are empty if the store contains %j', stored => expect(parseSavedColumns(stored)).toEqual([]));

  test('drop a field that no longer exists, and one whose unit is unknown', () =>
    expect(
      remembered(
        [
          {
            headings: ['tag []', 'w []', 'design press. [psig]'],
            targets: [['gone'], ['flowRate', 'furlong'], ['upstreamPressure', 'bar(abs)']],
            chosen: [0, 1, 2],
          },
        ],
        columns,
      )?.targets,
    ).toEqual([undefined, undefined, { id: 'upstreamPressure', unit: 'bar(abs)' }]));

  test('keep a flow by volume: 100 m³/h are not 100 kg/h', () => {
    const byVolume = [{ id: 'userDescription' }, { id: 'flowRate', unit: 'm³/h' }, undefined];
    expect(remembered(saving(columns, byVolume), columns)?.targets).toEqual(byVolume);
  });
});

describe('what an earlier release proposed', () => {
  const list = columnsOf('Tag', 'P1 (barg)', 'Shut-off dP (bar)', 'Remarks');
  const headings = ['tag []', 'p1 [barg]', 'shut-off dp [bar]', 'remarks []'];
  const then = [['userDescription'], ['upstreamPressure', 'bar(g)'], ['pressureDifferential', 'bar'], null];
  const today = [{ id: 'userDescription' }, { id: 'upstreamPressure', unit: 'bar(g)' }, undefined, undefined];
  const change =
    'Column C (Shut-off dP (bar)) was Pressure differential then, and is not read by its heading: choose the field if that is not meant.';

  test.each([
    ['without the choices of the user', {}],
    ['with them', { chosen: [] }],
  ])('is read as today and named, in a list saved %s', (_, version) =>
    expect(remembered([{ headings, targets: then, ...version }], list)).toEqual({ targets: today, changes: [change] }),
  );

  test('stays if the user chose it', () => {
    const saved = saving(list, [...today.slice(0, 2), { id: 'pressureDifferential', unit: 'bar' }, undefined]);
    expect(saved[0]?.chosen).toEqual([2]);
    expect(remembered(saved, list)?.targets[2]).toEqual({ id: 'pressureDifferential', unit: 'bar' });
  });

  test('stays where the heading says nothing today', () => {
    const unknown = columnsOf('Tag', 'Xy (bar)');
    const saved = [{ headings: ['tag []', 'xy [bar]'], targets: [null, ['pressureDifferential', 'bar']] }];
    expect(remembered(saved, unknown)).toEqual({
      targets: [undefined, { id: 'pressureDifferential', unit: 'bar' }],
      changes: [],
    });
  });

  test('is read as another field by its heading today', () => {
    const saved = [{ headings, targets: [then[0], ['pressureDifferential', 'bar(g)'], null, null] }];
    expect(remembered(saved, list)).toEqual({
      targets: today,
      changes: [
        expect.stringMatching(/^Column B \(P1 \(barg\)\) was Pressure differential then, and is Upstream pressure/),
      ],
    });
  });
});
