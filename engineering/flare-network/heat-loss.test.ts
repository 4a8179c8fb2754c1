import { expect, test } from 'vitest';
import { solveFlareNetwork, type FlareLine, type FlareNetwork, type SolvedFlareNetwork } from './index.ts';

const R = 8314.46261815324;
const gas = {
  type: 'properties',
  molarMass: 25,
  isentropicExponent: 1.25,
  compressibility: 1,
  viscosity: 1.2e-5,
} as const;
const heatLoss = { coefficient: 12, ambientTemperature: 280 };
const line: FlareLine = {
  type: 'line',
  tag: 'L',
  from: 'A',
  to: 'B',
  insideDiameter: 0.4,
  length: 600,
  roughness: 5e-5,
  heatLoss,
};
const networkOf = (flow: number, of: FlareLine = line, temperature = 500): FlareNetwork => ({
  sources: [{ tag: 'S', to: 'A', gas, temperature, flow, ratedFlow: 2 * flow }],
  items: [of],
  outletPressure: 110_000,
});

function solve(network: FlareNetwork): SolvedFlareNetwork {
  const solution = solveFlareNetwork(network);
  if (solution.type === 'refused') throw solution.text;
  return solution;
}

/** cp·q_m, W/K, and the transfer units per length. */
const heatCapacity = (R * 5) / 25;

test.each([0.05, 1, 8])(
  'at %d kg/s the stagnation temperature falls by the exponential of the transfer units',
  flow => {
    const { items, nodes } = solve(networkOf(flow));
    const units = (12 * Math.PI * 0.4 * 600) / (flow * heatCapacity);
    const { temperature = NaN, velocity = NaN } = items[0]?.outlet ?? {};
    const stagnation = temperature + velocity ** 2 / (2 * heatCapacity);
    expect(stagnation).toBeCloseTo(280 + 220 * Math.exp(-units), 0);
    expect(Math.abs(stagnation - 280 - 220 * Math.exp(-units))).toBeLessThan(2e-3 * 220);
    expect(nodes[0]?.temperature).toBe(500);
    expect(items[0]?.lowestTemperature).toBe(temperature);
  },
);

/** Inlet pressure by dI/dx = −f·G²·v/(2·D) for the impulse I = p + G²·v in 20 000 Runge–Kutta steps from the outlet. */
function integrated(flow: number, friction: number, outletPressure: number): number {
  const G = flow / ((Math.PI / 4) * 0.4 ** 2);
  const r = R / 25;
  const units = (12 * Math.PI * 0.4) / (flow * heatCapacity);
  const T0 = (x: number) => 280 + 220 * Math.exp(-units * x);
  const a = G ** 2 * (1 - r / (2 * heatCapacity));
  const volume = (x: number, I: number) => (I - Math.sqrt(I ** 2 - 4 * a * r * T0(x))) / (2 * a);
  let low = 0;
  let high = 10;
  for (let halving = 0; halving < 200; halving += 1) {
    const v = (low + high) / 2;
    if (outletPressure * v < r * (T0(600) - (G * v) ** 2 / (2 * heatCapacity))) low = v;
    else high = v;
  }
  let I = outletPressure + G ** 2 * low;
  const steps = 20_000;
  const dx = -600 / steps;
  const slope = (x: number, at: number) => (-friction * G ** 2 * volume(x, at)) / (2 * 0.4);
  for (let step = 0; step < steps; step += 1) {
    const x = 600 + step * dx;
    const k1 = slope(x, I);
    const k2 = slope(x + dx / 2, I + (k1 * dx) / 2);
    const k3 = slope(x + dx / 2, I + (k2 * dx) / 2);
    const k4 = slope(x + dx, I + k3 * dx);
    I += (dx / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
  }
  return I - G ** 2 * volume(0, I);
}

test.each([1, 8])('at %d kg/s the drop is that of an integration by impulse within 0.2 %', flow => {
  const { items, sources } = solve(networkOf(flow));
  const expected = integrated(flow, items[0]?.frictionFactor ?? NaN, 110_000) - 110_000;
  expect(Math.abs(((sources[0]?.backPressure ?? NaN) - 110_000) / expected - 1)).toBeLessThan(2e-3);
});

test('a hot line that loses heat has a lower back pressure than an adiabatic one, and a cold line a higher one', () => {
  const { heatLoss: _, ...adiabatic } = line;
  const pressure = (of: FlareLine, temperature: number) =>
    solve(networkOf(8, of, temperature)).sources[0]?.backPressure ?? NaN;
  expect(pressure(line, 500)).toBeLessThan(pressure(adiabatic, 500));
  expect(pressure(line, 200)).toBeGreaterThan(pressure(adiabatic, 200));
});

test('the back pressure at the rated flow is that of a network with this flow', () => {
  const { sources } = solve(networkOf(2));
  expect(sources[0]?.backPressureAtRatedFlow).toBe(solve(networkOf(4)).sources[0]?.backPressure);
});
