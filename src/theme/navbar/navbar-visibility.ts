interface Scroll {
  from: number;
  to: number;
  /** Height of the bar, near the top of the page. */
  near: number;
  /** Furthest place the page can be scrolled to: touch screens bounce beyond it. */
  end: number;
}

/** Whether the navbar hides after a scroll: it makes room on the way down only. */
export function isBarAway(away: boolean, { from, to, near, end }: Scroll): boolean {
  if (to <= near) return false;
  if (to > end) return away;
  return to === from ? away : to > from;
}
