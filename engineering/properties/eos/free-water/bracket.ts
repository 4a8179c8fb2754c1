/**
 * Root bracketing of an increasing function. The next point is the secant of the ends as long as that halves the smaller residual, and the
 * midpoint otherwise, so that a discontinuity is bracketed as fast as by bisection.
 */
export class Bracket {
  /** NaN until both ends are known. */
  private lowExcess = NaN;
  private highExcess = NaN;
  private halves = false;

  constructor(
    /** The root is not below `low` and not above `high`. */
    public low: number,
    public high: number,
  ) {}

  get isClosed(): boolean {
    return this.hasLow && this.hasHigh;
  }

  get hasLow(): boolean {
    return !Number.isNaN(this.lowExcess);
  }

  get hasHigh(): boolean {
    return !Number.isNaN(this.highExcess);
  }

  get width(): number {
    return this.high - this.low;
  }

  /** Adds a point within the bracket with its residual. */
  take(x: number, excess: number): void {
    const before = this.nearest;
    if (excess > 0) {
      this.high = x;
      this.highExcess = excess;
    } else {
      this.low = x;
      this.lowExcess = excess;
    }
    this.halves = !(this.nearest < 0.5 * before);
  }

  /** Next point to evaluate, once both ends are known. */
  next(): number {
    const { low, high, lowExcess, highExcess } = this;
    const middle = 0.5 * (low + high);
    if (this.halves) return middle;
    const x = low + ((high - low) * lowExcess) / (lowExcess - highExcess);
    return x > low && x < high ? x : middle;
  }

  /** The smaller residual of both ends; infinite for an unknown end. */
  private get nearest(): number {
    const { lowExcess, highExcess } = this;
    return this.isClosed ? Math.min(-lowExcess, highExcess) : Infinity;
  }
}
