export type Random = () => number;

/** Returns numbers from 0 (inclusive) to 1 (exclusive), the same for each seed (mulberry32, public domain). */
export function createSeededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns integers from 0 to below the limit. */
export function createSeededIntegers(seed: number): (limit: number) => number {
  const random = createSeededRandom(seed);
  return (limit) => Math.floor(random() * limit);
}
