import { describe, expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

/** Flows of rows by volume and at a reference state. */

type Row = Readonly<Record<string, unknown>>;

function answer(input: Row) {
  const { results, messages } = calculateJson(definition, input);
  const cell = (table: string, key: string, tag: string, column: string) => {
    const rows: unknown = results[table];
    const row = Array.isArray(rows) ? (rows as readonly Row[]).find(each => each[key] === tag) : undefined;
    const found = row?.[column];
    return typeof found === 'object' && found !== null && 'value' in found ? found.value : found;
  };
  return {
    messages: messages.map(({ text }) => text),
    inflow: (node: string) => Number(cell('nodeTable', 'node', node, 'inflow')),
    item: (tag: string, column: string) => Number(cell('itemTable', 'item', tag, column)),
  };
}

const items =
  'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | K\nL | line | A | B | 50 | 200 | 0.05 | 1';
const water = { fluidPhase: 'Liquid', density: 998, viscosity: 1, items } as const;
const gas = {
  fluidPhase: 'Gas',
  normalDensity: 0.8,
  viscosity: 0.011,
  temperature: 15,
  compressibility: 0.95,
  items,
} as const;

describe('the flow of a node', () => {
  // US gallon 3.785411784 L; 100 m³/h of 998 kg/m³ are 99.8 t/h.
  test.each([
    ['Outflow m³/h', '100', 99_800],
    ['Volume outflow [m3/h]', '100', 99_800],
    ['outflow gpm', '500', 500 * 3.785_411_784e-3 * 60 * 998],
    ['Outflow', '60000 kg/h', 60_000],
    ['Outflow t/h', '60', 60_000],
  ])('%s %s of water is %s kg/h', (head, cell, mass) => {
    const { inflow, messages } = answer({
      ...water,
      nodes: `Tag | Elevation | Pressure | ${head}\nA | 0 | 5 |\nB | 0 | | ${cell}`,
    });
    expect(inflow('A')).toBeCloseTo(mass, 3);
    const remark = 'The flows by volume are multiplied by the density of the liquid, 998.0 kg/m³: B.';
    expect(messages.includes(remark)).toBe(!/t\/h|kg\/h/.test(head + cell));
  });

  // 0.8 kg/m³ at 0 °C; an ideal gas takes 288.15/273.15 as much at 15 °C. 1 MMSCFD is 1e6 ft³ of 379.48 ft³/lbmol a day.
  test.each([
    ['Outflow Nm³/h', '2000', 1600],
    ['Outflow Sm3/h', '2000', (1600 * 273.15) / 288.15],
    ['Outflow MMSCFD', '1', ((((1e6 / 379.48) * 453.592_37) / 24) * 0.8 * 8.314_462_618 * 273.15) / 101_325],
    ['Standard outflow kmol/h', '10', (10_000 * 0.8 * 8.314_462_618 * 273.15) / 101_325],
  ])('%s %s of gas is %s kg/h', (head, cell, mass) => {
    const { inflow, messages } = answer({
      ...gas,
      nodes: `Tag | Elevation | Pressure | ${head}\nA | 0 | 5 |\nB | 0 | | ${cell}`,
    });
    expect(inflow('A') / mass).toBeCloseTo(1, 8);
    expect(messages.join(' ')).toContain('multiplied by the density at normal conditions, 0.8000 kg/m³');
  });

  test.each([
    [
      water,
      'Outflow Nm³/h',
      'Node B has a standard outflow, which applies only to a gas: enter it by mass or by volume.',
    ],
    [
      gas,
      'Outflow m³/h',
      'Node B has a volume outflow, which for a gas depends on the pressure: enter it by mass, or at a reference state, such as Nm³/h.',
    ],
    [water, 'Outflow kg/h | Outflow m³/h', 'Node B has more than one outflow: leave all but one blank.'],
  ])('is refused where it cannot be, %#', (fluid, head, text) => {
    const cells = head
      .split(' | ')
      .map(() => '100')
      .join(' | ');
    const blank = head
      .split(' | ')
      .map(() => '')
      .join(' | ');
    const { messages } = answer({
      ...fluid,
      nodes: `Tag | Elevation | Pressure | ${head}\nA | 0 | 5 | ${blank}\nB | 0 | | ${cells}`,
    });
    expect(messages).toContain(text);
  });

  test('of an unknown unit names those of all its kinds', () => {
    const { messages } = answer({
      ...water,
      nodes: 'Tag | Elevation | Pressure | Outflow furlong/h\nA | 0 | 5 |\nB | 0 | | 7',
    });
    const text = messages.find(message => message.includes('furlong')) ?? '';
    for (const unit of ['kg/h', 'm³/h', 'gal (US)/min', 'Nm³/h', 'MMSCFD']) expect(text).toContain(unit);
  });

  test('by volume is scaled like the others', () => {
    const { inflow } = answer({
      ...water,
      flowShare: 50,
      nodes: 'Tag | Elevation | Pressure | Outflow m³/h\nA | 0 | 5 |\nB | 0 | | 100',
    });
    expect(inflow('A')).toBeCloseTo(49_900, 3);
  });
});

describe('the flow of an item', () => {
  const nodes = 'Tag | Elevation | Pressure\nA | 0 | 5\nC | 0 | 1';

  test('by volume is held by a control valve and an orifice', () => {
    const line = 'L | line | A | B | 50 | 200 | 0.05 | 1 |';
    const heads = 'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | K | Flow m³/h';
    for (const item of ['X | control valve | B | C | | | | | 100', 'X | orifice | B | C | | 200 | | | 100']) {
      const { item: of, messages } = answer({ ...water, nodes, items: [heads, line, item].join('\n') });
      expect(of('X', 'massFlow')).toBeCloseTo(99_800, 3);
      expect(messages).toContain('The flows by volume are multiplied by the density of the liquid, 998.0 kg/m³: X.');
    }
  });

  test('by volume of equipment has the density of its row', () => {
    // 0.5 bar at 100 m³/h of 900 kg/m³: Δp = 0.5·(900/998)·(m/90 000)², and 4 bar drive m = 90 000·√(8·998/900).
    const { item: of, messages } = answer({
      ...water,
      nodes,
      items:
        'Tag | Type | From | To | Reference flow m³/h | Differential bar | Density kg/m³\nE | equipment | A | C | 100 | 0.5 | 900',
    });
    expect(of('E', 'massFlow') / (90_000 * Math.sqrt((8 * 998) / 900))).toBeCloseTo(1, 9);
    expect(messages).toContain('The reference flows by volume are multiplied by the density of their row: E.');
  });

  test('is refused where a row has two, or a volume of gas without a density', () => {
    const valve = 'Tag | Type | From | To | Flow kg/h | Flow m³/h\nCV | control valve | A | C | 5 | 6';
    expect(answer({ ...water, nodes, items: valve }).messages).toContain(
      'Item CV, a control valve, has more than one flow: leave all but one blank.',
    );
    const held = 'Tag | Type | From | To | Flow m³/h\nCV | control valve | A | C | 6';
    expect(answer({ ...gas, nodes, items: held }).messages).toContain(
      'Item CV, a control valve, has a volume flow, which for a gas depends on the pressure: enter it by mass, or at a reference state, such as Nm³/h.',
    );
    const held2 = 'Tag | Type | From | To | Flow m³/h | Downstream pressure\nCV | control valve | A | C | 6 | 1';
    expect(answer({ ...water, nodes, items: held2 }).messages).toContain(
      'Item CV, a control valve, has a flow and a downstream pressure: leave all but one blank.',
    );
  });
});
