import { exp } from '../../elementary/index.ts';
import { at, wholeAt } from './numbers.ts';

/** Exponents that are multiples of 1/8 are computed by multiplication; the older equations have no others. */
const parts = 8;
/** Exponents, in eighths, of the powers from which all others are products, in the order of their indices. */
const generators = [0, 8, -8, 4, 2, 1] as const;

/** How the powers of one number for a fixed set of exponents are computed; several `Powers` can share it. */
export class PowerTables {
  readonly count: number;
  private readonly places = new Map<number, number>();
  /** Number of square roots taken. */
  readonly rootsDrawn: number;
  /** Indices of both factors of each product in the chain, after the generators. */
  readonly factors: Int32Array;
  /** Exponents of the exponentials after the chain. */
  readonly exponentials: Float64Array;
  /** Indices of both factors of each product after these. */
  readonly mixed: Int32Array;

  constructor(exponents: readonly number[]) {
    const different = [...new Set(exponents)].map(splitInParts);
    const chain = new Chain();
    const eighths = different.flatMap(part => ('eighths' in part ? [part.eighths] : []));
    for (const exponent of eighths.toSorted((one, two) => Math.abs(one) - Math.abs(two))) chain.placeOf(exponent);
    const exponentials = [...new Set(different.flatMap(({ exponential }) => exponential ?? []))];
    const placeOfExponential = (t: number): number => chain.places.size + exponentials.indexOf(t);
    const mixed: number[] = [];
    for (const part of different) {
      if (!('eighths' in part)) this.places.set(part.t, placeOfExponential(part.exponential));
      else if (part.exponential === undefined) this.places.set(part.t, chain.placeOf(part.eighths));
      else {
        this.places.set(part.t, chain.places.size + exponentials.length + mixed.length / 2);
        mixed.push(chain.placeOf(part.eighths), placeOfExponential(part.exponential));
      }
    }
    this.count = chain.places.size + exponentials.length + mixed.length / 2;
    const needed = [8, 4, 2].findIndex(step => eighths.every(exponent => exponent % step === 0));
    this.rootsDrawn = needed < 0 ? 3 : needed;
    this.factors = Int32Array.from(chain.factors);
    this.exponentials = Float64Array.from(exponentials);
    this.mixed = Int32Array.from(mixed);
  }

  /** Index of the power for an exponent of the set. */
  placeOf(exponent: number): number {
    return this.places.get(exponent) ?? NaN;
  }
}

/**
 * Powers of one number for a fixed set of exponents. Multiples of 1/8 are products of two earlier ones, along a chain that starts with the
 * number, its reciprocal and its square roots; other multiples of 1/40 are the product of one of these and of one to four twentieths, so
 * four exponentials suffice.
 */
export class Powers {
  /** The powers, by index of their exponent. */
  readonly value: Float64Array;
  private readonly tables: PowerTables;

  constructor(exponents: readonly number[] | PowerTables) {
    this.tables = exponents instanceof PowerTables ? exponents : new PowerTables(exponents);
    this.value = new Float64Array(this.tables.count).fill(1);
  }

  /** Index of the power for an exponent of the set. */
  placeOf(exponent: number): number {
    return this.tables.placeOf(exponent);
  }

  /** Computes all powers of x above 0 with a known logarithm. */
  raise(x: number, lnX: number): void {
    const { value } = this;
    const { rootsDrawn, factors, exponentials, mixed } = this.tables;
    value[1] = x;
    value[2] = 1 / x;
    let root = x;
    let index = 3;
    for (; index < 3 + rootsDrawn; index += 1) {
      root = Math.sqrt(root);
      value[index] = root;
    }
    index = generators.length;
    for (let k = 0; k < factors.length; k += 2, index += 1) {
      value[index] = at(value, wholeAt(factors, k)) * at(value, wholeAt(factors, k + 1));
    }
    for (let k = 0; k < exponentials.length; k += 1, index += 1) value[index] = exp(at(exponentials, k) * lnX);
    for (let k = 0; k < mixed.length; k += 2, index += 1) {
      value[index] = at(value, wholeAt(mixed, k)) * at(value, wholeAt(mixed, k + 1));
    }
  }
}

/** Composition of a power: one in eighths, an exponential, or the product of both. */
type Parts = { readonly t: number } & (
  { readonly eighths: number; readonly exponential?: number } | { readonly exponential: number }
);

function splitInParts(t: number): Parts {
  if (Number.isInteger(parts * t)) return { t, eighths: parts * t };
  const fortieths = Math.round(40 * t);
  if (Math.abs(40 * t - fortieths) > 1e-9) return { t, exponential: t };
  // 5·eighths + 2·twentieths, with at most four of the latter.
  const twentieths = (((3 * fortieths) % 5) + 5) % 5;
  return { t, eighths: (fortieths - 2 * twentieths) / 5, exponential: twentieths / 20 };
}

/** A chain of products that yields exponents in eighths. */
class Chain {
  readonly places = new Map<number, number>(generators.map((exponent, index) => [exponent, index]));
  /** Pairs of indices of the factors. */
  readonly factors: number[] = [];

  /** Index of a power; adds it and its factors if missing. */
  placeOf(exponent: number): number {
    const known = this.places.get(exponent);
    if (known !== undefined) return known;
    const [one, two] = this.partsOf(exponent);
    const factors = [this.placeOf(one), this.placeOf(two)];
    const index = this.places.size;
    this.places.set(exponent, index);
    this.factors.push(...factors);
    return index;
  }

  /** Two exponents with a given sum, preferably existing ones. */
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
