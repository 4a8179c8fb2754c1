import {
  convert,
  convertedNumber,
  editableNumber,
  findUnit,
  parseQuantity,
  twoReadings,
  typedParts,
} from '@isentrope/engineering/quantities';
import type { Entry } from './case-input.ts';
import { offeredUnits } from './evaluate.ts';
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
  const typed = settled.typed ?? { text, unit: standing };
  if (typed.unit === unit) return typed;
  const parsed = parseQuantity(field.kind, typed.text, typed.unit);
  if (!parsed.ok) return { text, unit };
  const entered = converted(field, parsed, unit);
  return entered ? { ...entered, typed } : settled;
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
