const maxListed = 5;

/** Lists the first few names and the number of others. */
export function listNames(names: readonly string[]): string {
  const more = names.length - maxListed;
  return [...names.slice(0, maxListed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
