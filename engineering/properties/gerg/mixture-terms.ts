import { DensityFactorList, type DensityFactor } from '../helmholtz/index.ts';
import { gergDepartures } from './coefficients/departures.ts';
import type { GergComponent, GergPair } from './coefficients/form.ts';

/** A pair that has a departure function. */
export interface DeparturePair {
  readonly i: number;
  readonly j: number;
  readonly F: number;
}

interface Term {
  readonly owner: number;
  readonly n: number;
  readonly t: number;
  readonly factor: DensityFactor;
}

/** The terms of αʳ of some components and of their pairs, whatever the state: those of one factor in δ beside one another. */
export class MixtureTerms {
  readonly pairs: readonly DeparturePair[];
  readonly factors: readonly DensityFactor[];
  /** n and t of each term, one after another. */
  readonly coefficients: Float64Array;
  /** t of each term. */
  readonly exponents: readonly number[];
  /** Where the terms of each factor end, and the factor of each term. */
  readonly ends: Int32Array;
  readonly factorOf: Int32Array;
  /** The component, or from their number on the pair, that a term belongs to. */
  readonly ownerOf: Int32Array;

  constructor(components: readonly GergComponent[], pairOf: (i: number, j: number) => GergPair) {
    const { pairs, terms: unordered } = termsOf(components, pairOf);
    const list = new DensityFactorList(unordered);
    const terms = unordered
      .map(({ owner, n, t, factor }) => ({ owner, n, t, index: list.indexOf(factor) }))
      .toSorted((one, two) => one.index - two.index);
    this.pairs = pairs;
    this.factors = list.factors;
    this.coefficients = Float64Array.from(terms.flatMap(({ n, t }) => [n, t]));
    this.exponents = terms.map(({ t }) => t);
    this.factorOf = Int32Array.from(terms, ({ index }) => index);
    this.ends = Int32Array.from(list.factors, (_, factor) => 1 + this.factorOf.lastIndexOf(factor));
    this.ownerOf = Int32Array.from(terms, ({ owner }) => owner);
  }
}

function termsOf(
  components: readonly GergComponent[],
  pairOf: (i: number, j: number) => GergPair,
): { pairs: readonly DeparturePair[]; terms: readonly Term[] } {
  const terms: Term[] = components.flatMap(({ residual }, owner) =>
    residual.map(([n, d, t, c]) => ({
      owner,
      n,
      t,
      factor: { d, decay: c === undefined ? undefined : { g: 1, l: c } },
    })),
  );
  const pairs: DeparturePair[] = [];
  for (let i = 0; i < components.length; i += 1) {
    for (let j = i + 1; j < components.length; j += 1) {
      const [, , , , , , F, departure] = pairOf(i, j);
      if (F === undefined || departure === undefined) continue;
      const owner = components.length + pairs.push({ i, j, F }) - 1;
      for (const [n, d, t, eta, epsilon = 0, beta = 0, gamma = 0] of gergDepartures[departure] ?? []) {
        const decay = eta === undefined ? undefined : { eta, epsilon, beta, gamma };
        terms.push({ owner, n, t, factor: { d, decay } });
      }
    }
  }
  return { pairs, terms };
}
