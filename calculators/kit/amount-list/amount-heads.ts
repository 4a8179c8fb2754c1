import { findUnit } from '@isentrope/engineering/quantities';
import type { ListField } from '../definition/fields.ts';
import { molarMassHead } from './molar-mass-head.ts';
import { withoutQuantities } from './title-quantities.ts';

/** Matches the heading of a property, which is not an amount although its name or unit may contain "mass" or "mol". */
const propertyHead =
  /densit|dichte|gravity|enthalp|entrop|\bheat|\b[hl]?hv\b|calorific|brennwert|heizwert|btu|\b[kMG]?J\b|viscos|boil(?!-?\s?off)|crit|\b[TP]_?c\b|acentric|\barea\b|\bpeak\b|\bR\.?T\.?(?=\s|$)|\bret(?:ention|\.)?\s*time|\bLO[DQ]\b|\btime\b|factor|uncertain|unsicher|std\.?\s*dev|deviation|repeatab|volume\s*\/|molar vol|°[CF]|\bT_?b\b|[([]\s*(?:K|R|bar\S*|psi\S*|k?Pa\S*|MPa\S*)\s*[)\]]|\bK[_-]?(?:i|values?)\b|\blog|fugac|activity|^\s*K\s*$|\bsp\.?\s*gr|^\s*S\.?G\.?\s*$|\bAPI\b|recover|\b[wmp]\s*\/\s*v\b|\berror|\bloss|\bbalance\b|(?:%|per ?cent)\s*of\s+(?:the\s+)?feed|\bRSD\b|\bSD\b|\b[LU][EF]L\b|\btlv\b|[mµun]?g\w{0,3}\s*\/\s*(?:[NS]?[cd]?m[3³]|l)(?![\p{L}\d])|\b(?:lb|gr(?:ains?)?)\s*\/\s*(?:\d|M*scf|ft)/iu;

/** Matches the heading of volumes of liquids: "LV%", "Std Liq Vol Frac". */
export const liquidVolume = /\bl\.?v\b|\bliq\S*\s*vol|\bstd\b.*\bvol/i;

/** Whether a heading is of a property or of the measurement, such as a retention time, and not of amounts. */
export const isPropertyHead = (heading: string) => molarMassHead.test(heading) || propertyHead.test(heading);

/** Matches the heading of amounts that are not normalised or not from this analysis. */
export const rawHead = /un-?norm|raw|limit|previous/i;

/** Matches the heading of normalised amounts, or of shares in any basis. */
export const normalisedHead = /norm(?!al\b)|%|frac|conc|amount|anteil|^[xyz](?:_?[ij])?$/i;

/** The basis of the list named by a heading; null for two of them, an unsupported basis or a property, undefined for any other heading. */
export function basisIn(field: ListField, cell: string): string | null | undefined {
  const { heads = {}, otherHeads } = field.basis ?? {};
  if (isPropertyHead(cell)) return null;
  const [option, ...others] = Object.keys(heads).filter(each => heads[each]?.test(cell));
  if (option !== undefined) return others.length > 0 ? null : option;
  return otherHeads?.test(cell) === true ? null : basisOfFlow(field, cell);
}

/** The basis of a flow whose unit is a part of a heading: by mass for "PPH" and "Feed, MTPD", null for a volume flow. */
function basisOfFlow(field: ListField, heading: string): string | null | undefined {
  const { heads = {} } = field.basis ?? {};
  const isKnown = (basis: string) => (Object.hasOwn(heads, basis) ? basis : null);
  for (const part of heading.split(/[\s,;:()[\]]+/)) {
    if (part.length < 2) continue;
    if (findUnit('massFlow', part)) return isKnown('mass');
    if (findUnit('standardFlow', part)) return isKnown('mole');
    if (findUnit('volumeFlow', part)) return null;
  }
  return undefined;
}

/**
 * The basis that a title names: null for amounts by neither mole nor mass, undefined for a title without amounts. The flow of the stream in a title, such
 * as 1200 kg/h, names none.
 */
export function basisOfTitle(field: ListField, typed: string): string | null | undefined {
  const title = withoutQuantities(typed);
  const basis = title === '' ? undefined : basisIn(field, title);
  return basis === null && field.basis?.otherHeads?.test(title) !== true ? undefined : basis;
}

/** Whether a heading is of shares rather than flows. */
export const isShare = (title: string) => /frac|%|percent/i.test(title);
