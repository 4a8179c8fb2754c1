import type { Datasheets } from './kit/index.ts';

/** Loaders of the `datasheet.ts` files, separate chunks; those calculators declare them in their `meta.ts`. */
const declared = import.meta.glob<Datasheets>('./**/datasheet.ts', { import: 'default' });

/** Loads a calculator's datasheets. @throws {RangeError} if it has none. */
export function loadDatasheets(id: string): Promise<Datasheets> {
  const load = declared[`./${id}/datasheet.ts`];
  if (!load) throw new RangeError(`${id} has no datasheets.`);
  return load();
}
