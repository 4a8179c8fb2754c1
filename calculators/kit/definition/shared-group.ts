import type { Entry } from './case-input.ts';

/** A group of fields that other calculators have too, such as the fields of a fluid. */
export interface SharedGroup {
  /** The subject, named alike in all calculators: fluid. */
  readonly subject: string;
  /** The field next to which recent values are offered. */
  readonly at: string;
  /** The field id for each part; parts are named alike in all calculators. */
  readonly fields: Readonly<Record<string, string>>;
  /** Parts that have no field in this calculator, with their fixed values. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The text of the field `at` that means that the group is blank; blank text unless given. */
  readonly blankText?: string;
}

/** The value of a shared group, to be reused in other calculators. */
export interface SharedGroupValue {
  /** A short description by which a user recognises it. */
  readonly words: string;
  readonly parts: Readonly<Record<string, Entry>>;
}
