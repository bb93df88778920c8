/** Computes each value once. A value that is undefined is computed again. */
export function memoize<K, V>(
  compute: (key: K) => V,
  cache: { get(key: K): V | undefined; set(key: K, value: V): unknown } = new Map<K, V>(),
): (key: K) => V {
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
}
