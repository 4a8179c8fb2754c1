/** Most answers that are kept before all are forgotten and begun anew. */
const most = 4096;

/** A pure function that remembers its latest answers. */
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
