import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import flare from '../../flare-network-pro/definition.ts';
import definition from '../definition.ts';
import { errorsOf, pluralEnd, type RowFault } from './row-faults.ts';

/** Errors of the tables: one sentence for all rows with the same fault. */

const textsOf = (input: Readonly<Record<string, unknown>>, of: typeof definition = definition) =>
  calculateJson(of, input)
    .messages.map(({ text }) => text)
    .filter(text => /^(Item|Source)s? \w/.test(text));

const tags = Array.from({ length: 37 }, (_, index) => `L-${index + 1}`);

test('37 lines without a roughness and without a size have one message each, which names them all', () => {
  const items = tags.map((tag, index) => `${tag} | line | N${index} | N${index + 1} | 10`);
  const texts = textsOf({
    fluidPhase: 'Liquid',
    density: 1000,
    viscosity: 1,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nN0 | 0 | 5\nN37 | 0 | 1',
    items: ['Tag | Type | From | To | Length m', ...items].join('\n'),
  });
  expect(texts).toEqual([
    `Items ${tags.join(', ')} (lines) need a roughness: enter their own, or the roughness of the lines for all without their own.`,
    `Items ${tags.join(', ')} (lines) need an inside diameter, or a nominal size and a schedule.`,
  ]);
});

test('sources and drums of a flare network with the same fault have one message', () => {
  const texts = textsOf(
    {
      sources: 'Tag | To | Rated flow kg/h | Temperature °C\nPSV-1 | A | 1000 | 50\nPSV-2 | A | 1000 | 50',
      items: 'Tag | Type | From | To\nD-1 | drum | A | B\nD-2 | drum | B | C\nFL-1 | tip | C |',
    },
    flare,
  );
  expect(texts).toEqual([
    'Sources PSV-1, PSV-2 need a molar mass and an isentropic exponent, or a composition.',
    'Items D-1, D-2 (drums) need a loss coefficient with their inside diameter, or a differential with their reference flow and density, or alone if it is the same at every flow.',
    'Item FL-1, a tip, needs a loss coefficient with its inside diameter, or a differential with its reference flow and density.',
  ]);
});

test.each([
  ['begins and ends at node A', 'begin and end at node A'],
  ['has a schedule but no nominal size', 'have a schedule but no nominal size'],
  ['is closed: nothing flows through it', 'are closed: nothing flows through them'],
  [
    'passes no flow: the pressure across it is below its differential',
    'pass no flow: the pressure across them is below their differential',
  ],
  ['cannot deliver', 'cannot deliver'],
])('of several rows, “%s” is “%s”', (one, several) => expect(pluralEnd(one)).toBe(several));

test('a fault with its own subject names its rows before it', () => {
  const text = ': NPS 4 is not made in schedule 140';
  const faults = ['L3', 'L5'].map((tag): RowFault => ({ row: 'Item', tag, text }));
  expect(errorsOf(faults)).toEqual([{ field: 'items', text: 'Items L3, L5: NPS 4 is not made in schedule 140.' }]);
});

test('items and nodes in the same state have one message', () => {
  const { messages } = calculateJson(definition, {
    fluidPhase: 'Liquid',
    density: 1000,
    viscosity: 1,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 5\nB | 0 | 1\nC | 0 |\nD | 0 |',
    items: [
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Head m | Running',
      'L | line | A | B | 10 | 100 | 0.05 | |',
      'P-1 | pump | A | C | | | | 60 | no',
      'P-2 | pump | A | D | | | | 60 | no',
      'CV-1 | check valve | C | B | | | | |',
      'CV-2 | check valve | D | B | | | | |',
    ].join('\n'),
  });
  const texts = messages.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      'P-1, P-2 are off: nothing flows through them.',
      'CV-1, CV-2 are closed: nothing flows through them.',
      'C, D are isolated by closed valves or pumps that are off: their pressure is not known.',
    ]),
  );
});
