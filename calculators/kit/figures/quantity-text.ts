import { formatNumber, fromSi, type Kind } from '@isentrope/engineering/quantities';

/** A quantity in the text of a drawing: its SI value and the unit in which its calculator shows it. */
export interface DrawnQuantity {
  readonly kind: Kind;
  readonly si: number;
  readonly unit: string;
  readonly digits: number;
  /** Whether it is a dimension: shown without its unit, millimetres, and without trailing zeros. */
  readonly bare?: boolean;
}

/** Text with quantities that can be shown in other units. */
export type QuantityText = readonly (string | DrawnQuantity)[];

/** Returns the unit to show a quantity in, given its kind and the calculator's unit. */
export type UnitSelector = (kind: Kind, usual: string) => string;

const defaultDigits = 4;

/** A quantity to be shown with its unit. */
export function quantityWithUnit(kind: Kind, si: number, unit: string, digits = defaultDigits): DrawnQuantity {
  return { kind, si, unit, digits };
}

/** An entered dimension in millimetres, with five digits from 1 m up. */
export function enteredDimension(si: number): DrawnQuantity {
  return { kind: 'length', si, unit: 'mm', digits: si >= 1 ? defaultDigits + 1 : defaultDigits, bare: true };
}

/** A calculated dimension in millimetres, with four digits. */
export function calculatedDimension(si: number): DrawnQuantity {
  return { kind: 'length', si, unit: 'mm', digits: defaultDigits, bare: true };
}

/** Formats a number without trailing zeros. */
export function shortNumber(value: number, digits: number): string {
  return formatNumber(value, digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** Renders the text with its quantities in the units selected. */
export function renderQuantityText(wording: QuantityText, unitFor: UnitSelector = (_, usual) => usual): string {
  return wording
    .map(part => {
      if (typeof part === 'string') return part;
      const unit = unitFor(part.kind, part.unit);
      const value = fromSi(part.kind, part.si, unit);
      if (!Number.isFinite(value)) return 'beyond the range of numbers';
      const number = part.bare === true ? shortNumber(value, part.digits) : formatNumber(value, part.digits);
      return unit === '' || (part.bare === true && unit === part.unit) ? number : `${number} ${unit}`;
    })
    .join('');
}
