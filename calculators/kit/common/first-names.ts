/** The first names of a list, separated by commas, with the number of the others: "A, B and 12 more". */
export function firstNames(names: readonly string[], max = 8): string {
  return names.length > max ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ');
}
