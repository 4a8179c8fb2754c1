import { describe, expect, it } from 'vitest';
import { hemisphericalHead, vessel, vesselVolume } from '../../../geometry/index.ts';
import { simulateBlowdown, type BlowdownRun, type BlowdownSpec, type HeatSpec } from '../../index.ts';

const R = 8.31446261815324;
const molarMass = 0.028;
const gamma = 1.4;
const head = hemisphericalHead(1);
const shape = vessel('horizontal', 1, 3, [head, head]);
const temperature = 300;
const pressure = 50e5;
const diameter = 0.02;
const dischargeCoefficient = 0.85;

function spec(heat: HeatSpec): BlowdownSpec {
  return {
    shape,
    wall: { metal: { thickness: 0.02, density: 7800, heatCapacity: 500, conductivity: 45 } },
    fluid: { model: 'ideal-gas', molarMass, heatCapacityRatio: gamma },
    initial: { temperature, pressure },
    outlet: { diameter, dischargeCoefficient, backPressure: 1e5 },
    heat,
  };
}

/** Critical flow takes p·A·√(γ/(R·T/M))·(2/(γ+1))^((γ+1)/(2(γ−1))): 1/τ of both closed forms, 1/s, at the start. */
const area = dischargeCoefficient * (Math.PI / 4) * diameter ** 2;
const sound = Math.sqrt((gamma * R * temperature) / molarMass);
const rate = ((area * sound) / vesselVolume(shape)) * (2 / (gamma + 1)) ** ((gamma + 1) / (2 * (gamma - 1)));

function worst(run: BlowdownRun, exact: (time: number) => number): number {
  const { time, pressure: result } = run.series;
  return Math.max(...time.map((at, index) => Math.abs((result[index] ?? 0) / exact(at) - 1)));
}

describe('blowdown of an ideal gas while the flow is critical', () => {
  it('is exponential at one temperature, to 1e-6', () => {
    const run = simulateBlowdown(spec({ mode: 'isothermal' }), { endTime: 100, tolerance: 1e-7 });
    expect(worst(run, time => pressure * Math.exp(-rate * time))).toBeLessThan(1e-6);
    expect(run.series.pressure.at(-1)).toBeGreaterThan(2e5);
  });

  it('at one temperature takes up the heat that the gas leaving carries beyond its internal energy: R·T a mole', () => {
    const run = simulateBlowdown(spec({ mode: 'isothermal' }), { endTime: 100, tolerance: 1e-7 });
    const released = (run.summary.releasedMass / molarMass) * R * temperature;
    expect(run.summary.heatToContents / released).toBeCloseTo(1, 9);
  });

  it('follows (1 + (γ−1)/2·t/τ)^(−2γ/(γ−1)) without heat, to 1e-6, and the temperature with it', () => {
    const run = simulateBlowdown(spec({ mode: 'adiabatic' }), { endTime: 100, tolerance: 1e-7 });
    const fall = (time: number): number => 1 + ((gamma - 1) / 2) * rate * time;
    expect(worst(run, time => pressure * fall(time) ** ((-2 * gamma) / (gamma - 1)))).toBeLessThan(1e-6);
    expect((run.series.gasTemperature.at(-1) ?? 0) * fall(100) ** 2).toBeCloseTo(temperature, 3);
    expect(run.conservation.mass).toBeLessThan(1e-12);
    expect(run.conservation.energy).toBeLessThan(1e-12);
  });
});
