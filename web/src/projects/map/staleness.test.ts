import type { Connection, MappedSheet, ProjectMap } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { buildMapModel, lineLabel, describeConnection, describeLine } from './map-model.ts';
import { elapsedText, stalenessText, stalenessOf, staleReasons } from './staleness.ts';

const now = Date.parse('2026-11-24T12:12:00Z');
const gas = {
  id: 'gas',
  name: 'Inlet gas',
  words: 'Methane 90, Ethane 10',
  parts: {},
  version: 3,
  changedAt: '2026-11-24T12:00:00Z',
  changedBy: 'Ada Tester',
};
const sheet = (id: string, more: Partial<MappedSheet> = {}): MappedSheet => ({
  id,
  tool: 'control-valve',
  number: id.toUpperCase(),
  title: 'Sheet',
  answers: [],
  cases: 1,
  errors: 0,
  warnings: 0,
  stale: false,
  waiting: false,
  failure: null,
  ...more,
});
const reads = (
  reader: string,
  source: string,
  state: Connection['state'] = 'current',
  more: Partial<Connection> = {},
) => ({
  sheet: reader,
  case: 0,
  field: 'upstreamPressure',
  label: 'Upstream pressure',
  from: '',
  source: { type: source === 'gas' ? ('fluid' as const) : ('sheet' as const), id: source },
  sourceText: source === 'gas' ? 'Inlet gas' : `${source.toUpperCase()} Sheet, Normal: Outlet pressure`,
  state,
  brokenReason: null,
  ...more,
});
const stale = { stale: true };
const map = (sheets: readonly MappedSheet[], connections: readonly Connection[]): ProjectMap => ({
  fluids: [gas],
  sheets: [...sheets],
  connections: [...connections],
});
const textFor = (input: ProjectMap) =>
  stalenessText(stalenessOf(input, [{ id: 'a', changedAt: '2026-11-24T09:00:00Z' }]), now);

describe('summary of stale sheets', () => {
  const [a, b] = [sheet('a'), sheet('b', stale)];

  test('is empty if no sheet is stale', () => {
    expect(textFor(map([a], [reads('a', 'gas')]))).toBe('');
  });

  test('names the changed fluid, not the sheets that are stale because of it', () => {
    const both = map([sheet('a', stale), b], [reads('a', 'gas', 'changed'), reads('b', 'a', 'changed')]);
    expect(textFor(both)).toBe('2 sheets stale since Inlet gas changed 12 min ago');
  });

  test('names the changed sheet', () => {
    expect(textFor(map([a, b], [reads('b', 'a', 'changed')]))).toBe('1 sheet stale since A Sheet changed 3 h ago');
  });

  test('counts the sources if several changed', () => {
    expect(textFor(map([a, b], [reads('b', 'a', 'changed'), reads('b', 'gas', 'changed')]))).toBe(
      '1 sheet stale since 2 of their sources changed',
    );
  });

  test('reports broken connections', () => {
    expect(textFor(map([b], [reads('b', 'a', 'broken')]))).toBe('1 sheet stale: 1 with a broken connection');
    expect(textFor(map([b], [reads('b', 'x', 'broken'), reads('b', 'gas', 'changed')]))).toBe(
      '1 sheet stale since Inlet gas changed 12 min ago; 1 with a broken connection',
    );
  });
});

test('a stale sheet lists each of its causes once', () => {
  const brokenReason = 'The sheet that it reads is no longer in the project.';
  const input = map(
    [sheet('a', stale), sheet('b', stale)],
    [
      reads('a', 'gas', 'changed'),
      reads('a', 'gas', 'changed', { field: 'composition' }),
      reads('a', 'x', 'broken', { brokenReason }),
      reads('b', 'a', 'current'),
    ],
  );
  expect(input.sheets.map(each => staleReasons(each, input))).toEqual([
    ['Inlet gas changed', 'The sheet that it reads is no longer in the project'],
    ['A Sheet is stale'],
  ]);
  expect(staleReasons(sheet('a'), input)).toEqual([]);
});

test.each([
  ['2026-11-24T12:11:30Z', 'just now'],
  ['2026-11-24T11:13:00Z', '59 min ago'],
  ['2026-11-24T11:12:00Z', '1 h ago'],
  ['2026-11-23T12:12:00Z', '1 day ago'],
  ['2026-11-20T12:12:00Z', '4 days ago'],
  ['2026-11-24T12:20:00Z', 'just now'],
])('%s is %s', (at, text) => {
  expect(elapsedText(at, now)).toBe(text);
});

describe('lines of the project map', () => {
  test('combine all connections between two boxes, with the most severe state', () => {
    const { boxes, lines } = buildMapModel(
      map(
        [sheet('a'), sheet('b')],
        [reads('b', 'a'), reads('b', 'a', 'changed', { field: 'flow' }), reads('a', 'gas', 'waiting')],
      ),
    );
    expect(boxes.map(({ name }) => name)).toEqual(['Inlet gas', 'A Sheet', 'B Sheet']);
    expect(lines.map(lineLabel)).toEqual(['2× changed', 'waiting']);
    expect(lines.map(describeLine)).toEqual([
      'B Sheet reads 2 values of A Sheet, changed',
      'A Sheet reads 1 value of Inlet gas, waiting',
    ]);
  });

  test('also start at deleted sources', () => {
    const gone = reads('b', 'x', 'broken', { sourceText: 'A deleted sheet' });
    const { boxes, lines } = buildMapModel(map([sheet('b')], [gone]));
    expect(boxes.map(({ type, name }) => [type, name])).toContainEqual(['gone', 'A deleted sheet']);
    expect(lines.map(({ from, state }) => [from.id, state])).toEqual([['x', 'broken']]);
  });

  test('say which field reads what, and the case if there are several', () => {
    const { lines } = buildMapModel(map([sheet('a'), sheet('b', { cases: 2 })], [reads('b', 'a'), reads('a', 'gas')]));
    expect(lines.map(({ connections, to }) => connections.map(each => describeConnection(each, to)))).toEqual([
      ['Upstream pressure, case 1 reads Outlet pressure'],
      ['Upstream pressure reads the fluid'],
    ]);
  });
});
