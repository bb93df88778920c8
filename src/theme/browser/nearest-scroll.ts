interface Extent {
  top: number;
  bottom: number;
}

/**
 * How far a box must scroll so that an item inside comes into view, 0 where it is in view.
 * An item out of view is brought a third of the box away from the edge, so that its
 * neighbors can be seen.
 */
export function scrollNeeded(box: Extent, item: Extent): number {
  const room = (box.bottom - box.top) / 3;
  if (item.top < box.top) return item.top - box.top - room;
  if (item.bottom > box.bottom) return item.bottom - box.bottom + room;
  return 0;
}

/** Scrolls `box`, and nothing around it, until `item` is in view. */
export function scrollWithin(box: Element, item: Element): void {
  box.scrollTop += scrollNeeded(box.getBoundingClientRect(), item.getBoundingClientRect());
}
