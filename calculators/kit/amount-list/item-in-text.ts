import type { ListField } from '../definition/fields.ts';
import { findItem } from './list-text.ts';

/** An item named by a text in a report, and the text around its name, such as "Comp Mole Frac". */
export interface NamedItem {
  readonly item: string;
  readonly around: string;
}

/** Cached items by text for each list, as a report is searched several times. */
const itemCache = new WeakMap<ListField, Map<string, NamedItem | undefined>>();
const maxCachedItems = 20_000;

const beginsAsNumber = /^[+\-−\d]/;

/** Finds the item named by a text, as `findNamed` does, cached. */
export function namedItem(field: ListField, text: string): NamedItem | undefined {
  if (field.basis && beginsAsNumber.test(text) && /^[+\-−]?\d+(?:[.,]\d+)*$/.test(text)) return undefined;
  let known = itemCache.get(field);
  if (!known || known.size > maxCachedItems) itemCache.set(field, (known = new Map()));
  if (!known.has(text)) known.set(text, findNamed(field, text));
  return known.get(text);
}

/**
 * Finds the item named by a text or by the end of it, as in the output of simulators and historians: "Comp Mole Frac (Methane)",
 * "Mixture / Methane ()", "AI-2101.Methane".
 */
function findNamed(field: ListField, text: string): NamedItem | undefined {
  if (!/[()/.]/.test(text)) {
    const item = text.trim() === '' ? undefined : findItem(field, text.trim());
    return item === undefined ? undefined : { item, around: '' };
  }
  const bare = text.replace(/\s*\(\s*\)$/, '');
  const ways = [
    [bare, ''],
    ...[/^(.*?)\s*\(([^()]+)\)\s*$/, /^(.*\s\/)\s*([^/]+)$/, /^(.*[\p{L}\d_]\.)([^.\s]+)$/u].flatMap(pattern => {
      const [, before = '', named = ''] = pattern.exec(bare) ?? [];
      return named === '' ? [] : [[named, before] as const, [before, ''] as const];
    }),
  ] as const;
  for (const [name, around] of ways) {
    const item = name.trim() === '' ? undefined : findItem(field, name.trim());
    if (item !== undefined) return { item, around: around.replace(/[\s/.]+$/, '').trim() };
  }
  return undefined;
}

/** Returns the id of the item named by a text. */
export function findItemInText(field: ListField, text: string): string | undefined {
  return namedItem(field, text)?.item;
}

/** Whether a text names something that the list refuses as an item, such as a lump of components. */
export const isNotItem = (field: ListField, name: string) =>
  field.notItems?.some(({ pattern }) => pattern.test(name)) ?? false;

/** Whether a text is the name of a sum. */
export const isSum = (name: string) =>
  /^(?:[\p{L}\d_-]+\.)?(?:sum(?:me|ma)?|som(?:me)?|totale?s?|gesamt|Σ)(?:\s|:|,|$)/iu.test(name);
