/** Which results are compared between methods, and when a difference is a warning. */
export interface CrossCheckRule<Id extends string = string> {
  /** The result that is compared. */
  readonly result: Id;
  /** Compared instead of the result where it has a value, such as a density in the phase of the first method. */
  readonly compared?: Id;
  /** A value with which all methods share their equations, so that their agreement proves nothing and is not shown. */
  readonly sharedWith?: Id;
  /** In which direction the other method's figure must differ for the original method's to be unsafe. */
  readonly unsafe: 'lower' | 'higher' | 'either';
  /** The consequence of an unsafe difference, as the last clause of the warning. */
  readonly consequence: string;
  /** Results that are words or yes/no; any disagreement is a warning. */
  readonly questions?: readonly Id[];
  /** Results in words that methods name differently by convention, so that they do not count as a disagreement. */
  readonly alike?: readonly string[];
  /** Methods whose difference a check of the calculator already reports. */
  readonly reportedApart?: readonly string[];
}
