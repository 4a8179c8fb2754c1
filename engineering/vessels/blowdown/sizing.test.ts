import { describe, expect, it } from 'vitest';
import { ellipsoidalHead, vessel } from '../../geometry/index.ts';
import {
  combineLoads,
  depressuringCriteria,
  simulateBlowdown,
  sizeOrifice,
  staggeredSequence,
  timeToPressure,
  type BlowdownSpec,
} from '../index.ts';

const head = ellipsoidalHead(2);
const spec: BlowdownSpec = {
  shape: vessel('vertical', 2, 6, [head, head]),
  wall: { metal: { thickness: 0.03, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: { model: 'ideal-gas', molarMass: 0.02, heatCapacityRatio: 1.3 },
  initial: { temperature: 300, pressure: 60e5 },
  outlet: { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.5e5 },
  heat: { mode: 'ambient', ambientTemperature: 288 },
  designPressure: 65e5,
};

describe('sizing an orifice', () => {
  it('reaches the target pressure in the time wanted, in at most ten runs', () => {
    const target = { time: 900, pressure: 7.91325e5 };
    const { diameter, runs } = sizeOrifice(spec as typeof spec & { outlet: NonNullable<BlowdownSpec['outlet']> }, target);
    expect(runs).toBeLessThanOrEqual(5);
    const run = simulateBlowdown({ ...spec, outlet: { ...spec.outlet!, diameter } }, { endTime: 1200 });
    expect(timeToPressure(run, target.pressure)).toBeCloseTo(900, 0);
    const criteria = depressuringCriteria(spec, run);
    console.log(diameter, runs, criteria, run.steps, run.conservation, run.summary.lowestWallTemperature);
  });
});

describe('several', () => {
  it('staggers', () => {
    const run = simulateBlowdown(spec, { endTime: 900 });
    const t0 = performance.now();
    const found = staggeredSequence([run, run, run, run, run], run.summary.peakFlow.value * 1.6);
    console.log(found.delays, found.finish, found.load.peak, performance.now() - t0, run.summary.peakFlow);
    expect(combineLoads([run, run], [0, 0]).peak.value).toBeCloseTo(2 * run.summary.peakFlow.value, 9);
  });
});
