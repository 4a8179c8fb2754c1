/**
 * Returns the given packages with their transitive dependencies from a lock file: version and hash by path. Packages missing
 * from the lock file, such as those of other platforms, are left out.
 */
export function lockedPackages({ packages }, names) {
  const result = new Map();
  const visit = (name, from) => {
    const place = placeOf(packages, name, from);
    if (place === undefined || result.has(place)) return;
    const { version, integrity, dependencies, optionalDependencies, peerDependencies } = packages[place];
    result.set(place, `${place}@${version} ${integrity}`);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(next, place);
  };
  for (const name of names) visit(name, '');
  return [...result.values()].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Resolves a dependency's path: in the package's own node_modules or the nearest one above. */
function placeOf(packages, name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}
