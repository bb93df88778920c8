export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** The sum of the numbers before each one: where parts of these lengths start. */
export function getStarts(lengths: readonly number[]): number[] {
  let next = 0;
  return lengths.map((length) => {
    next += length;
    return next - length;
  });
}
