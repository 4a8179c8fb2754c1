import { Refusal, requirePositive } from '../../../quantities/index.ts';
import type { BlowdownRun, Extreme } from '../results/run.ts';

/** Combined flare load of several vessels over time. */
export interface CombinedLoad {
  /** s, from the start of the first run. */
  readonly time: readonly number[];
  /** Total, kg/s. */
  readonly flow: readonly number[];
  /** By vessel, kg/s. */
  readonly flows: readonly (readonly number[])[];
  readonly peak: Extreme;
}

/** The flow of a vessel, kg/s, over the time since the start of its run, s, and its contents, kg. */
export interface FlowHistory {
  readonly series: Pick<BlowdownRun['series'], 'time' | 'massFlow' | 'mass'>;
}

/** Flow of a run at a time since its start, kg/s: linear between recorded times, constant after the end of the run. */
function flowAt({ series: { time, massFlow } }: FlowHistory, at: number): number {
  if (at < 0) return 0;
  let low = 0;
  let high = time.length - 1;
  if (at >= (time[high] ?? 0)) return massFlow[high] ?? 0;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((time[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  const from = time[low] ?? 0;
  const start = massFlow[low] ?? 0;
  const share = (at - from) / ((time[high] ?? 0) - from);
  return start + share * ((massFlow[high] ?? 0) - start);
}

/**
 * Returns the combined load of several vessels on one flare, each run delayed by `delays`, s. Flows are piecewise linear and the sum is
 * evaluated at every breakpoint of every run, so its peak is exact; after its end a run contributes its last flow.
 * Throws a RangeError unless there is one non-negative delay for each run.
 */
export function combineLoads(runs: readonly FlowHistory[], delays: readonly number[]): CombinedLoad {
  if (runs.length !== delays.length)
    throw new RangeError(`${runs.length} runs need as many delays, got ${delays.length}`);
  for (const delay of delays) {
    if (!(delay >= 0 && delay < Infinity)) throw new RangeError(`delay must be at least 0, got ${delay}`);
  }
  const moments = new Set<number>([0]);
  runs.forEach(({ series }, index) => {
    const delay = delays[index] ?? 0;
    // There is no flow just before the start.
    if (delay > 0) moments.add(delay * (1 - 1e-12));
    for (const time of series.time) moments.add(time + delay);
  });
  const time = [...moments].toSorted((one, other) => one - other);
  const flows = runs.map((run, index) => time.map(at => flowAt(run, at - (delays[index] ?? 0))));
  const flow = time.map((_, moment) => flows.reduce((sum, each) => sum + (each[moment] ?? 0), 0));
  const maximum = flow.reduce((best, value, index) => (value > (flow[best] ?? 0) ? index : best), 0);
  return { time, flow, flows, peak: { value: flow[maximum] ?? 0, time: time[maximum] ?? 0 } };
}

/** A staggered start sequence that keeps the combined load within the flare capacity. */
export interface StaggeredSequence {
  /** Start delay of each run, s, in the order of the runs. */
  readonly delays: readonly number[];
  /** When the last vessel is depressured, s. */
  readonly finish: number;
  readonly load: CombinedLoad;
  /** Delays are multiples of this time step, s. */
  readonly resolution: number;
  /** Whether every order was tried; for flows that decrease from their start, the sequence is then the shortest at this resolution. */
  readonly exhaustive: boolean;
}

/** Largest number of vessels for which every order is tried. */
const maxExhaustive = 6;
const cellsOfLongest = 400;

/**
 * Returns start delays that keep the combined load within a capacity, kg/s, and depressure the last vessel as early as possible. In a given
 * order each vessel starts as early as the preceding ones allow. Up to six vessels every order is tried; beyond that, the orders by peak,
 * duration and mass, improved by pairwise exchanges. For flows that decrease from their start the best order gives the shortest possible
 * sequence. `durations`, s, give the time after which each vessel counts as depressured; by default the end of its run.
 * Throws a `RangeError` where a single vessel, or the sum of the final flows, exceeds the capacity; a `Refusal` where no order stays within
 * it.
 */
export function staggeredSequence(
  runs: readonly FlowHistory[],
  capacity: number,
  durations: readonly number[] = runs.map(({ series }) => series.time.at(-1) ?? 0),
): StaggeredSequence {
  requirePositive('capacity', capacity);
  if (runs.length === 0) return { delays: [], finish: 0, load: combineLoads([], []), resolution: 0, exhaustive: true };
  runs.forEach(({ series }, index) => {
    const peak = Math.max(...series.massFlow);
    if (peak > capacity) {
      throw new RangeError(
        `vessel ${index + 1} alone releases ${peak.toPrecision(4)} kg/s, more than the capacity of ${capacity} kg/s`,
      );
    }
  });
  const tails = runs.reduce((sum, { series }) => sum + (series.massFlow.at(-1) ?? 0), 0);
  if (tails > capacity) {
    throw new RangeError(
      `at the ends of their runs the vessels still release ${tails.toPrecision(4)} kg/s together, more than the capacity of ${capacity} kg/s: increase the duration`,
    );
  }
  const longest = Math.max(...runs.map(({ series }) => series.time.at(-1) ?? 0));
  const resolution = longest / cellsOfLongest;
  const cells = runs.map(run => cellPeaks(run, resolution));
  const search = new OrderSearch(cells, durations, capacity, resolution);
  const exhaustive = runs.length <= maxExhaustive;
  if (exhaustive) search.everyOrder();
  else search.likelyOrders(runs);
  const delays = search.best;
  if (search.finish === Infinity) {
    throw new Refusal(
      'in any order, what the vessels still release at the end of their runs leaves no capacity for the others; increase the duration',
    );
  }
  return { delays, finish: search.finish, load: combineLoads(runs, delays), resolution, exhaustive };
}

/** Returns the largest flow in each time cell since the start of a run; the last entry is the flow that continues after its end. */
function cellPeaks(run: FlowHistory, resolution: number): number[] {
  const { time, massFlow } = run.series;
  const count = Math.ceil((time.at(-1) ?? 0) / resolution - 1e-9);
  const peaks = Array.from({ length: count + 1 }, (_, cell) =>
    Math.max(flowAt(run, cell * resolution), flowAt(run, Math.min((cell + 1) * resolution, time.at(-1) ?? 0))),
  );
  time.forEach((at, index) => {
    const cell = Math.min(count, Math.floor(at / resolution));
    peaks[cell] = Math.max(peaks[cell] ?? 0, massFlow[index] ?? 0);
  });
  peaks[count] = massFlow.at(-1) ?? 0;
  return peaks;
}

class OrderSearch {
  best: number[] = [];
  finish = Infinity;
  #sum = Infinity;
  readonly #starts: number[];

  constructor(
    private readonly cells: readonly (readonly number[])[],
    private readonly durations: readonly number[],
    private readonly capacity: number,
    private readonly resolution: number,
  ) {
    this.#starts = cells.map(() => 0);
  }

  everyOrder(): void {
    this.#place([], new Set(this.cells.keys()), 0);
  }

  likelyOrders(runs: readonly FlowHistory[]): void {
    const indices = [...this.cells.keys()];
    const by = (key: (index: number) => number): number[] => indices.toSorted((one, other) => key(other) - key(one));
    const orders = [
      by(index => Math.max(...(this.cells[index] ?? []))),
      by(index => this.durations[index] ?? 0),
      by(index => runs[index]?.series.mass[0] ?? 0),
    ];
    for (const order of orders) {
      this.#try(order);
      for (let one = 0; one < order.length; one += 1) {
        for (let other = one + 1; other < order.length; other += 1) {
          const exchanged = [...order];
          [exchanged[one], exchanged[other]] = [order[other] ?? 0, order[one] ?? 0];
          const before = this.finish;
          this.#try(exchanged);
          if (this.finish < before) order.splice(0, order.length, ...exchanged);
        }
      }
    }
  }

  #try(order: readonly number[]): void {
    let used: number[] = [];
    let finish = 0;
    for (const index of order) {
      const start = this.#earliest(used, index);
      if (start === undefined) return;
      used = this.#added(used, index, start);
      this.#starts[index] = start;
      finish = Math.max(finish, start * this.resolution + (this.durations[index] ?? 0));
    }
    this.#offer(finish);
  }

  #place(used: readonly number[], left: ReadonlySet<number>, finish: number): void {
    if (finish > this.finish) return;
    if (left.size === 0) {
      this.#offer(finish);
      return;
    }
    for (const index of left) {
      const start = this.#earliest(used, index);
      if (start === undefined) continue;
      this.#starts[index] = start;
      const rest = new Set(left);
      rest.delete(index);
      const end = Math.max(finish, start * this.resolution + (this.durations[index] ?? 0));
      this.#place(this.#added(used, index, start), rest, end);
    }
  }

  #offer(finish: number): void {
    const sum = this.#starts.reduce((total, start) => total + start, 0);
    if (finish < this.finish || (finish === this.finish && sum < this.#sum)) {
      this.finish = finish;
      this.#sum = sum;
      this.best = this.#starts.map(start => start * this.resolution);
    }
  }

  /** First cell from which a vessel's flow fits on top of the used capacity, which continues at its last value; undefined if none. */
  #earliest(used: readonly number[], index: number): number | undefined {
    const own = this.cells[index] ?? [];
    const tail = used.at(-1) ?? 0;
    for (let start = 0; start <= used.length; start += 1) {
      const length = Math.max(own.length, used.length - start);
      let fits = true;
      for (let cell = 0; cell < length && fits; cell += 1) {
        const load = (used[start + cell] ?? tail) + (own[cell] ?? own.at(-1) ?? 0);
        fits = load <= this.capacity * (1 + 1e-12);
      }
      if (fits) return start;
    }
    return undefined;
  }

  #added(used: readonly number[], index: number, start: number): number[] {
    const own = this.cells[index] ?? [];
    const tail = used.at(-1) ?? 0;
    const length = Math.max(used.length, start + own.length);
    return Array.from({ length }, (_, cell) => {
      const before = used[cell] ?? tail;
      return cell < start ? before : before + (own[cell - start] ?? own.at(-1) ?? 0);
    });
  }
}
