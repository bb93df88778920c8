/** Finds the last of the sorted `starts` that is not greater than the value. Returns 0 if none is. */
export function findLastIndexAtMost<T extends string | number>(
  starts: readonly T[],
  value: T,
): number {
  let low = 0;
  let high = starts.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as T) <= value) low = middle;
    else high = middle;
  }
  return low;
}
