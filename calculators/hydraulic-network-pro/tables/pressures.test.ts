import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

/** Pressures of the tables above the atmosphere of the case, or absolute. */

const items = 'Tag | Type | From | To | Length m | Inside diameter mm\nL | line | A | B | 10 | 100';

function nodesOf(nodes: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const { results, messages } = calculateJson(definition, {
    density: 998,
    viscosity: 1,
    roughness: 0.046,
    atmosphericPressure: 0.78,
    nodes,
    items,
    ...more,
  });
  return {
    table: results['nodeTable'],
    errors: messages.flatMap(({ level, text }) => (level === 'error' ? [text] : [])),
  };
}

const gauge = (value: number) => expect.objectContaining({ value: expect.closeTo(value, 4) });

// The atmosphere of 0.78 bar is 0.78·(1 − 2.25577·10⁻⁵·3)^5.2559 = 0.7797 bar 3 m higher: 0.95 bar are 0.1703 bar above it.
test.each([
  [
    'a value with a unit',
    [
      { tag: 'A', elevation: 3, pressure: { value: 0.95, unit: 'bar(abs)' } },
      { tag: 'B', elevation: 0, outflow: 10_000 },
    ],
  ],
  ['its heading', 'Tag | Elevation m | Pressure bara | Outflow kg/h\nA | 3 | 0.95 |\nB | 0 | | 10000'],
  ['a row of units', 'Tag | Elevation | Pressure | Outflow\n | m | kPa(abs) | kg/h\nA | 3 | 95 |\nB | 0 | | 10000'],
  ['a cell', 'Tag | Elevation m | Pressure bar(g) | Outflow kg/h\nA | 3 | 0.95 bar(abs) |\nB | 0 | | 10000'],
])('an absolute pressure by %s is that, whatever the atmosphere', (_, nodes) => {
  expect(nodesOf(nodes).table).toContainEqual(expect.objectContaining({ node: 'A', pressure: gauge(0.1703) }));
});

test('an absolute pressure below 1.013 bar is no error', () => {
  expect(nodesOf('Tag | Elevation m | Pressure bara | Outflow kg/h\nA | 3 | 0.05 |\nB | 0 | | 10000').errors).toEqual(
    [],
  );
});

test('a valve holds an absolute pressure', () => {
  const { table } = nodesOf('Tag | Elevation m | Pressure bar(g)\nA | 0 | 5\nB | 0 |\nC | 0 |\nD | 0 | 0', {
    items:
      'Tag | Type | From | To | Length m | Inside diameter mm | Downstream pressure psia\nL | line | A | B | 10 | 100 |\nPV | control valve | B | C | | | 20\nM | line | C | D | 10 | 100 |',
  });
  // 20 psi are 1.3790 bar.
  expect(table).toContainEqual(expect.objectContaining({ node: 'C', pressure: gauge(1.379 - 0.78) }));
});

test('two open tanks with one level of liquid are in balance', () => {
  const { results } = calculateJson(definition, {
    density: 998,
    viscosity: 1,
    roughness: 0.046,
    nodes: 'Tag | Elevation m | Pressure bar(g) | Level m\nA | 0 | 0 | 3\nB | 1 | 0 | 2',
    items,
  });
  expect(results['itemTable']).toEqual([expect.objectContaining({ item: 'L', state: 'no flow' })]);
});
