import type { BlowdownRun } from '../results/run.ts';

/** Combined stream of several vessels at one time. */
export interface SummedStream {
  /** mol/s of each component. */
  readonly moles: Float64Array;
  /** kg/s. */
  massFlow: number;
  /** W. */
  enthalpyFlow: number;
}

/** Stream released by a run over time: linear between recorded times, constant after the end. */
export class StreamHistory {
  readonly #run: BlowdownRun;
  readonly #delay: number;
  /** Index in the header's components for each of the run's components. */
  readonly #places: readonly number[];

  /** Throws a RangeError for a component that the header does not have. */
  constructor(run: BlowdownRun, delay: number, ids: readonly string[]) {
    this.#run = run;
    this.#delay = delay;
    this.#places = run.vented.components.map(id => {
      const index = ids.indexOf(id);
      if (index === -1) throw new RangeError(`the header has no component ${id}`);
      return index;
    });
  }

  /** kg/s. */
  flowAt(time: number): number {
    const { massFlow } = this.#run.series;
    return this.#between(time, index => massFlow[index] ?? 0);
  }

  /** Adds the stream at a time to a sum. */
  addTo(stream: SummedStream, time: number): void {
    const { molarFlow, molarEnthalpy, composition } = this.#run.vented;
    stream.massFlow += this.flowAt(time);
    stream.enthalpyFlow += this.#between(time, index => (molarFlow[index] ?? 0) * (molarEnthalpy[index] ?? 0));
    this.#places.forEach((position, component) => {
      const fractions = composition[component] ?? [];
      const moles = this.#between(time, index => (molarFlow[index] ?? 0) * (fractions[index] ?? 0));
      stream.moles[position] = (stream.moles[position] ?? 0) + moles;
    });
  }

  /** Vessel pressure at a time; undefined before its run. */
  pressureAt(time: number): number | undefined {
    const { pressure } = this.#run.series;
    return time < this.#delay ? undefined : this.#between(time, index => pressure[index] ?? NaN);
  }

  #between(at: number, of: (index: number) => number): number {
    const { time } = this.#run.series;
    const since = at - this.#delay;
    if (since < 0) return 0;
    let [low, high] = [0, time.length - 1];
    if (since >= (time[high] ?? 0)) return of(high);
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((time[middle] ?? 0) <= since) low = middle;
      else high = middle;
    }
    const [from, to] = [time[low] ?? 0, time[high] ?? 0];
    const start = of(low);
    return start + ((since - from) / (to - from)) * (of(high) - start);
  }
}
