import type { Entry } from './case-input.ts';

/** Fields that together say one thing which other calculators ask for too, such as a fluid. */
export interface Carried {
  /** What they say, the same in all calculators: fluid. */
  readonly subject: string;
  /** The field beside which what was used before is offered. */
  readonly at: string;
  /** The fields by the part that each has in it, which is named alike in all calculators. */
  readonly fields: Readonly<Record<string, string>>;
  /** Parts that have no field here, with the one value that they have. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** What stands in the field `at` where nothing is said. */
  readonly nothing?: string;
}

/** What was said in one calculator, for others. */
export interface CarriedThing {
  /** Enough of it to know it again. */
  readonly words: string;
  /** What was typed, by the part that each field has. */
  readonly parts: Readonly<Record<string, Entry>>;
}
