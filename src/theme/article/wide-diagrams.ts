/** Gives the keyboard a way into diagrams that scroll sideways. Their captions name them. */
export function startPart(): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const diagram of document.querySelectorAll(".diagram")) sizes.observe(diagram);
  return () => sizes.disconnect();
}
