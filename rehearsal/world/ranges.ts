/** A range of IPv4 addresses. */
interface Range {
  start: number;
  /** Behind the last address. */
  end: number;
}

/** Whether all addresses of a range lie in another one; false where one of them is no range. */
export function isInside(inner: string, outer: string): boolean {
  const [a, b] = [readRange(inner), readRange(outer)];
  return a !== null && b !== null && a.start >= b.start && a.end <= b.end;
}

function readRange(text: string): Range | null {
  const match = /^(\d+)\.(\d+)\.(\d+)\.(\d+)\/(\d+)$/.exec(text);
  if (!match) return null;
  const [, ...numbers] = match;
  const [a = 0, b = 0, c = 0, d = 0, bits = 0] = numbers.map(Number);
  if ([a, b, c, d].some((octet) => octet > 255) || bits > 32) return null;
  const size = 2 ** (32 - bits);
  const address = ((a * 256 + b) * 256 + c) * 256 + d;
  const start = Math.floor(address / size) * size;
  return { start, end: start + size };
}
