import { exp } from '../../elementary/index.ts';
import { at, wholeAt } from './numbers.ts';

/** Exponents that are multiples of an eighth are made by multiplication; the older equations have no others. */
const parts = 8;
/** In eighths, the exponents of the powers that all others are products of, in the order of their places. */
const generators = [0, 8, -8, 4, 2, 1] as const;

/**
 * Powers of one number by several exponents. Those by multiples of an eighth are products of two before them, along a chain that
 * begins with the number, its reciprocal and its square roots.
 */
export class Powers {
  /** The powers, each at the place of its exponent. */
  readonly value: Float64Array;
  private readonly places: ReadonlyMap<number, number>;
  /** How often the square root is drawn. */
  private readonly rootsDrawn: number;
  /** Of each product, from the first place behind the generators on, the places of its two factors. */
  private readonly factors: Int32Array;
  /** The exponents of the powers behind these, which are no multiples. */
  private readonly others: Float64Array;

  constructor(exponents: readonly number[]) {
    const different = [...new Set(exponents.map(t => parts * t))];
    const isMultiple = (exponent: number): boolean => Number.isInteger(exponent);
    const chain = new Chain();
    for (const exponent of different.filter(isMultiple).toSorted((one, two) => Math.abs(one) - Math.abs(two))) {
      chain.placeOf(exponent);
    }
    const others = different.filter(exponent => !isMultiple(exponent));
    this.places = new Map([
      ...chain.places,
      ...others.map((exponent, k) => [exponent, chain.places.size + k] as const),
    ]);
    this.value = new Float64Array(this.places.size).fill(1);
    const needed = [8, 4, 2].findIndex(step =>
      different.every(exponent => exponent % step === 0 || !isMultiple(exponent)),
    );
    this.rootsDrawn = needed < 0 ? 3 : needed;
    this.factors = Int32Array.from(chain.factors);
    this.others = Float64Array.from(others, exponent => exponent / parts);
  }

  /** The place of the power by an exponent of these. */
  placeOf(exponent: number): number {
    return this.places.get(parts * exponent) ?? NaN;
  }

  /** Raises x above 0, whose logarithm is known, to all exponents. */
  raise(x: number, lnX: number): void {
    const { value, rootsDrawn, factors, others } = this;
    value[1] = x;
    value[2] = 1 / x;
    let root = x;
    let place = 3;
    for (; place < 3 + rootsDrawn; place += 1) {
      root = Math.sqrt(root);
      value[place] = root;
    }
    place = generators.length;
    for (let k = 0; k < factors.length; k += 2, place += 1) {
      value[place] = at(value, wholeAt(factors, k)) * at(value, wholeAt(factors, k + 1));
    }
    for (let k = 0; k < others.length; k += 1, place += 1) value[place] = exp(at(others, k) * lnX);
  }
}

/** A chain of products that leads to exponents in eighths. */
class Chain {
  readonly places = new Map<number, number>(generators.map((exponent, place) => [exponent, place]));
  /** Two by two the places of what is multiplied. */
  readonly factors: number[] = [];

  /** The place of a power, which is added with what it needs unless it is there. */
  placeOf(exponent: number): number {
    const known = this.places.get(exponent);
    if (known !== undefined) return known;
    const [one, two] = this.partsOf(exponent);
    const factors = [this.placeOf(one), this.placeOf(two)];
    const place = this.places.size;
    this.places.set(exponent, place);
    this.factors.push(...factors);
    return place;
  }

  /** Two exponents that add up to another, if possible two that are there. */
  private partsOf(exponent: number): readonly [number, number] {
    const known = [...this.places.keys()].find(part => this.places.has(exponent - part));
    if (known !== undefined) return [known, exponent - known];
    const fraction = exponent - parts * Math.floor(exponent / parts);
    if (fraction === exponent) return exponent > 4 ? [4, exponent - 4] : [2, exponent - 2];
    if (fraction > 0) return [exponent - fraction, fraction];
    const half = exponent / 2;
    return half % parts === 0 ? [half, half] : [exponent - parts * Math.sign(exponent), parts * Math.sign(exponent)];
  }
}
