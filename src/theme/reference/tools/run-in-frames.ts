/** Divides a list into parts of a length. */
export function slices<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Runs one step a frame, after the browser has painted, until the signal is aborted. */
export async function runInFrames(
  steps: readonly (() => void)[],
  signal: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (signal.aborted) return;
    step();
  }
}
