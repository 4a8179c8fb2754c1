import { describe, expect, it } from 'vitest';
import type { BlowdownRun } from '../results/run.ts';
import type { BlowdownSpec } from '../spec.ts';
import { extremesOf, maxExcess, sumStreams } from './header-series.ts';
import { selectTimes } from './header-times.ts';
import { nextPressures } from './next-pressures.ts';
import { StreamHistory } from './stream-history.ts';

/** The parts of a run of two components that a header reads, at three times. */
const runOf = (change: Partial<Record<'series' | 'vented' | 'events', object>> = {}): BlowdownRun =>
  ({
    series: { time: [0, 10, 30], massFlow: [6, 4, 1], pressure: [60e5, 40e5, 10e5] },
    vented: {
      components: ['C1', 'N2'],
      molarFlow: [300, 200, 50],
      molarEnthalpy: [1000, 2000, 4000],
      composition: [
        [0.9, 0.8, 0.7],
        [0.1, 0.2, 0.3],
      ],
    },
    events: [],
    ...change,
  }) as unknown as BlowdownRun;

describe('the stream of a vessel', () => {
  const history = new StreamHistory(runOf(), 5, ['N2', 'C2', 'C1']);

  it('starts after its delay, is linear between the recorded times, and stays as it ended', () => {
    expect([4.9, 5, 10, 15, 25, 35, 100].map(time => history.flowAt(time))).toEqual([0, 6, 5, 4, 2.5, 1, 1]);
    expect([4.9, 5, 25, 100].map(time => history.pressureAt(time))).toEqual([undefined, 60e5, 25e5, 10e5]);
  });

  it('adds its components at their places, with its mass and enthalpy', () => {
    const { moles, massFlow, enthalpyFlow } = sumStreams([history, history], 15, 3);
    expect([...moles]).toEqual([2 * 200 * 0.2, 0, 2 * 200 * 0.8]);
    expect([massFlow, enthalpyFlow]).toEqual([2 * 4, 2 * 200 * 2000]);
  });

  it('has no component that the header lacks', () => {
    expect(() => new StreamHistory(runOf(), 0, ['C1'])).toThrow(new RangeError('the header has no component N2'));
  });
});

describe('the times of a header', () => {
  const still = { outlet: undefined } as unknown as BlowdownSpec;
  const vessel = (run: BlowdownRun, delay = 0, spec = still) => ({ run, spec, delay });
  const long = (times: readonly number[], events: readonly object[] = []) => runOf({ series: { time: times }, events });

  it('are the start, the end, and those just before and at each step of a flow', () => {
    const relief = [
      { kind: 'relief-opens', time: 200 },
      { kind: 'liquid-exhausted', time: 300 },
    ];
    const outlet = { outlet: { startDelay: 20, openingTime: 40 } } as unknown as BlowdownSpec;
    const { times, bends } = selectTimes([vessel(long([0, 1000], relief), 100, outlet)], () => 1);
    // Delay 100 s, opening from 120 s to 160 s, relief valve at 300 s, each 1e-7 of 1100 s after another time.
    const expected = [100, 120, 160, 300].flatMap(time => [time - 1.1e-4, time]);
    expect(bends).toHaveLength(expected.length);
    for (const [index, time] of expected.entries()) expect(bends[index]).toBeCloseTo(time, 9);
    expect(times).toEqual([0, ...bends, 1100]);
  });

  it('have no step at the start or at the end', () => {
    const valve = { outlet: { startDelay: 0, openingTime: 1000 } } as unknown as BlowdownSpec;
    expect(selectTimes([vessel(long([0, 1000]), 0, valve)], () => 1)).toEqual({ times: [0, 1000], bends: [] });
  });

  it('are thinned where the flow changes by less than 1.5 % of the peak, to one in sixty of the period', () => {
    const seconds = Array.from({ length: 601 }, (_, index) => index);
    expect(selectTimes([vessel(long(seconds))], () => 1).times).toEqual(seconds.filter(time => time % 10 === 0));
    // From 1 kg/s to nothing: 0.015 kg/s is a change in 9 s.
    const fading = selectTimes([vessel(long(seconds))], time => 1 - time / 600).times;
    expect(fading.slice(0, 4)).toEqual([0, 9, 18, 27]);
  });
});

describe('the next pressures of a header', () => {
  const tip = 1e5;

  it('are those of the choked flow, which the header does not change', () => {
    // Resistance (5² − 1²)·10¹⁰/4², with which the same flow needs the same pressure.
    const vessels = [{ pressure: 40e5, flow: 4 }];
    expect(nextPressures([{ assumed: 2e5, resulting: 5e5, vessels }], tip)[0]).toBeCloseTo(5e5, 3);
  });

  it('agree with a flow that falls as the header rises', () => {
    // Conductance 4/√(5² − 3²) = 1 kg/s per bar, resistance (6² − 1²)/4²: p² = 1 + 35/16·(25 − p²), p in bar.
    const vessels = [{ pressure: 5e5, flow: 4 }];
    const [next = NaN] = nextPressures([{ assumed: 3e5, resulting: 6e5, vessels }], tip);
    expect(next / 1e5).toBeCloseTo(Math.sqrt((1 + (35 / 16) * 25) / (1 + 35 / 16)), 9);
  });

  it('use the last relation where nothing flows, and the pressure at the tip before any has', () => {
    const waiting = { assumed: 1e5, resulting: 1e5, vessels: [{ pressure: undefined, flow: 0 }] };
    const flowing = { assumed: 2e5, resulting: 5e5, vessels: [{ pressure: 40e5, flow: 4 }] };
    const stopped = { assumed: 1e5, resulting: 1e5, vessels: [{ pressure: 1e5, flow: 0 }] };
    const next = nextPressures([waiting, flowing, stopped], tip);
    expect(next.map(pressure => Math.round(pressure))).toEqual([1e5, 5e5, 1e5]);
  });
});

describe('the extremes of a header', () => {
  it('are the largest value of each column with its time, and the lowest temperature', () => {
    const column = [1, 3, 2];
    const series = {
      time: [0, 10, 30],
      flow: column,
      flows: [column],
      pressure: [1e5, 2e5, 3e5],
      outletPressure: [1e5, 1e5, 1e5],
      velocity: [9, 8, 7],
      machNumber: [0.1, 0.3, 0.2],
      lowestTemperature: [undefined, 250, 240],
    };
    expect(extremesOf(series)).toEqual({
      peakFlow: { value: 3, time: 10 },
      peakPressure: { value: 3e5, time: 30 },
      highestVelocity: { value: 9, time: 0 },
      highestMachNumber: { value: 0.3, time: 10 },
      lowestTemperature: { value: 240, time: 30 },
    });
  });

  it('contain where the header is above a vessel that has started, beyond a tolerance', () => {
    const history = new StreamHistory(runOf(), 5, ['C1', 'N2']);
    expect(maxExcess(history, [0, 15, 35], [99e5, 41e5, 14e5], 0.01)).toEqual({ value: 4e5, time: 35 });
    expect(maxExcess(history, [0, 15, 35], [99e5, 40.4e5, 10.1e5], 0.01)).toBeUndefined();
  });
});
