/**
 * A fair queue: the next item is the oldest of the user who was served longest ago, so that a user with many requests
 * delays nobody else.
 */
export class FairQueue<T> {
  readonly #waiting: { by: string | undefined; what: T }[] = [];
  readonly #served = new Map<string | undefined, number>();
  #count = 0;

  get length(): number {
    return this.#waiting.length;
  }

  /** The number of items of a user; all unknown users count as one. */
  of(user: string | undefined): number {
    return this.#waiting.filter(each => each.by === user).length;
  }

  push(user: string | undefined, item: T): void {
    this.#waiting.push({ by: user, what: item });
  }

  shift(): T | undefined {
    const last = ({ by: user }: { by: string | undefined }): number => this.#served.get(user) ?? 0;
    let index = 0;
    for (const [at, each] of this.#waiting.entries()) {
      const best = this.#waiting[index];
      if (best !== undefined && last(each) < last(best)) index = at;
    }
    const [next] = this.#waiting.splice(index, 1);
    if (next === undefined) {
      this.#served.clear();
      return undefined;
    }
    this.#count += 1;
    this.#served.set(next.by, this.#count);
    return next.what;
  }

  takeAll(): T[] {
    return this.#waiting.splice(0).map(({ what: item }) => item);
  }
}
