/**
 * Whether one typing error makes the words the same: a letter too many, too few, another one, or
 * two that changed places (Damerau 1964).
 */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const swapped = `${restA[1] ?? ""}${restA[0] ?? ""}${restA.slice(2)}`;
  return restA.slice(1) === restB.slice(1) || swapped === restB;
}

/** Names that one typing error leads to. Short words are taken as they are. */
export function correct(term: string, names: readonly string[]): string[] {
  if (term.length < 4) return [];
  return names.filter((name) => isOneTypo(term, name));
}
