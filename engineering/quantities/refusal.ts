import { fromSi } from './convert.ts';
import { formatNumber } from './format.ts';
import { kindOf, type Kind } from './kinds.ts';

/** A value that a refusal states: in SI, to be read in the unit in which the person works. */
export interface Stated {
  readonly kind: Kind;
  readonly si: number;
  /** Significant digits; four unless it says otherwise. */
  readonly digits?: number;
}

/** A value to be stated in a refusal or a message. */
export const stated = (kind: Kind, si: number, digits?: number): Stated =>
  digits === undefined ? { kind, si } : { kind, si, digits };

/** The unit in which a value is stated where nothing says otherwise: the first common one of its kind. */
function usualUnit(kind: Kind): string {
  const { common, units } = kindOf(kind);
  return common[0] ?? units[0]?.symbol ?? '';
}

/**
 * What physics or a method refuses although each field by itself is in order: a clause that a person reads after the
 * name of a result, "no pressure is left at the outlet". A `{name}` in its words stands for one of its values, which is
 * shown in the unit that the person typed. It is the only error that may reach a reader; a guard of an argument is a
 * `RangeError`, and meeting one is a fault of the caller.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    private readonly words: string,
    private readonly values: Readonly<Record<string, Stated>> = {},
  ) {
    super(told(words, values, usualUnit));
  }

  /** The words with each value in the unit that `unitOf` names for its kind. */
  in(unitOf: (kind: Kind) => string | undefined): string {
    return told(this.words, this.values, unitOf);
  }
}

/** Words in which each `{name}` is its value, in the unit that `unitOf` names for its kind, else in the usual one. */
export function told(
  words: string,
  values: Readonly<Record<string, Stated>>,
  unitOf: (kind: Kind) => string | undefined,
): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (!value) return whole;
    const unit = unitOf(value.kind) ?? usualUnit(value.kind);
    const shown = fromSi(value.kind, value.si, unit);
    const figure = Number.isFinite(shown) ? formatNumber(shown, value.digits) : 'beyond the range of numbers';
    return unit === '' ? figure : `${figure} ${unit}`;
  });
}
