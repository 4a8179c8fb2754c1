/** What stands in one field: the text as typed and, for a quantity, the unit beside it. */
export interface Entry {
  readonly text: string;
  readonly unit?: string;
  /** What was typed, where the text is that in another unit. Documents do without it. */
  readonly typed?: { readonly text: string; readonly unit: string };
  /** That in the digits which what was typed justifies, where they are fewer: what is read, while the text is calculated with. */
  readonly shown?: string;
  /** Where it is read from, as whoever keeps the document names the places. What is typed is read from nowhere. */
  readonly from?: string;
}

/** What a field reads. */
export function shownText({ text, shown }: Entry): string {
  return shown ?? text;
}

/** One case as typed. A field that is not named is blank. */
export type CaseData = Readonly<Record<string, Entry>>;

/** One case as data: a number in the default unit, a number with its unit, or text. */
export type CaseInput = Readonly<
  Record<string, number | string | { readonly value: number | string; readonly unit: string }>
>;
