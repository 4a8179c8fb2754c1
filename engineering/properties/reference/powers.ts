import { at, wholeAt } from '../helmholtz/index.ts';

/** Exponents that are multiples of an eighth are made by multiplication, the older equations have no others. */
const parts = 8;

/** Powers of one number by several exponents. */
export class Powers {
  /** The powers in the order of the exponents. */
  readonly value: Float64Array;
  private readonly exponents: Float64Array;
  /** Of each exponent the place of its whole part among the wholes and its eighths, or −1 where it is no multiple of one. */
  private readonly whole: Int32Array;
  private readonly eighths: Int32Array;
  private readonly wholes: Float64Array;
  private readonly fractions = new Float64Array(parts).fill(1);
  private readonly leastWhole: number;
  private readonly hasFractions: boolean;

  constructor(exponents: readonly number[]) {
    const isMultiple = (t: number): boolean => Number.isInteger(parts * t);
    const wholes = exponents.filter(isMultiple).map(Math.floor);
    this.leastWhole = Math.min(0, ...wholes);
    this.wholes = new Float64Array(Math.max(0, ...wholes) - this.leastWhole + 1);
    this.value = new Float64Array(exponents.length);
    this.exponents = Float64Array.from(exponents);
    this.whole = Int32Array.from(exponents, t => Math.floor(t) - this.leastWhole);
    this.eighths = Int32Array.from(exponents, t => (isMultiple(t) ? parts * (t - Math.floor(t)) : -1));
    this.hasFractions = this.eighths.some(eighths => eighths > 0);
  }

  /** Raises x above 0, whose logarithm is known, to all exponents. */
  raise(x: number, lnX: number): void {
    const { value, exponents, whole, eighths, wholes, fractions, leastWhole } = this;
    let product = 1;
    for (let k = -leastWhole; k < wholes.length; k += 1) {
      wholes[k] = product;
      product *= x;
    }
    product = 1;
    for (let k = -leastWhole - 1; k >= 0; k -= 1) {
      product /= x;
      wholes[k] = product;
    }
    if (this.hasFractions) this.raiseToFractions(x);
    for (let i = 0; i < value.length; i += 1) {
      const fraction = wholeAt(eighths, i);
      value[i] =
        fraction < 0 ? Math.exp(at(exponents, i) * lnX) : at(wholes, wholeAt(whole, i)) * at(fractions, fraction);
    }
  }

  private raiseToFractions(x: number): void {
    const { fractions } = this;
    const half = Math.sqrt(x);
    const quarter = Math.sqrt(half);
    const eighth = Math.sqrt(quarter);
    fractions[1] = eighth;
    fractions[2] = quarter;
    fractions[3] = quarter * eighth;
    fractions[4] = half;
    fractions[5] = half * eighth;
    fractions[6] = half * quarter;
    fractions[7] = half * quarter * eighth;
  }
}
