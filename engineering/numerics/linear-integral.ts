/** A point of a table: x and a value above 0. */
export type TablePoint = readonly [x: number, value: number];

/**
 * Integral of a positive table over x from 0, in closed form, and its inverse. The table is linear between its points and constant outside
 * them. Throws a RangeError for an empty table, x not ascending from above 0, or a value that is not positive.
 */
export class LinearIntegral {
  readonly #x: readonly number[];
  readonly #values: readonly number[];
  /** The integral at each point. */
  readonly #sums: readonly number[];

  constructor(points: readonly TablePoint[]) {
    if (points.length === 0) throw new RangeError('a table needs at least one point');
    points.forEach(([x, value], index) => {
      if (!(x > (points[index - 1]?.[0] ?? 0))) throw new RangeError('x of a table must rise from above 0');
      if (!(value > 0)) throw new RangeError(`values of a table must be positive, got ${value} at ${x}`);
    });
    this.#x = points.map(([x]) => x);
    this.#values = points.map(([, value]) => value);
    const sums: number[] = [];
    points.forEach(([x, value], index) => {
      const [before, valueBefore] = points[index - 1] ?? [0, value];
      sums.push((sums[index - 1] ?? 0) + ((value + valueBefore) / 2) * (x - before));
    });
    this.#sums = sums;
  }

  /** ∫ from 0 to x. */
  integral(x: number): number {
    const first = this.#x[0] ?? 0;
    if (x <= first) return (this.#values[0] ?? 0) * x;
    const at = this.#pieceOf(this.#x, x);
    const beyond = x - (this.#x[at] ?? 0);
    return (this.#sums[at] ?? 0) + beyond * (this.#from(at) + (this.#slope(at) * beyond) / 2);
  }

  /** The x at which the integral reaches a value. */
  inverse(integral: number): number {
    const first = this.#sums[0] ?? 0;
    if (integral <= first) return integral / (this.#values[0] ?? 1);
    const at = this.#pieceOf(this.#sums, integral);
    const rest = integral - (this.#sums[at] ?? 0);
    const [from, slope] = [this.#from(at), this.#slope(at)];
    // The root of from·d + slope·d²/2 = rest, in a form without cancellation for small slopes.
    return (this.#x[at] ?? 0) + (2 * rest) / (from + Math.sqrt(from * from + 2 * slope * rest));
  }

  /** Index of the last point at or below `x`; the first if all are above. */
  #pieceOf(ends: readonly number[], x: number): number {
    let at = 0;
    while (at < ends.length - 1 && x >= (ends[at + 1] ?? Infinity)) at += 1;
    return at;
  }

  #from(at: number): number {
    return this.#values[at] ?? 0;
  }

  /** Slope of the piece that starts at a point; 0 beyond the last. */
  #slope(at: number): number {
    const [x, next] = [this.#x[at], this.#x[at + 1]];
    const [value, nextValue] = [this.#values[at], this.#values[at + 1]];
    if (x === undefined || next === undefined || value === undefined || nextValue === undefined) return 0;
    return (nextValue - value) / (next - x);
  }
}
