import { describe, expect, test } from 'vitest';
import { doOverlap, isInside } from '../geometry/boxes.ts';
import { withPlaces } from './moved-nodes.ts';
import { networkLayout } from './network-layout.ts';

const item = (from: string, to: string, tag: string) => ({ from, to, lines: [tag, '1.234'] });
const items = [item('A', 'B', 'L-1'), item('A', 'B', 'L-2'), item('B', 'A', 'L-3'), item('B', 'C', 'L-4')];
const layout = networkLayout(items);
const boxOf = (name: string, of = layout) => of.nodes.find(node => node.name === name)?.box ?? expect.fail(name);

test('a network without moved nodes, or with places of nodes that it does not have, is as laid out', () => {
  expect(withPlaces(layout, items, {})).toBe(layout);
  expect(withPlaces(layout, items, { Z: [5, 5] })).toBe(layout);
});

describe('a moved node', () => {
  const moved = withPlaces(layout, items, { A: [-200, 300] });

  test('is centred at its place with the same size, and the others stay', () => {
    const { x, y, width, height } = boxOf('A', moved);
    expect([x + width / 2, y + height / 2]).toEqual([-200, 300]);
    expect([width, height]).toEqual([boxOf('A').width, boxOf('A').height]);
    expect(boxOf('C', moved)).toEqual(boxOf('C'));
    expect(moved.items[3]).toEqual(layout.items[3]);
  });

  test('has its items from edge to edge, the parallel ones apart', () => {
    for (const index of [0, 1]) {
      const [first, , last] = moved.items[index]?.points ?? [];
      expect(first && isInside({ x: first[0], y: first[1], width: 0, height: 0 }, boxOf('A', moved))).toBe(true);
      expect(last && isInside({ x: last[0], y: last[1], width: 0, height: 0 }, boxOf('B', moved))).toBe(true);
    }
    const labels = moved.items.map(({ label }) => label);
    for (const [index, one] of labels.entries())
      for (const other of labels.slice(index + 1)) expect(doOverlap(one, other)).toBe(false);
  });

  test('is within the frame with its labels', () => {
    for (const box of [...moved.nodes.map(each => each.box), ...moved.items.map(({ label }) => label)])
      expect(isInside(box, moved)).toBe(true);
  });
});
