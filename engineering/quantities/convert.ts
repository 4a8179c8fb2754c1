import { editableNumber } from './format.ts';
import { kindOf, type Kind } from './kinds.ts';
import { otherBasis } from './other-basis.ts';
import type { Unit } from './unit.ts';

const bySymbol = new Map<Kind, ReadonlyMap<string, Unit>>();

/** The units of a kind by symbol. */
function symbols(kind: Kind): ReadonlyMap<string, Unit> {
  let map = bySymbol.get(kind);
  if (!map) {
    map = new Map(kindOf(kind).units.map(unit => [unit.symbol, unit]));
    bySymbol.set(kind, map);
  }
  return map;
}

/** A unit of the other basis of a pressure, with its zero at the atmosphere or the vacuum. */
function unitOfOtherBasis(kind: Kind, symbol: string): Unit | undefined {
  const other = otherBasis(kind);
  const unit = other && symbols(other.kind).get(symbol);
  return unit && { ...unit, offset: unit.offset + other.add };
}

/** Whether `symbol` is the symbol of a unit of this kind. */
export function hasUnit(kind: Kind, symbol: string): boolean {
  return symbols(kind).has(symbol);
}

/** Whether a value of this kind can be read in a unit: one of its own, or of a pressure one of the other basis. */
export function isReadIn(kind: Kind, symbol: string): boolean {
  return hasUnit(kind, symbol) || unitOfOtherBasis(kind, symbol) !== undefined;
}

/**
 * A unit in which a value of a kind can be read, by its symbol: one of its own, or of a pressure one of the other basis. Throws
 * a RangeError that names the kind and its own units.
 */
export function unitOf(kind: Kind, symbol: string): Unit {
  const unit = symbols(kind).get(symbol) ?? unitOfOtherBasis(kind, symbol);
  if (!unit) {
    const allowed = kindOf(kind).units.map(u => u.symbol);
    throw new RangeError(`${kindOf(kind).label} has no unit "${symbol}"; allowed: ${allowed.join(', ')}.`);
  }
  return unit;
}

/** A value in `unit` as SI. */
export function toSi(kind: Kind, value: number, unit: string): number {
  const { factor, offset } = unitOf(kind, unit);
  return value * factor + offset;
}

/** An SI value in `unit`. */
export function fromSi(kind: Kind, si: number, unit: string): number {
  return valueIn(unitOf(kind, unit), si);
}

/** 1 to 1e22, which are exact. */
const powersOfTen: readonly number[] = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/**
 * An SI value in a unit that is at hand: for many values of one unit. A short decimal that is this very SI value comes back as
 * that decimal: 37.8 °C, not 37.80000000000001, and 0 °C, not 5.7e-14.
 */
export function valueIn({ factor, offset }: Unit, si: number): number {
  const value = (si - offset) / factor;
  if (factor === 1 && offset === 0) return value;
  // The last bit of the SI value or of the offset in this unit: smaller differences are made by the conversion.
  const lastBit = (Math.max(Math.abs(si), Math.abs(offset)) / Math.abs(factor)) * Number.EPSILON;
  let power = 1;
  for (const next of powersOfTen) {
    if (!(8 * lastBit * next < 1)) break;
    power = next;
  }
  const short = Math.round(value * power) / power;
  // Without the sign that 0 has in a unit of a negative factor.
  return (short * factor + offset === si ? short : value) + 0;
}

/** A value in one unit as the value in another of the same kind; the same unit returns the value untouched. */
export function convert(kind: Kind, value: number, from: string, to: string): number {
  if (from === to) return value;
  const a = unitOf(kind, from);
  const b = unitOf(kind, to);
  return (value * a.factor + (a.offset - b.offset)) / b.factor;
}

/** A value in one unit as the number in a field of another, without digits that only the conversion has made. */
export function convertedNumber(kind: Kind, value: number, from: string, to: string): string {
  const a = unitOf(kind, from);
  const b = unitOf(kind, to);
  const shift = a.offset === b.offset ? 0 : Math.max(Math.abs(a.offset), Math.abs(b.offset)) / Math.abs(b.factor);
  return editableNumber(convert(kind, value, from, to), shift);
}

/** A number of few digits is taken to be exact to so many. */
const leastDigits = 5;

/**
 * The same for reading: the shortest number that, converted back, is the value again to its own digits, five at least.
 * 48600.5 kg/h is 13.50014 kg/s.
 */
export function shortestConverted(kind: Kind, value: number, from: string, to: string): string {
  const whole = convertedNumber(kind, value, from, to);
  const own = value.toExponential().replace(/e.*/, '').replaceAll(/\D/g, '').length;
  const digits = Math.max(leastDigits, own);
  const same = value.toPrecision(digits);
  for (let length = 1; length < whole.length; length += 1) {
    const short = Number(Number(whole).toPrecision(length));
    if (convert(kind, short, to, from).toPrecision(digits) === same) return editableNumber(short);
  }
  return whole;
}
