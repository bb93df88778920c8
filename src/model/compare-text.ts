/** Compares by code units, so that the order does not depend on a language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export function byName(a: { name: string }, b: { name: string }): number {
  return compareText(a.name, b.name);
}

/** Compares entries of an object or a map. */
export function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return compareText(a, b);
}
