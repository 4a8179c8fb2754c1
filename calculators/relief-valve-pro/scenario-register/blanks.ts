/** The values that are blank, by what they are called. */
export const blanks = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []));
