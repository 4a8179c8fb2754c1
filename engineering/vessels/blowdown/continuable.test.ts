import { describe, expect, test } from 'vitest';
import { ellipsoidalHead, vessel } from '../../geometry/index.ts';
import { continuableBlowdown, simulateBlowdown, type BlowdownSpec } from '../index.ts';

const head = ellipsoidalHead(2);
const separator: BlowdownSpec = {
  shape: vessel('horizontal', 2, 6, [head, head]),
  wall: { metal: { thickness: 0.03, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: {
    model: 'peng-robinson',
    composition: [
      { id: 'C1', fraction: 0.7 },
      { id: 'C3', fraction: 0.2 },
      { id: 'nC5', fraction: 0.1 },
    ],
  },
  initial: { temperature: 300, pressure: 60e5, level: 0.7 },
  outlet: {
    diameter: 0.03,
    dischargeCoefficient: 0.85,
    backPressure: 1.5e5,
    tailPipe: {
      insideDiameter: 0.08,
      length: 10,
      roughness: 45.7e-6,
      fittings: 0,
      wall: { thickness: 0.006, density: 7850, heatCapacity: 480 },
    },
  },
  heat: { mode: 'ambient', ambientTemperature: 288 },
};

describe.each(['equilibrium', 'non-equilibrium'] as const)('a continued run (%s)', model => {
  const options = { model, endTime: 300, dropletTime: 1, bubbleTime: 1, tolerance: 1e-6 };
  const { run, continueTo } = continuableBlowdown(separator, options);
  const first = structuredClone(run);
  const longer = continueTo(600);
  const whole = simulateBlowdown(separator, { ...options, endTime: 600 });

  test('starts as the run of the entered duration, which it leaves as it was', () => {
    expect(run).toEqual(simulateBlowdown(separator, options));
    expect(run).toEqual(first);
    expect(longer.series.time.slice(0, run.series.time.length)).toEqual(run.series.time);
    expect(longer.vented.molarFlow).toHaveLength(longer.series.time.length);
  });

  test('agrees with a run of the whole duration, and ends once', () => {
    expect(longer.summary.finalPressure / whole.summary.finalPressure).toBeCloseTo(1, 4);
    expect(longer.summary.releasedMass / whole.summary.releasedMass).toBeCloseTo(1, 4);
    const [own, other] = [longer, whole].map(({ summary }) => summary.lowestWallTemperature?.value);
    expect(own).toBeCloseTo(other ?? NaN, 2);
    const [pipe, wholePipe] = [longer, whole].map(({ tailPipe }) => tailPipe?.lowestMetalTemperature.value);
    expect(pipe).toBeCloseTo(wholePipe ?? NaN, 2);
    expect(longer.events.filter(({ kind }) => kind === 'end')).toMatchObject([{ time: 600 }]);
    expect(longer.conservation.energy).toBeLessThan(1e-10);
    expect(longer.conservation.mass).toBeLessThan(1e-10);
  });

  test('takes fewer evaluations than a run of the whole duration', () => {
    expect(longer.steps.evaluations - run.steps.evaluations).toBeLessThan(0.8 * whole.steps.evaluations);
  });
});
