import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

/** Water from B, at the higher pressure, to A through items that are listed from A to B. */
function messagesOf(items: string) {
  const { results, messages } = calculateJson(definition, {
    fluidPhase: 'Liquid',
    density: 1000,
    viscosity: 1,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 1\nX | 0 |\nB | 0 | 3',
    items: `Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Bore mm\n${items}`,
  });
  const rows = Array.isArray(results['itemTable']) ? results['itemTable'] : [];
  return {
    flows: rows.map(row => Math.sign(row.massFlow.value)),
    texts: messages.map(({ level, text }) => `${level}: ${text}`).join('\n'),
  };
}

test('items with a flow from To to From are named, orifices with a warning', () => {
  const { flows, texts } = messagesOf('L | line | A | X | 100 | 100 | 0.05 |\nFO | orifice | X | B | | 100 | | 50');
  expect(flows).toEqual([-1, -1]);
  expect(texts).toContain('info: The flow runs from To to From in: L.');
  expect(texts).toContain('warning: The flow runs backwards, from To to From, through: FO.');
});

test('items with a flow in their direction are not', () => {
  const { flows, texts } = messagesOf('L | line | B | X | 100 | 100 | 0.05 |\nM | line | X | A | 100 | 100 | 0.05 |');
  expect(flows).toEqual([1, 1]);
  expect(texts).not.toContain('To to From');
});

test('a pump against more than its head at zero flow cannot deliver, and one beyond its rows is beyond its curve', () => {
  const stateAt = (pressure: number) => {
    const { results } = calculateJson(definition, {
      fluidPhase: 'Liquid',
      density: 1000,
      viscosity: 1,
      nodes: `Tag | Elevation m | Pressure bar(g)\nA | 0 | 0\nX | 0 |\nB | 0 | ${pressure}`,
      items:
        'Tag | Type | From | To | Curve | Length m | Inside diameter mm | Roughness mm\nP | pump | A | X | 0 40; 50 35; 100 20 | | |\nL | line | X | B | | 10 | 200 | 0.05',
    });
    const rows = Array.isArray(results['itemTable']) ? results['itemTable'] : [];
    return rows[0]?.state;
  };
  // 40 m of water are 3.92 bar.
  expect(stateAt(4)).toBe('cannot deliver');
  expect(stateAt(3)).toBe('flowing');
  expect(stateAt(0)).toBe('beyond curve');
});
