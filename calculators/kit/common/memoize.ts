/** Maximum number of cached results; the cache is cleared when it is full. */
const maxEntries = 4096;

/** Memoises a pure function of one argument. */
export function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>();
  return key => {
    let value = cache.get(key);
    if (value === undefined) {
      if (cache.size >= maxEntries) cache.clear();
      value = compute(key);
      cache.set(key, value);
    }
    return value;
  };
}
