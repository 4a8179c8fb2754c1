const maxListed = 5;

/** Lists the first few names and the number of others. */
export function listNames(names: readonly string[]): string {
  const more = names.length - maxListed;
  return [...names.slice(0, maxListed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** Lists all names as in a sentence: "a, b and c". */
export function joinNames(names: readonly string[], joint = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}
