import { findUnit, kindOf, type Kind } from '@isentrope/engineering/quantities';
import { isAnyUnit } from './is-any-unit.ts';

/** Units in multiples, as lists and datasheets write them: "10³ kg/h", "1000 lb/h", "kg/h x 1000". */

const thousand = String.raw`10(?:\^|\*\*)3|10³|1[.,\s]?000|'?000s?|1e\+?0?3|thousands?\b|(?:thous?|tsd|tds)\.?(?=\s)`;
const million = String.raw`10(?:\^|\*\*)6|10⁶|1[.,\s]?000[.,\s]?000|1e\+?0?6|millions?\b|(?:mill?|mn|mln|mio)\.?(?=\s)`;
/** A power whose superscript is lost: 103 for 10³. */
const unclear = '10[36]';
const factor = `(${thousand})|(${million})|(${unclear})`;
const ahead = new RegExp(String.raw`^(?:${factor})\s*[·x×*]?\s*(?=[\p{L}°])(.+)$`, 'iu');
const behind = new RegExp(String.raw`^([^\s\d].*?)\s*[·x×*]\s*(?:${factor})$`, 'iu');

/** The unit and its multiple in a text, 1000 or 1e6; `times` is undefined where the text leaves it open. Undefined for any other text. */
export function splitMultiple(text: string): { readonly unit: string; readonly times: number | undefined } | undefined {
  const [, thousands, millions, , own] = ahead.exec(text) ?? [];
  const [, first, thousandsBehind, millionsBehind] = behind.exec(text) ?? [];
  const unit = own ?? first;
  if (unit === undefined || !isAnyUnit(unit)) return undefined;
  if ((thousands ?? thousandsBehind) !== undefined) return { unit, times: 1000 };
  return { unit, times: (millions ?? millionsBehind) === undefined ? undefined : 1e6 };
}

/** The unit of a kind that is the multiple in a text: t/h for "10³ kg/h"; undefined for any other text, and where the kind has no such unit. */
export function multipleUnit(kind: Kind, text: string): string | undefined {
  const { unit, times } = splitMultiple(text) ?? {};
  const own = unit === undefined || times === undefined ? undefined : findUnit(kind, unit);
  if (!own || times === undefined || own.offset !== 0) return undefined;
  const meant = own.factor * times;
  return kindOf(kind).units.find(each => each.offset === 0 && Math.abs(each.factor / meant - 1) < 1e-12)?.symbol;
}
