import { Refusal, requirePositive } from '../../quantities/index.ts';
import type { BlowdownRun, Extreme } from './run.ts';

/** The load of several vessels on a flare over time. */
export interface CombinedLoad {
  /** s, from the first start. */
  readonly time: readonly number[];
  /** All vessels together, kg/s. */
  readonly flow: readonly number[];
  /** Each vessel, kg/s. */
  readonly flows: readonly (readonly number[])[];
  readonly peak: Extreme;
}

type FlowHistory = Pick<BlowdownRun, 'series'>;

/** Flow of a run at a time since its start, kg/s: linear between its moments, at its last value after its end. */
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
 * The load of several vessels on one flare, each run started after its delay, s. The sum is exact at every moment of every
 * run, between which all flows are straight, so that its peak is too; a run counts on with its last flow after its end.
 * Throws a RangeError unless there is one delay, not negative, for each run.
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
    // Just before the start nothing flows yet.
    if (delay > 0) moments.add(delay * (1 - 1e-12));
    for (const time of series.time) moments.add(time + delay);
  });
  const time = [...moments].toSorted((one, other) => one - other);
  const flows = runs.map((run, index) => time.map(at => flowAt(run, at - (delays[index] ?? 0))));
  const flow = time.map((_, moment) => flows.reduce((sum, each) => sum + (each[moment] ?? 0), 0));
  const most = flow.reduce((best, value, index) => (value > (flow[best] ?? 0) ? index : best), 0);
  return { time, flow, flows, peak: { value: flow[most] ?? 0, time: time[most] ?? 0 } };
}

/** Vessels that begin one after the other, so that a flare takes them. */
export interface StaggeredSequence {
  /** Start of each run, s, in the order of the runs given. */
  readonly delays: readonly number[];
  /** When the last vessel is down, s. */
  readonly finish: number;
  readonly load: CombinedLoad;
  /** Delays are whole multiples of this, s. */
  readonly resolution: number;
  /** Whether every order was tried: the shortest sequence to the resolution where flows fall from their start. */
  readonly exhaustive: boolean;
}

/** Vessels up to which every order is tried. */
const mostExhaustive = 6;
const cellsOfLongest = 400;

/**
 * Start delays that keep the combined load within a capacity, kg/s, and bring the last vessel down the earliest. Vessels
 * are started as early as the ones before them in an order allow; up to six vessels every order is tried, beyond that
 * the orders by peak, by duration and by mass, improved by exchanges. For flows that fall from their start the best order
 * gives the shortest sequence there is. `durations`, s, say when each vessel counts as down; the end of its run unless given.
 * Throws a `RangeError` where a vessel alone, or what flows at the ends of all runs, exceeds the capacity; a `Refusal` where
 * no order keeps within it.
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
      `at the ends of their runs the vessels still release ${tails.toPrecision(4)} kg/s together, more than the capacity of ${capacity} kg/s: let the runs go on for longer`,
    );
  }
  const longest = Math.max(...runs.map(({ series }) => series.time.at(-1) ?? 0));
  const resolution = longest / cellsOfLongest;
  const cells = runs.map(run => cellPeaks(run, resolution));
  const search = new OrderSearch(cells, durations, capacity, resolution);
  const exhaustive = runs.length <= mostExhaustive;
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

/** The largest flow in each cell of time from the start of a run; the last is the flow it counts on with. */
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

  /** The first cell from which a vessel fits on top of what is used, which goes on at its last value; undefined if none. */
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
