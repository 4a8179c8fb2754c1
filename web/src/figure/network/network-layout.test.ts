import { expect, test } from 'vitest';
import { doOverlap, isInside } from '../geometry/boxes.ts';
import { networkLayout } from './network-layout.ts';
import { levelLimits, valueLevels } from './value-levels.ts';

const item = (from: string, to: string, tag: string) => ({ from, to, lines: [tag, '1.234'] });

const items = [
  item('S1', 'A', 'TP-1'),
  item('S2', 'A', 'TP-2'),
  item('S3', 'B', 'TP-3'),
  item('A', 'B', 'SH-1'),
  item('A', 'B', 'SH-2'),
  item('B', 'KO', 'H-1'),
  item('KO', 'A', 'back'),
];

test('no node or label overlaps another, and all lie within the drawing', () => {
  const { width, height, nodes, items: placed } = networkLayout(items);
  const boxes = [...nodes.map(({ box }) => box), ...placed.map(({ label }) => label)];
  for (const [index, box] of boxes.entries()) {
    expect(isInside(box, { x: 0, y: 0, width, height })).toBe(true);
    for (const other of boxes.slice(index + 1)) expect(doOverlap(box, other)).toBe(false);
  }
});

test('items run from their first to their last node, from left to right unless they close a cycle', () => {
  const { nodes, items: placed } = networkLayout(items);
  const middle = (name: string) => {
    const { box } = nodes.find(node => node.name === name) ?? expect.fail(name);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  for (const [index, { from, to }] of items.entries()) {
    const points = placed[index]?.points ?? [];
    const [first, last] = [points[0] ?? expect.fail('no point'), points.at(-1) ?? expect.fail('no point')];
    for (const [[x, y], name] of [
      [first, from],
      [last, to],
    ] as const) {
      const { box } = nodes.find(node => node.name === name) ?? expect.fail(name);
      expect(
        isInside(
          { x, y, width: 0, height: 0 },
          { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 },
        ),
      ).toBe(true);
    }
    if (from !== 'KO') expect(middle(from)[0]).toBeLessThan(middle(to)[0]);
  }
});

test('a long series is folded into rows that do not overlap, and its items join them around the rows', () => {
  const series = Array.from({ length: 60 }, (_, index) => item(`N${index}`, `N${index + 1}`, `L-${index}`));
  const { width, height, nodes, items: placed } = networkLayout(series);
  expect(width).toBeLessThan(1440);
  expect(height).toBeGreaterThan(150);
  const boxes = [...nodes.map(({ box }) => box), ...placed.map(({ label }) => label)];
  for (const [index, box] of boxes.entries()) {
    expect(isInside(box, { x: 0, y: 0, width, height })).toBe(true);
    for (const other of boxes.slice(index + 1)) expect(doOverlap(box, other)).toBe(false);
  }
  const middles = nodes.map(({ box }) => box.y + box.height / 2);
  const rows = new Set(middles);
  expect(rows.size).toBeGreaterThan(3);
  for (const [index, { points }] of placed.entries()) {
    const isJoint = middles[index] !== middles[index + 1];
    expect(new Set(points.map(([, y]) => y)).size, `L-${index}`).toBe(isJoint ? 3 : 1);
    for (const [x, y] of points)
      expect(isInside({ x, y, width: 0, height: 0 }, { x: 0, y: 0, width, height })).toBe(true);
  }
});

test('values have five levels between the lowest and the highest', () => {
  expect(valueLevels([0, 1, 5, undefined, 9.9, 10])).toEqual([0, 0, 2, undefined, 4, 4]);
  expect(levelLimits([0, undefined, 10])).toEqual([0, 2, 4, 6, 8, 10]);
  expect(valueLevels([3, undefined, 3])).toEqual([0, undefined, 0]);
  expect(levelLimits([3, 3])).toEqual([]);
  expect(levelLimits([])).toEqual([]);
});
