/** What stands in one field: the text as typed and, for a quantity, the unit beside it. */
export interface Entry {
  readonly text: string;
  readonly unit?: string;
  /** What was typed, where the text is that in another unit. Documents do without it. */
  readonly typed?: { readonly text: string; readonly unit: string };
}

/** One case as typed. A field that is not named is blank. */
export type CaseData = Readonly<Record<string, Entry>>;

/** One case as data: a number in the default unit, a number with its unit, or text. */
export type CaseInput = Readonly<
  Record<string, number | string | { readonly value: number | string; readonly unit: string }>
>;
