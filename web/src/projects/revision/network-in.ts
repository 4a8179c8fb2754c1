import type { NetworkDrawing } from '@isentrope/calculators/kit';
import type { RecordTable } from './read-report.ts';

/** The columns in which a table of a record lists the items of a network, in every calculator. */
const drawing = { item: 'item', type: 'type', from: 'from', to: 'to', flow: 'massFlow' } as const;

/** The values that can be shown at the items; the first that the table has of any item is used. */
const shownValues = ['mach', 'velocity', 'massFlow'] as const;

/** How a table of a record is drawn; undefined if it is not a network. */
export function networkIn({
  columns,
  rows,
}: RecordTable): { readonly drawing: Omit<NetworkDrawing, 'table'>; readonly value: string } | undefined {
  const has = (id: string) => columns.some(column => column.id === id);
  const [value, ...others] = shownValues.filter(id => {
    const column = columns.findIndex(each => each.id === id);
    return rows.some(row => typeof row[column] === 'number');
  });
  if (value === undefined || rows.length === 0 || !Object.values(drawing).every(has)) return undefined;
  return { drawing: { ...drawing, values: [value, ...others] }, value };
}
