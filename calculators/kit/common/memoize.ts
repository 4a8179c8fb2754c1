/** Maximum number of cached results; the cache is cleared when it is full. */
const most = 4096;

/** Memoises a pure function of one argument. */
export function remembered<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return key => {
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= most) known.clear();
      value = compute(key);
      known.set(key, value);
    }
    return value;
  };
}
