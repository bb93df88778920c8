/**
 * Scrolls back to the beginning of a list over which its bar sticks: what is shown anew begins there.
 * A list whose beginning is in view stays where it is.
 */
export function bringListIntoView(bar: Element | null, list: Element | null): void {
  if (!bar || !list || getComputedStyle(bar).position !== "sticky") return;
  const covered = bar.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  if (covered > 1) window.scrollBy(0, -covered);
}
