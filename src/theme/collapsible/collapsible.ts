/** Animates the sections of an article, and opens all of them for print. */
export function start(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let closed: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => {
    for (const details of closed) details.open = open;
  };
  document.addEventListener("click", onClick, { signal });
  window.addEventListener(
    "beforeprint",
    () => {
      closed = [...document.querySelectorAll<HTMLDetailsElement>(".md details:not([open])")];
      setOpen(true);
    },
    { signal },
  );
  window.addEventListener("afterprint", () => setOpen(false), { signal });
  return () => controller.abort();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  // A link in a summary is followed and toggles nothing.
  if (!(target instanceof Element) || target.closest("summary :is(a, button, input)")) return;
  const details = target.closest("summary")?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.matches(".md details")) return;
  if (event.defaultPrevented || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  event.preventDefault();
  void slide(details, !(opensAtEnd.get(details) ?? details.open));
}

/** Whether a moving section will be open at the end. */
const opensAtEnd = new WeakMap<HTMLDetailsElement, boolean>();

async function slide(details: HTMLDetailsElement, opens: boolean): Promise<void> {
  const from = details.getBoundingClientRect().height;
  for (const running of details.getAnimations()) running.cancel();
  opensAtEnd.set(details, opens);
  // Open also while it closes: otherwise the page would be short for a moment and scroll.
  details.open = true;
  const opened = details.getBoundingClientRect().height;
  const closed = getClosedHeight(details);
  const height = [`${from}px`, `${opens ? opened : closed}px`];
  const duration = getCollapseDuration(opened - closed);
  const animation = details.animate(
    { height, overflow: ["clip", "clip"] },
    { duration, easing: "ease-in-out" },
  );
  // Rejected if the next click cancels it.
  const isFinished = await animation.finished.then(Boolean, () => false);
  if (!isFinished) return;
  details.open = opens;
  opensAtEnd.delete(details);
}

function getClosedHeight(details: HTMLDetailsElement): number {
  const { paddingBottom, borderBottomWidth } = getComputedStyle(details);
  const summary = details.querySelector(":scope > summary") ?? details;
  const end = summary.getBoundingClientRect().bottom - details.getBoundingClientRect().top;
  return end + Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
}

/** Milliseconds by height, as in Material UI's `getAutoHeightDuration`. */
export function getCollapseDuration(height: number): number {
  if (height <= 0) return 0;
  const unit = height / 36;
  return Math.min(Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10), 3000);
}
