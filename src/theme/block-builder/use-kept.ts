import { useRef } from "react";

export function useKept<Value>(make: () => Value, needs: readonly unknown[]): Value {
  const kept = useRef<{ value: Value; needs: readonly unknown[] } | null>(null);
  const before = kept.current;
  if (before?.needs.every((one, index) => Object.is(one, needs[index]))) return before.value;
  const value = make();
  kept.current = { value, needs };
  return value;
}

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
