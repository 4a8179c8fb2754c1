import { formatNumber, fromSi, type Kind } from '@isentrope/engineering/quantities';

/** A quantity that is written in a drawing: its SI value, and the unit in which its calculator writes it. */
export interface Measured {
  readonly kind: Kind;
  readonly si: number;
  readonly unit: string;
  readonly digits: number;
  /** A dimension: written without that unit, millimetres, and without zeros at its end, as drawings are. */
  readonly bare?: boolean;
}

/** Words with quantities among them, which can be written in other units. */
export type Wording = readonly (string | Measured)[];

/** Which unit stands in the place of one in which a calculator writes quantities of a kind. */
export type UnitFor = (kind: Kind, usual: string) => string;

const usualDigits = 4;

/** A quantity with its unit. */
export function measured(kind: Kind, si: number, unit: string, digits = usualDigits): Measured {
  return { kind, si, unit, digits };
}

/** A dimension, in millimetres, to the tenth where that is typed. */
export function drawnLength(si: number): Measured {
  return { kind: 'length', si, unit: 'mm', digits: si >= 1 ? usualDigits + 1 : usualDigits, bare: true };
}

/** A dimension that was worked out, in millimetres, with no more digits than a result has. */
export function drawnResult(si: number): Measured {
  return { kind: 'length', si, unit: 'mm', digits: usualDigits, bare: true };
}

/** A number for reading, without zeros at the end of its decimals. */
export function shortNumber(value: number, digits: number): string {
  return formatNumber(value, digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** A wording as it is read; a value too large for its unit says so. */
export function textOf(wording: Wording, unitFor: UnitFor = (_, usual) => usual): string {
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
