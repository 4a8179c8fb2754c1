/** The name closest to a mistyped one; undefined if more than a third of its letters differ. */
export function closestName(mistyped: string, names: readonly string[]): string | undefined {
  const target = mistyped.toLowerCase();
  const allowed = Math.max(1, Math.floor(target.length / 3));
  let found: string | undefined;
  let minimum = allowed + 1;
  for (const name of names) {
    if (Math.abs(name.length - target.length) > allowed) continue;
    const distance = editDistance(target, name.toLowerCase());
    if (distance < minimum) [found, minimum] = [name, distance];
  }
  return found;
}

/** The Levenshtein distance of two words. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 0; row < one.length; row += 1) {
    const line = [row + 1];
    for (let index = 0; index < other.length; index += 1) {
      const replaced = (above[index] ?? 0) + (other[index] === one[row] ? 0 : 1);
      line.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (line[index] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
