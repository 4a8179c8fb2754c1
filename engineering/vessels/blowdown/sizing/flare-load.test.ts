import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineLoads, staggeredSequence } from '../../index.ts';
import type { BlowdownRun } from '../results/run.ts';

/** A run of which only the flow is known: from `peak` kg/s, falling by e in `decay` s, for `end` s. */
function falling(peak: number, decay: number, end: number): Pick<BlowdownRun, 'series'> {
  const time = Array.from({ length: 201 }, (_, index) => (end * index) / 200);
  const massFlow = time.map(at => peak * Math.exp(-at / decay));
  return { series: { time, massFlow, mass: massFlow.map(flow => flow * decay) } as unknown as BlowdownRun['series'] };
}

/** A run whose flow is linear between times one second apart. */
function drawn(massFlow: readonly number[]): Pick<BlowdownRun, 'series'> {
  const time = massFlow.map((_, second) => second);
  return { series: { time, massFlow, mass: massFlow } as unknown as BlowdownRun['series'] };
}

describe('the load of several vessels', () => {
  it('is the sum of their flows, each from its start', () => {
    const { peak, time, flow, flows } = combineLoads([falling(10, 100, 900), falling(6, 100, 900)], [0, 50]);
    expect(peak.time).toBe(50);
    expect(peak.value).toBeCloseTo(6 + 10 * Math.exp(-0.5), 2);
    const before = time.findIndex(at => at > 49.99);
    expect(flows[1]?.[before]).toBe(0);
    expect(flow.at(-1)).toBeCloseTo((flows[0]?.at(-1) ?? 0) + (flows[1]?.at(-1) ?? 0), 12);
  });

  it('is linear between recorded times, zero before its start, and continues at its last flow', () => {
    const { time, flow, flows, peak } = combineLoads([drawn([4, 8, 2]), drawn([1, 3])], [0, 0.5]);
    const at = (moment: number) => flow[time.indexOf(moment)];
    expect([at(0), at(0.5), at(1), at(1.5), at(2)]).toEqual([4, 7, 10, 8, 5]);
    expect(flows[1]?.slice(0, 2)).toEqual([0, 0]);
    expect(peak).toEqual({ value: 10, time: 1 });
    expect(time).toHaveLength(6);
  });

  it('rejects an infinite delay', () =>
    expect(() => combineLoads([drawn([1])], [Infinity])).toThrow('delay must be at least 0, got Infinity'));

  it('requires a non-negative delay for each', () => {
    expect(() => combineLoads([falling(1, 1, 1)], [])).toThrow('1 runs need as many delays, got 0');
    expect(() => combineLoads([falling(1, 1, 1)], [-1])).toThrow('delay must be at least 0, got -1');
  });
});

describe('a staggered sequence', () => {
  it('starts all vessels at once where the capacity allows', () => {
    const { delays, finish } = staggeredSequence([falling(5, 100, 900), falling(5, 100, 900)], 10);
    expect(delays).toEqual([0, 0]);
    expect(finish).toBe(900);
  });

  it('of two equal vessels starts the second when the first has fallen enough', () => {
    const { delays, load, resolution } = staggeredSequence([falling(10, 100, 900), falling(10, 100, 900)], 15);
    const expected = 100 * Math.log(2);
    const second = Math.max(...delays);
    expect(second).toBeGreaterThanOrEqual(expected - 1e-9);
    expect(second).toBeLessThan(expected + 2 * resolution);
    expect(load.peak.value).toBeLessThanOrEqual(15);
  });

  it('starts a vessel whose flow rises first within one time step of the earliest time', () => {
    // 0 to 10 kg/s in 200 s and back: with a delay d, 10 + (200 - d)/20 kg/s flow together at the most, 12 from d = 160 s on.
    const triangle = { series: { ...drawn([0, 10, 0]).series, time: [0, 200, 400] } };
    const { delays, resolution } = staggeredSequence([triangle, triangle], 12);
    expect(resolution).toBe(1);
    expect(delays).toEqual([0, 161]);
  });

  it('stays below the capacity and finds the best order: no permutation ends earlier', () => {
    const runs = [falling(10, 50, 300), falling(8, 120, 900), falling(6, 200, 1200), falling(9, 90, 600)];
    const capacity = 14;
    const { delays, finish, load, exhaustive, resolution } = staggeredSequence(runs, capacity);
    expect(exhaustive).toBe(true);
    expect(load.peak.value).toBeLessThanOrEqual(capacity * (1 + 1e-12));
    // A coarse search of all start delays finds nothing that ends more than its own step earlier.
    const step = 60;
    let best = Infinity;
    const ends = [300, 900, 1200, 600];
    for (let code = 0; code < 8 ** 3; code += 1) {
      const trial = [0, code % 8, Math.floor(code / 8) % 8, Math.floor(code / 64)].map(count => count * step);
      for (const order of [0, 1, 2, 3]) {
        const rotated = trial.map((_, index) => trial[(index + order) % 4] ?? 0);
        const end = Math.max(...rotated.map((delay, index) => delay + (ends[index] ?? 0)));
        if (end < best && combineLoads(runs, rotated).peak.value <= capacity) best = end;
      }
    }
    expect(finish).toBeLessThanOrEqual(best + 4 * resolution);
    expect(delays).toHaveLength(4);
  });

  it('stays within the capacity whatever the shape of each flow, and ends with the last vessel', () => {
    const course = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(course, { minLength: 1, maxLength: 5 }), courses => {
        const runs = courses.map(each => drawn([...each, 0]));
        const capacity = Math.max(...courses.flat()) * 1.2;
        const { delays, finish, load, resolution } = staggeredSequence(runs, capacity);
        expect(load.peak.value).toBeLessThanOrEqual(capacity * (1 + 1e-9));
        expect(load.flow).toEqual(combineLoads(runs, delays).flow);
        const ends = delays.map((delay, index) => delay + (courses[index]?.length ?? 0));
        expect(finish).toBeCloseTo(Math.max(...ends), 9);
        expect(resolution).toBeCloseTo(Math.max(...courses.map(each => each.length)) / 400, 12);
        for (const delay of delays) expect(delay / resolution).toBeCloseTo(Math.round(delay / resolution), 6);
        expect(Math.min(...delays)).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('handles the end of a run between two time cells', () => {
    // 9 to 6 kg/s in 1.5 s, sampled every second: 7 kg/s still flow at 1 s, and 4 more are too many.
    const short = { series: { ...drawn([9, 6]).series, time: [0, 1.5] } };
    const long = { series: { ...drawn([4, 4]).series, time: [0, 400] } };
    const { delays, resolution, load } = staggeredSequence([short, long], 10);
    expect(resolution).toBe(1);
    expect(delays).toEqual([0, 2]);
    expect(load.peak.value).toBe(10);
  });

  it('counts a vessel as depressured at its given duration', () => {
    const runs = [falling(10, 100, 900), falling(10, 100, 900)];
    const { finish, delays } = staggeredSequence(runs, 15, [300, 200]);
    expect(finish).toBe(Math.max((delays[0] ?? 0) + 300, (delays[1] ?? 0) + 200));
    expect(delays[0]).toBe(0);
  });

  it('of seven vessels, of which one is next to nothing, ends nearly as early as the best order of six', () => {
    const runs = [9, 4, 7, 5, 8, 3].map((peak, index) => falling(peak, 40 + 35 * index, 400 + 100 * index));
    const best = staggeredSequence(runs, 11);
    const many = staggeredSequence([...runs, falling(1e-6, 10, 20)], 11);
    expect([best.exhaustive, many.exhaustive]).toEqual([true, false]);
    expect(many.finish).toBeLessThanOrEqual(best.finish * 1.05);
    expect(many.finish).toBeGreaterThanOrEqual(best.finish - 1e-9);
    expect(many.delays).toHaveLength(7);
  });

  it('of many vessels stays below the capacity too', () => {
    const runs = Array.from({ length: 9 }, (_, index) => falling(5 + (index % 4), 60 + 20 * index, 900));
    const { load, exhaustive } = staggeredSequence(runs, 15);
    expect(exhaustive).toBe(false);
    expect(load.peak.value).toBeLessThanOrEqual(15 * (1 + 1e-12));
  });

  it('throws where a vessel alone, or the final flow, is too large', () => {
    expect(() => staggeredSequence([falling(10, 100, 900)], 9)).toThrow(
      'vessel 1 alone releases 10.00 kg/s, more than the capacity of 9 kg/s',
    );
    expect(() => staggeredSequence([falling(10, 1e4, 900), falling(10, 1e4, 900)], 12)).toThrow(
      /at the ends of their runs the vessels still release 18.28 kg\/s together/,
    );
    expect(() => staggeredSequence([falling(10, 400, 900), falling(10, 400, 900)], 11)).toThrow(
      /in any order, what the vessels still release/,
    );
  });

  it('is empty for no vessels', () => {
    expect(staggeredSequence([], 10)).toMatchObject({ delays: [], finish: 0 });
  });
});
