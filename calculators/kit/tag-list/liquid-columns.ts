import type { Definition, Input } from '../definition/calculator-definition.ts';
import { similarity, wordsOf } from './heading-words.ts';

/** Columns of the liquid beside those of the vapour, for fields that are of the liquid if the flow is two-phase. */

/** Weight of a column of the liquid for such a field, which a column without the word takes precedence over. */
export const liquidWeight = 0.95;

/** Whether a field is of the liquid where its definition has the same quantity of the vapour: Density beside Vapour density. */
export function isOfLiquid({ inputs }: Definition, { field }: Input): boolean {
  const own = wordsOf(field.label);
  if (field.type !== 'quantity' || own.has('liquid') || own.has('vapour') || own.has('pressure')) return false;
  const ofVapour = new Set([...own, 'vapour']);
  return inputs.some(
    ({ field: other }) =>
      other.type === 'quantity' && other.kind === field.kind && similarity(ofVapour, wordsOf(other.label)) === 1,
  );
}

/** The words of a heading without "liquid". */
export const withoutLiquid = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter(word => word !== 'liquid' || words.size === 1));

/** Whether a column is of the liquid, and a field is not by its label, so that a row of gas does not use it. */
export const isLiquidColumn = (name: string, { field }: Input): boolean =>
  field.type === 'quantity' && wordsOf(name).has('liquid') && !wordsOf(field.label).has('liquid');
