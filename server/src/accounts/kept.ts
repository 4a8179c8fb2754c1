import type { Decisions, Whose } from '../database/index.ts';

/** How long what was read may be answered from, counted from before it was read. */
export const longestKeptMilliseconds = 1000;

interface Entry<T> {
  value: Promise<T>;
  startedAt: number;
  /** By the clock of the wall, which may jump: what looks older by either clock is read again. */
  date: number;
  /** Of whom the value is; undefined as long as it is being read. */
  account?: string | undefined;
}

export interface KeptOptions<T> {
  decisions: Decisions;
  /** Most entries; the oldest makes room. */
  most: number;
  /** Of whom a value is; a value of nobody is let go of with anybody's. */
  accountOf: (key: string, value: T) => string | undefined;
  /** Whether a value is kept once it is there; meanwhile those who ask for it share the reading. */
  keep?: (value: T) => boolean;
}

/**
 * What was decided from the database, for at most a second, and only as long as nobody has written what may change it: what is
 * kept of an account goes with a write to what that account rests on, and what is still being read with any. Whoever asks for
 * the same at the same time shares one reading. What fails is not kept.
 */
export class Kept<T> {
  readonly #most: number;
  readonly #accountOf: (key: string, value: T) => string | undefined;
  readonly #keep: (value: T) => boolean;
  /** The oldest first: all are kept equally long. */
  readonly #entries = new Map<string, Entry<T>>();

  constructor({ decisions, most, accountOf, keep = () => true }: KeptOptions<T>) {
    this.#most = most;
    this.#accountOf = accountOf;
    this.#keep = keep;
    decisions.onStale(whose => this.#forget(whose));
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What is kept, or is being read at the moment. */
  find(key: string): Promise<T> | undefined {
    this.#forgetOld();
    return this.#entries.get(key)?.value;
  }

  /** What is kept under the key, else what is read. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.find(key);
    if (kept !== undefined) return kept;
    const entry: Entry<T> = { startedAt: performance.now(), date: Date.now(), value: read() };
    const drop = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.value.then(value => {
      if (this.#keep(value)) entry.account = this.#accountOf(key, value);
      else drop();
    }, drop);
    if (this.#entries.size >= this.#most) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Lets go of what was decided of somebody, and of what is being read, of whom nobody can tell yet. */
  #forget(whose: Whose): void {
    if (whose === 'everybody') return this.#entries.clear();
    for (const [key, { account }] of this.#entries)
      if (account === undefined || whose.has(account)) this.#entries.delete(key);
  }

  #forgetOld(): void {
    const now = performance.now();
    const date = Date.now();
    for (const [key, entry] of this.#entries) {
      if (now - entry.startedAt < longestKeptMilliseconds && Math.abs(date - entry.date) < longestKeptMilliseconds)
        return;
      this.#entries.delete(key);
    }
  }
}
