/**
 * An interval in which a quantity rises through the value that is sought, given by how far it is above that. The next place is
 * where the line between the ends passes 0 for as long as that brings the nearer end to half of what it missed, and the middle
 * otherwise: a quantity that leaps is enclosed as fast as by halving.
 */
export class Enclosure {
  /** NaN until both ends are found. */
  private lowExcess = NaN;
  private highExcess = NaN;
  private halves = false;

  constructor(
    /** What is sought is not below `low` and not above `high`. */
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

  /** Takes a place within, and by how much the quantity is above what is sought there. */
  take(place: number, excess: number): void {
    const before = this.nearest;
    if (excess > 0) {
      this.high = place;
      this.highExcess = excess;
    } else {
      this.low = place;
      this.lowExcess = excess;
    }
    this.halves = !(this.nearest < 0.5 * before);
  }

  /** Where to look next, once both ends are found. */
  next(): number {
    const { low, high, lowExcess, highExcess } = this;
    const middle = 0.5 * (low + high);
    if (this.halves) return middle;
    const place = low + ((high - low) * lowExcess) / (lowExcess - highExcess);
    return place > low && place < high ? place : middle;
  }

  /** What the nearer end misses; of one that is not found, no matter what. */
  private get nearest(): number {
    const { lowExcess, highExcess } = this;
    return this.isClosed ? Math.min(-lowExcess, highExcess) : Infinity;
  }
}
