import type { TypedRow } from './fields.ts';

/** A missing value: the reason why a step has no value, shown beside `--` in the results. */
export class Absent {
  constructor(
    /** Why there is no value; for missing inputs, why their defaults could not be derived, if known. */
    readonly reason: string,
    /** The missing inputs: labels of blank fields, or "a valid …" for an entry that cannot be read. */
    readonly missing: readonly string[] = [],
    /** Whether the choices of the case rule the value out, whatever else is entered. */
    readonly ruledOut = false,
    /** The rows of a table with errors, as far as they can be read, for needs that are `readable`. */
    readonly readableRows?: readonly TypedRow[],
  ) {}

  /** Whether another absence has the same reason and the same missing inputs. */
  isLike({ reason, missing, ruledOut }: Absent): boolean {
    return (
      this.reason === reason &&
      this.ruledOut === ruledOut &&
      this.missing.length === missing.length &&
      this.missing.every((label, index) => label === missing[index])
    );
  }

  /** The reason as text: the inputs needed, or why there is no value. */
  get text(): string {
    return this.missing.length > 0 ? `needs ${this.missing.join(', ')}` : this.reason;
  }

  /** The text as the end of a sentence, with a full stop unless it ends in one. */
  get sentence(): string {
    return withFullStop(this.text);
  }

  /** The cause as a sentence: the reason if there is one, else the missing inputs. */
  get cause(): string {
    return this.reason === '' ? this.sentence : withFullStop(this.reason);
  }
}

/** The text with a full stop, unless it already ends in `.`, `!` or `?`. */
export function withFullStop(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

/** Returned by a step that has no value: `absent('the liquid flashes')`. */
export function absent(reason: string): Absent {
  return new Absent(reason);
}

/** Returned by a step that the choices of the case rule out, whatever else is entered: `ruledOut('liquid')`. */
export function ruledOut(reason: string): Absent {
  return new Absent(reason, [], true);
}

/** Returned by a step when a required input is blank; the arguments are the labels of the inputs. */
export function missing(...labels: readonly string[]): Absent {
  return new Absent('', labels);
}
