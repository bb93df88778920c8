import { collapseDuration } from "./collapse-duration.ts";
import "./collapsible.css";

/** Where the browser animates to a natural height by itself, the style sheet does all but the time. */
const isNative = () =>
  CSS.supports("interpolate-size", "allow-keywords") && CSS.supports("selector(::details-content)");

/** Lets the sections of an article open and close in a time that fits their height. */
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

function onClick(event: MouseEvent): void {
  const summary = event.target instanceof Element ? event.target.closest("summary") : null;
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.matches(".md details")) return;
  if (event.defaultPrevented || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [closed, open] = heightsOf(details);
  const duration = collapseDuration(open - closed);
  if (isNative()) details.style.setProperty("--collapse-time", `${duration}ms`);
  else {
    event.preventDefault();
    void slide(details, details.open ? [open, closed] : [closed, open], duration);
  }
}

/** Its heights when closed and when open. What it does now is undone before anything is drawn. */
function heightsOf(details: HTMLDetailsElement): [closed: number, open: number] {
  const { open } = details;
  details.style.removeProperty("--collapse-time");
  const heights = [false, true].map((state) => {
    details.open = state;
    return details.offsetHeight;
  });
  details.open = open;
  // The style of now is where a transition starts from.
  void details.offsetHeight;
  return [heights[0] ?? 0, heights[1] ?? 0];
}

async function slide(
  details: HTMLDetailsElement,
  [from, to]: [number, number],
  duration: number,
): Promise<void> {
  for (const running of details.getAnimations()) running.cancel();
  details.open = true;
  const frames = { height: [`${from}px`, `${to}px`], overflow: ["clip", "clip"] };
  const { finished } = details.animate(frames, { duration, easing: "ease-in-out" });
  // Cancelled by the next click, which has its own end.
  const isOver = await finished.then(
    () => true,
    () => false,
  );
  if (isOver) details.open = to > from;
}
