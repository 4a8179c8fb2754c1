import { describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

/** Tables with the headings and words of line lists, and what they leave out. */

const water = { fluidPhase: 'Liquid', density: 998, viscosity: 1 } as const;

/** The total inflow in kg/h, the elevations of the nodes in m, and the messages of a case. */
function answer(input: Readonly<Record<string, unknown>>) {
  const { results, messages } = calculateJson(definition, { ...water, ...input });
  return { inflow: results['totalInflow'], nodes: results['nodeTable'], messages: messages.map(({ text }) => text) };
}

const inflowOf = (nodes: string, items: string) => answer({ nodes, items }).inflow;

const nodes = 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 5\nB | 0 | 0';

describe('headings of line lists', () => {
  const plain = inflowOf(
    nodes,
    'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Loss coefficient\nL | line | A | B | 100 | 2 | 40 | 0.05 | 3',
  );

  test.each([
    [
      'Tag | Type | From | To | L [m] | Size | Sch. | Roughness [mm] | K\nL | pipe | A | B | 100 | 2" | Sch40 | 0.05 | 3',
    ],
    [
      'Line No. | Type | From node | To node | Length (m) | Size (in) | Sch | ε (mm) | ΣK\nL | PIPE | A | B | 100 | 2 | S-40 | 0.05 | 3',
    ],
    ['Line | Type | From | To | L | DN | Schedule | k mm | K\nL | line | A | B | 100 | 50 | 40 | 0.05 | 3'],
    [
      'Line | Type | From | To | L | Size (mm) | Schedule | Roughness mm | K factor\nL | line | A | B | 100 | DN 50 | 40 | 0.05 | 3',
    ],
  ])('%s', items => {
    expect(inflowOf('Node | Elev. (m) | Press. (barg)\nA | 0 | 5\nB | 0 | 0', items)).toEqual(plain);
  });

  test('K is a loss coefficient and never a roughness', () => {
    expect(
      answer({ nodes, items: 'Tag | Type | From | To | Length | ID | K\nL | line | A | B | 10 | 50 | 3' }).messages,
    ).toContain(
      'Item L, a line, needs a roughness: enter its own, or the roughness of the lines for all without their own.',
    );
  });

  test('two headings of one column are both named', () => {
    expect(
      answer({
        nodes,
        items: 'Tag | Type | From | To | Length | ID | Roughness | k\nL | line | A | B | 10 | 50 | 3 | 3',
      }).messages,
    ).toContain('Items has two columns of roughness, "Roughness" and "k".');
  });

  test('DN 20 is not NPS 20', () => {
    const items = (size: string, value: string) =>
      `Tag | Type | From | To | Length | ${size} | Schedule | Roughness | K\nL | line | A | B | 10 | ${value} | 40 | 0.05 | 0`;
    expect(inflowOf(nodes, items('DN', '20'))).toEqual(inflowOf(nodes, items('NPS', '3/4')));
  });
});

describe('a position', () => {
  const flowWith = (heading: string, position: string) =>
    answer({
      nodes,
      items: `Tag | Type | From | To | Length | ID | Roughness | K | ${heading}\nL | line | A | M | 10 | 50 | 0.05 | 0\nXV | XV | M | B | | | | | ${position}`,
    });

  test.each([
    ['Position', 'NO', true],
    ['Position', 'NC', false],
    ['State', 'locked open', true],
    ['Open', 'yes', true],
    ['Open', 'no', false],
  ])('%s %s', (heading, position, isOpen) => {
    // An open valve has no resistance here.
    const line = inflowOf(
      nodes,
      'Tag | Type | From | To | Length | ID | Roughness | K\nL | line | A | B | 10 | 50 | 0.05 | 0',
    );
    expect(flowWith(heading, position).inflow).toEqual(isOpen ? line : { value: 0, unit: 'kg/h' });
  });

  test('is needed once', () => {
    expect(flowWith('Position', '').messages).toContain(
      'Item XV, a block valve, needs either a position, or open with yes or no.',
    );
  });
});

describe('a node without an elevation', () => {
  const items =
    'Tag | Type | From | To | Length | ID | Roughness | K\nL1 | line | A | M | 10 | 50 | 0.05 | 0\nL2 | line | M | B | 10 | 50 | 0.05 | 0';
  const with2 = (a: number, b: number) => `Tag | Elevation | Pressure\nA | ${a} | 5\nB | ${b} | 0`;

  test('is as high as the nodes around it', () => {
    const { nodes: result, messages } = answer({ nodes: with2(50, 50), items });
    expect(messages).toContain('Nodes without an elevation take that of the nodes around them: M.');
    // Half-way between 5 and 0 bar(g), two equal lines apart.
    expect(result).toContainEqual(
      expect.objectContaining({ node: 'M', pressure: { value: expect.closeTo(2.5, 3), unit: 'bar(g)' } }),
    );
  });

  test('needs one where they differ', () => {
    const { inflow, messages } = answer({ nodes: with2(50, 20), items });
    expect(inflow).toBeNull();
    expect(messages).toContain('Node M needs an elevation: the elevations of the surrounding nodes, A, B, differ.');
  });
});

describe('a roughness of the lines', () => {
  const lines = (heads: string, own: string, other: string) =>
    `Tag | Type | From | To | Length m | Inside diameter mm | Loss coefficient${heads}\nL | line | A | B | 100 | 50 | 3${own}\nM | line | A | B | 100 | 40 | 3${other}`;

  test('is that of the lines without their own, and says so', () => {
    const stated = answer({ nodes, items: lines(' | Roughness mm', ' | 0.3', ' | 0.05') });
    const shared = answer({ nodes, roughness: 0.05, items: lines(' | Roughness mm', ' | 0.3', ' | ') });
    expect(shared.inflow).toEqual(stated.inflow);
    expect(shared.messages).toContain('The lines without their own roughness have 0.05000 mm: M.');
    expect(answer({ nodes, roughness: 0.05, items: lines('', '', '') }).messages).toContain(
      'The lines without their own roughness have 0.05000 mm: L, M.',
    );
  });

  test('is needed for each line without its own', () => {
    const { inflow, messages } = answer({ nodes, items: lines(' | Roughness mm', ' | 0.3', ' | ') });
    expect(inflow).toBeNull();
    expect(messages.join(' ')).toContain('Item M, a line, needs a roughness');
  });
});

test('a heading Duty is a service where it has words, and a heat duty where it has numbers', () => {
  const items = (cells: readonly [string, string]) =>
    `Tag | Type | From | To | Length | ID | Roughness | Differential bar | Flow t/h | Duty\nL | line | A | C | 10 | 50 | 0.05 | | | ${cells[0]}\nE | exchanger | C | B | | | | 0.5 | 10 | ${cells[1]}`;
  const heated = { nodes, heatExchange: 'lines', temperature: 20, heatCapacity: 4 };
  const isHeated = (cells: readonly [string, string]) =>
    answer({ ...heated, items: items(cells) }).messages.some(text => text.startsWith('The liquid is heated in E'));
  expect(isHeated(['', '250'])).toBe(true);
  expect(isHeated(['Cooling water', 'Trim cooler'])).toBe(false);
  expect(answer({ ...heated, items: items(['Cooling water', 'Trim cooler']) }).inflow).not.toBeNull();
});
