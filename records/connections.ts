/** Sheets by id, each with those that it reads. */
export type ReadBy = ReadonlyMap<string, readonly string[]>;

/**
 * The way from a sheet back to itself by what each reads, the sheet first and last; undefined where there is none.
 * @param start the sheet that is asked about.
 */
export function circleThrough(start: string, reads: ReadBy): readonly string[] | undefined {
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

/** Sheets in such an order that each comes after all that it reads. Those of a circle come in the order given. */
export function inOrder(ids: readonly string[], reads: ReadBy): readonly string[] {
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

/** The sheets that rest on any of these, by however many others between. */
export function downstreamOf(ids: ReadonlySet<string>, reads: ReadBy): ReadonlySet<string> {
  const found = new Set<string>();
  let grew = true;
  while (grew) {
    grew = false;
    for (const [id, read] of reads) {
      if (found.has(id) || !read.some(each => ids.has(each) || found.has(each))) continue;
      found.add(id);
      grew = true;
    }
  }
  return found;
}
