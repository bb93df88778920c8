/** Lights the lines of the box in a map of feeds that has the pointer or the focus. */
export function start(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => light(target), { signal });
  }
  document.addEventListener("focusout", ({ relatedTarget }) => light(relatedTarget), { signal });
  return () => controller.abort();
}

function light(target: EventTarget | null): void {
  // Scrolling moves the pointer over something else; the box with the focus stays lit.
  const box = boxOf(target) ?? boxOf(document.activeElement);
  for (const lit of document.querySelectorAll(".feeds .lit")) lit.classList.remove("lit");
  if (!(box instanceof SVGGElement) || !box.ownerSVGElement) return;
  const { from, to } = box.dataset;
  const own = from === undefined ? `[data-to="${to}"]` : `[data-from="${from}"]`;
  for (const line of box.ownerSVGElement.querySelectorAll<SVGGElement>(`.p-feed${own}`)) {
    const other =
      from === undefined ? `[data-from="${line.dataset.from}"]` : `[data-to="${line.dataset.to}"]`;
    const partner = box.ownerSVGElement.querySelector(`g${other}:not(.p-feed)`);
    for (const part of [box, line, partner]) part?.classList.add("lit");
  }
}

function boxOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(".feeds g:not(.p-feed)") : null;
}
