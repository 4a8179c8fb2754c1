import type { QuantityField } from '@isentrope/calculators/kit';
import { convert, formatNumber } from '@isentrope/engineering/quantities';

/** What a blank field shows: a default that the calculation uses, or a hint that it does not use. */
interface FieldPlaceholder {
  readonly text: string;
  readonly isDefault: boolean;
}

/** A numeric hint: a number or a range, which could be mistaken for a value. */
const figures = /^[\d.–-]+$/;

/**
 * The placeholder of a blank field; undefined if it has none. A default is in `unit`, the unit chosen for the field; a
 * numeric hint starts with "e.g.", so that it is not mistaken for a default.
 */
export function fieldPlaceholder(field: QuantityField, unit: string = field.unit): FieldPlaceholder | undefined {
  const { hint, blank, kind, optional } = field;
  if (hint !== undefined && hint !== String(blank))
    return { text: figures.test(hint) ? `e.g. ${hint}` : hint, isDefault: false };
  if (blank !== undefined) {
    const text = unit === field.unit ? String(blank) : formatNumber(convert(kind, blank, field.unit, unit), 4);
    return { text, isDefault: true };
  }
  return optional ? { text: 'optional', isDefault: false } : undefined;
}

/** The screen reader text of a default that is shown in a blank field. */
export function defaultDescription(text: string, unit: string): string {
  return `Default: ${`${text} ${unit}`.trim()}`;
}
