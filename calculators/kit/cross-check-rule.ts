/** Which results are compared between methods, and when a difference is a warning. */
export interface CrossCheckRule<Id extends string = string> {
  /** The quantity compared. */
  readonly result: Id;
  /** Where the standard's figure makes the original's unsafe: lower than it, higher, or either. */
  readonly unsafe: 'lower' | 'higher' | 'either';
  /** What an unsafe difference means, a clause that ends the sentence. */
  readonly consequence: string;
  /** Results that answer a yes/no question; any disagreement is a warning. */
  readonly questions?: readonly Id[];
  /** Answers between which the methods draw their lines by convention: they are no disagreement. */
  readonly alike?: readonly string[];
  /** Methods whose difference a check of the calculator reports itself, with its direction. */
  readonly reportedApart?: readonly string[];
}
