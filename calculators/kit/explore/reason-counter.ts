const maxReasons = 8;

/** Counts sentences, ignoring the numbers in them. */
export class ReasonCounter {
  count = 0;
  private readonly known = new Map<string, { reason: string; count: number }>();

  add(reason: string): void {
    this.count += 1;
    const key = reason.replaceAll(/[\d.,]+/g, '#');
    const known = this.known.get(key);
    if (known) known.count += 1;
    else this.known.set(key, { reason, count: 1 });
  }

  /** The most frequent sentences first, each in its first form. */
  list(): { readonly reason: string; readonly count: number }[] {
    return [...this.known.values()].toSorted((a, b) => b.count - a.count).slice(0, maxReasons);
  }
}
