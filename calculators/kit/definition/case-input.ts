/** An entry of a field: the text as typed and, for a quantity, its unit. */
export interface Entry {
  readonly text: string;
  readonly unit?: string;
  /** The original entry, if `text` was converted to another unit. Not stored in documents. */
  readonly typed?: { readonly text: string; readonly unit: string };
  /** The text for display, with the digits that the original entry justifies; calculations use `text`. */
  readonly shown?: string;
  /** The source of a linked value, named by whoever stores the document; undefined for a typed value. */
  readonly from?: string;
}

/** The text that a field displays. */
export function displayText({ text, shown }: Entry): string {
  return shown ?? text;
}

/** One case as typed, entries by field id. A field without an entry is blank. */
export type CaseData = Readonly<Record<string, Entry>>;

/** One case as input data: a number in the default unit, a number with its unit, or text. */
export type CaseInput = Readonly<
  Record<string, number | string | { readonly value: number | string; readonly unit: string }>
>;
