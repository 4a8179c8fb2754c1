import { editableNumber } from './format.ts';
import { kindOf, type Kind } from './kinds.ts';
import { otherBasis } from './other-basis.ts';
import type { Unit } from './unit.ts';

const bySymbol = new Map<Kind, ReadonlyMap<string, Unit>>();

function symbols(kind: Kind): ReadonlyMap<string, Unit> {
  let map = bySymbol.get(kind);
  if (!map) {
    map = new Map(kindOf(kind).units.map(unit => [unit.symbol, unit]));
    bySymbol.set(kind, map);
  }
  return map;
}

/** Returns the unit of the same symbol in the other pressure basis, with its offset; undefined if there is none. */
function unitOfOtherBasis(kind: Kind, symbol: string): Unit | undefined {
  const other = otherBasis(kind);
  const unit = other && symbols(other.kind).get(symbol);
  return unit && { ...unit, offset: unit.offset + other.add };
}

/** Whether `symbol` is the symbol of a unit of this kind. */
export function hasUnit(kind: Kind, symbol: string): boolean {
  return symbols(kind).has(symbol);
}

/** Whether values of a kind can be displayed in a unit: one of its own, or for a pressure one of the other basis. */
export function isDisplayUnit(kind: Kind, symbol: string): boolean {
  return hasUnit(kind, symbol) || unitOfOtherBasis(kind, symbol) !== undefined;
}

/**
 * Returns the unit in which values of a kind can be displayed: one of its own, or for a pressure one of the other basis. Throws a
 * RangeError that names the kind and its own units.
 */
export function unitOf(kind: Kind, symbol: string): Unit {
  const unit = symbols(kind).get(symbol) ?? unitOfOtherBasis(kind, symbol);
  if (!unit) {
    const allowed = kindOf(kind).units.map(u => u.symbol);
    throw new RangeError(`${kindOf(kind).label} has no unit "${symbol}"; allowed: ${allowed.join(', ')}.`);
  }
  return unit;
}

/** Converts a value in `unit` to SI. */
export function toSi(kind: Kind, value: number, unit: string): number {
  const { factor, offset } = unitOf(kind, unit);
  return value * factor + offset;
}

/** Converts an SI value to `unit`. */
export function fromSi(kind: Kind, si: number, unit: string): number {
  return valueIn(unitOf(kind, unit), si);
}

/** 1 to 1e22, which are exact. */
const powersOfTen: readonly number[] = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/**
 * Converts an SI value to a unit object, for many values of one unit. Returns a short decimal if it is exactly the same SI value: 37.8 °C,
 * not 37.80000000000001, and 0 °C, not 5.7e-14.
 */
export function valueIn({ factor, offset }: Unit, si: number): number {
  const value = (si - offset) / factor;
  if (factor === 1 && offset === 0) return value;
  // The last bit of the SI value or of the offset in this unit: smaller differences come from the conversion.
  const lastBit = (Math.max(Math.abs(si), Math.abs(offset)) / Math.abs(factor)) * Number.EPSILON;
  let power = 1;
  for (const next of powersOfTen) {
    if (!(8 * lastBit * next < 1)) break;
    power = next;
  }
  const short = Math.round(value * power) / power;
  // Drops the sign of zero in a unit with a negative factor.
  return (short * factor + offset === si ? short : value) + 0;
}

/** Converts a value between two units of a kind; returns it unchanged for the same unit. */
export function convert(kind: Kind, value: number, from: string, to: string): number {
  if (from === to) return value;
  const a = unitOf(kind, from);
  const b = unitOf(kind, to);
  return (value * a.factor + (a.offset - b.offset)) / b.factor;
}

/** Converts a value to another unit as text for an input field, without digits produced by the conversion. */
export function convertedNumber(kind: Kind, value: number, from: string, to: string): string {
  const a = unitOf(kind, from);
  const b = unitOf(kind, to);
  const shift = a.offset === b.offset ? 0 : Math.max(Math.abs(a.offset), Math.abs(b.offset)) / Math.abs(b.factor);
  return editableNumber(convert(kind, value, from, to), shift);
}

/** Minimum number of digits to which a number with few digits counts as exact. */
const minDigits = 5;

/**
 * The same for display: the shortest number that converts back to the value within its own digits, at least five.
 * 48600.5 kg/h is 13.50014 kg/s.
 */
export function shortestConverted(kind: Kind, value: number, from: string, to: string): string {
  const whole = convertedNumber(kind, value, from, to);
  const own = value.toExponential().replace(/e.*/, '').replaceAll(/\D/g, '').length;
  const digits = Math.max(minDigits, own);
  const same = value.toPrecision(digits);
  for (let length = 1; length < whole.length; length += 1) {
    const short = Number(Number(whole).toPrecision(length));
    if (convert(kind, short, to, from).toPrecision(digits) === same) return editableNumber(short);
  }
  return whole;
}
