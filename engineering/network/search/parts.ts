/** Sets of nodes that are joined, as a forest (union–find). */
export class Parts {
  private readonly parent: Int32Array;

  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, node) => node);
  }

  /** The node that stands for the part of a node: the same for all of a part. */
  of(node: number): number {
    let top = node;
    while (this.parent[top] !== top) top = this.parent[top] as number;
    for (let at = node; at !== top;) {
      const next = this.parent[at] as number;
      this.parent[at] = top;
      at = next;
    }
    return top;
  }

  /** Joins the parts of two nodes. Returns false where they were one already. */
  join(one: number, other: number): boolean {
    const [a, b] = [this.of(one), this.of(other)];
    if (a === b) return false;
    this.parent[Math.max(a, b)] = Math.min(a, b);
    return true;
  }
}
