export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Scrolls to the start of a list if the sticky bar covers it. */
export function scrollToListStart(bar: Element | null, list: Element | null): void {
  if (!bar || !list || getComputedStyle(bar).position !== "sticky") return;
  const covered = bar.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  if (covered > 1) window.scrollBy(0, -covered);
}

export function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Runs one step per frame, after paint, until aborted. */
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
