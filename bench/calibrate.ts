import { createHash } from "node:crypto";

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs `work` several times, one after another. */
export async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < count; run++) results.push(await work());
  return results;
}

/** Times a fixed amount of work in milliseconds, to show how fast and how noisy this machine is now. */
export function calibrate(): { median: number; spread: number } {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    for (let index = 0; index < 60_000; index++)
      createHash("sha256").update(String(index)).digest();
    return performance.now() - start;
  });
  const middle = median(times);
  return { median: middle, spread: (Math.max(...times) - Math.min(...times)) / middle };
}
