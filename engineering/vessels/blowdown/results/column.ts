/** One value for each time of a run; undefined where the quantity does not exist, such as the liquid temperature without liquid. */
export type Column = readonly (number | undefined)[];

/** Copies columns by name, and columns of columns. */
export function copyColumns<T extends object>(columns: T): T {
  const copies = Object.entries(columns).map(([name, column]: [string, readonly unknown[]]) => [
    name,
    column.map(each => (Array.isArray(each) ? [...each] : each)),
  ]);
  return Object.fromEntries(copies) as T;
}
