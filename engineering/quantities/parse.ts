import { atmosphere } from './constants.ts';
import { fromSi, toSi, unitOf } from './convert.ts';
import { decimalMark, removeThousands } from './decimal-mark.ts';
import { editableNumber } from './format.ts';
import { kindOf, unitsOfNoBasis, type Kind } from './kinds.ts';
import { otherBasis, ownUnit } from './other-basis.ts';
import { findUnit, unitOfOtherPrefix } from './spelling.ts';

/** Result of parsing typed text: the value in SI and in the typed unit, or the reason for failure. */
export type Parsed =
  | { readonly ok: true; readonly si: number; readonly value: number; readonly unit: string }
  | { readonly ok: false; readonly reason: string };

const blank = '[ \\u00a0\\u2009\\u202f]';
const grouped = `\\d{1,3}(?:(?:${blank}\\d{3})+|(?:['’]\\d{3})+)`;
const number = new RegExp(
  `^([+\\-−]?)(${grouped}|\\d*)(?:([.,])((?:\\d{3}${blank})*\\d*))?` +
    `(?:${blank}?(?:[eE]([+\\-−]?\\d{1,4})|[·×x*]${blank}?10(?:\\^([+\\-−]?\\d{1,4})|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))))?(?=$|[^\\d])`,
);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const longest = 100;

function plainDigits(text: string): string {
  if (!/[^\d+-]/.test(text)) return text;
  return text
    .replaceAll('−', '-')
    .replaceAll('⁻', '-')
    .replaceAll('⁺', '')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, c => String(superscripts.indexOf(c)));
}

/** A number in program notation, the most common case. */
const plain = /^\d+(?:\.\d+)?$/;

/** Removes the thousands separators of an unambiguous number such as 1,250.5, 1.250,5 or 1,234,567. */
function removeUnambiguousThousands(text: string): string {
  const mark = decimalMark([/^[+\-−]?[\d.,]+/.exec(text)?.[0] ?? '']);
  return mark === undefined ? text : removeThousands(text, mark);
}

/** Splits trimmed text into a leading number and the rest; undefined without a leading number. */
export function leadingNumber(text: string): { value: number; rest: string } | undefined {
  if (plain.test(text)) return { value: Number(text), rest: '' };
  const ungrouped = /[.,]\d+[.,]/.test(text) ? removeUnambiguousThousands(text) : text;
  const match = number.exec(ungrouped);
  if (!match) return undefined;
  const [whole, sign = '', integer = '', , decimals = '', written, caret, raised] = match;
  const exponent = written ?? caret ?? raised ?? '';
  if (integer === '' && decimals === '') return undefined;
  const digits = `${plainDigits(sign)}${integer || '0'}.${decimals || '0'}e${plainDigits(exponent) || '0'}`;
  return {
    value: Number(digits.replaceAll(/[ \u00a0\u2009\u202f'’]/g, '')),
    rest: ungrouped.slice(whole.length).trim(),
  };
}

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

const twoWays = /^([+\-−]?[1-9]\d{0,2}),(\d{3})(?![\d.,eE]| ?[·×*x] ?10)(.*)$/;

/**
 * Returns both readings of a number such as "48,600": a single comma followed by exactly three digits is a decimal comma here, but may be a
 * thousands separator. Undefined for unambiguous text. A unit may follow.
 */
export function ambiguousReadings(text: string): AmbiguousReadings | undefined {
  if (!text.includes(',')) return undefined;
  const [, before, after = '', rest = ''] = twoWays.exec(text.trim()) ?? [];
  if (before === undefined) return undefined;
  const decimals = after.replace(/0+$/, '');
  return { read: `${before}${decimals === '' ? '' : `.${decimals}`}${rest}`, meant: `${before}${after}${rest}` };
}

/**
 * Parses a typed quantity: a number, in `unit` unless another unit of the kind follows ("150 psi"). A gauge-pressure field accepts an
 * absolute unit and converts at 1.01325 bar, and vice versa.
 */
export function parseQuantity(kind: Kind, text: string, unit: string): Parsed {
  if (text.length > longest) return { ok: false, reason: `is longer than ${longest} characters` };
  const parsed = leadingNumber(text.trim());
  if (!parsed) return { ok: false, reason: 'is not a number' };
  if (!Number.isFinite(parsed.value)) return { ok: false, reason: 'is too large a number' };
  if (parsed.rest === '') return inUnit(kind, parsed.value, unit);
  if (/^(?:[\d.,]|['’]\d)/.test(parsed.rest))
    return { ok: false, reason: 'has two decimal marks or loose digits; write 1234.5, 1234,5 or 1 234.5' };
  const withoutBasis = unitWithoutBasis(kind, parsed.rest);
  if (withoutBasis) return { ok: false, reason: withoutBasis };
  const typed = findUnit(kind, parsed.rest);
  if (typed) return inUnit(kind, parsed.value, typed.symbol);
  return inOtherBasis(kind, parsed.value, parsed.rest) ?? { ok: false, reason: unknownUnit(kind, parsed.rest) };
}

/** Number and unit of a typed quantity as text; undefined for text without either. */
export function splitQuantity(text: string): { readonly number: string; readonly unit: string } | undefined {
  const whole = text.trim();
  const unit = whole.length > longest ? undefined : leadingNumber(whole)?.rest;
  return unit ? { number: whole.slice(0, -unit.length).trim(), unit } : undefined;
}

function inUnit(kind: Kind, value: number, unit: string): Parsed {
  const si = toSi(kind, value, unit);
  return Number.isFinite(si) ? { ok: true, si, value, unit } : { ok: false, reason: 'is too large a number' };
}

function inOtherBasis(kind: Kind, value: number, text: string): Parsed | undefined {
  const other = otherBasis(kind);
  const typed = other && findUnit(other.kind, text);
  if (!typed) return undefined;
  const si = toSi(kind, value, typed.symbol);
  const unit = ownUnit(kind, typed.symbol);
  if (!Number.isFinite(si)) return undefined;
  const converted = editableNumber(fromSi(kind, si, unit), atmosphere / unitOf(kind, unit).factor);
  return { ok: true, si, value: Number(converted), unit };
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
