import { useRef } from "react";

/**
 * A value that is made anew only when something that it depends on is another. React's own hooks for
 * this are left out of what every page loads, as no page needs them before a reader opens a form.
 */
export function useKept<Value>(make: () => Value, needs: readonly unknown[]): Value {
  const kept = useRef<{ value: Value; needs: readonly unknown[] } | null>(null);
  const before = kept.current;
  if (before?.needs.every((one, index) => Object.is(one, needs[index]))) return before.value;
  const value = make();
  kept.current = { value, needs };
  return value;
}

/**
 * Elements by a key, which React does not draw anew as long as they are the same object: an element is
 * made again only when something that it depends on is another.
 */
export function useKeptByKey<Value>(): (
  key: string,
  needs: readonly unknown[],
  make: () => Value,
) => Value {
  const kept = useRef(new Map<string, { value: Value; needs: readonly unknown[] }>());
  return (key, needs, make) => {
    const before = kept.current.get(key);
    if (before?.needs.every((one, index) => Object.is(one, needs[index]))) return before.value;
    const value = make();
    kept.current.set(key, { value, needs });
    return value;
  };
}
