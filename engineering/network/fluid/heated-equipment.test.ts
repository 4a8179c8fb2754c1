import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { solveWithHeatLoss, type HeatedNetwork, type Network, type NetworkItem, type NetworkNode } from '../index.ts';

const fluid = { phase: 'liquid', density: 900, viscosity: 0.002 } as const;
const heatCapacity = 2000;
const supply = { heatCapacity, temperatureAt: () => 300 };
const line = { type: 'line', length: 50, insideDiameter: 0.1, roughness: 1e-5 } as const;
const exchanger = { type: 'equipment', differential: 2e4, referenceFlow: 5 } as const;

function solved(nodes: readonly NetworkNode[], items: readonly NetworkItem[]): HeatedNetwork {
  const answer = solveWithHeatLoss({ fluid, nodes, items }, supply);
  return answer.type === 'solved' ? answer : expect.fail(answer.text.message);
}

function refused(nodes: readonly NetworkNode[], items: readonly NetworkItem[]) {
  const answer = solveWithHeatLoss({ fluid, nodes, items }, supply);
  return answer.type === 'refused' ? answer : expect.fail('solved');
}

const open: readonly NetworkNode[] = [
  { tag: 'A', elevation: 0, pressure: 5e5 },
  { tag: 'B', elevation: 0 },
  { tag: 'C', elevation: 0, outflow: 4 },
];

describe('equipment on a line', () => {
  const [inlet, outlet] = [
    { ...line, tag: 'L', from: 'A', to: 'B' },
    { ...exchanger, tag: 'E', from: 'B', to: 'C' },
  ] as const;

  test('raises the temperature by its duty over the heat capacity of the flow', () => {
    const { temperatures } = solved(open, [inlet, { ...outlet, heat: { duty: 160e3 } }]);
    expect(temperatures.nodes).toEqual([300, 300, 320]);
    expect(temperatures.items[1]).toMatchObject({ inlet: 300, outlet: 320, heatLoss: -160e3 });
    expect(temperatures.residual).toBeLessThan(1e-12);
  });

  test('leaves the liquid at its outlet temperature, whichever way it flows', () => {
    for (const [from, to] of [
      ['B', 'C'],
      ['C', 'B'],
    ] as const) {
      const { temperatures } = solved(open, [inlet, { ...outlet, from, to, heat: { outletTemperature: 280 } }]);
      expect(temperatures.nodes[2]).toBe(280);
      expect(temperatures.items[1]?.heatLoss).toBeCloseTo(4 * heatCapacity * 20, 6);
    }
  });

  test('is refused where it has a duty and nothing flows, or takes more heat than there is', () => {
    const still = open.map(node => ({ ...node, outflow: undefined }));
    const without = refused(still, [inlet, { ...outlet, heat: { duty: 1e5 } }]);
    expect(without).toMatchObject({ reason: 'no state', items: ['E'] });
    expect(without.text.message).toContain('nothing flows through it');
    const beyond = refused(open, [inlet, { ...outlet, heat: { duty: -3e6 } }]);
    expect(beyond.text.message).toContain('E takes 3000 kW from the liquid, more than it has');
  });
});

test('an exchanger behind which there is no liquid is named, and not the line behind it', () => {
  const items: NetworkItem[] = [
    { ...exchanger, tag: 'E', from: 'A', to: 'B', heat: { outletTemperature: 400 } },
    { ...line, tag: 'L', from: 'B', to: 'C' },
  ];
  const propertiesAt = (temperature: number) => {
    if (temperature > 373) throw new Refusal('it is a gas');
    return { density: 900, viscosity: 0.002 };
  };
  const answer = solveWithHeatLoss({ fluid, nodes: open, items }, supply, { propertiesAt });
  expect(answer).toMatchObject({ type: 'refused', items: ['E'] });
});

describe('a closed circuit', () => {
  const nodes: readonly NetworkNode[] = [
    { tag: 'S', elevation: 0, pressure: 2e5 },
    { tag: 'D', elevation: 0 },
    { tag: 'H', elevation: 0 },
    { tag: 'R', elevation: 0 },
  ];
  /** Two users in parallel behind a heater. */
  const circuit = (
    heater: 'none' | { duty: number } | { outletTemperature: number },
    duties: readonly [number, number],
    coefficient = 0,
  ): NetworkItem[] => [
    { type: 'pump', tag: 'P', from: 'S', to: 'D', duty: { head: 30 } },
    { ...exchanger, tag: 'F', from: 'D', to: 'H', heat: heater === 'none' ? undefined : heater },
    { ...exchanger, tag: 'U1', from: 'H', to: 'R', heat: { duty: duties[0] } },
    { ...exchanger, tag: 'U2', from: 'H', to: 'R', referenceFlow: 2, heat: { duty: duties[1] } },
    { ...line, tag: 'L', from: 'R', to: 'S', heatLoss: { coefficient, ambientTemperature: 290 } },
  ];

  test('with a heater of an outlet temperature balances, and its streams mix', () => {
    const { solution, temperatures } = solved(nodes, circuit({ outletTemperature: 550 }, [-2e5, -1e5]));
    const [total = NaN, , one = NaN, other = NaN] = solution.items.map(({ massFlow }) => massFlow);
    expect(one / other).toBeCloseTo(5 / 2, 9);
    expect(temperatures.nodes[2]).toBe(550);
    expect(temperatures.nodes[3]).toBeCloseTo(550 - 3e5 / (total * heatCapacity), 9);
    expect(temperatures.items[2]?.outlet).toBeCloseTo(550 - 2e5 / (one * heatCapacity), 9);
    expect(temperatures.items[1]?.heatLoss).toBeCloseTo(-3e5, 4);
    expect(temperatures.residual).toBeLessThan(1e-9);
  });

  test('of a heater of a duty settles where its lines lose it', () => {
    const { solution, temperatures } = solved(nodes, circuit({ duty: 4e5 }, [-2e5, -1e5], 300));
    const { massFlow = NaN } = solution.items[0] ?? {};
    const lost = 1 - Math.exp((-300 * Math.PI * 0.1 * 50) / (massFlow * heatCapacity));
    expect(temperatures.nodes[3]).toBeCloseTo(290 + 1e5 / (massFlow * heatCapacity * lost), 6);
    expect(temperatures.residual).toBeLessThan(1e-9);
  });

  test.each([
    ['that nothing cools', circuit({ duty: 4e5 }, [0, 0]), ['F']],
    ['of which the duties cancel', circuit({ duty: 3e5 }, [-2e5, -1e5]), ['F', 'U1', 'U2']],
  ])('%s is refused with the equipment', (_, items, tags) => {
    const { reason, items: named, text } = refused(nodes, items);
    expect(reason).toBe('no state');
    expect(named).toEqual(tags);
    expect(text.message).toContain('nothing fixes the temperature of the closed circuit with F');
  });

  test('without duties has no temperature of its own', () => {
    const { temperatures } = solved(nodes, circuit('none', [0, 0]));
    expect(temperatures.nodes).toEqual(nodes.map(() => undefined));
  });

  test('beside another without a heater has its temperatures all the same', () => {
    const second = circuit('none', [0, 0]).map(item => ({
      ...item,
      tag: `2${item.tag}`,
      from: `2${item.from}`,
      to: `2${item.to}`,
    }));
    const both: Network['nodes'] = [...nodes, ...nodes.map(node => ({ ...node, tag: `2${node.tag}` }))];
    const { temperatures } = solved(both, [...circuit({ outletTemperature: 550 }, [-2e5, -1e5]), ...second]);
    expect(temperatures.nodes[2]).toBe(550);
    expect(temperatures.nodes.slice(4)).toEqual(nodes.map(() => undefined));
  });
});
