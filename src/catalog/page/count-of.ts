/** A number of things in words: `no outputs`, `1 output`, `1,760 inputs`. */
export function countOf(count: number, noun: string): string {
  const number = count === 0 ? "no" : count.toLocaleString("en");
  return `${number} ${noun}${count === 1 ? "" : "s"}`;
}
