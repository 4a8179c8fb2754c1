import {
  convert,
  convertedNumber,
  editableNumber,
  findUnit,
  parseNumber,
  parseQuantity,
  shortestConverted,
  twoReadings,
  typedParts,
} from '@isentrope/engineering/quantities';
import type { Entry } from './case-input.ts';
import { offeredUnits } from './in-units.ts';
import type { QuantityField } from './fields.ts';

/**
 * An entry whose number was typed with a unit: the unit becomes that of the entry, or the number is converted where the
 * field does not offer it. What cannot be read stays, and so does what reads two ways until the person has chosen.
 */
export function settledEntry(field: QuantityField, entry: Entry): Entry {
  const parts = typedParts(entry.text);
  if (!parts || twoReadings(entry.text)) return entry;
  const standing = entry.unit ?? field.unit;
  const parsed = parseQuantity(field.kind, entry.text, standing);
  if (!parsed.ok) return entry;
  const { value, unit } = parsed;
  if (field.units && !offeredUnits(field.kind, field.unit, field.units).includes(unit))
    return converted(field, { value, unit }, standing) ?? entry;
  // The number of a pressure in the other basis is another one.
  return { text: findUnit(field.kind, parts.unit) ? parts.number : editableNumber(value), unit };
}

/**
 * The same quantity in another unit; in the one in which it was typed, the text that was typed. What cannot be read keeps
 * its text. What reads two ways does too, with the unit in which it was read.
 */
export function entryInUnit(field: QuantityField, entry: Entry, unit: string): Entry {
  const settled = settledEntry(field, entry);
  const { text } = settled;
  const standing = settled.unit ?? field.unit;
  if (standing === unit) return settled;
  if (twoReadings(text)) {
    if (typedParts(text)) return { text, unit };
    return standing === '' ? settled : { text: `${text} ${standing}`, unit };
  }
  if (settled.from !== undefined) return readInUnit(field, settled, unit);
  const typed = settled.typed ?? { text, unit: standing };
  if (typed.unit === unit) return typed;
  const parsed = parseQuantity(field.kind, typed.text, typed.unit);
  if (!parsed.ok) return { text, unit };
  const entered = converted(field, parsed, unit);
  if (!entered) return settled;
  const shown = shortestConverted(field.kind, parsed.value, parsed.unit, unit);
  return { ...entered, typed, ...(shown === entered.text ? {} : { shown }) };
}

/** What is read from elsewhere, in another unit. */
function readInUnit(field: QuantityField, entry: Entry, unit: string): Entry {
  const parsed = parseQuantity(field.kind, entry.text, entry.unit ?? field.unit);
  const entered = parsed.ok ? converted(field, parsed, unit) : undefined;
  return entered ? withFewDigits({ ...entered, from: entry.from ?? '' }) : entry;
}

/** How many digits are read of a number that nobody typed. */
const digitsRead = 6;

/** A number that nobody typed, in as many digits as anybody wants to read; it is calculated with in all of them. */
export function withFewDigits(entry: Entry): Entry {
  const value = parseNumber(entry.text);
  if (value === undefined) return entry;
  const shown = String(Number(value.toPrecision(digitsRead)));
  return shown.length < entry.text.length ? { ...entry, shown } : entry;
}

/** How many digits a number that was converted has at least, and one that was typed at most. */
const leastConverted = 10;
const mostTyped = 6;

/** The digits of a number from the first to the last that is no nought. */
const digitsIn = (text: string) =>
  text
    .replace(/e.*/, '')
    .replaceAll(/\D/g, '')
    .replaceAll(/^0+|0+$/g, '').length;

/**
 * An entry as a document keeps it, with what was typed where it is a number that was converted: one of ten to twelve digits
 * that has six at most in another unit of its field.
 */
export function typedAgain(field: QuantityField, entry: Entry): Entry {
  const { text, unit = field.unit } = entry;
  const value = digitsIn(text) < leastConverted ? undefined : parseNumber(text);
  if (entry.typed || value === undefined) return entry;
  for (const other of new Set([field.unit, ...offeredUnits(field.kind, field.unit, field.units)])) {
    const typed = other === unit ? undefined : converted(field, { value, unit }, other);
    if (!typed || digitsIn(typed.text) > mostTyped) continue;
    const again = entryInUnit(field, typed, unit);
    if (again.text === text) return again;
  }
  return entry;
}

/** A number in another unit; undefined where it is too large there. */
function converted(
  { kind }: QuantityField,
  { value, unit }: { readonly value: number; readonly unit: string },
  to: string,
): Entry | undefined {
  if (!Number.isFinite(convert(kind, value, unit, to))) return undefined;
  return { text: convertedNumber(kind, value, unit, to), unit: to };
}
