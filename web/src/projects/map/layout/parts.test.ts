import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tracksOf } from './channel.ts';
import { endOf, setHeights, startOf } from './heights.ts';
import { assignLayers, type Box, type Edge, type Spot } from './layers.ts';
import { orderLayers } from './order.ts';

const box = (id: string, height = 60): Box => ({ id, width: 200, height });
const boxes = (ids: string) => ids.split('').map(id => box(id));
/** Edges as in "ab": from box a to box b. */
const edges = (...pairs: string[]): Edge[] => pairs.map(([from = '', to = '']) => ({ from, to }));

/** The boxes of each layer; a dot is the place where an edge passes. */
const namesIn = (layers: readonly (readonly Spot[])[]) =>
  layers.map(layer => layer.map(spot => spot.box?.id ?? '.').join(''));
const topsIn = (layers: readonly (readonly Spot[])[]) => layers.map(layer => layer.map(({ top }) => top));

describe('the layers', () => {
  test.each([
    ['begin with what reads nothing', 'abc', ['ab', 'bc'], ['a', 'b', 'c']],
    ['leave a place for an edge that passes', 'abc', ['ab', 'bc', 'ac'], ['a', 'b.', 'c']],
    ['have a box without a source just before its first reader', 'abcd', ['ab', 'bc', 'dc'], ['a', 'bd', 'c']],
    ['break a circle at its last edge', 'abc', ['ab', 'bc', 'ca'], ['a', 'b.', 'c']],
    ['ignore edges of boxes that are not there, and to the same box', 'ab', ['ab', 'aa', 'xb', 'ax'], ['a', 'b']],
    ['have one for boxes without edges', 'ab', [], ['ab']],
    ['have none without boxes', '', [], []],
  ])('%s', (_, ids, pairs, expected) => {
    expect(namesIn(assignLayers(boxes(ids), edges(...pairs)))).toEqual(expected);
  });

  test('have boxes as high as their edges need', () => {
    const out = assignLayers(boxes('abcde'), edges('ab', 'ac', 'ad', 'ae'));
    const into = assignLayers(boxes('abcde'), edges('ba', 'ca', 'da', 'ea'));
    expect([out[0]?.[0]?.height, out[1]?.[0]?.height, into[1]?.[0]?.height]).toEqual([72, 60, 72]);
  });
});

describe('the order in a layer', () => {
  test('has no crossing where there can be none, and orders the edges at a box', () => {
    const layers = orderLayers(assignLayers(boxes('abcd'), edges('ac', 'ad', 'bc')));
    expect(namesIn(layers)).toEqual(['ab', 'dc']);
    const [a] = layers[0] ?? [];
    const c = layers[1]?.[1];
    expect(a?.outOf.map(({ to }) => to.box?.id)).toEqual(['d', 'c']);
    expect(c?.into.map(({ from }) => from.box?.id)).toEqual(['a', 'b']);
  });

  test('has the edges at a box in the order of their ends', () => {
    const layers = orderLayers(assignLayers(boxes('abcde'), edges('ac', 'ad', 'ae', 'bc')));
    expect(namesIn(layers)).toEqual(['ab', 'dec']);
    expect(layers[0]?.[0]?.outOf.map(({ to }) => to.box?.id)).toEqual(['d', 'e', 'c']);
  });

  test('stays where nothing crosses', () => {
    expect(namesIn(orderLayers(assignLayers(boxes('abcd'), edges('ac', 'bd'))))).toEqual(['ab', 'cd']);
  });

  test('is that with the fewest crossings where some remain', () => {
    const layers = orderLayers(assignLayers(boxes('abcd'), edges('ac', 'ad', 'bc', 'bd')));
    expect(namesIn(layers)).toEqual(['ab', 'cd']);
  });

  test('stays as it is where no order has fewer crossings', () => {
    const layers = orderLayers(assignLayers(boxes('abcde'), edges('ad', 'ae', 'cd', 'ce')));
    expect(namesIn(layers)).toEqual(['abc', 'de']);
  });

  test('is improved from both ends in turn', () => {
    const layers = orderLayers(assignLayers(boxes('abcdefg'), edges('ae', 'af', 'ag', 'bc', 'bf', 'cd', 'cf')));
    expect(namesIn(layers)).toEqual(['ab', 'eg.c.', 'df']);
  });

  test('also follows the later layers', () => {
    const layers = orderLayers(assignLayers(boxes('abcdef'), edges('ac', 'bd', 'cf', 'de', 'ae')));
    expect(namesIn(layers)).toEqual(['ab', 'c.d', 'fe']);
  });
});

describe('the heights', () => {
  const place = (all: readonly Box[], ...pairs: string[]) => {
    const layers = orderLayers(assignLayers(all, edges(...pairs)));
    setHeights(layers);
    return layers;
  };

  test('keep boxes and passing edges apart: 28 px, 22 px and 18 px', () => {
    const spotOf = (height: number, box?: Box): Spot => ({ box, layer: 0, height, into: [], outOf: [], top: 0 });
    const layer = [spotOf(60, box('a')), spotOf(40, box('b')), spotOf(0), spotOf(0), spotOf(60, box('c'))];
    setHeights([layer]);
    expect(topsIn([layer])).toEqual([[0, 88, 150, 168, 190]]);
  });

  test('keep them apart where several are drawn to one place', () => {
    const ids = 'abcdefghij';
    const pair = fc.tuple(fc.nat(9), fc.nat(9)).map(([one, other]) => [one, other].toSorted((a, b) => a - b));
    const pairs = fc.uniqueArray(
      pair.map(ends => ends.map(index => ids[index]).join('')),
      { minLength: 8, maxLength: 24, size: 'max' },
    );
    fc.assert(
      fc.property(pairs, joined => {
        for (const layer of place(boxes(ids), ...joined))
          layer.slice(1).forEach((spot, index) => {
            const above = layer[index] ?? spot;
            const gap = [above, spot].filter(each => each.box).length;
            // Less than a pixel is lost where tops are rounded.
            expect(spot.top - above.top - above.height).toBeGreaterThan(([18, 22, 28][gap] ?? 0) - 1);
          });
      }),
    );
  });

  test('have a reader in the middle of its sources, and edges 18 px apart', () => {
    const layers = place(boxes('abc'), 'ac', 'bc');
    expect(topsIn(layers)).toEqual([[0, 88], [44]]);
    const steps = layers[1]?.[0]?.into ?? [];
    expect(steps.map(endOf)).toEqual([65, 83]);
    expect(steps.map(startOf)).toEqual([30, 118]);
  });

  test('have boxes of unequal height on one line', () => {
    expect(topsIn(place([box('a', 60), box('b', 100), box('c', 40)], 'ab', 'bc'))).toEqual([[20], [0], [30]]);
  });

  test('have a long edge straight', () => {
    const layers = place(boxes('abcd'), 'ab', 'bc', 'cd', 'ad');
    const passing = layers.flat().filter(spot => spot.box === undefined);
    expect(new Set(passing.map(({ top }) => top)).size).toBe(1);
    expect(passing).toHaveLength(2);
  });
});

describe('the track of an edge', () => {
  /** A segment from one height to another, each at a box of its own. */
  function segment(start: number, end: number) {
    const spot = (top: number): Spot => ({ box: box('x', 0), layer: 0, height: 0, into: [], outOf: [], top });
    const step = { edge: { from: '', to: '' }, from: spot(start), to: spot(end) };
    step.from.outOf.push(step);
    step.to.into.push(step);
    return step;
  }
  const tracks = (...levels: [number, number][]) => {
    const steps = levels.map(([start, end]) => segment(start, end));
    const found = tracksOf(steps);
    return steps.map(step => found.get(step));
  };

  test.each([
    ['is none if it is straight', [[5, 5]], [undefined]],
    [
      'is the first for edges apart',
      [
        [0, 100],
        [112, 200],
      ],
      [1, 1],
    ],
    [
      'is another for edges that come too close',
      [
        [0, 100],
        [111, 200],
      ],
      [1, 2],
    ],
    [
      'is further left for the lower one of two that go down',
      [
        [0, 100],
        [50, 150],
      ],
      [2, 1],
    ],
    [
      'is further left for the upper one of two that go up',
      [
        [100, 0],
        [150, 50],
      ],
      [1, 2],
    ],
    [
      'does not end where another begins',
      [
        [0, 100],
        [105, 20],
      ],
      [2, 1],
    ],
    [
      'may end a little farther away',
      [
        [0, 100],
        [106, 20],
      ],
      [1, 2],
    ],
  ] as const)('%s', (_, levels, expected) => {
    expect(tracks(...levels.map(([start, end]): [number, number] => [start, end]))).toEqual(expected);
  });
});
