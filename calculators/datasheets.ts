import type { Datasheets } from './kit/index.ts';

/** The `datasheet.ts` beside a definition, each a chunk of its own; those calculators say in their `meta.ts` that they have one. */
const declared = import.meta.glob<Datasheets>('./**/datasheet.ts', { import: 'default' });

/** The datasheets of a calculator that has any. Throws a `RangeError` for one that has none. */
export function loadDatasheets(id: string): Promise<Datasheets> {
  const load = declared[`./${id}/datasheet.ts`];
  if (!load) throw new RangeError(`${id} has no datasheets.`);
  return load();
}
