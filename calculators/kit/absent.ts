/** The value of a step that has none, with the reason that is shown beside `--`. */
export class Absent {
  constructor(
    /** Why there is nothing; of what is missing why nothing else gives it, where that is known. */
    readonly reason: string,
    /** What is missing: labels of blank inputs, "a valid …" for one that cannot be read. */
    readonly missing: readonly string[] = [],
    /** The case has no such value, whatever else is typed: its choices rule it out. */
    readonly ruledOut = false,
  ) {}

  /** Whether another says the same. */
  isLike({ reason, missing, ruledOut }: Absent): boolean {
    return (
      this.reason === reason &&
      this.ruledOut === ruledOut &&
      this.missing.length === missing.length &&
      this.missing.every((label, place) => label === missing[place])
    );
  }

  /** The reason in words: what is needed, or why there is nothing. */
  get text(): string {
    return this.missing.length > 0 ? `needs ${this.missing.join(', ')}` : this.reason;
  }

  /** The same as the end of a sentence: with a full stop, unless it ends in a mark of its own. */
  get sentence(): string {
    return inSentence(this.text);
  }

  /** Why there is nothing, as a sentence: of what is missing why nothing else gives it, where that is known. */
  get cause(): string {
    return this.reason === '' ? this.sentence : inSentence(this.reason);
  }
}

/** A reason as the end of a sentence: with a full stop, unless it ends in a mark of its own. */
export function inSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

/** A step's answer when there is nothing to answer: `absent('the liquid flashes')`. */
export function absent(reason: string): Absent {
  return new Absent(reason);
}

/** A step's answer when the choices of the case leave nothing to answer, whatever else is typed: `ruledOut('liquid')`. */
export function ruledOut(reason: string): Absent {
  return new Absent(reason, [], true);
}

/** A step's answer when an input that this case cannot do without is blank, by its label. */
export function missing(...labels: readonly string[]): Absent {
  return new Absent('', labels);
}
