/** Returns the names of the blank values. */
export const missingNames = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []));
