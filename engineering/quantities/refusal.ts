import { fromSi } from './convert.ts';
import { formatNumber } from './format.ts';
import { kindOf, type Kind, type UnitOf } from './kinds.ts';

interface Manner<K extends Kind = Kind> {
  /** Significant digits; four unless given. */
  readonly digits?: number;
  /** The input in whose unit it is read, where a case has several of its kind: a wall in mm, a line in m. */
  readonly like?: string;
  /** The unit where nothing typed says otherwise; the first common one of the kind unless given. */
  readonly unit?: UnitOf<K>;
}

/** A value that a refusal or a message states: in SI, to be read in the unit in which the person works. */
export interface Stated extends Manner {
  readonly kind: Kind;
  readonly si: number;
}

/** A part of a sentence in which each `{name}` stands for one of its values. */
export interface Clause {
  readonly words: string;
  readonly values?: Readonly<Record<string, Stated>>;
}

/** The unit in which a value is stated. */
export type UnitTyped = (value: Stated) => string;

/** A value to be stated in a refusal or a message. */
export const stated = <K extends Kind>(kind: K, si: number, manner: Manner<K> = {}): Stated => ({
  kind,
  si,
  ...manner,
});

/** The unit in which a value is stated where nothing typed says otherwise. */
export function usualUnit({ kind, unit }: Stated): string {
  const { common, units } = kindOf(kind);
  return unit ?? common[0] ?? units[0]?.symbol ?? '';
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
    super(told(words, values));
  }

  /** The same refusal with more words after its own, and the values that they name. */
  followedBy(words: string, values: Readonly<Record<string, Stated>> = {}): Refusal {
    return new Refusal(this.words + words, { ...this.values, ...values });
  }

  /** The same refusal after other words: "the throat is not reached: …". */
  after(words: string): Refusal {
    return new Refusal(`${words}${this.words}`, this.values);
  }

  /** The words with each value in the unit that `typed` names for it. */
  in(typed: UnitTyped): string {
    return told(this.words, this.values, typed);
  }
}

/** What a function gives; undefined where it is refused. */
export function orRefused<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Words in which each `{name}` is its value, in the unit that `typed` names for it. */
export function told(words: string, values: Readonly<Record<string, Stated>>, typed: UnitTyped = usualUnit): string {
  let said = '';
  let place = 0;
  for (let open = words.indexOf('{'); open >= 0; open = words.indexOf('{', place)) {
    const close = words.indexOf('}', open);
    if (close < 0) break;
    const value = values[words.slice(open + 1, close)];
    said += words.slice(place, open) + (value ? inUnit(value, typed(value)) : words.slice(open, close + 1));
    place = close + 1;
  }
  return said + words.slice(place);
}

function inUnit({ kind, si, digits }: Stated, unit: string): string {
  const shown = fromSi(kind, si, unit);
  const figure = Number.isFinite(shown) ? formatNumber(shown, digits) : 'beyond the range of numbers';
  return unit === '' ? figure : `${figure} ${unit}`;
}
