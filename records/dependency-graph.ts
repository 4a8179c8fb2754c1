/** Dependency graph of sheets: for each sheet id the ids of the sheets that it reads. */
export type DependencyGraph = ReadonlyMap<string, readonly string[]>;

/** Returns a cycle through a sheet as a path that begins and ends with the sheet; undefined if there is none. */
export function findCycle(start: string, reads: DependencyGraph): readonly string[] | undefined {
  const seen = new Set<string>();
  const way = (id: string): readonly string[] | undefined => {
    for (const next of reads.get(id) ?? []) {
      if (next === start) return [id, start];
      if (seen.has(next)) continue;
      seen.add(next);
      const rest = way(next);
      if (rest) return [id, ...rest];
    }
    return undefined;
  };
  return way(start);
}

/** Returns the sheets in topological order: each after all sheets that it reads. Members of a cycle keep the given order. */
export function topologicalOrder(ids: readonly string[], reads: DependencyGraph): readonly string[] {
  const ordered = new Set<string>();
  const under = new Set<string>();
  const visit = (id: string) => {
    if (ordered.has(id) || under.has(id)) return;
    under.add(id);
    for (const next of reads.get(id) ?? []) if (reads.has(next)) visit(next);
    ordered.add(id);
  };
  ids.forEach(visit);
  return [...ordered].filter(id => ids.includes(id));
}

/** Returns all sheets that depend on any of these, directly or indirectly. */
export function dependentsOf(ids: ReadonlySet<string>, reads: DependencyGraph): ReadonlySet<string> {
  const result = new Set<string>();
  let grew = true;
  while (grew) {
    grew = false;
    for (const [id, read] of reads) {
      if (result.has(id) || !read.some(each => ids.has(each) || result.has(each))) continue;
      result.add(id);
      grew = true;
    }
  }
  return result;
}
