/** Difference from the function at which an interval is halved, and how often it is at most. */
const tolerance = 1e-5;
const mostHalvings = 8;

/**
 * A function of one variable over an interval, as cubics through four points each. An interval whose cubic misses the function in its
 * middle is halved. The function is evaluated only in the intervals in which values are needed, and may throw.
 */
export class AdaptiveCubic {
  readonly #valueOf: (x: number) => number;
  readonly #from: number;
  readonly #to: number;
  readonly #halvings: number;
  readonly #values: readonly number[];
  readonly #isClose: boolean;
  #halves: readonly [AdaptiveCubic, AdaptiveCubic] | undefined;

  constructor(valueOf: (x: number) => number, from: number, to: number, halvings = 0) {
    this.#valueOf = valueOf;
    this.#from = from;
    this.#to = to;
    this.#halvings = halvings;
    this.#values = [0, 1, 2, 3].map(third => valueOf(from + ((to - from) * third) / 3));
    const middle = (from + to) / 2;
    this.#isClose = halvings >= mostHalvings || Math.abs(this.#cubic(middle) - valueOf(middle)) < tolerance;
  }

  /** The value at a place in the interval. */
  value(x: number): number {
    if (this.#isClose) return this.#cubic(x);
    const middle = (this.#from + this.#to) / 2;
    this.#halves ??= [
      new AdaptiveCubic(this.#valueOf, this.#from, middle, this.#halvings + 1),
      new AdaptiveCubic(this.#valueOf, middle, this.#to, this.#halvings + 1),
    ];
    return this.#halves[x < middle ? 0 : 1].value(x);
  }

  #cubic(x: number): number {
    const place = (3 * (x - this.#from)) / (this.#to - this.#from);
    let sum = 0;
    for (const [i, value] of this.#values.entries()) {
      let weight = 1;
      for (let j = 0; j < 4; j += 1) if (j !== i) weight *= (place - j) / (i - j);
      sum += weight * value;
    }
    return sum;
  }
}
