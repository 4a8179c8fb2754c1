import type { AuthorizationChanges, AffectedUsers } from '../../database/index.ts';

/** Lifetime of cached values, counted from the start of the query. */
const cacheMilliseconds = 1000;

interface Entry<T> {
  value: Promise<T>;
  startedAt: number;
  /** Wall-clock time, which may jump: a value too old by either clock is read again. */
  date: number;
  /** The account of the value; undefined while it is being read. */
  account?: string | undefined;
}

export interface DecisionCacheOptions<T> {
  decisions: AuthorizationChanges;
  /** Maximum number of entries; the oldest is evicted. */
  maxEntries: number;
  /** The account of a value; a value without one is invalidated by any change. */
  accountOf: (key: string, value: T) => string | undefined;
  /** Whether a value is cached once read; until then, concurrent requests share the query. */
  isCacheable?: (value: T) => boolean;
}

/**
 * Caches authorization decisions read from the database, for at most a second. A write to a table that decisions depend
 * on invalidates those of its account, and everything still being read. Concurrent requests for the same key share one
 * query. Failures are not cached.
 */
export class DecisionCache<T> {
  readonly #maxEntries: number;
  readonly #accountOf: (key: string, value: T) => string | undefined;
  readonly #isCacheable: (value: T) => boolean;
  /** The oldest first: all have the same lifetime. */
  readonly #entries = new Map<string, Entry<T>>();

  constructor({
    decisions: authorizationChanges,
    maxEntries,
    accountOf,
    isCacheable = () => true,
  }: DecisionCacheOptions<T>) {
    this.#maxEntries = maxEntries;
    this.#accountOf = accountOf;
    this.#isCacheable = isCacheable;
    authorizationChanges.onStale(users => this.#invalidate(users));
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The cached value, or the query in progress. */
  find(key: string): Promise<T> | undefined {
    this.#evictOld();
    return this.#entries.get(key)?.value;
  }

  /** The cached value, or the result of `read`. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const cached = this.find(key);
    if (cached !== undefined) return cached;
    const entry: Entry<T> = { startedAt: performance.now(), date: Date.now(), value: read() };
    const drop = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.value.then(value => {
      if (this.#isCacheable(value)) entry.account = this.#accountOf(key, value);
      else drop();
    }, drop);
    if (this.#entries.size >= this.#maxEntries) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Invalidates the values of the given accounts, and those still being read, whose account is not yet known. */
  #invalidate(users: AffectedUsers): void {
    if (users === 'everybody') return this.#entries.clear();
    for (const [key, { account }] of this.#entries)
      if (account === undefined || users.has(account)) this.#entries.delete(key);
  }

  #evictOld(): void {
    const now = performance.now();
    const date = Date.now();
    for (const [key, entry] of this.#entries) {
      if (now - entry.startedAt < cacheMilliseconds && Math.abs(date - entry.date) < cacheMilliseconds) return;
      this.#entries.delete(key);
    }
  }
}
