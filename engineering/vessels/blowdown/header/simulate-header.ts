import type { AbsolutePressure } from '../../../quantities/index.ts';
import type { Fluid } from '../models/fluid.ts';
import { openingTimes } from '../outlets/opening.ts';
import type { BlowdownRun } from '../results/run.ts';
import { simulateBlowdown } from '../simulate.ts';
import type { PressureHistory } from '../spec.ts';
import { headerFluid } from './header-fluid.ts';
import { HeaderFlow } from './header-flow.ts';
import { extremesOf, maxExcess, seriesOf, sumStreams } from './header-series.ts';
import { checkHeader, type FlareHeader, type HeaderRun, type HeaderVessel } from './header-spec.ts';
import { selectTimes, type HeaderTimes } from './header-times.ts';
import { nextPressures, type HeaderIteration } from './next-pressures.ts';
import { StreamHistory, type SummedStream } from './stream-history.ts';

/** Convergence criterion: the largest change of the header pressure, relative, and of its flow, relative to the peak. */
export const headerTolerance = 1e-3;
const maxRounds = 12;
/** Typical number of iterations, for the progress estimate. */
const usualRounds = 2;

/** Callbacks during the calculation of a header. */
export interface HeaderOptions {
  /** Called with the approximate completed share, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Simulates several vessels that discharge through one header to the flare. Each vessel is simulated completely against the header pressure
 * over time, the streams are added, and the resulting pressure is the input of the next iteration, until neither changes. A choked valve is
 * not affected by the header, so few iterations are usual; `converged` reports whether they ended. There is no backflow into a vessel.
 * Throws a RangeError for an invalid header or vessel, a Refusal where the streams cannot be mixed.
 */
export function simulateHeader(
  vessels: readonly HeaderVessel[],
  header: FlareHeader,
  options: HeaderOptions = {},
): HeaderRun {
  return new HeaderSimulation(vessels, header, options).run();
}

class HeaderSimulation {
  readonly #vessels: readonly HeaderVessel[];
  readonly #header: FlareHeader;
  readonly #fluid: Fluid;
  readonly #flow: HeaderFlow;
  readonly #onProgress: (fraction: number) => void;
  #runs: readonly BlowdownRun[];
  #histories: readonly StreamHistory[];
  readonly #moments: HeaderTimes;
  #done = 0;

  constructor(vessels: readonly HeaderVessel[], header: FlareHeader, { onProgress = () => undefined }: HeaderOptions) {
    checkHeader(header);
    this.#vessels = vessels;
    this.#header = header;
    this.#onProgress = onProgress;
    this.#fluid = headerFluid(vessels);
    this.#flow = new HeaderFlow(this.#fluid, header);
    this.#runs = vessels.map(vessel => vessel.alone ?? this.#simulated(vessel, undefined));
    this.#histories = this.#historiesOf(this.#runs);
    const started = vessels.flatMap(({ spec, delay = 0 }, index) => {
      const run = this.#runs[index];
      return run === undefined ? [] : [{ spec, run, delay }];
    });
    this.#moments = selectTimes(started, time =>
      this.#histories.reduce((sum, history) => sum + history.flowAt(time), 0),
    );
  }

  run(): HeaderRun {
    let streams = this.#streams();
    let pressures = streams.map(stream => this.#flow.pressureOf(stream));
    let resulting = pressures;
    let change = Infinity;
    let rounds = 0;
    while (rounds < maxRounds && change > headerTolerance) {
      rounds += 1;
      this.#flow.isWhole = true;
      const assumed = pressures;
      this.#runs = this.#vessels.map(vessel => this.#simulated(vessel, this.#historyFor(vessel, assumed)));
      this.#histories = this.#historiesOf(this.#runs);
      const now = this.#streams();
      resulting = now.map(stream => this.#flow.pressureOf(stream));
      change = Math.max(pressureChange(assumed, resulting), flowChange(streams, now));
      streams = now;
      pressures = nextPressures(this.#madeOf(assumed, resulting), this.#header.tipPressure);
    }
    const series = seriesOf(this.#histories, this.#moments.times, resulting, this.#flow, streams);
    this.#onProgress(1);
    return {
      series,
      vessels: this.#runs.flatMap((run, index) => {
        const history = this.#histories[index];
        return history === undefined
          ? []
          : [{ run, above: maxExcess(history, this.#moments.times, resulting, headerTolerance) }];
      }),
      ...extremesOf(series),
      rounds,
      change,
      converged: change <= headerTolerance,
      isWhole: this.#flow.isWhole,
    };
  }

  #simulated({ spec, options }: HeaderVessel, header: PressureHistory | undefined): BlowdownRun {
    const run = simulateBlowdown(header === undefined ? spec : { ...spec, header }, options);
    this.#done += 1;
    this.#onProgress(Math.min(0.95, this.#done / ((usualRounds + 1) * this.#vessels.length)));
    return run;
  }

  #historiesOf(runs: readonly BlowdownRun[]): StreamHistory[] {
    return runs.map((run, index) => new StreamHistory(run, this.#vessels[index]?.delay ?? 0, this.#fluid.ids));
  }

  #streams(): SummedStream[] {
    return this.#moments.times.map(time => sumStreams(this.#histories, time, this.#fluid.ids.length));
  }

  #madeOf(assumed: readonly AbsolutePressure[], resulting: readonly AbsolutePressure[]): HeaderIteration[] {
    return this.#moments.times.map((time, index) => ({
      assumed: assumed[index] ?? NaN,
      resulting: resulting[index] ?? NaN,
      vessels: this.#histories.map(history => ({
        pressure: history.pressureAt(time),
        flow: history.flowAt(time),
      })),
    }));
  }

  /** Header pressure in the time of one vessel, with a bend exactly where its own valve opens. */
  #historyFor({ spec: { outlet }, delay = 0 }: HeaderVessel, pressures: readonly AbsolutePressure[]): PressureHistory {
    const own = outlet === undefined ? [] : openingTimes(outlet);
    const since = (time: number): number =>
      own.find(at => Math.abs(time - delay - at) <= sameTime * time) ?? time - delay;
    const { times, bends } = this.#moments;
    return { times: times.map(since), pressures, bends: bends.map(since) };
  }
}

/** Relative rounding error of a time after adding and subtracting a delay. */
const sameTime = 1e-12;

function pressureChange(assumed: readonly AbsolutePressure[], resulting: readonly AbsolutePressure[]): number {
  return resulting.reduce((maximum, pressure, moment) => {
    return Math.max(maximum, Math.abs((assumed[moment] ?? pressure) / pressure - 1));
  }, 0);
}

function flowChange(before: readonly SummedStream[], now: readonly SummedStream[]): number {
  const peak = now.reduce((maximum, { massFlow }) => Math.max(maximum, massFlow), 0);
  if (peak === 0) return 0;
  return now.reduce((maximum, { massFlow }, moment) => {
    return Math.max(maximum, Math.abs(massFlow - (before[moment]?.massFlow ?? massFlow)) / peak);
  }, 0);
}
