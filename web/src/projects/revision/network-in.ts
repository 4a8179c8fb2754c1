import type { NetworkDrawing } from '@isentrope/calculators/kit';
import type { RecordTable } from './read-report.ts';

/** The columns by which a table of a record lists the items of a network, whatever calculator made it. */
const drawing = { item: 'item', type: 'type', from: 'from', to: 'to', flow: 'massFlow' } as const;

/** The values shown at the items, the first that the table has. */
const shownValues = ['mach', 'velocity', 'massFlow'] as const;

/** How a table of a record is drawn; undefined for one that is no network. */
export function networkIn({
  columns,
  rows,
}: RecordTable): { readonly drawing: Omit<NetworkDrawing, 'table'>; readonly value: string } | undefined {
  const has = (id: string) => columns.some(column => column.id === id);
  const [value, ...others] = shownValues.filter(has);
  if (value === undefined || rows.length === 0 || !Object.values(drawing).every(has)) return undefined;
  return { drawing: { ...drawing, values: [value, ...others] }, value };
}
