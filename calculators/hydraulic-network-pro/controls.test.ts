import { expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

/** Control valves that hold flows and pressures together, that conflict, and that cannot hold. */

const heads =
  'Tag | Type | From | To | Length m | Inside diameter mm | Kv | Flow t/h | Upstream pressure bar(g) | Downstream pressure bar(g)';
const line = (tag: string, from: string, to: string) => `${tag} | line | ${from} | ${to} | 50 | 100 | | | |`;

function answer(nodes: readonly string[], items: readonly string[]) {
  const { results, messages } = calculateJson(definition, {
    fluidPhase: 'Liquid',
    density: 1000,
    viscosity: 1,
    roughness: 0.046,
    nodes: ['Tag | Elevation m | Pressure bar(g)', ...nodes].join('\n'),
    items: [heads, ...items].join('\n'),
  });
  return { results, errors: messages.flatMap(({ level, text }) => (level === 'error' ? [text] : [])) };
}

const nodes = ['A | 0 | 10', 'B | 0 |', 'C | 0 |', 'D | 0 |', 'E | 0 | 1'];

// 30 t/h in 100 mm: w = 1.0610 m/s, Re = 106 100 and f = 0.01998 by Colebrook and White at k/D = 0.00046, so that 50 m lose 0.05625 bar.
test('a valve that holds a flow and one that holds a pressure both do', () => {
  const { results, errors } = answer(nodes, [
    line('L-1', 'A', 'B'),
    'FV-1 | control valve | B | C | | | | 30 | |',
    line('L-2', 'C', 'D'),
    'PV-1 | control valve | D | E | | | | | 5 |',
  ]);
  expect(errors).toEqual([]);
  const pressure = (value: number) => expect.objectContaining({ value: expect.closeTo(value, 3) });
  expect(results['nodeTable']).toEqual(
    [
      ['A', 10],
      ['B', 10 - 0.0563],
      ['C', 5 + 0.0563],
      ['D', 5],
      ['E', 1],
    ].map(([node, value]) => expect.objectContaining({ node, pressure: pressure(Number(value)) })),
  );
  // Kv = Q/√(Δp·999.1/ρ): 30/√(4.8874·0.9991) and 30/√(4·0.9991).
  const kv = (value: number) => expect.objectContaining({ value: expect.closeTo(value, 2) });
  expect(results['itemTable']).toContainEqual(expect.objectContaining({ item: 'FV-1', flowCoefficient: kv(13.576) }));
  expect(results['itemTable']).toContainEqual(expect.objectContaining({ item: 'PV-1', flowCoefficient: kv(15.007) }));
});

test.each([
  [
    'in series with two flows',
    ['F-1 | control valve | B | C | | | | 20 | |', 'F-2 | control valve | C | D | | | | 30 | |', line('L-2', 'D', 'E')],
    /F-1 and F-2 each have a specified flow, and nothing else joins C/,
  ],
  [
    'at one node with two pressures',
    [
      'P-1 | control valve | B | C | | | | | | 5',
      'P-2 | control valve | B | C | | | | | | 4',
      line('L-2', 'C', 'D'),
      line('L-3', 'D', 'E'),
    ],
    /P-1 and P-2 both control the pressure of C\. Let only one of them/,
  ],
  [
    'with a Kv and a flow',
    ['F-1 | control valve | B | C | | | 25 | 20 | |', line('L-2', 'C', 'D'), line('L-3', 'D', 'E')],
    /F-1 has a Kv and controls the flow .* Remove the Kv of F-1, or its set point/,
  ],
  [
    'of more pressure than there is',
    ['P-1 | control valve | B | C | | | | | | 12', line('L-2', 'C', 'D'), line('L-3', 'D', 'E')],
    /P-1 cannot control its pressure: even fully open, .* bar is missing. Where it is to be open, enter its flow coefficient instead of the pressure/,
  ],
  [
    'of more flow than there can be',
    ['F-1 | control valve | B | C | | | | 400 | |', line('L-2', 'C', 'D'), line('L-3', 'D', 'E')],
    /F-1 cannot pass 400.000 kg\/h: even fully open, .* bar is missing/,
  ],
])('a control %s is refused by name', (_, items, said) => {
  expect(answer(nodes, [line('L-1', 'A', 'B'), ...items]).errors.join(' ')).toMatch(said);
});

test('all that is wrong with a network is said at once', () => {
  const { errors } = answer(
    [...nodes, 'X | 0 |', 'Y | 0 |', 'Z | 0 |', 'U | 0 |'],
    [
      line('L-1', 'A', 'B'),
      'P-1 | control valve | B | C | | | | | | 5',
      'P-2 | control valve | B | C | | | | | | 4',
      line('L-2', 'C', 'D'),
      'P-3 | control valve | D | E | | | | | | 2',
      line('L-4', 'X', 'Y'),
      line('L-5', 'Z', 'U'),
    ],
  );
  expect(errors.join(' ')).toMatch(
    /P-1 and P-2 both control the pressure of C\..* P-3 controls the pressure of E, which is already fixed there\..* Nothing determines the pressure of X and Y\..* Nothing determines the pressure of Z and U\./,
  );
});

test('the faults of one table are said although the other has a cell that cannot be read', () => {
  const { errors } = answer(['A | high | 10', 'B | 0 |'], ['L-1 | line | A | B | 50 | | | | |']);
  expect(errors).toEqual([
    'Nodes has "high" for elevation in row 1 (A), which is not a number.',
    'Item L-1, a line, needs an inside diameter, or a nominal size and a schedule.',
  ]);
});

test('the other faults of a table are said beside a cell that cannot be read', () => {
  const { errors } = answer(
    ['A | 0 | 10', 'B | 0 |', 'C | 0 |'],
    [
      'L-1 | line | A | B | abc | | | | |',
      'L-2 | line | B | B | 50 | 100 | | | |',
      'L-3 | lin | B | | 50 | | | | |',
      'R-1 | orifice | A | B | 30 | 100 | | | |',
    ],
  );
  expect(errors).toEqual([
    'Items has "abc" for length in row 1 (L-1), which is not a number.',
    'Items has "lin" for type in row 3 (L-3), which must be one of line, pump, control valve, orifice, equipment, check valve, block valve.',
    'Items needs to in row 3 (L-3).',
    'Items has "30" for length in row 4 (R-1), an orifice; it applies only where type is line.',
    'Item L-1, a line, needs an inside diameter, or a nominal size and a schedule.',
    'Item L-2 begins and ends at node B.',
    'Item R-1, an orifice, needs either a bore or a controlled flow.',
  ]);
});

test('a node that items name with other capitals is told so', () => {
  const { errors } = answer(['A | 0 | 10', 'B 1 | 0 | 5'], [line('L-1', 'a', 'b1')]);
  expect(errors).toEqual([
    'Node A is at neither end of any item (they name it a).',
    'Node B 1 is at neither end of any item (they name it b1).',
  ]);
});
