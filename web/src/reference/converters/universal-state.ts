import {
  areConvertible,
  basisRemark,
  findPair,
  formatConverted,
  unitCatalogue,
  conversionError,
  type CatalogueUnit,
} from '@isentrope/engineering/conversion';
import { convert, editableNumber, parseQuantity, Refusal } from '@isentrope/engineering/quantities';
import { ambiguityNote } from '../ambiguous-number.ts';
import { plausibilityNote } from './plausibility.ts';

export type Side = 'from' | 'to';

/** State of the universal converter: two convertible units, and the text typed on one side. */
export interface Conversion {
  readonly from: CatalogueUnit;
  readonly to: CatalogueUnit;
  readonly side: Side;
  readonly text: string;
}

function unitIn(category: string, symbol?: string): CatalogueUnit {
  const units = unitCatalogue.filter(unit => unit.category === category);
  const unit = units.find(each => each.symbol === symbol) ?? units[0];
  if (!unit) throw new RangeError(`category "${category}" has no units`);
  return unit;
}

/** Initial conversion: metre per second to kilometre per hour. */
export const initialConversion: Conversion = {
  from: unitIn('Velocity', 'm/s'),
  to: unitIn('Velocity', 'km/h'),
  side: 'from',
  text: '1',
};

/** The unit paired with a newly selected one of another category: the next of that category. */
function opposite(unit: CatalogueUnit): CatalogueUnit {
  const other = unitCatalogue.find(each => each.category === unit.category && each.symbol !== unit.symbol);
  return other ?? unit;
}

/** Selects a unit on one side; the other side changes to its category if it is not convertible. */
export function withUnit(conversion: Conversion, side: Side, unit: CatalogueUnit): Conversion {
  const other = side === 'from' ? conversion.to : conversion.from;
  const partner = areConvertible(unit, other) ? other : opposite(unit);
  return { ...conversion, from: side === 'from' ? unit : partner, to: side === 'from' ? partner : unit };
}

/** Swaps the units and keeps the typed text. */
export function swapUnits({ from, to, side, text }: Conversion): Conversion {
  return { from: to, to: from, side: side === 'from' ? 'to' : 'from', text };
}

/** What both sides show. */
interface ConversionDisplay {
  readonly texts: Readonly<Record<Side, string>>;
  readonly problem?: string;
  readonly remark?: string;
  /** The conversion as a sentence, to twelve digits: "12.5 m/s = 45 km/h". */
  readonly message?: string;
}

export function displayConversion({ from, to, side, text }: Conversion): ConversionDisplay {
  const [own, other] = side === 'from' ? [from, to] : [to, from];
  const otherSide = side === 'from' ? 'to' : 'from';
  const texts = (shown: string): Record<Side, string> =>
    side === 'from' ? { from: text, to: shown } : { from: shown, to: text };
  if (text.trim() === '') return { texts: texts('') };
  const parsed = parseQuantity(own.kind, text, own.symbol);
  if (!parsed.ok) return { texts: texts(''), problem: parsed.reason };
  const value = convert(own.kind, parsed.value, parsed.unit, other.symbol);
  const here = convert(own.kind, parsed.value, parsed.unit, own.symbol);
  if (!Number.isFinite(value) || !Number.isFinite(here)) return { texts: texts(''), problem: 'is too large a number' };
  const { text: shown, exponent } = formatConverted(value);
  const sides = { [side]: here, [otherSide]: value };
  const part = (unit: CatalogueUnit, number: number) => `${twelveDigits(number)} ${unit.symbol}`;
  const remarks = [
    ambiguityNote(text),
    exponent && Math.abs(value) < 1 && 'Six decimals would show 0, so the result is written with an exponent.',
    exponent && Math.abs(value) > 1 && 'Too large for decimals, so the result is written with an exponent.',
    basisRemark({ from: own, to: other }),
    plausibilityNote(own.kind, parsed.si),
  ].filter(remark => typeof remark === 'string');
  return {
    texts: texts(shown),
    message: `${part(from, sides['from'] ?? 0)} = ${part(to, sides['to'] ?? 0)}`,
    ...(remarks.length > 0 ? { remark: remarks.join(' ') } : {}),
  };
}

/** A number to twelve digits; with an exponent where plain notation would need zeros that are no digits of it. */
function twelveDigits(number: number): string {
  if (Math.abs(number) < 1e12) return editableNumber(number);
  return number.toExponential(11).replace(/\.?0*e\+?/, 'e');
}

/** URL fragment that reproduces a conversion. */
export function conversionFragment({ from, to, side, text }: Conversion): string {
  const named = ({ key }: CatalogueUnit) => key;
  const parts = new URLSearchParams({ value: text, from: named(from), to: named(to) });
  if (side === 'to') parts.set('side', 'to');
  return `#${parts}`;
}

/**
 * The conversion in a URL fragment; undefined if there is none.
 * @throws {Refusal} for an invalid link, with one sentence
 */
export function conversionFromFragment(fragment: string): Conversion | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const [value, from, to] = ['value', 'from', 'to'].map(name => parts.get(name));
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const pair = findPair(from, to);
  if (!pair) throw new Refusal(`The link converts ${from} to ${to}: ${conversionError(from, to)}.`);
  return { ...pair, side: parts.get('side') === 'to' ? 'to' : 'from', text: (value ?? '1').slice(0, 100) };
}
