import { Refusal } from '../quantities/index.ts';
import type { RefusedNetwork } from './types.ts';

/** Refusals of a network that do not depend on each other, as one. */

/** Returns one refusal that states all of them, a sentence each, with the reason of the first; undefined for none. */
export function refusedBy(refusals: readonly RefusedNetwork[]): RefusedNetwork | undefined {
  const [first, ...others] = refusals;
  if (!first || others.length === 0) return first;
  const text = others.reduce(
    (all, { text: each }, index) => {
      const values = Object.entries(each.clause.values ?? {});
      const numbered = (name: string) => `${name}${index + 2}`;
      const words = values.reduce(
        (said, [name]) => said.replaceAll(`{${name}}`, `{${numbered(name)}}`),
        each.clause.text,
      );
      return all.followedBy(
        `. ${words.charAt(0).toUpperCase()}${words.slice(1)}`,
        Object.fromEntries(values.map(([name, value]) => [numbered(name), value])),
      );
    },
    new Refusal(first.text.clause.text, first.text.clause.values),
  );
  return {
    type: 'refused',
    reason: first.reason,
    items: [...new Set(refusals.flatMap(({ items }) => items))],
    nodes: [...new Set(refusals.flatMap(({ nodes }) => nodes))],
    text,
  };
}

/** "A, B and C". */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
