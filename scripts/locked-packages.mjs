/**
 * The packages that some rest on, those among them, as a lock file has them: by their places in the tree, with the version and
 * the hash of each. Packages that the lock file does not have, such as those of other machines, are left out.
 */
export function lockedPackages({ packages }, names) {
  const found = new Map();
  const visit = (name, from) => {
    const place = placeOf(packages, name, from);
    if (place === undefined || found.has(place)) return;
    const { version, integrity, dependencies, optionalDependencies, peerDependencies } = packages[place];
    found.set(place, `${place}@${version} ${integrity}`);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(next, place);
  };
  for (const name of names) visit(name, '');
  return [...found.values()].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Where a package finds another: in a folder of its own, or of the nearest one above that has it. */
function placeOf(packages, name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}
