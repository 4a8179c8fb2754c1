import type { ListField } from '../definition/fields.ts';

/** Headings of the columns and sections of a report on amounts. */

/** The heading of a column of molar masses, which are no amounts. */
export const molarMassHead = /molec|mol\S*\s*(?:wt|weight|mass)\b|molar\s+mass|^\s*m\.?w\.?\b|^\s*M\s*(?:$|[[(,])/i;

/** The heading of a property, which is no amount, even where its name or unit has "mass" or "mol". */
const propertyHead =
  /densit|dichte|gravity|enthalp|entrop|\bheat|\b[hl]?hv\b|calorific|brennwert|heizwert|btu|\b[kMG]?J\b|viscos|boil|crit|\b[TP]_?c\b|acentric|\barea\b|\btime\b|factor|uncertain|unsicher|std\.?\s*dev|deviation|repeatab|volume\s*\/|molar vol|°[CF]|\bT_?b\b|[([]\s*(?:K|R|bar\S*|psi\S*|k?Pa\S*|MPa\S*)\s*[)\]]|\bK[_-]?(?:i|values?)\b|\blog|fugac|activity|[mµun]?g\s*\/\s*(?:[NS]?[cd]?m[3³]|l)\b|\b(?:lb|gr(?:ains?)?)\s*\/\s*(?:\d|M*scf|ft)/i;

/** Words of amounts that are not normalised, or not those of the analysis. */
export const rawHead = /un-?norm|raw|limit|previous/i;

/** Words of amounts that are normalised, or shares by anything. */
export const normalisedHead = /norm(?!al\b)|%|frac|conc|amount|anteil|^[xyz](?:_?i)?$/i;

/** The basis that a heading names: one of the list, null for another or for a property, undefined for none. */
export function basisIn(field: ListField, cell: string): string | null | undefined {
  const { heads = {}, otherHeads } = field.basis ?? {};
  if (molarMassHead.test(cell) || propertyHead.test(cell)) return null;
  const option = Object.keys(heads).find(each => heads[each]?.test(cell));
  return option ?? (otherHeads?.test(cell) === true ? null : undefined);
}

/** Whether a heading is that of shares, not of flows. */
export const isShare = (title: string) => /frac|%|percent/i.test(title);
