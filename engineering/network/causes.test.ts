import { describe, expect, test } from 'vitest';
import { solveNetwork, type Network, type NetworkItem } from './index.ts';
import { findOneWayCut } from './search/one-way-cut.ts';

const water = { phase: 'liquid', density: 1000, viscosity: 0.001 } as const;
const gas = { phase: 'gas', normalDensity: 0.8, viscosity: 1.2e-5, temperature: 300 } as const;
const joint = (tag: string, outflow?: number) => ({ tag, elevation: 0, outflow });
const held = (tag: string, pressure: number) => ({ tag, elevation: 0, pressure });
const line = (tag: string, from: string, to: string, insideDiameter: number, length: number): NetworkItem => ({
  type: 'line',
  tag,
  from,
  to,
  insideDiameter,
  length,
  roughness: 4.6e-5,
});

function refusalOf(network: Network) {
  const solution = solveNetwork(network);
  if (solution.type === 'solved') throw new Error('it was solved');
  return solution;
}

describe('items without resistance', () => {
  test('a valve beside a wide short line takes the whole flow', () => {
    const solution = solveNetwork({
      fluid: water,
      nodes: [held('A', 3e5), joint('B'), joint('C'), held('D', 1e5)],
      items: [
        line('L1', 'A', 'B', 0.05, 100),
        line('L2', 'B', 'C', 0.3, 1),
        { type: 'block valve', tag: 'V', from: 'B', to: 'C', open: true },
        line('L3', 'C', 'D', 0.05, 100),
      ],
    });
    if (solution.type === 'refused') throw new Error(solution.text.message);
    const [before, beside, through] = solution.items.map(({ massFlow }) => massFlow);
    expect(through).toBeGreaterThan(0.99999 * (before ?? NaN));
    expect(Math.abs(beside ?? NaN)).toBeLessThan(1e-5 * (before ?? NaN));
  });

  test('a check valve that a gas chokes passes the flow at which its isothermal velocity is the square root of p/ρ', () => {
    const bore = 0.0254;
    const solution = solveNetwork({
      fluid: gas,
      nodes: [held('A', 20e5), joint('B'), joint('C'), held('D', 2e5)],
      items: [
        line('L1', 'A', 'B', 0.3, 500),
        { type: 'check valve', tag: 'CV', from: 'B', to: 'C', insideDiameter: bore },
        line('L2', 'C', 'D', 0.3, 500),
      ],
    });
    if (solution.type === 'refused') throw new Error(solution.text.message);
    const [, valve] = solution.items;
    const [, inlet] = solution.nodes;
    const [pressure, density] = [inlet?.pressure ?? NaN, inlet?.density ?? NaN];
    expect(valve?.state).toBe('choked');
    expect(valve?.massFlow).toBeCloseTo((Math.PI / 4) * bore * bore * Math.sqrt(pressure * density), 8);
  });
});

describe('refusals with their proof', () => {
  test('a part that draws more than enters, with check valves that only pass flow out of it', () => {
    const refusal = refusalOf({
      fluid: water,
      nodes: [held('A', 3e5), joint('B', 2), joint('C', -0.5)],
      items: [
        { type: 'check valve', tag: 'CV1', from: 'B', to: 'A', insideDiameter: 0.1, lossCoefficient: 2 },
        { type: 'check valve', tag: 'CV2', from: 'C', to: 'A', insideDiameter: 0.1, lossCoefficient: 2 },
        line('L', 'B', 'C', 0.1, 10),
      ],
    });
    expect(refusal).toMatchObject({ reason: 'no state', items: ['CV1', 'CV2'], nodes: ['B', 'C'] });
    expect(refusal.text.message).toBe(
      '5400 kg/h more is drawn from B and C than enters, and CV1 and CV2 can only pass flow out of there',
    );
  });

  test('a gas valve that holds a pressure which its source does not have', () => {
    const refusal = refusalOf({
      fluid: gas,
      nodes: [held('A', 4e5), joint('B'), joint('C', 0.05), joint('D')],
      items: [
        { type: 'control valve', tag: 'PV', from: 'A', to: 'B', holds: { downstreamPressure: 9e5 } },
        line('L1', 'B', 'C', 0.1, 100),
        line('L2', 'A', 'D', 0.1, 100),
        line('L3', 'D', 'C', 0.1, 100),
      ],
    });
    expect(refusal).toMatchObject({ reason: 'no state', items: ['PV'] });
    expect(refusal.text.message).toMatch(/^PV cannot control its pressure/);
  });
});

describe('one-way cuts', () => {
  const arc = (from: number, to: number, oneWay = true) => ({ from, to, oneWay });

  test('two nodes whose total demand exceeds the supply upstream of them', () => {
    // 0 receives 1 and feeds 1 and 2, which draw 0.6 each; each of them alone could be fed.
    const cut = findOneWayCut({ branches: [arc(0, 1), arc(0, 2)], exchange: [1, -0.6, -0.6] });
    expect(cut?.flow).toBeCloseTo(0.2, 12);
    expect(cut?.nodes).toEqual(new Set([0, 1, 2]));
  });

  test('flow into a part without an outlet', () => {
    const cut = findOneWayCut({ branches: [arc(0, 1)], exchange: [undefined, 0.3] });
    expect(cut).toEqual({ nodes: new Set([1]), flow: -0.3 });
  });

  test('finds flows that must be rerouted', () => {
    // 1 may be fed by 0 or 2, 3 by 2 only.
    const graph = { branches: [arc(0, 1), arc(2, 1), arc(2, 3)], exchange: [0.5, -0.5, 0.5, -0.5] };
    expect(findOneWayCut(graph)).toBeUndefined();
    expect(
      findOneWayCut({ branches: [arc(0, 1, false), arc(2, 1, false)], exchange: [undefined, -1, 1] }),
    ).toBeUndefined();
  });
});
describe('a node at which no pressure is left', () => {
  const propane = { ...water, density: 500.5, vapourPressure: 8.365e5, criticalPressure: 42.51e5 };
  const drawn = (items: readonly NetworkItem[], elevation = 0): Network => ({
    fluid: propane,
    nodes: [held('A', 10.01e5), joint('B'), { tag: 'C', elevation, outflow: 60_000 / 3600 }],
    items,
  });
  const valve = { type: 'control valve', tag: 'FV', from: 'A', to: 'B', kv: 11.33 } as const;

  test('names the valve that chokes, with the flow that it passes', () => {
    const { text, items } = refusalOf(drawn([{ ...valve, FL: 0.9 }, line('L', 'B', 'C', 0.15, 100)]));
    // IEC 60534-2-1: F_F = 0.96 − 0.28·√(8.365/42.51) = 0.8358; 11.33·√(0.81·(10.01 − 0.8358·8.365)/0.5005)·500.5.
    expect(text.message).toMatch(
      /^no state exists at B: no pressure is left there, as 60.000 kg\/h is to flow through FV, which chokes at 12.5[23]\d kg\/h\. Open it, choose a larger one, or let less flow$/,
    );
    expect(items).toEqual(['FV']);
  });

  test('names the valve that loses all of it without choking', () => {
    // 60 000/500.5 m³/h through Kv 11.33: 56.03 bar.
    expect(refusalOf(drawn([valve, line('L', 'B', 'C', 0.15, 100)])).text.message).toMatch(
      /^no state exists at B: its absolute pressure would be −46\.0\d bar\(abs\), as 60.000 kg\/h is to flow through FV, which would lose 56\.0\d bar of the 10\.01 bar\(abs\) before it\. Open it, choose a larger one, or let less flow$/,
    );
  });

  test('names the line', () => {
    const items = [line('L-1', 'A', 'B', 0.3, 100), line('L-2', 'B', 'C', 0.05, 10_000)];
    expect(refusalOf(drawn(items)).text.message).toMatch(
      /^no state exists at C: .*, as 60.000 kg\/h is to flow through L-2, which would lose .* Enlarge it, or let less flow$/,
    );
  });

  test('names the rise', () => {
    const items = [line('L-1', 'A', 'B', 0.3, 100), line('L-2', 'B', 'C', 0.3, 400)];
    // 500.5·9.80665·300 Pa.
    expect(refusalOf(drawn(items, 300)).text.message).toMatch(
      /as the rise of L-2 takes most of the 14\.7\d bar that it loses after 10\.\d+ bar\(abs\)\. Raise the pressure before it$/,
    );
  });
});
