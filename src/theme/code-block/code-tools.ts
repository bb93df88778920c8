import { setNavigationStatus } from "../../framework/client/navigation-state.ts";
import * as messages from "./code-messages.ts";
import "./code-tools.css";
import { readWrapChoice } from "./wrap-choice.ts";

export function startPart(): () => void {
  const end = new AbortController();
  const untilLoaded = new AbortController();
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) updateOverflow(target);
  });
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const pre = block.querySelector("pre");
    if (!pre) continue;
    if (!block.querySelector(".code-tools")) pre.before(toolsFor(block));
    sizes.observe(pre);
  }
  let missed: Event | undefined;
  const load = async (event?: Event) => {
    if (missed?.type !== "click") missed = event;
    if (event && !isAboutCode(event)) await idle();
    const actions = await import("./code-actions.ts").catch(() => undefined);
    if (untilLoaded.signal.aborted) return;
    if (!actions) {
      // A deploy has replaced the script, or the reader is offline.
      if (isPress(event)) setNavigationStatus("error");
      return;
    }
    untilLoaded.abort();
    actions.startActions(end.signal, missed);
  };
  for (const type of ["pointerover", "focusin", "click", "hashchange"]) {
    window.addEventListener(type, load, untilLoaded);
  }
  if (readWrapChoice() || location.hash.startsWith("#code-")) void load();
  return () => {
    sizes.disconnect();
    untilLoaded.abort();
    end.abort();
  };
}

function isAboutCode({ type, target }: Event): boolean {
  return type === "hashchange" || (target instanceof Element && target.closest(".code") !== null);
}

function idle(): Promise<unknown> {
  // Safari has no `requestIdleCallback`.
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

function isPress(event: Event | undefined): boolean {
  if (event?.type !== "click" || !(event.target instanceof Element)) return false;
  return event.target.closest(".code-tools") !== null;
}

function toolsFor(block: HTMLElement): HTMLElement {
  const tools = document.createElement("div");
  tools.className = "code-tools";
  const wrap = createButton("wrap-code", messages.wrapLines);
  wrap.hidden = true;
  wrap.ariaPressed = "false";
  tools.append(wrap);
  if (block.classList.contains("file")) {
    tools.append(createButton("download-code", messages.downloadFile(fileNameOf(block))));
  }
  tools.append(createButton("copy-code", messages.copyCode));
  return tools;
}

function createButton(name: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = name;
  button.ariaLabel = label;
  button.title = label;
  return button;
}

/** Focusable only while it scrolls. */
function updateOverflow(pre: Element): void {
  const block = pre.closest<HTMLElement>(".code");
  if (!block || !(pre instanceof HTMLElement) || pre.clientWidth === 0) return;
  const overflows = pre.scrollWidth > pre.clientWidth;
  const wrap = block.querySelector<HTMLElement>(".wrap-code");
  if (wrap) wrap.hidden = !overflows && !hasWrapped(block, pre);
  if (overflows) {
    pre.tabIndex = 0;
    pre.role = "group";
    pre.ariaLabel = messages.codeBlock(nameOf(block));
  } else for (const name of ["tabindex", "role", "aria-label"]) pre.removeAttribute(name);
}

function hasWrapped(block: HTMLElement, pre: HTMLElement): boolean {
  const height = Number.parseFloat(getComputedStyle(pre).lineHeight) * 1.5;
  const lines = block.matches(".wrapped") ? pre.querySelectorAll<HTMLElement>(".line") : [];
  return [...lines].some((line) => line.offsetHeight > height);
}

function nameOf(block: HTMLElement): string {
  return block.querySelector(".code-title")?.textContent ?? block.dataset.lang ?? "";
}

function fileNameOf(block: HTMLElement): string {
  return nameOf(block).split("/").at(-1) ?? "";
}
