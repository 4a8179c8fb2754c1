import { describe, expect, it } from 'vitest';
import { idealGas } from '../models/ideal-gas.ts';
import { pengRobinson } from '../models/peng-robinson.ts';
import { EquilibriumThroat, GasThroat, type ThroatFlow } from './throat.ts';

const R = 8.31446261815324;
const one = Float64Array.of(1);

function gasFlow(fluid: ReturnType<typeof idealGas>, temperature: number, pressure: number, back: number): ThroatFlow {
  const upstream = fluid.phasePoint();
  upstream.at(one, temperature, pressure);
  const flow = { flux: 0, choked: false, pressure: 0 };
  expect(new GasThroat(fluid).flow(upstream.phase, back, flow)).toBe(true);
  return flow;
}

function mixedFlow(
  fluid: ReturnType<typeof idealGas>,
  point: ReturnType<typeof fluid.point>,
  back: number,
): ThroatFlow {
  const { state } = point;
  const flow = { flux: 0, choked: false, pressure: 0 };
  const upstream = {
    pressure: state.pressure,
    composition: one,
    molarMass: fluid.molarMasses[0] ?? NaN,
    molarEnthalpy: state.molarEnthalpy,
    molarEntropy: state.molarEntropy,
    soundSquared: 300 ** 2,
  };
  const throat = new EquilibriumThroat(fluid);
  throat.flow(upstream, back, flow);
  const first = flow.flux;
  throat.flow(upstream, back, flow);
  expect(flow.flux / first).toBeCloseTo(1, 6);
  return flow;
}

describe('flow through a throat', () => {
  const molarMass = 0.028;
  const ideal = idealGas(molarMass, 1.4);
  const density = (40e5 * molarMass) / (R * 300);

  it('of an ideal gas is the critical flow of its closed form, to 1e-9', () => {
    const expected = Math.sqrt(1.4 * 40e5 * density * (2 / 2.4) ** (2.4 / 0.4));
    const { flux, choked } = gasFlow(ideal, 300, 40e5, 1e5);
    expect(choked).toBe(true);
    expect(Math.abs(flux / expected - 1)).toBeLessThan(1e-9);
  });

  it('of an ideal gas is that of Saint-Venant and Wantzel below, to 1e-9', () => {
    for (const ratio of [0.53, 0.6, 0.9, 0.99]) {
      const expected = Math.sqrt(2 * 40e5 * density * (1.4 / 0.4) * (ratio ** (2 / 1.4) - ratio ** (2.4 / 1.4)));
      const { flux, choked } = gasFlow(ideal, 300, 40e5, ratio * 40e5);
      expect(choked).toBe(false);
      expect(Math.abs(flux / expected - 1)).toBeLessThan(1e-9);
    }
  });

  it('is continuous where it becomes critical, and starts linearly from zero', () => {
    const ratio = (2 / 2.4) ** 3.5;
    const below = gasFlow(ideal, 300, 40e5, ratio * 40e5 * (1 - 1e-7)).flux;
    const above = gasFlow(ideal, 300, 40e5, ratio * 40e5 * (1 + 1e-7)).flux;
    expect(Math.abs(above / below - 1)).toBeLessThan(1e-9);
    expect(gasFlow(ideal, 300, 40e5, 40e5).flux).toBe(0);
    expect(gasFlow(ideal, 300, 40e5, 41e5).flux).toBe(0);
    const slow = [1e-6, 2e-6].map(share => gasFlow(ideal, 300, 40e5, 40e5 * (1 - share)).flux);
    expect((slow[1] ?? 0) / (slow[0] ?? 1)).toBeCloseTo(2, 1);
  });

  it('as homogeneous equilibrium equals that of a gas', () => {
    const point = ideal.point();
    point.tp(one, 300, 40e5);
    expect(Math.abs(mixedFlow(ideal, point, 1e5).flux / gasFlow(ideal, 300, 40e5, 1e5).flux - 1)).toBeLessThan(1e-7);
  });

  it('of nitrogen at 150 bar is the largest flux along its isentrope', () => {
    const nitrogen = pengRobinson(['N2']);
    const point = nitrogen.point();
    point.tp(one, 288, 150e5);
    const { molarEnthalpy, molarEntropy } = point.state;
    const along = nitrogen.point();
    let largest = 0;
    for (let pressure = 60e5; pressure < 100e5; pressure += 1e4) {
      along.ps(one, pressure, molarEntropy);
      const velocity = Math.sqrt((2 * (molarEnthalpy - along.state.molarEnthalpy)) / 0.0280134);
      largest = Math.max(largest, (velocity * 0.0280134) / along.state.molarVolume);
    }
    expect(Math.abs(gasFlow(nitrogen, 288, 150e5, 1e5).flux / largest - 1)).toBeLessThan(1e-6);
    expect(Math.abs(mixedFlow(nitrogen, point, 1e5).flux / largest - 1)).toBeLessThan(1e-6);
  });

  it('of boiling propane is the largest flux along its isentropic flashes', () => {
    const propane = pengRobinson(['C3']);
    const point = propane.point();
    point.boiling(one, 300);
    const { molarEnthalpy, molarEntropy, pressure } = point.state;
    const along = propane.point();
    let largest = 0;
    for (let at = 2e5; at < pressure; at += 2e3) {
      along.ps(one, at, molarEntropy);
      const velocity = Math.sqrt((2 * Math.max(0, molarEnthalpy - along.state.molarEnthalpy)) / 0.0440956);
      largest = Math.max(largest, (velocity * 0.0440956) / along.state.molarVolume);
    }
    const { flux, choked } = mixedFlow(propane, point, 1e5);
    expect(choked).toBe(true);
    expect(Math.abs(flux / largest - 1)).toBeLessThan(1e-4);
  });

  it('is found from a few flashes around the previous throat', () => {
    const propane = pengRobinson(['C3']);
    let flashes = 0;
    const counting = {
      ...propane,
      point: () => {
        const point = propane.point();
        return Object.assign(Object.create(point) as typeof point, {
          ps: (...flash: Parameters<typeof point.ps>) => {
            flashes += 1;
            point.ps(...flash);
          },
        });
      },
    };
    const throat = new EquilibriumThroat(counting);
    const flow = (temperature: number) => {
      flashes = 0;
      const { state } = ((point = propane.point()) => (point.tp(one, temperature, 8e5), point))();
      const upstream = {
        pressure: state.pressure,
        composition: one,
        molarMass: 0.0440956,
        molarEnthalpy: state.molarEnthalpy,
        molarEntropy: state.molarEntropy,
        soundSquared: 220 ** 2,
      };
      const into = { flux: 0, choked: false, pressure: 0 };
      throat.flow(upstream, 1e5, into);
      return { ...into, flashes };
    };
    const first = flow(330);
    expect(first.flashes).toBeGreaterThan(20);
    const next = flow(330.001);
    expect(next.flashes).toBeLessThan(6);
    // A gas at 8 bar: the flux falls with the square root of the temperature.
    expect(next.flux / first.flux - 1).toBeCloseTo(-0.5 * (0.001 / 330), 6);
    expect(next.pressure / first.pressure).toBeCloseTo(1, 3);
  });
});
