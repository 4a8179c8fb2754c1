import { describe, expect, test } from 'vitest';
import { solveNetwork, type Network, type NetworkItem, type SolvedNetwork } from './index.ts';

/**
 * Isothermal gas lines that are choked. The flows and the pressures in the outlet were calculated by a program in Python 3: bisection of the
 * mass flux, with G² = ρ²·dp/dρ at the outlet by differences, ∫ρ·dp by Simpson's rule, and Colebrook's equation by repetition.
 */

const gas = { phase: 'gas', normalDensity: 0.8, viscosity: 1.1e-5, temperature: 288.15 } as const;
const cases = [
  { fluid: { ...gas, compressibility: 0.95 }, inlet: 11e5, flow: 28_700.2094, outlet: 361_640.04 },
  {
    fluid: { ...gas, compressibility: 0.98, compressibilitySlope: -2e-8 },
    inlet: 21e5,
    flow: 54_633.6597,
    outlet: 699_202.498,
  },
] as const;

const line = (tag: string, from: string, to: string, more: Partial<Extract<NetworkItem, { type: 'line' }>> = {}) =>
  ({
    type: 'line',
    tag,
    from,
    to,
    insideDiameter: 0.1,
    length: 30,
    roughness: 5e-5,
    lossCoefficient: 1,
    ...more,
  }) as const;

function solved(network: Network): SolvedNetwork {
  const solution = solveNetwork(network);
  if (solution.type === 'refused') throw new Error(solution.text.message);
  return solution;
}

const nodes = (inlet: number, outlet: number) => [
  { tag: 'A', elevation: 0, pressure: inlet },
  { tag: 'B', elevation: 0, pressure: outlet },
];

describe.each(cases)('a gas line from $inlet Pa', ({ fluid, inlet, flow, outlet }) => {
  test('passes its greatest flow at any pressure below that of its outlet', () => {
    for (const behind of [0.999 * outlet, 0.5 * outlet, 101_325, 2000]) {
      const { items, messages, pressureResidual } = solved({
        fluid,
        nodes: nodes(inlet, behind),
        items: [line('L', 'A', 'B')],
      });
      expect((items[0]?.massFlow ?? NaN) * 3600, `${behind} Pa`).toBeCloseTo(flow, 1);
      expect(items[0]).toMatchObject({ state: 'choked', outletPressure: expect.closeTo(behind, 3) });
      const speed = (items[0]?.massFlow ?? NaN) / (Math.PI * 0.0025);
      const density = speed / (items[0]?.outletVelocity ?? NaN);
      // The velocity in the outlet is that of its own pressure.
      const Z = fluid.compressibility + ('compressibilitySlope' in fluid ? fluid.compressibilitySlope * outlet : 0);
      expect(density / ((0.8 * 273.15 * outlet) / (101_325 * 288.15 * Z))).toBeCloseTo(1, 6);
      expect(pressureResidual).toBeLessThan(0.1);
      expect(messages.map(({ text }) => text.message)).toEqual([
        expect.stringMatching(/^L is choked: the gas leaves it at /),
      ]);
    }
  });

  test('passes less above that pressure, without a jump', () => {
    const flowTo = (behind: number) =>
      3600 * (solved({ fluid, nodes: nodes(inlet, behind), items: [line('L', 'A', 'B')] }).items[0]?.massFlow ?? NaN);
    const [at, above] = [1.001, 1.1].map(share => flowTo(share * outlet));
    expect(at).toBeLessThan(flow);
    expect((at ?? 0) / flow).toBeCloseTo(1, 4);
    expect(above).toBeLessThan(at ?? 0);
  });

  test('is choked backwards as well', () => {
    const { items } = solved({ fluid, nodes: nodes(101_325, inlet), items: [line('L', 'A', 'B')] });
    expect((items[0]?.massFlow ?? NaN) * 3600).toBeCloseTo(-flow, 1);
    expect(items[0]?.state).toBe('choked');
  });
});

describe('choked lines in a network', () => {
  const [{ fluid }] = cases;

  test('two in series are both choked, and the flow is the same', () => {
    // The wide line takes the flow of the narrow one, and is itself choked towards near vacuum.
    const {
      items,
      nodes: states,
      massResidual,
    } = solved({
      fluid,
      nodes: [...nodes(11e5, 3000), { tag: 'M', elevation: 0 }],
      items: [line('L1', 'A', 'M'), line('L2', 'M', 'B', { insideDiameter: 0.3, length: 5 })],
    });
    expect(items.map(({ state }) => state)).toEqual(['choked', 'choked']);
    expect((items[0]?.massFlow ?? NaN) * 3600).toBeCloseTo(28_700.2094, 1);
    expect(states[2]?.pressure).toBeLessThan(361_640);
    expect(massResidual).toBeLessThan(1e-9);
  });

  test('one into a header with other feeds has the pressure of the header at its outlet', () => {
    const { items, nodes: states } = solved({
      fluid,
      nodes: [...nodes(11e5, 101_325), { tag: 'H', elevation: 0 }, { tag: 'C', elevation: 0, pressure: 2e5 }],
      items: [
        line('L1', 'A', 'H'),
        line('L2', 'H', 'B', { insideDiameter: 0.4, length: 200 }),
        line('L3', 'C', 'H', { insideDiameter: 0.1 }),
      ],
    });
    expect(items[0]).toMatchObject({ state: 'choked', outletPressure: states[2]?.pressure ?? NaN });
    expect((items[0]?.massFlow ?? NaN) * 3600).toBeCloseTo(28_700.2094, 1);
    expect((items[0]?.massFlow ?? 0) + (items[2]?.massFlow ?? 0)).toBeCloseTo(items[1]?.massFlow ?? NaN, 9);
  });

  test('a flow above that of a choked line has no state', () => {
    const demand = (flow: number) =>
      solveNetwork({
        fluid,
        nodes: [
          { tag: 'A', elevation: 0, pressure: 11e5 },
          { tag: 'B', elevation: 0, outflow: flow / 3600 },
        ],
        items: [line('L', 'A', 'B')],
      });
    expect(demand(28_600).type).toBe('solved');
    const beyond = demand(29_000);
    expect(beyond).toMatchObject({ type: 'refused', reason: 'no state' });
    expect(beyond.type === 'refused' && beyond.text.message).toBe(
      '29\u202f000 kg/h is drawn from B, and even with no pressure left there only 28\u202f700 kg/h can flow through L',
    );
  });
});
