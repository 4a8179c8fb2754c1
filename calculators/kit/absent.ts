/** The value of a step that has none, with the reason that is shown beside `--`. */
export class Absent {
  constructor(
    readonly reason: string,
    /** Labels of the inputs whose absence is the cause. */
    readonly missing: readonly string[] = [],
  ) {}

  /** The reason in words: what is needed, or why there is nothing. */
  get text(): string {
    return this.missing.length > 0 ? `needs: ${this.missing.join(', ')}` : this.reason;
  }

  /** The same as the end of a sentence: with a full stop, unless it ends in a mark of its own. */
  get sentence(): string {
    return /[.!?]$/.test(this.text) ? this.text : `${this.text}.`;
  }
}

/** A step's answer when there is nothing to answer: `absent('liquid')`. */
export function absent(reason: string): Absent {
  return new Absent(reason);
}

/** A step's answer when an input that this case cannot do without is blank, by its label. */
export function missing(...labels: readonly string[]): Absent {
  return new Absent('', labels);
}
