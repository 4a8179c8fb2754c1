import type { ListField } from '../definition/fields.ts';
import { basisOfTitle } from './amount-heads.ts';
import { isAmountUnit } from './amount-units.ts';
import { findItem } from './list-text.ts';
import { isNeutralHead } from './neutral-heads.ts';
import { perhapsUnit } from './perhaps-unit.ts';

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
  const known = (name: string) => (name.trim() === '' ? undefined : findItem(field, name.trim()));
  const bare = text.replace(/\s*\(\s*\)$/, '');
  const item = known(/[()/.]/.test(text) ? bare : text);
  if (item !== undefined) return { item, around: '' };
  const [, name, bracket] = /^(.*?)\s*\(([^()]+)\)\s*$/.exec(bare) ?? [];
  if (name !== undefined && bracket !== undefined) return itemWithBracket(field, name.trim(), bracket.trim());
  const withUnit = itemAndUnit(field, bare);
  if (withUnit) return { item: withUnit.item, around: '' };
  const [, fraction, ofItem = ''] = basisAhead.exec(bare) ?? [];
  const itemBehind = known(ofItem);
  if (fraction !== undefined && itemBehind !== undefined) return { item: itemBehind, around: fraction };
  const [, symbol, ofSymbol = ''] = /^([wxyz])(?:_\{?|\[)([^\]}]+)[\]}]?$/.exec(bare) ?? [];
  const itemOfSymbol = known(ofSymbol);
  if (symbol !== undefined && itemOfSymbol !== undefined) return { item: itemOfSymbol, around: symbol };
  for (const pattern of [/^(.*\s\/)\s*([^/]+)$/, /^(.*[\p{L}\d_]\.)([^.\s]+)$/u]) {
    const [, before = '', behind = ''] = pattern.exec(bare) ?? [];
    const around = before.replace(/[\s/.]+$/, '').trim();
    const named = known(behind) ?? known(before);
    // "Methane 90 / Ethane" names two items, of which none may be lost.
    if (named !== undefined && !namesAnother(field, around, named)) return { item: named, around };
  }
  return undefined;
}

/** The item and the unit behind its name: "CH4 mol%", "C2H6, kmol/h"; undefined for any other text. */
export function itemAndUnit(
  field: ListField,
  text: string,
): { readonly item: string; readonly unit: string } | undefined {
  for (const gap of text.matchAll(/(?:,|\s[-–])?\s+(?!\[)/g)) {
    const unit = text.slice(gap.index + gap[0].length);
    const item = unit.length > 1 && isAmountUnit(unit) ? findItem(field, text.slice(0, gap.index)) : undefined;
    if (item !== undefined) return { item, unit };
  }
  return undefined;
}

/** Matches the basis of an amount ahead of the name, as in the reports of COFE: "Mole frac Methane". */
const basisAhead = /^((?:mole?|molar|mass|weight|wt)\.?[ _-]?(?:frac(?:tion)?|flow|%))\.?\s+(.+)$/i;

/** Whether a part of a text, without its amount, names another item. */
function namesAnother(field: ListField, text: string, item: string): boolean {
  return text.split(/\s\/\s*/).some(part => {
    const named = findItem(field, part.replace(/[\s:=]+[\d.,]+\s*%?$/, '').trim());
    return named !== undefined && named !== item;
  });
}

/** Prefixes of isomers as brackets behind a name have them: "Butane (iso)", "C4 (i-)". */
const isomer = /^(i|iso|n|normal)-?$/i;

/** Matches what may be in brackets behind a name without changing what it means: states, remarks on the measurement, marks, formulas. */
const neutralBracket =
  /^(?:gas|liquid|vapou?r|dry|wet|[glv]|est\.?|estimated|calc\.?|calculated|meas\.?|measured|reported|avg\.?|average|\*+|[a-f]|(?:note\s*)?\d{1,2}|(?:(?:C|H|N|O|S|Cl|F|Ar|He)\d*)+)$/i;

/** The item that a name with a bracket behind it means; undefined where the bracket may mean another item, several, or a lump. */
function itemWithBracket(field: ListField, name: string, bracket: string): NamedItem | undefined {
  const [outer, inner] = [findItem(field, name), findItem(field, bracket)];
  const [, prefix] = isomer.exec(bracket) ?? [];
  if (outer !== undefined && prefix !== undefined)
    return asNamed(findItem(field, `${prefix}-${name}`) ?? findItem(field, `${prefix.slice(0, 1)}-${name}`));
  if (outer !== undefined && inner !== undefined)
    return asNamed([outer, findItem(field, `i-${name}`)].includes(inner) ? inner : undefined);
  if (inner !== undefined)
    return basisOfTitle(field, name) !== undefined || isNeutralHead(name) ? { item: inner, around: name } : undefined;
  const parts = bracket.split(/[,;]\s*/).map(part => part.replace(/^as\s+/i, ''));
  const isNeutral = parts.every(part => neutralBracket.test(part) || findItem(field, part) === outer);
  return asNamed(isNeutral || isAmountUnit(bracket) || perhapsUnit.test(bracket) ? outer : undefined);
}

const asNamed = (item: string | undefined): NamedItem | undefined =>
  item === undefined ? undefined : { item, around: '' };

/** Returns the id of the item named by a text. */
export function findItemInText(field: ListField, text: string): string | undefined {
  return namedItem(field, text)?.item;
}

/** Whether a text names something that the list refuses as an item, such as a lump of components. */
export const isNotItem = (field: ListField, name: string) =>
  field.notItems?.some(({ pattern }) => pattern.test(name)) ?? false;

/** Whether a text is the name of a sum, or of the sum of a part. */
export const isSum = (name: string) =>
  /^(?:[\p{L}\d_-]+\.)?(?:(?:(?:sub|grand|zwischen|sous)[\s-]?)?(?:sum(?:me|ma)?|suma|soma|som(?:me)?|totaa?le?s?)|gesamt|razem|сумма|итого|всего|Σ)(?:\s|:|,|$)/iu.test(
    name,
  );
