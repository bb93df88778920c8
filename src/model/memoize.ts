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

export interface CachedValue<T> {
  inputs: readonly unknown[];
  value: T;
}

/** Returns the cached value of `key` if its inputs are the same, otherwise computes and stores it. */
export function reuse<K, T>(
  cache: { get(key: K): CachedValue<T> | undefined; set(key: K, entry: CachedValue<T>): unknown },
  key: K,
  inputs: readonly unknown[],
  compute: () => T,
): T {
  const cached = cache.get(key);
  const isSame =
    cached?.inputs.length === inputs.length &&
    cached.inputs.every((input, index) => Object.is(input, inputs[index]));
  if (isSame) return cached.value;
  const value = compute();
  cache.set(key, { inputs, value });
  return value;
}

/** Stores the last value of each object, which must not change. Other inputs are compared, too. */
export function memoizeByObject<O extends object, I extends readonly unknown[], T>(
  compute: (object: O, ...inputs: I) => T,
): (object: O, ...inputs: I) => T {
  const cache = new WeakMap<O, CachedValue<T>>();
  return (object, ...inputs) => reuse(cache, object, inputs, () => compute(object, ...inputs));
}
