import { atmosphere } from './constants.ts';
import { convertedQuantity, type ConvertedQuantity } from './converted-quantity.ts';
import { fromSi, toSi, unitOf } from './convert.ts';
import { editableNumber } from './format.ts';
import { isTwoPartTime } from './duration.ts';
import { feetAndInches, leadingFraction } from './fraction.ts';
import { kindOf, unitsOfNoBasis, type Kind } from './kinds.ts';
import { leadingNumber } from './leading-number.ts';
import { otherBasis } from './other-basis.ts';
import { findUnit, unitOfOtherPrefix } from './spelling.ts';
import { totalOfSum } from './sum.ts';
import { explainUndefinedUnit } from './undefined-units.ts';

/** Result of parsing typed text: the value in SI and in the typed unit, or the reason for failure. */
export type Parsed =
  | { readonly ok: true; readonly si: number; readonly value: number; readonly unit: string }
  | { readonly ok: false; readonly reason: string };

const longest = 100;

/**
 * Parses a typed number: decimal comma or point, thousands separated by blanks, apostrophes or the other mark, an exponent as 1e5, 1·10⁵ or
 * 1×10^5, a leading sign. Undefined for any other text.
 */
export function parseNumber(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const parsed = leadingNumber(text.trim());
  return parsed && parsed.rest === '' && Number.isFinite(parsed.value) ? parsed.value : undefined;
}

/** The two readings of an ambiguous number, each as unambiguous text. */
export interface AmbiguousReadings {
  readonly read: string;
  readonly meant: string;
}

const twoWays = /^([+\-−–]?[1-9]\d{0,2})[.,](\d{3})(?![\d.,eE]| ?[·×*x] ?10)(.*)$/;

/**
 * Units that are read in two ways: "ton" is the tonne here and the short ton in most catalogues, "cal" that of steam tables or of chemistry,
 * and M before Btu and lb is a thousand in the trade and a million elsewhere, before TPA a million or "metric".
 */
const disputedUnits: readonly (readonly [spelling: RegExp, read: string, meant: string])[] = [
  [/^ton$/i, 't', 'ton (US)'],
  [/^cal$/, 'cal IT', 'cal th'],
  [/^Cal$/, 'cal IT', 'kcal'],
  [/^MTPA$/i, 'Mt/a', 't/a'],
  [/^M ?BTU$/i, 'kBtu', 'MMBtu'],
  [/^M ?BTU(?: ?\/ ?| per )h(?:rs?|ours?)?$/i, 'kBtu/h', 'MMBtu/h'],
  [/^M ?lb[sm]?(?: ?\/ ?| per )h(?:rs?|ours?)?$/i, 'klb/h', 'MMlb/h'],
  [/^M ?lb[sm]?(?: ?\/ ?| per )d(?:ays?)?$/i, 'klb/d', 'MMlb/d'],
];

function ambiguousUnit(text: string): AmbiguousReadings | undefined {
  if (!/[a-z]$/i.test(text)) return undefined;
  const value = leadingNumber(text.trim());
  const [, read, meant] = disputedUnits.find(([spelling]) => value && spelling.test(value.rest)) ?? [];
  if (!value || read === undefined) return undefined;
  return { read: `${editableNumber(value.value)} ${read}`, meant: `${editableNumber(value.value)} ${meant}` };
}

/**
 * Returns both readings of a quantity in a disputed unit such as "5 ton", or of a number such as "48,600": a single comma followed by
 * exactly three digits is a decimal comma here, but may be a thousands separator. Undefined for unambiguous text. A unit may follow.
 */
export function ambiguousReadings(text: string): AmbiguousReadings | undefined {
  const unit = ambiguousUnit(text);
  if (unit) return unit;
  return text.includes(',') ? readingsOfMark(text) : undefined;
}

/**
 * Returns both readings of a number such as "12.500 kg/h" beside numbers with decimal commas: its point is a decimal point here, but may be a
 * thousands separator. Undefined for any other text.
 */
export function readingsAmongCommas(text: string): AmbiguousReadings | undefined {
  return text.includes('.') ? readingsOfMark(text) : undefined;
}

/** Both readings of a number with a single mark before its last three digits. */
function readingsOfMark(text: string): AmbiguousReadings | undefined {
  const [, before, after = '', rest = ''] = twoWays.exec(text.trim()) ?? [];
  if (before === undefined) return undefined;
  const decimals = after.replace(/0+$/, '');
  return { read: `${before}${decimals === '' ? '' : `.${decimals}`}${rest}`, meant: `${before}${after}${rest}` };
}

/**
 * Parses a typed quantity: a number or a sum of numbers, in `unit` unless another unit of the kind follows ("150 psi", "12.5 + 3.5 bar"). A gauge-pressure field accepts an
 * absolute unit and converts at 1.01325 bar, and vice versa.
 */
export function parseQuantity(kind: Kind, text: string, unit: string): Parsed {
  if (text.length > longest) return { ok: false, reason: `is longer than ${longest} characters` };
  const written = text.trim();
  const sum = totalOfSum(kind, written);
  if (sum) return parseQuantity(kind, `${sum.value} ${sum.unit}`, unit);
  const inches = kind === 'length' ? feetAndInches(written) : undefined;
  if (inches !== undefined) return inUnit(kind, inches, 'inch');
  const fraction = leadingFraction(written);
  if (fraction) return ofFraction(kind, fraction, unit);
  if (/^[+\-−–]?\d+\s?[/⁄]\s?\d+(?:\D|$)/.test(written) && !/^[+\-−–]?1\s?\//.test(written))
    return {
      ok: false,
      reason: 'has two numbers; write the one to calculate with, or a fraction as 1-1/2 or as a decimal number',
    };
  const parsed = leadingNumber(written);
  if (!parsed) return { ok: false, reason: notANumber(written) };
  if (!Number.isFinite(parsed.value)) return { ok: false, reason: 'is too large a number' };
  if (parsed.rest === '') return inUnit(kind, parsed.value, unit);
  const open = openNumber(parsed.rest);
  if (open !== undefined) return { ok: false, reason: open };
  if (/^(?:[\d.,]|['’]\d)/.test(parsed.rest) && !/^1\s*\//.test(parsed.rest))
    return { ok: false, reason: 'has two decimal marks or stray digits; write 1234.5, 1234,5 or 1 234.5' };
  if (kind === 'time' && isTwoPartTime(written))
    return {
      ok: false,
      reason: 'may be minutes and seconds or hours and minutes; write 0:01:30, 1 min 30 s or 1 h 30 min',
    };
  const withoutBasis = unitWithoutBasis(kind, parsed.rest);
  if (withoutBasis) return { ok: false, reason: withoutBasis };
  const typed = findUnit(kind, parsed.rest);
  if (typed) return inUnit(kind, parsed.value, typed.symbol);
  const converted = convertedQuantity(kind, written, unit);
  return converted ? inConvertedForm(kind, converted) : { ok: false, reason: unknownUnit(kind, parsed.rest) };
}

/** Why a text has no number that could be used. */
function notANumber(text: string): string {
  const [, bracketed] = /^\(\s*(\d[\d.,' ]*)\)/.exec(text) ?? [];
  if (bracketed !== undefined)
    return `is in brackets, which may mean a negative number; write −${bracketed} or ${bracketed}`;
  if (/^[~≈]\s*[+\-−–]?[\d.,]|^ca?\.?\s*\d/i.test(text)) return 'is approximate; enter the value to calculate with';
  return /^[<>≤≥]\s*[\d.,]/.test(text)
    ? 'is a limit and not a number; enter the value to calculate with'
    : 'is not a number';
}

/** Why a number with this text behind it leaves open which is meant; undefined for any other text. */
function openNumber(rest: string): string | undefined {
  if (/^(?:[-−–—~…]|\.{2,}|to\b|bis\b|÷)\s*[+\-−–]?\.?\d/.test(rest))
    return 'is a range and not a number; enter the value to calculate with';
  if (/^(?:±|\+\/?-)\s*\d/.test(rest)) return 'has a tolerance; enter the value to calculate with';
  return /^[-−–]$/.test(rest) ? 'has a minus sign behind it; write it in front of a negative number' : undefined;
}

/** Converts a number written as a fraction, which only inches and feet are: 1-1/2" is 1.5 inch. */
function ofFraction(kind: Kind, { value, rest }: { value: number; rest: string }, unit: string): Parsed {
  const written = rest === '' ? unit : findUnit(kind, rest)?.symbol;
  return kind === 'length' && (written === 'inch' || written === 'ft')
    ? inUnit(kind, value, written)
    : { ok: false, reason: 'is a fraction, which is read in inches and feet only; write it as a decimal number' };
}

/** Number and unit of a typed quantity as text; undefined for text without either. A fraction becomes a decimal number, feet and inches become inches. */
export function splitQuantity(text: string): { readonly number: string; readonly unit: string } | undefined {
  const whole = text.trim();
  const inches = feetAndInches(whole);
  if (inches !== undefined) return { number: String(inches), unit: 'inch' };
  const fraction = whole.length > longest ? undefined : leadingFraction(whole);
  if (fraction) return fraction.rest === '' ? undefined : { number: String(fraction.value), unit: fraction.rest };
  const unit = whole.length > longest ? undefined : leadingNumber(whole)?.rest;
  return unit ? { number: whole.slice(0, -unit.length).trim(), unit } : undefined;
}

function inUnit(kind: Kind, value: number, unit: string): Parsed {
  const si = toSi(kind, value, unit);
  return Number.isFinite(si) ? { ok: true, si, value, unit } : { ok: false, reason: 'is too large a number' };
}

/** A converted quantity; a pressure of the other basis is rounded where the conversion leaves noise beside the atmosphere. */
function inConvertedForm(kind: Kind, { si, unit }: ConvertedQuantity): Parsed {
  const value = fromSi(kind, si, unit);
  if (!otherBasis(kind)) return inUnit(kind, value, unit);
  return { ok: true, si, value: Number(editableNumber(value, atmosphere / unitOf(kind, unit).factor)), unit };
}

/** Explains why a pressure in atmospheres or millimetres of mercury is not read as gauge: most such values are absolute. */
function unitWithoutBasis(kind: Kind, text: string): string | undefined {
  if (kind !== 'gaugePressure') return undefined;
  const bare = findUnit('pressureDifference', text)?.symbol;
  return bare !== undefined && unitsOfNoBasis.includes(bare)
    ? `has the unit "${bare}", which may be absolute or gauge; write ${bare}(abs) or ${bare}(g)`
    : undefined;
}

function unknownUnit(kind: Kind, text: string): string {
  const wording = explainUndefinedUnit(kind, text);
  if (wording !== undefined) return `has the unit "${text}", ${wording}`;
  const { label, units, common } = kindOf(kind);
  const other = unitOfOtherPrefix(kind, text);
  if (other) {
    return `has the unit "${text}", in which the case of the prefix is not that of ${other.symbol} (${other.name}); write ${other.symbol} if that is meant`;
  }
  const allowed = (common.length > 0 ? common : units.map(u => u.symbol)).filter(symbol => symbol !== '');
  const excerpt = text.length > 20 ? `${text.slice(0, 20)}…` : text;
  return allowed.length === 0
    ? `takes no unit, and has "${excerpt}" after its number`
    : `has the unit "${excerpt}", which is not a unit of ${label.toLowerCase()} (${allowed.join(', ')})`;
}

/** Symbols of all units accepted by a field of a kind: its own, and for a pressure those of the other basis. */
export function acceptedUnits(kind: Kind): readonly string[] {
  const other = otherBasis(kind);
  return [kind, ...(other ? [other.kind] : [])].flatMap(each => kindOf(each).units.map(({ symbol }) => symbol));
}
