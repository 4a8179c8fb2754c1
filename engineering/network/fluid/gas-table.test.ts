import { describe, expect, test } from 'vitest';
import { compressibilityOf, solveNetwork, type Network, type NetworkGas } from '../index.ts';

/** Z = 1 + s·p by its formula, and by a table up to 60 bar. */
const linear: NetworkGas = {
  phase: 'gas',
  normalDensity: 0.8,
  viscosity: 1.2e-5,
  temperature: 300,
  isentropicExponent: 1.3,
  compressibilitySlope: -3e-8,
};
const interval = 1.5e5;
const { compressibilitySlope: slope = NaN, ...others } = linear;
const tabulated: NetworkGas = {
  ...others,
  compressibilityTable: { interval, factors: Array.from({ length: 41 }, (_, index) => 1 + slope * interval * index) },
};

const networkOf = (fluid: NetworkGas, outlet: number, kv: number, elevation: number): Network => ({
  fluid,
  nodes: [
    { tag: 'A', elevation: 0, pressure: 50e5 },
    { tag: 'B', elevation },
    { tag: 'C', elevation: 0, pressure: outlet },
  ],
  items: [
    { type: 'control valve', tag: 'V', from: 'A', to: 'B', kv, xT: 0.7 },
    { type: 'line', tag: 'L', from: 'B', to: 'C', insideDiameter: 0.05, length: 300, roughness: 5e-5 },
  ],
});

describe('a gas with a table of its compressibility factor', () => {
  test.each([
    [45e5, 100, 0],
    [20e5, 100, 200],
    [1e5, 400, 0],
    [1e5, 20, 50],
  ])('is that of the straight line which it follows: to %d Pa', (outlet, kv, elevation) => {
    const [one, other] = [linear, tabulated].map(fluid => {
      const solution = solveNetwork(networkOf(fluid, outlet, kv, elevation));
      return solution.type === 'solved' ? solution : expect.fail(solution.text.message);
    });
    expect((other?.items[0]?.massFlow ?? NaN) / (one?.items[0]?.massFlow ?? NaN)).toBeCloseTo(1, 6);
    expect((other?.nodes[1]?.pressure ?? NaN) / (one?.nodes[1]?.pressure ?? NaN)).toBeCloseTo(1, 6);
    expect(other?.items[1]?.state).toBe(one?.items[1]?.state);
  });

  test('has the factor at the end of the table above it', () => {
    expect(compressibilityOf(tabulated)(40e5)).toBeCloseTo(1 - 3e-8 * 40e5, 7);
    expect(compressibilityOf(tabulated)(90e5)).toBeCloseTo(1 - 3e-8 * 60e5, 12);
  });
});
