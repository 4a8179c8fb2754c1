import { describe, expect, it } from 'vitest';
import { ellipsoidalHead, vessel } from '../../../geometry/index.ts';
import {
  brittleFractureCheck,
  depressuringCriteria,
  simulateBlowdown,
  sizeOrifice,
  timeToPressure,
  valueAt,
  type BlowdownRun,
  type BlowdownSpec,
} from '../../index.ts';

const head = ellipsoidalHead(2);
const outlet = { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.5e5 } as const;
const spec = {
  shape: vessel('vertical', 2, 6, [head, head]),
  wall: { metal: { thickness: 0.03, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: {
    model: 'peng-robinson',
    composition: [
      { id: 'C1', fraction: 0.7 },
      { id: 'C2', fraction: 0.1 },
      { id: 'C3', fraction: 0.1 },
      { id: 'nC5', fraction: 0.1 },
    ],
  },
  initial: { temperature: 300, pressure: 60e5, level: 1.5 },
  outlet,
  heat: { mode: 'ambient', ambientTemperature: 288 },
  designPressure: 65e5,
  minimumDesignTemperature: 244.15,
} as const satisfies BlowdownSpec;

describe('the orifice for a time and a pressure', () => {
  const target = { time: 900, pressure: 7.91325e5 };

  it('reaches it within the required time, in at most six runs', () => {
    const { diameter, runs, run } = sizeOrifice(spec, target);
    expect(runs).toBeLessThanOrEqual(6);
    const reached = run.series.time.at(-1) ?? NaN;
    expect(reached).toBeLessThanOrEqual(900);
    expect(reached).toBeGreaterThan(899);
    const again = simulateBlowdown({ ...spec, outlet: { ...outlet, diameter } }, { endTime: 1200 });
    expect(depressuringCriteria(spec, again).governing.met).toBe(true);
  });

  it('counts the time from the opening of the valve, and in a fire', () => {
    const late = { ...spec, outlet: { ...outlet, startDelay: 120, openingTime: 10 } };
    const heat = {
      mode: 'pool-fire',
      environmentFactor: 0.3,
      adequateDrainage: true,
      ambientTemperature: 288,
    } as const;
    const { run, runs } = sizeOrifice({ ...late, heat }, target);
    expect(runs).toBeLessThanOrEqual(8);
    const reached = (run.series.time.at(-1) ?? NaN) - 120;
    expect(reached).toBeLessThanOrEqual(900);
    expect(reached).toBeGreaterThan(899);
  });

  it('needs four times the area for a quarter of the time, about', () => {
    const slow = sizeOrifice(spec, target).diameter;
    const fast = sizeOrifice(spec, { ...target, time: 225 }).diameter;
    expect((fast / slow) ** 2).toBeGreaterThan(3);
    expect((fast / slow) ** 2).toBeLessThan(5);
  });

  it.each([
    ['the initial pressure', spec.initial.pressure, 'target pressure must be below the initial pressure (6000000 Pa)'],
    ['the back pressure', outlet.backPressure, 'target pressure must be above the back pressure (150000 Pa)'],
  ])('throws for a target at %s', (_, pressure, message) => {
    expect(() => sizeOrifice(spec, { time: 900, pressure })).toThrow(message);
  });

  it('throws where it would have to be larger than the vessel', () => {
    expect(() => sizeOrifice(spec, { time: 0.01, pressure: 2e5 })).toThrow(
      /^no orifice smaller than the vessel brings it to 0\.9868 bar\(g\) in /,
    );
  });
});

describe('the criteria of API 521', () => {
  const run = simulateBlowdown(spec, { endTime: 900 });

  it('are 690 kPa gauge and half the design pressure, of which the lower governs', () => {
    const { low, half, governing, allowedTime, thinWall } = depressuringCriteria(spec, run);
    expect(low.pressure).toBeCloseTo(791_325, 6);
    expect(half?.pressure).toBeCloseTo(32.5e5 + 101_325, 6);
    expect(governing).toBe(low);
    expect(allowedTime).toBe(900);
    expect(thinWall).toBe(false);
    expect(half?.time).toBeLessThan(low.time ?? 0);
    const { governing: other } = depressuringCriteria({ ...spec, designPressure: 10e5 }, run);
    expect(other.pressure).toBeCloseTo(5e5 + 101_325, 6);
  });

  it('assume a wall of 25 mm: a thinner one heats faster', () => {
    const thin = (thickness: number) => {
      const wall = { ...spec.wall, metal: { ...spec.wall.metal, thickness } };
      return depressuringCriteria({ ...spec, wall }, run).thinWall;
    };
    expect([thin(0.0249), thin(0.025)]).toEqual([true, false]);
  });

  it('are not met, with no time, by a run that ends above', () => {
    const short = simulateBlowdown(spec, { endTime: 60 });
    expect(depressuringCriteria(spec, short).low).toEqual({ pressure: 791_325, time: undefined, met: false });
  });

  it('compare the lowest metal temperature with the minimum design temperature', () => {
    const check = brittleFractureCheck(spec, run);
    expect(check?.lowestMetalTemperature).toBe(run.summary.lowestWallTemperature?.value);
    expect(check?.acceptable).toBe((check?.margin ?? NaN) >= 0);
    expect(brittleFractureCheck({ ...spec, minimumDesignTemperature: 299 }, run)?.acceptable).toBe(false);
    expect(
      brittleFractureCheck(
        { ...spec, heat: { mode: 'adiabatic' } },
        { ...run, summary: { ...run.summary, lowestWallTemperature: undefined } },
      ),
    ).toBeUndefined();
  });
});

describe('times and values of a run', () => {
  const run = simulateBlowdown(spec, { endTime: 900 });

  it('find the time of every pressure passed, between the moments to a thousandth of a second in a hundred', () => {
    const fine = simulateBlowdown(spec, { endTime: 900, tolerance: 1e-6 });
    for (const pressure of [50e5, 30e5, 15e5]) {
      expect(Math.abs((timeToPressure(run, pressure) ?? 0) / (timeToPressure(fine, pressure) ?? 1) - 1)).toBeLessThan(
        1e-3,
      );
    }
    expect(timeToPressure(run, 70e5)).toBe(0);
    expect(timeToPressure(run, 1e5)).toBeUndefined();
  });

  it('lie on a straight line in the logarithm of pressure where a run has too few moments for a cubic', () => {
    const short: BlowdownRun = { ...run, series: { ...run.series, time: [0, 10], pressure: [4e5, 1e5] } };
    expect(timeToPressure(short, 2e5)).toBeCloseTo(5, 12);
    expect(timeToPressure(short, Math.sqrt(2) * 1e5)).toBeCloseTo(7.5, 12);
    const rising: BlowdownRun = {
      ...run,
      series: { ...run.series, time: [0, 1, 2, 12], pressure: [3e5, 4e5, 4e5, 1e5] },
    };
    expect(timeToPressure(rising, 2e5)).toBeCloseTo(7, 12);
  });

  it('interpolate a column between its times, and are undefined beside a gap', () => {
    expect(valueAt([0, 1, 2], [10, 20, undefined], 0.25)).toBe(12.5);
    expect(valueAt([0, 1, 2], [10, 20, undefined], 1.5)).toBeUndefined();
    expect(valueAt([0, 1, 2], [10, 20, 40], 5)).toBe(40);
  });
});
