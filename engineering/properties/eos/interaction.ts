import { pseudoComponentOf } from '../pseudo-component/index.ts';
import type { Component } from './component.ts';
import {
  hydrocarbons,
  interactionParameters,
  pseudoComponentInteraction,
  pseudoComponentInteractions,
  type InteractionParameter,
} from './interaction-parameters.ts';

export type { InteractionParameter } from './interaction-parameters.ts';

const byPair = new Map<string, InteractionParameter>(
  interactionParameters.flatMap(([first, second, value, source]) => [
    [`${first}/${second}`, { value, source }],
    [`${second}/${first}`, { value, source }],
  ]),
);

/** Returns k_ij of two components with its source; undefined where none is known, in which case 0 is used. */
export function interactionParameter(first: string, second: string): InteractionParameter | undefined {
  return byPair.get(`${first}/${second}`) ?? ofPseudoComponents(first, second);
}

function ofPseudoComponents(first: string, second: string): InteractionParameter | undefined {
  const [isFirst, isSecond] = [first, second].map(id => pseudoComponentOf(id) !== undefined);
  if (isFirst && isSecond) return pseudoComponentInteraction;
  if (isFirst) return pseudoComponentInteractions.get(second);
  return isSecond ? pseudoComponentInteractions.get(first) : undefined;
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

/** Alkanes from butane on; tabulated pairs of them have −0.0078 to 0.0174 whatever the ratio of their critical temperatures. */
const alkanes: ReadonlySet<string> = new Set(['iC4', 'nC4', 'iC5', 'nC5', 'nC6', 'nC7', 'nC8', 'nC9', 'nC10', 'nC12']);

/** Whether two components are alkanes from butane on. */
export function areAlkanes(first: string, second: string): boolean {
  return alkanes.has(first) && alkanes.has(second);
}

/** Largest ratio of critical temperatures of hydrocarbons that are alike. */
const alikeRatio = 1.3;

/**
 * Whether two components are hydrocarbons so alike that k_ij is small. The 25 pairs of them in the table have −0.0144 to 0.0267, 18 of them
 * no more than 0.0078 in magnitude (ChemSep).
 */
export function areAlike(first: Component, second: Component): boolean {
  const ratio = first.criticalTemperature / second.criticalTemperature;
  return (
    hydrocarbons.includes(first.id) && hydrocarbons.includes(second.id) && Math.max(ratio, 1 / ratio) <= alikeRatio
  );
}
