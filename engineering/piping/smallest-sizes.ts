/** The smallest sizes of several lines that meet criteria together. */

/** A criterion that is not met, and the lines that help when they are larger, the most effective first. */
export interface SizeFault<C> {
  readonly cause: C;
  /** Tells one fault from another at other sizes. */
  readonly key: string;
  /** Figure over its limit, above 1. */
  readonly share: number;
  readonly lines: readonly number[];
}

/** Lines by index, each with sizes by index in ascending order. */
export interface SizeSearch<C> {
  /** Number of sizes of each line. */
  readonly counts: readonly number[];
  /** Size of each line at which the search starts. */
  readonly start: readonly number[];
  /** Lines in the order in which they are made smaller: those that save most first. */
  readonly order: readonly number[];
  /** The criteria that sizes do not meet. */
  readonly faultsOf: (sizes: readonly number[]) => readonly SizeFault<C>[];
  /** Progress callback, 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** The sizes found, by index of each line, with what governs them. */
export interface SmallestSizes<C> {
  readonly sizes: readonly number[];
  /** Criteria that no sizes meet. */
  readonly unmet: readonly SizeFault<C>[];
  /** What the next smaller size of each line would not meet, the rest as found; undefined at its smallest size. */
  readonly governing: readonly (SizeFault<C> | undefined)[];
}

/** A share that is larger by no more than this is no worse. */
const shareTolerance = 1e-9;

/**
 * Returns sizes that meet all criteria, of which no single one can be smaller: lines grow from their start, all at once, until every
 * criterion is met or every line that would help has its largest size; then one line after the other is made smaller as long as nothing
 * is worse. The search is deterministic and ends: it grows by at most the number of all sizes, and shrinks by as many. Other sizes may
 * meet the criteria with less steel, since one larger line can let two others be smaller.
 */
export function smallestSizes<C>(search: SizeSearch<C>): SmallestSizes<C> {
  const { counts, order, faultsOf, progress = () => undefined } = search;
  const sizes = [...search.start];
  const canGrow = (line: number) => (sizes[line] ?? 0) + 1 < (counts[line] ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  let unmet = faultsOf(sizes);
  for (let round = 0; round < all && unmet.length > 0; round += 1) {
    const growing = new Set(unmet.flatMap(({ lines }) => lines.find(canGrow) ?? []));
    if (growing.size === 0) break;
    for (const line of growing) sizes[line] = (sizes[line] ?? 0) + 1;
    unmet = faultsOf(sizes);
    progress(round / (2 * all));
  }
  const accepted = new Map(unmet.map(({ key, share }) => [key, share * (1 + shareTolerance)]));
  const worstOf = (faults: readonly SizeFault<C>[]): SizeFault<C> | undefined =>
    faults
      .filter(({ key, share }) => share > (accepted.get(key) ?? 0))
      .reduce<SizeFault<C> | undefined>(
        (worst, fault) => (worst && worst.share >= fault.share ? worst : fault),
        undefined,
      );
  const governing: (SizeFault<C> | undefined)[] = counts.map(() => undefined);
  let hasShrunk = true;
  while (hasShrunk) {
    hasShrunk = false;
    for (const [index, line] of order.entries()) {
      let worse: SizeFault<C> | undefined;
      while (worse === undefined && (sizes[line] ?? 0) > 0) {
        sizes[line] = (sizes[line] ?? 0) - 1;
        worse = worstOf(faultsOf(sizes));
        if (worse === undefined) hasShrunk = true;
        else sizes[line] = (sizes[line] ?? 0) + 1;
      }
      governing[line] = worse;
      progress(0.5 + (0.5 * index) / order.length);
    }
  }
  return { sizes, unmet: faultsOf(sizes), governing };
}
