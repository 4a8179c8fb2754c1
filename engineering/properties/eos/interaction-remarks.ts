import type { Component } from './component.ts';
import { areAlike } from './interaction.ts';

/** Sentences on pairs of components without a known k_ij. */
export interface InteractionRemarks {
  readonly cautions: readonly string[];
  /** On hydrocarbons that are alike, for which zero is close. */
  readonly remarks: readonly string[];
}

/** Returns sentences on the pairs of components, by their ids, without a known k_ij; `nameOf` gives the name of an id. */
export function interactionRemarks(
  components: readonly Component[],
  pairs: readonly (readonly [string, string])[],
  nameOf: (id: string) => string,
): InteractionRemarks {
  const byId = new Map(components.map(component => [component.id, component]));
  const isAlike = ([one, other]: readonly [string, string]): boolean => {
    const [first, second] = [byId.get(one), byId.get(other)];
    return first !== undefined && second !== undefined && areAlike(first, second);
  };
  const sentences = (kind: 'alike' | 'unlike'): string[] => {
    const names = pairs
      .filter(pair => isAlike(pair) === (kind === 'alike'))
      .map(pair => pair.map(nameOf).join(' and '));
    return names.length === 0 ? [] : [withoutInteraction(names.join(', '), kind)];
  };
  return { cautions: sentences('unlike'), remarks: sentences('alike') };
}

/**
 * Returns a sentence on pairs without a known k_ij, for which 0 is used. For alike hydrocarbons it has the change of the bubble-point
 * pressure of equimolar mixtures at 0.6 to 0.8 of their mean critical temperature with the tabulated range of k_ij (`interaction.test.ts`).
 */
function withoutInteraction(pairs: string, kind: 'alike' | 'unlike'): string {
  return kind === 'alike'
    ? `No interaction parameter is tabulated for ${pairs}; zero is used, as is usual for hydrocarbons that are alike. Known ones of such pairs are −0.014 to 0.027, which changes the bubble-point pressure by −7 to 15 %, mostly by less than 4 %: with zero it is more often too low than too high.`
    : `No interaction parameter is known for ${pairs}; zero is used, and the split into phases may be far off. Between unlike substances it is mostly positive: with zero the bubble-point pressure and the share of vapour then come out too low, the unsafe side where a liquid must not boil or its vapour has to be passed. Between substances that attract each other, such as ammonia and water, it is negative, and they come out too high.`;
}
