import { describe, expect, it } from 'vitest';
import { brittleFractureCheck, depressuringCriteria } from './criteria.ts';
import type { BlowdownRun } from './run.ts';
import type { BlowdownSpec } from '../spec.ts';
import { timeToPressure, valueAt } from './times.ts';

/** A run with pressures, Pa, at the given times, s, and nothing else. */
function runOf(time: readonly number[], pressure: readonly number[], lowest?: number): BlowdownRun {
  const summary = { lowestWallTemperature: lowest === undefined ? undefined : { value: lowest, time: 40 } };
  return { series: { time, pressure }, summary } as unknown as BlowdownRun;
}

/** A pressure that decays by a factor e in `decay` s, every 10 s. */
const falling = (from: number, decay: number, end = 2000) => {
  const time = Array.from({ length: end / 10 + 1 }, (_, index) => 10 * index);
  return runOf(
    time,
    time.map(at => from * Math.exp(-at / decay)),
  );
};

const specOf = (more: Partial<BlowdownSpec> = {}, thickness = 0.03): BlowdownSpec =>
  ({ wall: { metal: { thickness } }, ...more }) as BlowdownSpec;

const low = 690e3 + 101_325;

describe('the time to a pressure', () => {
  it('is exact for exponential decay, also between recorded times', () => {
    const run = falling(50e5, 300);
    for (const pressure of [49e5, 20e5, 7.3e5, 1e5])
      expect(timeToPressure(run, pressure)).toBeCloseTo(300 * Math.log(50e5 / pressure), 6);
  });

  it('is 0 where it never is above, and undefined where the run ends above', () => {
    const run = falling(50e5, 300);
    expect(timeToPressure(run, 51e5)).toBe(0);
    const last = run.series.pressure.at(-1) ?? 0;
    expect(timeToPressure(run, last * (1 - 1e-8))).toBeUndefined();
    expect(timeToPressure(run, last * (1 - 1e-10))).toBeCloseTo(2000, 3);
  });

  it('is the time from which the pressure stays below, if it rises again in between', () => {
    const run = runOf([0, 10, 20, 30, 40, 50], [50e5, 5e5, 20e5, 10e5, 4e5, 2e5]);
    expect(timeToPressure(run, 8e5)).toBeGreaterThan(30);
    expect(timeToPressure(run, 8e5)).toBeLessThan(40);
  });

  it('is linear in the logarithm where there are too few times for a cubic', () => {
    const run = runOf([0, 10, 20], [40e5, 20e5, 5e5]);
    expect(timeToPressure(run, 10e5)).toBeCloseTo(15, 9);
    expect(timeToPressure(run, 30e5)).toBeCloseTo((10 * Math.log(4 / 3)) / Math.log(2), 9);
  });

  it('lies between the neighbouring times, whatever the curvature of the pressure', () => {
    const run = runOf([0, 10, 20, 30, 40], [50e5, 49.9e5, 10e5, 9.9e5, 1e5]);
    for (const pressure of [49e5, 30e5, 11e5]) {
      const result = timeToPressure(run, pressure) ?? NaN;
      expect(result).toBeGreaterThanOrEqual(10);
      expect(result).toBeLessThanOrEqual(20);
    }
  });
});

describe('a value at a time', () => {
  const times = [0, 10, 20];
  it('is linear between times, and constant after the last one', () => {
    expect([0, 2.5, 10, 15, 20, 99].map(time => valueAt(times, [1, 5, 3], time))).toEqual([1, 2, 5, 4, 3, 3]);
  });
  it('is undefined where a neighbour is', () => {
    const values = [1, undefined, 3];
    expect([0, 5, 10, 15, 20].map(time => valueAt(times, values, time))).toEqual([
      1,
      undefined,
      undefined,
      undefined,
      3,
    ]);
  });
});

describe('the criteria of API 521', () => {
  it('require 690 kPa(g) or half the design pressure, whichever is lower, in 15 minutes', () => {
    const run = falling(50e5, 300);
    const criteria = depressuringCriteria(specOf({ designPressure: 60e5 }), run);
    expect(criteria.allowedTime).toBe(900);
    expect(criteria.low.pressure).toBe(low);
    expect(criteria.half?.pressure).toBe(30e5 + 101_325);
    expect(criteria.governing).toBe(criteria.low);
    const weak = depressuringCriteria(specOf({ designPressure: 10e5 }), run);
    expect(weak.governing).toBe(weak.half);
    expect(depressuringCriteria(specOf(), run).half).toBeUndefined();
  });

  it('are met at 15 minutes and not beyond', () => {
    const decay = (minutes: number) => (minutes * 60) / Math.log(50e5 / low);
    expect(depressuringCriteria(specOf(), falling(50e5, decay(14.999))).low.met).toBe(true);
    const late = depressuringCriteria(specOf(), falling(50e5, decay(15.001))).low;
    expect(late.met).toBe(false);
    expect(late.time).toBeCloseTo(15.001 * 60, 3);
    expect(depressuringCriteria(specOf(), falling(50e5, 5000)).low).toMatchObject({ time: undefined, met: false });
  });

  it('count from the opening of the valve', () => {
    const run = falling(50e5, 300);
    const outlet = { startDelay: 60 } as BlowdownSpec['outlet'];
    const time = (of: BlowdownSpec) => depressuringCriteria(of, run).low.time ?? NaN;
    expect(time(specOf()) - time(specOf(outlet ? { outlet } : {}))).toBeCloseTo(60, 9);
    const before = { startDelay: 5000 } as BlowdownSpec['outlet'];
    expect(time(specOf(before ? { outlet: before } : {}))).toBe(0);
  });

  it('do not suffice for walls below 25 mm', () => {
    const thin = (thickness: number) => depressuringCriteria(specOf({}, thickness), falling(50e5, 300)).thinWall;
    expect([0.0249, 0.025, 0.03].map(thin)).toEqual([true, false, false]);
  });
});

describe('the check against brittle fracture', () => {
  const check = (lowest: number | undefined, minimum?: number) =>
    brittleFractureCheck(
      specOf(minimum === undefined ? {} : { minimumDesignTemperature: minimum }),
      runOf([0], [1e5], lowest),
    );

  it('has the margin of the lowest metal temperature, zero at the minimum itself', () => {
    expect(check(240, 227)).toEqual({
      lowestMetalTemperature: 240,
      time: 40,
      minimumDesignTemperature: 227,
      margin: 13,
      acceptable: true,
    });
    expect(check(227, 227)).toMatchObject({ margin: 0, acceptable: true });
    expect(check(226.9, 227)).toMatchObject({ acceptable: false });
  });

  it('is undefined without a minimum, or without a wall', () => {
    expect(check(240)).toBeUndefined();
    expect(check(undefined, 227)).toBeUndefined();
  });
});
