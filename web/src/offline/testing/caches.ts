/**
 * An in-memory CacheStorage, which Node lacks. A deleted cache stays usable through existing handles, as in browsers.
 */
class FakeCache {
  readonly #kept = new Map<string, Response>();

  match(path: string): Promise<Response | undefined> {
    return Promise.resolve(this.#kept.get(path)?.clone());
  }

  put(path: string, response: Response): Promise<void> {
    this.#kept.set(path, response);
    return Promise.resolve();
  }

  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.#kept.delete(path));
  }

  keys(): Promise<{ readonly url: string }[]> {
    return Promise.resolve([...this.#kept.keys()].map(path => ({ url: `https://site.example${path}` })));
  }
}

export class FakeCacheStorage {
  readonly #held = new Map<string, FakeCache>();

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#held.has(name));
  }

  open(name: string): Promise<FakeCache> {
    const cache = this.#held.get(name) ?? new FakeCache();
    this.#held.set(name, cache);
    return Promise.resolve(cache);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#held.delete(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#held.keys()]);
  }

  /** Sorted paths in a cache; undefined if the cache does not exist. */
  async paths(name: string): Promise<string[] | undefined> {
    const keys = await this.#held.get(name)?.keys();
    return keys?.map(({ url }) => new URL(url).pathname).toSorted();
  }
}
