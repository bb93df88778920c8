/**
 * Whether at most this many insertions, deletions, substitutions, or swaps of neighbors turn one
 * word into the other (Damerau 1964).
 */
export function isWithinTypos(a: string, b: string, typos: number): boolean {
  if (Math.abs(a.length - b.length) > typos) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return true;
  const isWithin = (skippedA: number, skippedB: number) =>
    isWithinTypos(a.slice(start + skippedA), b.slice(start + skippedB), typos - 1);
  const isSwap = a[start] === b[start + 1] && a[start + 1] === b[start];
  return (
    typos > 0 && (isWithin(1, 1) || isWithin(1, 0) || isWithin(0, 1) || (isSwap && isWithin(2, 2)))
  );
}
