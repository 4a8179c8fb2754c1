import { Refusal } from '@isentrope/engineering/quantities';
import type { MonteCarloResult } from '../result.ts';
import { choleskyOf, normalCorrelation, reorderForCorrelation } from './rank-correlation.ts';
import type { MonteCarloRequest } from '../request/request.ts';
import { rankCorrelation } from './statistics.ts';

type Stated = NonNullable<MonteCarloRequest['correlations']>;

/**
 * Reorders the samples of uncertain inputs so that pairs of inputs have the stated rank correlations; other inputs stay
 * independent. Throws a `Refusal` for invalid or contradictory correlations.
 */
export function correlatedShares(
  shares: readonly Float64Array[],
  ids: readonly string[],
  stated: Stated,
  random: () => number,
): readonly Float64Array[] {
  const indices = [...new Set(stated.flatMap(({ inputs }) => inputs.map(id => placeOf(ids, id))))];
  const matrix = indices.map((_, row) => Float64Array.from(indices, (__, column) => (row === column ? 1 : 0)));
  const known = new Set<string>();
  for (const { inputs, ranks } of stated) {
    const [a, b] = inputs.map(id => indices.indexOf(placeOf(ids, id))) as [number, number];
    const pair = [a, b].toSorted((x, y) => x - y).join(' ');
    if (a === b) throw new Refusal(`The field "${inputs[0]}" cannot be correlated with itself.`);
    if (known.has(pair))
      throw new Refusal(`The correlation of the fields "${inputs[0]}" and "${inputs[1]}" is given twice.`);
    if (!(Math.abs(ranks) < 1)) throw new Refusal('A rank correlation must be above -1 and below 1.');
    known.add(pair);
    for (const [row, column] of [
      [a, b],
      [b, a],
    ] as const) {
      const line = matrix[row];
      if (line) line[column] = normalCorrelation(ranks);
    }
  }
  const factor = choleskyOf(matrix);
  if (!factor)
    throw new Refusal(
      'The correlations contradict each other: no inputs can have all of them, as their matrix is not positive definite.',
    );
  const mixed = reorderForCorrelation(
    indices.map(index => shares[index] ?? new Float64Array()),
    factor,
    random,
  );
  if (!mixed) throw new Refusal('There must be more samples than correlated inputs.');
  return shares.map((own, index) => mixed[indices.indexOf(index)] ?? own);
}

function placeOf(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id);
  if (index < 0) throw new Refusal(`The field "${id}" is correlated but not uncertain; allowed: ${ids.join(', ')}.`);
  return index;
}

/** The stated correlations and those of the values drawn so far. */
export function drawnCorrelations(
  stated: Stated,
  ids: readonly string[],
  drawn: readonly (readonly number[])[],
): NonNullable<MonteCarloResult['correlations']> {
  return stated.map(({ inputs, ranks }) => {
    const [a = [], b = []] = inputs.map(id => drawn[ids.indexOf(id)] ?? []);
    return { inputs, stated: ranks, drawn: rankCorrelation(a, b) };
  });
}
