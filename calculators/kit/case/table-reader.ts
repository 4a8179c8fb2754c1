import type * as rowsText from '../table/rows-text.ts';

/**
 * The reader of tables, which is larger than most calculators. `loadFor` loads it for cases that have a table, so that `run` is synchronous; a
 * page that shows entries loads it with the first table.
 */
export type TableReader = Pick<
  typeof rowsText,
  'assumedUnits' | 'countRows' | 'distinctReasons' | 'findAmbiguousCell' | 'parseRows'
>;

let reader: TableReader | undefined;

/** The reader of tables; undefined until it is loaded. */
export function tableReader(): TableReader | undefined {
  return reader;
}

/** Loads the reader of tables; undefined if it is loaded already. The promise rejects if the browser cannot fetch it. */
export function loadTableReader(): Promise<void> | undefined {
  if (reader) return undefined;
  return import('../table/rows-text.ts').then(loaded => {
    reader = loaded;
  });
}
