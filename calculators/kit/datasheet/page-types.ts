import type { DatasheetValue } from './case-values.ts';

/** Datasheets that are filled in, as plain data. */

/** A line with a value for each column; blanks are undefined. */
export interface FilledLine {
  /** Its number on the page, for reference by reviewers. */
  readonly number: number;
  readonly label: string;
  readonly unit: string;
  readonly values: readonly (DatasheetValue | undefined)[];
}

/** A part with its filled-in lines. */
export interface FilledPart {
  readonly title: string;
  readonly lines: readonly FilledLine[];
}

/** A part with a column for each state, or two stacks of parts side by side with one value in each line. */
export type FilledBlock =
  | { readonly type: 'states'; readonly part: FilledPart }
  | { readonly type: 'halves'; readonly left: readonly FilledPart[]; readonly right: readonly FilledPart[] };

/** A page of one item. */
export interface ItemPage {
  readonly type: 'item';
  readonly title: string;
  readonly standards: string;
  /** The names of the states, one for each column. */
  readonly states: readonly string[];
  readonly blocks: readonly FilledBlock[];
  readonly notes: readonly string[];
}

/** A list with a row for each case, or for each item of a table. */
export interface ListPage {
  readonly type: 'list';
  readonly title: string;
  readonly standards: string;
  readonly parts: readonly { readonly title: string; readonly columns: readonly FilledLine[] }[];
  readonly rows: number;
  /** The indexes of the governing rows. */
  readonly governing: readonly number[];
  readonly notes: readonly string[];
}

/** A page of an item, or a list. */
export type DatasheetPage = ItemPage | ListPage;
