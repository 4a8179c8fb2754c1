import {
  convert,
  convertedNumber,
  editableNumber,
  findUnit,
  convertedQuantity,
  parseNumber,
  parseQuantity,
  shortestConverted,
  ambiguousReadings,
  splitQuantity,
} from '@isentrope/engineering/quantities';
import type { Entry } from '../definition/case-input.ts';
import { offeredUnits } from './offered-units.ts';
import type { QuantityField } from '../definition/fields.ts';

/**
 * Moves a unit typed in the text into the unit of the entry, or converts the number if the field does not offer that
 * unit. An entry that is invalid or ambiguous, or in a form that no unit converts, is returned unchanged.
 */
export function applyTypedUnit(field: QuantityField, entry: Entry): Entry {
  const parts = splitQuantity(entry.text);
  const currentUnit = entry.unit ?? field.unit;
  if (!parts || ambiguousReadings(entry.text) || convertedQuantity(field.kind, entry.text, currentUnit)) return entry;
  const parsed = parseQuantity(field.kind, entry.text, currentUnit);
  if (!parsed.ok) return entry;
  const { value, unit } = parsed;
  if (field.units && !offeredUnits(field.kind, field.unit, field.units).includes(unit))
    return converted(field, { value, unit }, currentUnit) ?? entry;
  // A pressure in the other basis has a different number.
  return { text: findUnit(field.kind, parts.unit) ? parts.number : editableNumber(value), unit };
}

/**
 * Converts an entry to another unit; converting back to the original unit restores the original text. An invalid text
 * is kept. An ambiguous number is kept too, with the unit in which it was read.
 */
export function convertEntry(field: QuantityField, entry: Entry, unit: string): Entry {
  const settled = applyTypedUnit(field, entry);
  const { text } = settled;
  const currentUnit = settled.unit ?? field.unit;
  if (currentUnit === unit) return settled;
  if (ambiguousReadings(text)) {
    if (splitQuantity(text)) return { text, unit };
    return currentUnit === '' ? settled : { text: `${text} ${currentUnit}`, unit };
  }
  if (settled.from !== undefined) return convertLinkedEntry(field, settled, unit);
  const typed = settled.typed ?? { text, unit: currentUnit };
  if (typed.unit === unit) return typed;
  const parsed = parseQuantity(field.kind, typed.text, typed.unit);
  if (!parsed.ok) return { text, unit };
  const entered = converted(field, parsed, unit);
  if (!entered) return settled;
  const shown = shortestConverted(field.kind, parsed.value, parsed.unit, unit);
  return { ...entered, typed, ...(shown === entered.text ? {} : { shown }) };
}

/** Converts a linked entry to another unit. */
function convertLinkedEntry(field: QuantityField, entry: Entry, unit: string): Entry {
  const parsed = parseQuantity(field.kind, entry.text, entry.unit ?? field.unit);
  const entered = parsed.ok ? converted(field, parsed, unit) : undefined;
  return entered ? roundForDisplay({ ...entered, from: entry.from ?? '' }) : entry;
}

/** Significant digits displayed of a number that was not typed. */
const displayDigits = 6;

/** Rounds the displayed text of a number that was not typed; calculations use all digits. */
export function roundForDisplay(entry: Entry): Entry {
  const value = parseNumber(entry.text);
  if (value === undefined) return entry;
  const shown = String(Number(value.toPrecision(displayDigits)));
  return shown.length < entry.text.length ? { ...entry, shown } : entry;
}

/** Minimum digits of a stored number that counts as converted, and maximum digits of it in the original unit. */
const minConvertedDigits = 10;
const maxTypedDigits = 6;

/** The number of significant digits, without leading and trailing zeros. */
const digitsIn = (text: string) =>
  text
    .replace(/e.*/, '')
    .replaceAll(/\D/g, '')
    .replaceAll(/^0+|0+$/g, '').length;

/**
 * Restores the original unit of a stored entry: a number of ten or more digits that has six at most in another unit of
 * the field was converted from that unit.
 */
export function restoreTypedUnit(field: QuantityField, entry: Entry): Entry {
  const { text, unit = field.unit } = entry;
  const value = digitsIn(text) < minConvertedDigits ? undefined : parseNumber(text);
  if (entry.typed || value === undefined) return entry;
  for (const other of new Set([field.unit, ...offeredUnits(field.kind, field.unit, field.units)])) {
    const typed = other === unit ? undefined : converted(field, { value, unit }, other);
    if (!typed || digitsIn(typed.text) > maxTypedDigits) continue;
    const again = convertEntry(field, typed, unit);
    if (again.text === text) return again;
  }
  return entry;
}

/** Converts a number to another unit; undefined if it overflows. */
function converted(
  { kind }: QuantityField,
  { value, unit }: { readonly value: number; readonly unit: string },
  to: string,
): Entry | undefined {
  if (!Number.isFinite(convert(kind, value, unit, to))) return undefined;
  return { text: convertedNumber(kind, value, unit, to), unit: to };
}
