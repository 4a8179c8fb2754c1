/** Lists packages that are not at their latest version. */

const numbers = version => version.split('-')[0].split('.').map(Number);

/** Compares two versions by their numbers: negative if the first is older. */
function compare(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  const place = left.findIndex((part, index) => part !== right[index]);
  return place < 0 ? 0 : left[place] - (right[place] ?? 0);
}

/** Whether an update is of the patch, the minor or the major number. */
function sizeOf(from, to) {
  const [left, right] = [numbers(from), numbers(to)];
  if (left[0] !== right[0]) return 'major';
  return left[1] === right[1] ? 'patch' : 'minor';
}

/**
 * Lists the packages that are out of date, by name.
 * @param pinned the versions by name
 * @param published all published versions and the latest one by name
 * @param held the versions below which a package is held, with the reason
 */
export function outdatedPackages(pinned, published, held) {
  return Object.entries(pinned)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, current]) => {
      const { latest, versions } = published[name];
      if (compare(current, latest) >= 0) return [];
      const { below, why } = held[name] ?? {};
      const isAllowed = version => compare(version, current) > 0 && compare(version, below ?? latest) < 0;
      const within = below === undefined ? undefined : versions.filter(isAllowed).toSorted(compare).at(-1);
      const to = below === undefined ? latest : within;
      return [{ name, current, latest, to, size: to && sizeOf(current, to), why }];
    });
}

/** One line for each package, and whether one could be updated. */
export function describeOutdated(packages) {
  const lines = packages.map(({ name, current, latest, to, size, why }) => {
    const held = why === undefined ? '' : ` (latest ${latest}; held: ${why})`;
    return to === undefined ? `${name} ${current} stays${held}` : `${name} ${current} -> ${to}, ${size}${held}`;
  });
  return { lines, behind: packages.filter(({ to }) => to !== undefined).length };
}
