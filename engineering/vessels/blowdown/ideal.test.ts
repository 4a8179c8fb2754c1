import { describe, expect, it } from 'vitest';
import { hemisphericalHead, vessel, vesselVolume } from '../../geometry/index.ts';
import { simulateBlowdown, type BlowdownRun, type BlowdownSpec, type HeatSpec } from '../index.ts';

const R = 8.31446261815324;
const molarMass = 0.028;
const gamma = 1.4;
const head = hemisphericalHead(1);
const shape = vessel('horizontal', 1, 3, [head, head]);
const wall = { metal: { thickness: 0.02, density: 7800, heatCapacity: 500, conductivity: 45 } };
const temperature = 300;
const pressure = 50e5;
const diameter = 0.02;
const dischargeCoefficient = 0.85;

function spec(heat: HeatSpec): BlowdownSpec {
  return {
    shape,
    wall,
    fluid: { model: 'ideal-gas', molarMass, heatCapacityRatio: gamma },
    initial: { temperature, pressure },
    outlet: { diameter, dischargeCoefficient, backPressure: 1e5 },
    heat,
  };
}

/** Volume over effective area, s/m, times the critical flow's factor: the time constants of both closed forms. */
const critical = (2 / (gamma + 1)) ** ((gamma + 1) / (2 * (gamma - 1)));
const area = dischargeCoefficient * (Math.PI / 4) * diameter ** 2;
const sound = Math.sqrt((gamma * R * temperature) / molarMass);

function worst(run: BlowdownRun, exact: (time: number) => number): number {
  return run.series.time.reduce((most, time, index) => {
    const expected = exact(time);
    return Math.max(most, Math.abs((run.series.pressure[index] ?? 0) / expected - 1));
  }, 0);
}

describe('blowdown of an ideal gas while the flow is critical', () => {
  it('is exponential at one temperature, to 1e-6', () => {
    // dp/dt = −p·A·c·critical/V.
    const run = simulateBlowdown(spec({ mode: 'isothermal' }), { endTime: 100, tolerance: 1e-8 });
    const rate = (area * sound * critical) / vesselVolume(shape);
    expect(worst(run, time => pressure * Math.exp(-rate * time))).toBeLessThan(1e-6);
    expect(run.series.pressure.at(-1)).toBeGreaterThan(2e5);
  });

  it('follows (1 + (γ−1)/2·t/τ)^(−2γ/(γ−1)) without heat, to 1e-6, and T with it', () => {
    const run = simulateBlowdown(spec({ mode: 'adiabatic' }), { endTime: 100, tolerance: 1e-8 });
    const rate = (area * sound * critical) / vesselVolume(shape);
    const fall = (time: number): number => 1 + ((gamma - 1) / 2) * rate * time;
    expect(worst(run, time => pressure * fall(time) ** ((-2 * gamma) / (gamma - 1)))).toBeLessThan(1e-6);
    const end = run.series.time.length - 1;
    expect((run.series.gasTemperature[end] ?? 0) * fall(100) ** 2).toBeCloseTo(temperature, 3);
    expect(run.conservation.mass).toBeLessThan(1e-12);
    expect(run.conservation.energy).toBeLessThan(1e-12);
    console.log(run.steps, run.summary, run.events);
  });
});
