import type { Terms } from '../coefficients/equation.ts';
import type { Powers } from './powers.ts';

/** One power of x with its terms: exponents of y and their coefficients. */
export interface Group {
  readonly exponent: number;
  readonly terms: readonly { readonly exponent: number; readonly n: number }[];
}

/** Terms grouped by the exponent of x, in order of first appearance. */
export function groupedByX(terms: Terms): readonly Group[] {
  const groups = new Map<number, { exponent: number; n: number }[]>();
  terms.n.forEach((n, index) => {
    const i = terms.I[index] ?? 0;
    const group = groups.get(i) ?? [];
    group.push({ exponent: terms.J[index] ?? 0, n });
    groups.set(i, group);
  });
  return [...groups].map(([exponent, members]) => ({ exponent, terms: members }));
}

/** Source text of a product, omitting factors of 1. */
export function product(...factors: readonly (string | undefined)[]): string {
  const present = factors.filter(factor => factor !== undefined && factor !== '1');
  return present.length === 0 ? '1' : present.join(' * ');
}

/** Source text of a sum of terms; 0 if empty. */
export function sum(terms: readonly string[]): string {
  return terms.length === 0 ? '0' : terms.join(' + ').replaceAll('+ -', '- ');
}

/** Source text of Σ weight(J)·n·y^J over a group's terms, omitting terms of weight 0. */
export function weightedSum(group: Group, y: Powers, weight: (exponent: number) => number): string {
  return sum(
    group.terms
      .filter(({ exponent }) => weight(exponent) !== 0)
      .map(({ exponent, n }) => product(String(weight(exponent) * n), y.of(exponent))),
  );
}

/** The same terms with x and y exchanged. */
export function transposed(terms: Terms): Terms {
  return { I: terms.J, J: terms.I, n: terms.n };
}

/** Number of distinct exponents in a list. */
export function distinct(exponents: readonly number[]): number {
  return new Set(exponents).size;
}
