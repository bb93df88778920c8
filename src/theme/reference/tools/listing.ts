/** What the filters of lists have in common. */

/** The words of a filter, in lower case. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Scrolls back to the beginning of a list over which its bar sticks: what is shown anew begins there.
 * A list whose beginning is in view stays where it is.
 */
export function bringListIntoView(bar: Element | null, list: Element | null): void {
  if (!bar || !list || getComputedStyle(bar).position !== "sticky") return;
  const covered = bar.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  if (covered > 1) window.scrollBy(0, -covered);
}

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
