import { createDomElement } from "../../framework/client/browser.ts";

/** Falls back to `execCommand` where the Clipboard API is blocked. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = createDomElement("textarea", { className: "hidden", value: text, readOnly: true });
  // Behind a modal dialog, the text could not be selected.
  (document.querySelector("dialog:modal") ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

const COPIED_TIME_MS = 2000;

export function showCopied(button: HTMLElement): void {
  button.classList.add("copied");
  undoLater(button, () => button.classList.remove("copied"), COPIED_TIME_MS);
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Runs `undo` after `time` milliseconds. Another call for the same button restarts the timer. */
export function undoLater(button: HTMLElement, undo: () => void, time: number): void {
  clearTimeout(timers.get(button));
  timers.set(button, setTimeout(undo, time));
}
