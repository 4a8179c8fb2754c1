import { DensityFactorList, DensityFactorTables, PowerTables, type DensityFactor } from '../helmholtz/index.ts';
import { gergDepartures } from './coefficients/departures.ts';
import type { GergComponent, GergPair } from './coefficients/form.ts';
import { IdealComponents } from './ideal-gas.ts';
import { ReducingTables } from './reducing.ts';

/** A pair with a departure function; many pairs of alkanes share one. */
export interface DeparturePair {
  readonly i: number;
  readonly j: number;
  readonly F: number;
  /** Index of the function among the owners of terms. */
  readonly owner: number;
}

interface Term {
  readonly owner: number;
  readonly n: number;
  readonly t: number;
  readonly factor: DensityFactor;
}

/**
 * State-independent terms of some components and their pairs: the ideal part and αʳ. Terms δᵈ·τᵗ·E(δ) that differ only in the coefficient
 * form one group, and groups with the same factor in δ are adjacent.
 */
export class MixtureTerms {
  readonly ideal: IdealComponents;
  readonly reducing: ReducingTables;
  readonly pairs: readonly DeparturePair[];
  readonly factors: DensityFactorTables;
  readonly powers: PowerTables;
  /** kg/mol. */
  readonly masses: Float64Array;
  /** t of each group, the index of its power, its factor, and the end index of the groups of each factor. */
  readonly exponents: Float64Array;
  readonly powerOf: Int32Array;
  readonly factorOf: Int32Array;
  readonly ends: Int32Array;
  /** The terms in the order of their owners, a component or departure function: n, the group, and the end index of each owner. */
  readonly ownCoefficients: Float64Array;
  readonly groupOf: Int32Array;
  readonly ownerEnds: Int32Array;

  constructor(components: readonly GergComponent[], pairOf: (i: number, j: number) => GergPair) {
    const { pairs, terms, owners } = termsOf(components, pairOf);
    const list = new DensityFactorList(terms);
    const keyed = terms.map(({ owner, n, t, factor: of }) => {
      const factor = list.indexOf(of);
      return { owner, n, t, factor, key: `${factor} ${t}` };
    });
    const groups = [...new Map(keyed.map(term => [term.key, term])).values()].toSorted(
      (one, two) => one.factor - two.factor,
    );
    const numbers = new Map(groups.map(({ key }, number) => [key, number]));
    const numbered = keyed.map(({ owner, n, key }) => ({ owner, n, group: numbers.get(key) ?? NaN }));
    const byOwner = numbered.toSorted((one, two) => one.owner - two.owner);
    this.ideal = new IdealComponents(components);
    this.reducing = new ReducingTables(components, pairOf);
    this.pairs = pairs;
    this.factors = new DensityFactorTables(list.factors);
    this.exponents = Float64Array.from(groups, ({ t }) => t);
    this.powers = new PowerTables([...this.exponents]);
    this.powerOf = Int32Array.from(this.exponents, t => this.powers.placeOf(t));
    this.masses = Float64Array.from(components, ({ molarMass }) => molarMass);
    this.factorOf = Int32Array.from(groups, ({ factor }) => factor);
    this.ends = endsOf(list.factors.length, this.factorOf);
    this.ownCoefficients = Float64Array.from(byOwner, ({ n }) => n);
    this.groupOf = Int32Array.from(byOwner, ({ group }) => group);
    this.ownerEnds = endsOf(
      owners,
      byOwner.map(({ owner }) => owner),
    );
  }
}

/** The terms of the last components, which the next mixture usually has too. */
let latest: { readonly components: readonly GergComponent[]; readonly terms: MixtureTerms } | undefined;

/** The terms of some components and their pairs. */
export function mixtureTerms(
  components: readonly GergComponent[],
  pairOf: (i: number, j: number) => GergPair,
): MixtureTerms {
  const isLatest =
    latest?.components.length === components.length && components.every((each, i) => each === latest?.components[i]);
  if (latest === undefined || !isLatest) latest = { components, terms: new MixtureTerms(components, pairOf) };
  return latest.terms;
}

/** End index of each of `count` numbers in an ascending list. */
function endsOf(count: number, ascending: ArrayLike<number>): Int32Array {
  const ends = new Int32Array(count);
  for (let k = 0; k < ascending.length; k += 1) ends[ascending[k] as number] = k + 1;
  return ends;
}

function termsOf(
  components: readonly GergComponent[],
  pairOf: (i: number, j: number) => GergPair,
): { pairs: readonly DeparturePair[]; terms: readonly Term[]; owners: number } {
  const terms: Term[] = components.flatMap(({ residual }, owner) =>
    residual.map(([n, d, t, c]) => ({
      owner,
      n,
      t,
      factor: { d, decay: c === undefined ? undefined : { g: 1, l: c } },
    })),
  );
  const pairs: DeparturePair[] = [];
  const functions: number[] = [];
  for (let i = 0; i < components.length; i += 1) {
    for (let j = i + 1; j < components.length; j += 1) {
      const [, , , , , , F, departure] = pairOf(i, j);
      if (F === undefined || departure === undefined) continue;
      const known = functions.indexOf(departure);
      const owner = components.length + (known < 0 ? functions.length : known);
      pairs.push({ i, j, F, owner });
      if (known >= 0) continue;
      functions.push(departure);
      for (const [n, d, t, eta, epsilon = 0, beta = 0, gamma = 0] of gergDepartures[departure] ?? []) {
        const decay = eta === undefined ? undefined : { eta, epsilon, beta, gamma };
        terms.push({ owner, n, t, factor: { d, decay } });
      }
    }
  }
  return { pairs, terms, owners: components.length + functions.length };
}
