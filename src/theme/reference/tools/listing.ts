/** Scrolls to the start of a list if its sticky bar covers it or is in the lower half of the window. */
export function scrollToListStart(bar: Element | null, list: Element | null): void {
  if (!bar || !list) return;
  const { position, top: stickyTop } = getComputedStyle(bar);
  if (position !== "sticky") return;
  const { top, bottom } = bar.getBoundingClientRect();
  const coveredHeight = bottom - list.getBoundingClientRect().top;
  if (coveredHeight > 1) window.scrollBy(0, -coveredHeight);
  else if (top > innerHeight / 2) window.scrollBy(0, top - Number.parseFloat(stickyTop));
}

export function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

let latestRun = 0;

/** Runs one step per frame, after paint, until another run replaces this one. */
export async function runInFrames(steps: readonly (() => void)[]): Promise<void> {
  latestRun += 1;
  const run = latestRun;
  for (const step of steps) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (run !== latestRun) return;
    step();
  }
}
