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

/** Whether a section that is moving will be open at the end. */
const goals = new WeakMap<HTMLDetailsElement, boolean>();

function onClick(event: MouseEvent): void {
  const { target } = event;
  // A link in a summary is followed; it opens nothing.
  if (!(target instanceof Element) || target.closest("summary :is(a, button, input)")) return;
  const details = target.closest("summary")?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.matches(".md details")) return;
  if (event.defaultPrevented || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (isNative()) {
    // The browser reverses a section that is still moving.
    if (details.getAnimations({ subtree: true }).length > 0) return;
    details.style.setProperty("--collapse-time", `${collapseDuration(contentHeight(details))}ms`);
  } else {
    event.preventDefault();
    void slide(details, !(goals.get(details) ?? details.open));
  }
}

/**
 * The height of what a section shows and hides. A closed one is opened for that, before anything is
 * drawn; an open one stays as it is, because a page that is short for a moment scrolls.
 */
function contentHeight(details: HTMLDetailsElement): number {
  const { open } = details;
  details.style.removeProperty("--collapse-time");
  details.open = true;
  const height = details.getBoundingClientRect().height - closedHeight(details);
  details.open = open;
  // The style of now is where a transition starts from.
  void details.offsetHeight;
  return height;
}

function closedHeight(details: HTMLDetailsElement): number {
  const { paddingBottom, borderBottomWidth } = getComputedStyle(details);
  const summary = details.querySelector(":scope > summary") ?? details;
  const end = summary.getBoundingClientRect().bottom - details.getBoundingClientRect().top;
  return end + Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
}

/** Goes on from the height that the section has at the moment. */
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
  // Canceled by the next click, which has its own end.
  const isOver = await finished.then(
    () => true,
    () => false,
  );
  if (!isOver) return;
  details.open = opens;
  goals.delete(details);
}

/**
 * How long a section of this height (in pixels) takes to open or close, in milliseconds: longer for
 * more height, but ever less so. The formula is that of Material UI's `getAutoHeightDuration`
 * (packages/mui-material/src/styles/createTransitions.js), which Docusaurus's `Collapsible` uses
 * too; 36 and 3000 are its constants.
 */
export function collapseDuration(height: number): number {
  if (height <= 0) return 0;
  const unit = height / 36;
  return Math.min(Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10), 3000);
}
