/**
 * Merges the chunks of a bundle into fewer files. The bundler's own splitting loads no unneeded byte, but a hundred
 * files for a page; its own merging of small chunks ignores which pages load them.
 */

/** A chunk of the bundler's output. */
export interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  /** Names of the chunks that are loaded with this one. */
  readonly imports: readonly string[];
  /** Names of the chunks that the code loads later, on demand. */
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
  /** The module whose import loads the chunk, if any. */
  readonly facadeModuleId: string | null;
  readonly size: number;
  /** Whether it is a style sheet. Style sheets stay separate and are inlined in pages, so that they cost no request. */
  readonly isStyle: boolean;
}

export interface ChunkRules {
  /** Only chunks of the same kind are merged; those without a kind are left alone. */
  readonly kindOf: (chunk: Chunk) => string | undefined;
  /** The chunks that a page has loaded before this one, besides those that follow from the imports. */
  readonly loadedBefore: (chunk: Chunk) => readonly string[];
  /** How often a chunk is loaded as a root, relative to others. */
  readonly weightOf: (chunk: Chunk) => number;
  /** The number of bytes that cost as much as a request. */
  readonly requestBytes: number;
}

/** Chunks that become one file. */
interface Group {
  readonly chunks: readonly Chunk[];
  readonly kind: string | undefined;
  readonly size: number;
  /** For each root (chunk loaded by itself): whether it loads the group, or finds it loaded already. */
  readonly roots: readonly ('loads' | 'finds' | 'neither')[];
  /** Indices of the groups that it imports. */
  readonly imports: Set<number>;
}

/**
 * Assigns modules to files so that all roots together load few bytes in few requests. Two groups are merged if the
 * saved requests outweigh the unneeded bytes, and if that creates no import cycle.
 * @returns the file number of each module of a merged file.
 */
export function planChunks(chunks: readonly Chunk[], rules: ChunkRules): Map<string, number> {
  const loading = loadingOf(chunks, rules);
  const groups: (Group | undefined)[] = groupsOf(chunks, rules, loading);
  const weights = weightsOf(rules, loading);
  const count = (roots: readonly number[]) => roots.reduce((sum, root) => sum + (weights[root] ?? 0), 0);
  const costs = new WeakMap<Group, number>();
  /** The cost of loading a group, in bytes. */
  const loadingCost = ({ chunks: [first], size }: Pick<Group, 'chunks' | 'size'>) =>
    size + (first?.isStyle === true ? 0 : rules.requestBytes);
  const cost = (group: Group): number => {
    const known = costs.get(group) ?? count(rootsThat(group, 'loads')) * loadingCost(group);
    costs.set(group, known);
    return known;
  };

  /**
   * The largest possible saving of a merger, in bytes, which disregards imports of one group that are loaded for the
   * roots of the other.
   */
  const maxSaving = (a: number, b: number): number => {
    const [first, second] = [groups[a], groups[b]];
    if (!first || !second || first.kind === undefined || first.kind !== second.kind) return 0;
    let weight = 0;
    for (const [root, state] of first.roots.entries()) {
      const other = second.roots[root];
      if (state !== 'finds' && other !== 'finds' && (state === 'loads' || other === 'loads'))
        weight += weights[root] ?? 0;
    }
    return cost(first) + cost(second) - weight * (first.size + second.size + rules.requestBytes);
  };
  /** The cost of the imports that roots load only because of a merger, in bytes. */
  const unneededImportCost = (group: Pick<Group, 'roots' | 'imports'>): number => {
    const loaders = rootsThat(group, 'loads');
    return importedGroups(groups, group.imports).reduce((sum, each) => {
      const more = loaders.filter(root => each.roots[root] === 'neither');
      return sum + count(more) * loadingCost(each);
    }, 0);
  };
  const savings = groups.map((_, a) => Float64Array.from(groups.keys(), b => (b > a ? maxSaving(a, b) : 0)));
  const update = (a: number) => {
    for (const b of groups.keys())
      savings[Math.min(a, b)]?.fill(a === b ? 0 : maxSaving(a, b), Math.max(a, b), Math.max(a, b) + 1);
  };

  for (;;) {
    const [a, b] = greatest(savings);
    const [first, second] = [groups[a], groups[b]];
    if (!first || !second) break;
    const imports = new Set([...first.imports, ...second.imports].filter(index => index !== a && index !== b));
    const both = {
      ...mergeGroups(first, second),
      kind: first.kind,
      chunks: [...first.chunks, ...second.chunks],
      imports,
    };
    const isPossible = !hasIndirectImport(groups, a, b) && !hasIndirectImport(groups, b, a);
    const lost = isPossible ? unneededImportCost(both) : Infinity;
    const saved = Math.max(0, maxSaving(a, b) - lost);
    if (saved < (savings[a]?.[b] ?? 0)) {
      savings[a]?.fill(saved, b, b + 1);
      continue;
    }
    groups[a] = both;
    groups[b] = undefined;
    for (const group of groups) if (group?.imports.delete(b) && group !== both) group.imports.add(a);
    for (const group of importedGroups(groups, imports)) {
      const roots = group.roots.map((state, root) =>
        state === 'neither' && both.roots[root] === 'loads' ? 'loads' : state,
      );
      const index = groups.indexOf(group);
      groups[index] = { ...group, roots };
      if (roots.some((state, root) => state !== group.roots[root])) update(index);
    }
    update(a);
    update(b);
  }
  return new Map(
    groups.flatMap((group, index) =>
      group === undefined || group.chunks.length === 1
        ? []
        : group.chunks.flatMap(({ moduleIds }) => moduleIds.map(id => [id, index] as const)),
    ),
  );
}

/** Row and column of the greatest positive number; [-1, -1] if there is none. */
function greatest(table: readonly Float64Array[]): [number, number] {
  let value = 0;
  let best: [number, number] = [-1, -1];
  for (const [row, numbers] of table.entries()) {
    for (let column = row + 1; column < numbers.length; column += 1) {
      const number = numbers[column] ?? 0;
      if (number > value) [value, best] = [number, [row, column]];
    }
  }
  return best;
}

/** The chunks that are loaded by themselves: entries and dynamic imports. */
function rootsOf(chunks: readonly Chunk[]): Chunk[] {
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return chunks.filter(({ fileName, isEntry }) => isEntry || later.has(fileName));
}

interface Loading {
  readonly roots: readonly Chunk[];
  /** The chunks that a root loads if none is loaded yet. */
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>;
  /** The chunks that are loaded before a root on every way to it. */
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
}

function loadingOf(chunks: readonly Chunk[], rules: ChunkRules): Loading {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const loadedBy = (names: readonly string[], loaded = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (loaded.has(name) || !byName.has(name)) continue;
      loaded.add(name);
      loadedBy(byName.get(name)?.imports ?? [], loaded);
    }
    return loaded;
  };
  const roots = rootsOf(chunks);
  const closures = new Map(roots.map(({ fileName }) => [fileName, loadedBy([fileName])]));
  /** The chunks that each root may load later. */
  const ahead = new Map(
    [...closures].map(([root, names]) => [
      root,
      new Set([...names].flatMap(name => byName.get(name)?.dynamicImports ?? [])),
    ]),
  );
  return { roots, closures, before: loadedBefore(roots, closures, ahead, rules) };
}

/** How often each root is loaded, by itself or before others. */
function weightsOf(rules: ChunkRules, { roots, before }: Loading): number[] {
  return roots.map(root => {
    const followers = roots.filter(({ fileName }) => before.get(fileName)?.has(root.fileName));
    return [root, ...followers].reduce((sum, each) => sum + rules.weightOf(each), 0);
  });
}

function groupsOf(chunks: readonly Chunk[], rules: ChunkRules, { roots, closures, before }: Loading): Group[] {
  const numbers = new Map(chunks.map(({ fileName }, number) => [fileName, number]));
  return chunks.map(chunk => {
    const state = ({ fileName }: Chunk) => {
      if (before.get(fileName)?.has(chunk.fileName)) return 'finds';
      return closures.get(fileName)?.has(chunk.fileName) ? 'loads' : 'neither';
    };
    return {
      chunks: [chunk],
      // A merged root would leave a facade, a file that only re-exports the other.
      kind: chunk.isStyle || roots.includes(chunk) ? undefined : rules.kindOf(chunk),
      size: chunk.size,
      roots: roots.map(state),
      imports: new Set(chunk.imports.flatMap(name => numbers.get(name) ?? [])),
    };
  });
}

/** For each root, the chunks that are loaded before it on every way to it. */
function loadedBefore(
  roots: readonly Chunk[],
  closures: ReadonlyMap<string, ReadonlySet<string>>,
  ahead: ReadonlyMap<string, ReadonlySet<string>>,
  { loadedBefore: stated }: ChunkRules,
): Map<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>();
  for (let changed = true; changed;) {
    changed = false;
    for (const root of roots) {
      const ways = roots.filter(
        way => way !== root && ahead.get(way.fileName)?.has(root.fileName) && (way.isEntry || known.has(way.fileName)),
      );
      const sets = ways.map(
        way => new Set([...(known.get(way.fileName) ?? []), ...(closures.get(way.fileName) ?? [])]),
      );
      const [first = new Set<string>(), ...others] = sets;
      const common = new Set([
        ...[...first].filter(name => others.every(set => set.has(name))),
        ...stated(root).flatMap(name => [...(known.get(name) ?? []), ...(closures.get(name) ?? [])]),
      ]);
      if (known.get(root.fileName)?.size === common.size) continue;
      if (ways.length === 0 && common.size === 0 && !root.isEntry) continue;
      known.set(root.fileName, common);
      changed = true;
    }
  }
  return known;
}

function rootsThat({ roots }: Pick<Group, 'roots'>, state: Group['roots'][number]): number[] {
  return [...roots.keys()].filter(root => roots[root] === state);
}

function mergeGroups(a: Group, b: Group): Pick<Group, 'size' | 'roots'> {
  const either = (root: number) => [a.roots[root], b.roots[root]];
  return {
    size: a.size + b.size,
    roots: a.roots.map((_, root) => {
      if (either(root).includes('finds')) return 'finds';
      return either(root).includes('loads') ? 'loads' : 'neither';
    }),
  };
}

/** The groups with these indices and all that they import. */
function importedGroups(groups: readonly (Group | undefined)[], from: Iterable<number>): Group[] {
  const found = new Set<Group>();
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const group = groups[index];
    if (!group || found.has(group)) continue;
    found.add(group);
    open.push(...group.imports);
  }
  return [...found];
}

/** Whether a group imports another one through a third. Merging the two would create an import cycle. */
function hasIndirectImport(groups: readonly (Group | undefined)[], from: number, to: number): boolean {
  const seen = new Set<number>();
  const open = [...(groups[from]?.imports ?? [])].filter(index => index !== to);
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (index === to) return true;
    if (seen.has(index)) continue;
    seen.add(index);
    open.push(...(groups[index]?.imports ?? []));
  }
  return false;
}
