import { interactionParameters, type InteractionSource } from './interaction-parameters.ts';

export interface InteractionParameter {
  readonly value: number;
  readonly source: InteractionSource;
}

const byPair = new Map<string, InteractionParameter>(
  interactionParameters.flatMap(([first, second, value, source]) => [
    [`${first}/${second}`, { value, source }],
    [`${second}/${first}`, { value, source }],
  ]),
);

/** Returns k_ij of two components with its source; undefined where none is known, in which case 0 is used. */
export function interactionParameter(first: string, second: string): InteractionParameter | undefined {
  return byPair.get(`${first}/${second}`);
}

/** Returns the pairs of a mixture without a known k_ij, for which 0 is used. */
export function pairsWithoutInteraction(ids: readonly string[]): readonly (readonly [string, string])[] {
  return ids.flatMap((first, index) =>
    ids
      .slice(index + 1)
      .filter(second => interactionParameter(first, second) === undefined)
      .map(second => [first, second] as const),
  );
}
