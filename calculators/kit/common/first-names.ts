/**
 * The names of a list, separated by commas. Of a long list the first `max`, with the number of the others: "A, B and 12 more"; a single other
 * is named.
 */
export function firstNames(names: readonly string[], max = 100): string {
  return names.length > max + 1 ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ');
}
