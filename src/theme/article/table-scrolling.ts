/** Keeps only tables that scroll in the tab order. */
export function start(): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scroller = target.closest<HTMLElement>(".table");
      if (!scroller || scroller.clientWidth === 0) continue;
      scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1;
    }
  });
  for (const scroller of document.querySelectorAll(".table[tabindex]")) {
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
  }
  return () => sizes.disconnect();
}
