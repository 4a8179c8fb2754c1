import { fromSi } from './convert.ts';
import { formatNumber } from './format.ts';
import { kindOf, type Kind, type UnitOf } from './kinds.ts';

interface ValueFormat<K extends Kind = Kind> {
  /** Significant digits; by default four. */
  readonly digits?: number;
  /** The input whose unit is used, where a case has several of the kind: a wall in mm, a line in m. */
  readonly like?: string;
  /** The default unit; by default the first common unit of the kind. */
  readonly unit?: UnitOf<K>;
}

/** A value in a message: in SI, displayed in the user's unit. */
export interface MessageValue extends ValueFormat {
  readonly kind: Kind;
  readonly si: number;
}

/** A clause in which each `{name}` is a placeholder for one of its values. */
export interface Clause {
  readonly text: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** Returns the unit in which a value is displayed to the user. */
export type UnitSelector = (value: MessageValue) => string;

/** Creates a value for a message. */
export const messageValue = <K extends Kind>(kind: K, si: number, format: ValueFormat<K> = {}): MessageValue => ({
  kind,
  si,
  ...format,
});

/** Returns the default unit of a value. */
export function defaultUnit({ kind, unit }: MessageValue): string {
  const { common, units } = kindOf(kind);
  return unit ?? common[0] ?? units[0]?.symbol ?? '';
}

/**
 * Error for a case that physics or a method rules out although each input is valid. Its message is a clause that follows the name of a
 * result: "no pressure is left at the outlet". Each `{name}` in it is a placeholder for one of its values, displayed in the user's unit. It
 * is the only error shown to users; invalid arguments throw a `RangeError`, which indicates a fault of the caller.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    private readonly words: string,
    private readonly values: Readonly<Record<string, MessageValue>> = {},
  ) {
    super(formatClause(words, values));
  }

  /** Returns the same refusal with words appended, and their values. */
  followedBy(text: string, values: Readonly<Record<string, MessageValue>> = {}): Refusal {
    return new Refusal(this.words + text, { ...this.values, ...values });
  }

  /** Returns the same refusal with words prepended: "the throat is not reached: …". */
  after(text: string): Refusal {
    return new Refusal(`${text}${this.words}`, this.values);
  }

  /** Returns its words with the values of their placeholders. */
  get clause(): Clause {
    return { text: this.words, values: this.values };
  }

  /** Formats the message with the units that `typed` returns for its values. */
  in(unitOf: UnitSelector): string {
    return formatClause(this.words, this.values, unitOf);
  }
}

/** Returns the result of a function; undefined if it throws a Refusal. */
export function undefinedIfRefused<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Replaces each `{name}` in words by its value, in the unit that `typed` returns. */
export function formatClause(
  wording: string,
  values: Readonly<Record<string, MessageValue>>,
  unitOf: UnitSelector = defaultUnit,
): string {
  let text = '';
  let position = 0;
  for (let open = wording.indexOf('{'); open >= 0; open = wording.indexOf('{', position)) {
    const close = wording.indexOf('}', open);
    if (close < 0) break;
    const value = values[wording.slice(open + 1, close)];
    text += wording.slice(position, open) + (value ? inUnit(value, unitOf(value)) : wording.slice(open, close + 1));
    position = close + 1;
  }
  return text + wording.slice(position);
}

function inUnit({ kind, si, digits }: MessageValue, unit: string): string {
  const converted = fromSi(kind, si, unit);
  const figure = Number.isFinite(converted) ? formatNumber(converted, digits) : 'beyond the range of numbers';
  return unit === '' ? figure : `${figure} ${unit}`;
}
