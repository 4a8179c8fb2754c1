import type { Component } from './component.ts';
import { areAlike, areAlkanes } from './interaction.ts';

/** Sentences on pairs of components whose k_ij is unknown or describes them roughly. */
export interface InteractionRemarks {
  readonly cautions: readonly string[];
  /** On hydrocarbons that are alike, for which zero is close. */
  readonly remarks: readonly string[];
  /** The pairs without a known k_ij that are not alike, by their ids. */
  readonly unknown: readonly (readonly [string, string])[];
}

/**
 * Pairs that one k_ij describes roughly. The figures compare with the boiling points at 1 atm from which it is, and from 25 to 150 °C with
 * activity coefficients by modified UNIFAC (Dortmund) of thermo 0.6.1 with vapour pressures of CoolProp 8.0.0.
 */
const rough: readonly { readonly pair: readonly [string, string]; readonly text: string }[] = [
  {
    pair: ['MeOH', 'H2O'],
    text: 'The bubble-point pressure of methanol and water by this equation is up to 6 % too low from 60 °C on, and up to 12 % at 25 °C, the unsafe side where a liquid must not boil or its vapour has to be passed.',
  },
  {
    pair: ['EtOH', 'H2O'],
    text: 'The bubble-point pressure of ethanol and water by this equation is up to 9 % too low above 20 mol-% ethanol, the unsafe side where a liquid must not boil or its vapour has to be passed, and up to 16 % too high below 10 mol-%; their azeotrope is missing.',
  },
  {
    pair: ['Acetone', 'H2O'],
    text: 'The bubble-point pressure of acetone and water by this equation is up to 7 % too low above 40 mol-% acetone, the unsafe side where a liquid must not boil or its vapour has to be passed, and too high below: up to 13 % at 30 mol-%, 60 % at 10 mol-%, and two to four times as high at 2 mol-%.',
  },
];

/** Returns sentences on the pairs of components, by their ids, without a known k_ij; `nameOf` gives the name of an id. */
export function interactionRemarks(
  components: readonly Component[],
  pairs: readonly (readonly [string, string])[],
  nameOf: (id: string) => string,
): InteractionRemarks {
  const byId = new Map(components.map(component => [component.id, component]));
  const isAlike = ([one, other]: readonly [string, string]): boolean => {
    const [first, second] = [byId.get(one), byId.get(other)];
    return areAlkanes(one, other) || (first !== undefined && second !== undefined && areAlike(first, second));
  };
  const unknown = pairs.filter(pair => !isAlike(pair));
  const sentences = (of: typeof pairs, kind: 'alike' | 'unlike'): string[] =>
    of.length === 0 ? [] : [withoutInteraction(of.map(pair => pair.map(nameOf).join(' and ')).join(', '), kind)];
  const ofRough = rough.filter(({ pair }) => pair.every(id => byId.has(id))).map(({ text }) => text);
  return {
    cautions: [...ofRough, ...sentences(unknown, 'unlike')],
    remarks: sentences(pairs.filter(isAlike), 'alike'),
    unknown,
  };
}

/**
 * Returns a sentence on pairs without a known k_ij, for which 0 is used. For alike hydrocarbons it has the change of the bubble-point
 * pressure of equimolar mixtures at 0.6 to 0.8 of their mean critical temperature with the tabulated range of k_ij (`interaction.test.ts`).
 */
function withoutInteraction(pairs: string, kind: 'alike' | 'unlike'): string {
  return kind === 'alike'
    ? `No interaction parameter is tabulated for ${pairs}; zero is used, as is usual for hydrocarbons that are alike. Known ones of such pairs are −0.014 to 0.027, which changes the bubble-point pressure by −7 to 15 %, mostly by less than 4 %: with zero it is more often too low than too high.`
    : `No interaction parameter is known for ${pairs}; zero is used, and phases, vapour pressure and the density near boiling or the critical point may be far off. Between unlike substances it is mostly positive: with zero the bubble-point pressure and the share of vapour then come out too low, the unsafe side where a liquid must not boil or its vapour has to be passed. Between substances that attract each other, such as ammonia and water, it is negative, and they come out too high.`;
}
