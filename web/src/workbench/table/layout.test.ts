import {
  calculation,
  choice,
  fields,
  quantity,
  step,
  text,
  type Definition,
  type Field,
} from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { createWorkbench } from '../state/workbench.ts';
import { cellTexts, type CellText } from './cell-text.ts';
import { tableColumns, type Column } from './columns.ts';
import { columnLayouts, nameWidth, pinnedCount, offeredColumnUnits } from './layout.ts';

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

const [blank] = createWorkbench(definition).cases;

/** The layout and cell texts of a column for the given sides. */
function layoutOf(key: string, ...typed: readonly { readonly text: string; readonly unit?: string }[]) {
  const cases = typed.map((entry, index) => ({ key: index, data: { ...blank?.data, side: { unit: 'mm', ...entry } } }));
  const columns = tableColumns(definition, cases, new Set());
  const cells = cases.map(item => cellTexts(definition, columns, item, {}));
  const layout = columnLayouts(columns, cells).get(key);
  return { layout, cells: cells.map(own => own[columns.findIndex(column => column.key === key)]) };
}

describe('the numbers of a column', () => {
  test('reserve room for the decimals of others, except a few tiny numbers', () => {
    const { layout, cells } = layoutOf('side', { text: '62000' }, { text: '−1 234.56' }, { text: '0.00000012' });
    expect(cells.map(cell => [cell?.whole, cell?.fraction])).toEqual([
      [5, 0],
      [6, 3],
      [1, 9],
    ]);
    expect(layout?.fraction).toBe(5);
  });

  test('ignore text and missing values', () => {
    const { layout, cells } = layoutOf('side', { text: '' }, { text: '7 in' }, { text: 'x' });
    expect(cells.map(cell => cell?.fraction)).toEqual([undefined, undefined, undefined]);
    expect(layout?.fraction).toBe(0);
  });

  test('determine its width, with units if they differ', () => {
    const narrow = layoutOf('side', { text: '1' }).layout;
    const wide = layoutOf('side', { text: '1234567890.12' }).layout;
    const mixed = layoutOf('side', { text: '1' }, { text: '1', unit: 'inch' }).layout;
    expect(narrow).toMatchObject({ unit: 'mm', mixed: false, unitWidth: 0 });
    expect(wide?.width).toBeGreaterThan(narrow?.width ?? Infinity);
    expect(mixed).toMatchObject({ unit: undefined, mixed: true });
    expect(mixed?.width).toBeGreaterThanOrEqual((narrow?.width ?? Infinity) + 8);
  });
});

describe('a column is as wide as', () => {
  const base = { key: 'c', id: 'edge', section: 'S', symbol: undefined };
  const result = (label: string, symbol?: string): Column => ({
    ...base,
    label,
    symbol,
    type: 'result',
    answer: false,
  });
  const input = (field: Field): Column => {
    return { ...base, label: 'L', type: 'input', differs: true, input: { id: 'x', section: 'S', field } };
  };
  const set = (column: Column, ...cells: readonly CellText[]) => {
    const [layout] = columnLayouts(
      [column],
      cells.map(cell => [cell]),
    ).values();
    if (!layout) throw new Error('The column has no layout.');
    return layout;
  };
  const none: CellText = { type: 'none', text: '' };
  const number = (text: string, more: Partial<CellText> = {}): CellText => ({ type: 'number', text, ...more });

  // Header characters are 8 px wide, cells have 18 px of padding, and widths are multiples of 8 px.
  test.each([
    ['Edge', 72],
    ['Temperature', 112],
    ['Relieving pressure at inlet', 160],
    ['Relieving pressure', 96],
    ['Flow rate of the liquid', 120],
    ['a bb ccc dddd', 88],
  ])('its label in two lines: %s', (label, width) => expect(set(result(label), none).width).toBe(width));

  test('its symbol and unit', () => {
    const wide = result('L', 'pressure_1');
    expect(set(wide, none).width).toBe(96);
    expect(set(wide, number('1', { unit: 'bar(abs)' })).width).toBe(152);
    expect(set(wide, number('1', { unit: 'bar(abs)' }), number('1', { unit: 'Pa' })).width).toBe(136);
  });

  test('its numbers, of 6 to 14 characters, in steps of two', () => {
    const widths = ['1', '123456', '1234567', '12345678', '123456789012', '1'.repeat(14), '1'.repeat(40)].map(
      text => set(result('L'), number(text, { whole: text.length, fraction: 0 })).width,
    );
    expect(widths).toEqual([72, 72, 88, 88, 112, 128, 128]);
  });

  test('its numbers with the reserved decimals', () => {
    const cells = [number('123456', { whole: 6, fraction: 0 }), number('0.123', { whole: 1, fraction: 4 })];
    expect(set(result('L'), ...cells)).toMatchObject({ width: 96, fraction: 4 });
    expect(set(result('L'), number('1.1', { whole: 1, fraction: 2 })).fraction).toBe(2);
    expect(set(result('L'), number('0.0000001', { whole: 1, fraction: 8 })).fraction).toBe(5);
  });

  test('its text, up to 200 px, with room for a mark', () => {
    const words = (length: number, more: Partial<CellText> = {}): CellText => {
      return { type: 'words', text: 'x'.repeat(length), ...more };
    };
    expect(set(result('L'), words(20)).width).toBe(160);
    expect(set(result('L'), words(20, { level: 'warning' })).width).toBe(184);
    expect(set(result('L'), words(200)).width).toBe(200);
    expect(set(input(text('Remark')), words(20)).width).toBe(176);
    expect(set(input(text('Remark')), words(200)).width).toBe(240);
    expect(set(input(choice('Shape', ['x'])), words(200)).width).toBe(200);
    expect(set(input(text('Remark')), words(1)).width).toBe(72);
  });

  test('the placeholder of an optional field', () => {
    expect(set(input(quantity('L', 'length', 'mm', { hint: 'as on the data sheet' })), none).width).toBe(152);
    expect(set(input(quantity('L', 'length', 'mm')), none).width).toBe(72);
  });

  test('its numbers with differing units', () => {
    const mixed = set(result('L'), number('1', { unit: 'mm' }), number('1', { unit: 'inch' }));
    expect(mixed).toMatchObject({ mixed: true, unit: undefined, width: 112 });
    expect(mixed.unitWidth).toBeCloseTo(41.2, 9);
    expect(set(result('L'), number('1', { unit: 'mm' }))).toMatchObject({ mixed: false, unit: 'mm', unitWidth: 0 });
  });
});

test('units are offered for quantities only', () => {
  const columns = tableColumns(definition, createWorkbench(definition).cases, new Set());
  const offered = (id: string) =>
    columns.filter(column => column.id === id).flatMap(each => offeredColumnUnits(definition, each));
  expect(offered('side')).toContain('inch');
  expect(offered('edge')).toContain('m');
  expect(offered('remark')).toEqual([]);
});

test('the name column is as wide as the longest name, in steps of ten, from 160 px', () => {
  const named = (length: number) => [
    { key: 1, data: { ...blank?.data, userDescription: { text: 'x' } } },
    { key: 2, data: { ...blank?.data, userDescription: { text: 'x'.repeat(length) } } },
  ];
  expect([5, 8, 9, 20].map(length => nameWidth(named(length), 2000))).toEqual([160, 160, 170, 240]);
});

test('the name column takes at most a quarter of the width', () => {
  const named = (text: string) => [{ key: 1, data: { ...blank?.data, userDescription: { text } } }];
  expect(nameWidth(named('A'), 1000)).toBe(160);
  expect(nameWidth(named('x'.repeat(200)), 1000)).toBe(240);
  expect(nameWidth(named('x'.repeat(200)), 400)).toBe(160);
});

test('as many main results are pinned as leave most of the room, at least one', () => {
  expect(pinnedCount([100, 100, 100], 1000)).toBe(3);
  expect(pinnedCount([200, 200, 100], 1000)).toBe(2);
  expect(pinnedCount([600, 100], 1000)).toBe(1);
  expect([420, 421].map(width => pinnedCount([200, width - 200], 1000))).toEqual([2, 1]);
  expect(pinnedCount([], 1000)).toBe(0);
});
