import { calculation, fields, quantity, step, text, type Definition } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { newBench } from '../bench/bench.ts';
import { cellsOf } from './cell-text.ts';
import { tableColumns } from './columns.ts';
import { layoutsOf, nameWidth, pinnedCount } from './layout.ts';

const inputs = fields({ side: quantity('Side', 'length', 'mm'), remark: text('Remark') });
const { side } = inputs;
const edge = step('edge', { side }, { label: 'Edge', kind: 'length', unit: 'm' }, v => v.side);
const definition: Definition = calculation(
  { id: 'box', title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Shape: Object.values(inputs) },
    results: { Results: [edge] },
    primary: edge,
    examples: [],
    references: [],
  },
);

const [blank] = newBench(definition).cases;

/** How a column is set, and what its cells hold, where these sides are typed. */
function layoutOf(key: string, ...typed: readonly { readonly text: string; readonly unit?: string }[]) {
  const cases = typed.map((entry, place) => ({ key: place, data: { ...blank?.data, side: { unit: 'mm', ...entry } } }));
  const columns = tableColumns(definition, cases, new Set());
  const cells = cases.map(item => cellsOf(definition, columns, item, {}));
  const layout = layoutsOf(columns, cells).get(key);
  return { layout, cells: cells.map(own => own[columns.findIndex(column => column.key === key)]) };
}

describe('the figures of a column', () => {
  test('leave room for the decimals of the others, a few tiny numbers apart', () => {
    const { layout, cells } = layoutOf('side', { text: '62000' }, { text: '−1 234.56' }, { text: '0.00000012' });
    expect(cells.map(cell => [cell?.whole, cell?.fraction])).toEqual([
      [5, 0],
      [6, 3],
      [1, 9],
    ]);
    expect(layout?.fraction).toBe(5);
  });

  test('that are no plain number, or not there, take no part in that', () => {
    const { layout, cells } = layoutOf('side', { text: '' }, { text: '7 in' }, { text: 'x' });
    expect(cells.map(cell => cell?.fraction)).toEqual([undefined, undefined, undefined]);
    expect(layout?.fraction).toBe(0);
  });

  test('make it wide enough for the longest, and for a unit in each where they differ', () => {
    const narrow = layoutOf('side', { text: '1' }).layout;
    const wide = layoutOf('side', { text: '1234567890.12' }).layout;
    const mixed = layoutOf('side', { text: '1' }, { text: '1', unit: 'inch' }).layout;
    expect(narrow).toMatchObject({ unit: 'mm', mixed: false, unitWidth: 0 });
    expect(wide?.width).toBeGreaterThan(narrow?.width ?? Infinity);
    expect(mixed).toMatchObject({ unit: undefined, mixed: true });
    expect(mixed?.width).toBeGreaterThanOrEqual((narrow?.width ?? Infinity) + 8);
  });
});

test('the names take a quarter of the room at most', () => {
  const named = (words: string) => [{ key: 1, data: { ...blank?.data, userDescription: { text: words } } }];
  expect(nameWidth(named('A'), 1000)).toBe(160);
  expect(nameWidth(named('x'.repeat(200)), 1000)).toBe(240);
  expect(nameWidth(named('x'.repeat(200)), 400)).toBe(160);
});

test('as many answers stay in sight as leave most of the room, the first in any case', () => {
  expect(pinnedCount([100, 100, 100], 1000)).toBe(3);
  expect(pinnedCount([200, 200, 100], 1000)).toBe(2);
  expect(pinnedCount([600, 100], 1000)).toBe(1);
  expect(pinnedCount([], 1000)).toBe(0);
});
