import "./collapsible.css";

const isNative = () =>
  CSS.supports("interpolate-size", "allow-keywords") && CSS.supports("selector(::details-content)");

export function startPart(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("click", onClick, { signal });
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener(
    "beforeprint",
    () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(".md details:not([open])")];
      for (const details of opened) details.open = true;
    },
    { signal },
  );
  window.addEventListener(
    "afterprint",
    () => {
      for (const details of opened) details.open = false;
    },
    { signal },
  );
  return () => controller.abort();
}

const goals = new WeakMap<HTMLDetailsElement, boolean>();

function onClick(event: MouseEvent): void {
  const { target } = event;
  // A link in a summary is followed and toggles nothing.
  if (!(target instanceof Element) || target.closest("summary :is(a, button, input)")) return;
  const details = target.closest("summary")?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.matches(".md details")) return;
  if (event.defaultPrevented || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (isNative()) {
    if (details.getAnimations({ subtree: true }).length > 0) return;
    details.style.setProperty("--collapse-time", `${collapseDuration(contentHeight(details))}ms`);
  } else {
    event.preventDefault();
    void slide(details, !(goals.get(details) ?? details.open));
  }
}

function contentHeight(details: HTMLDetailsElement): number {
  const { open } = details;
  details.style.removeProperty("--collapse-time");
  details.open = true;
  const height = details.getBoundingClientRect().height - closedHeight(details);
  details.open = open;
  void details.offsetHeight;
  return height;
}

function closedHeight(details: HTMLDetailsElement): number {
  const { paddingBottom, borderBottomWidth } = getComputedStyle(details);
  const summary = details.querySelector(":scope > summary") ?? details;
  const end = summary.getBoundingClientRect().bottom - details.getBoundingClientRect().top;
  return end + Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
}

async function slide(details: HTMLDetailsElement, opens: boolean): Promise<void> {
  const from = details.getBoundingClientRect().height;
  for (const running of details.getAnimations()) running.cancel();
  const height = contentHeight(details);
  goals.set(details, opens);
  details.open = true;
  const to = closedHeight(details) + (opens ? height : 0);
  const frames = { height: [`${from}px`, `${to}px`], overflow: ["clip", "clip"] };
  const duration = collapseDuration(height);
  const { finished } = details.animate(frames, { duration, easing: "ease-in-out" });
  const isOver = await finished.then(
    () => true,
    () => false,
  );
  if (!isOver) return;
  details.open = opens;
  goals.delete(details);
}

/**
 * Duration in milliseconds for a height in pixels. Formula and constants are those of Material UI's
 * `getAutoHeightDuration`.
 */
export function collapseDuration(height: number): number {
  if (height <= 0) return 0;
  const unit = height / 36;
  return Math.min(Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10), 3000);
}
