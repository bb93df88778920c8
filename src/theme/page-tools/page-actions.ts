import { announce } from "../browser/announcer.ts";
import { showCopied, undoLater, writeClipboard } from "../browser/clipboard.ts";
import * as messages from "./copy-messages.ts";

/** How long a button shows what it did. */
const RESULT_TIME_MS = 4000;

export async function runPageAction(pressed: HTMLElement): Promise<void> {
  if (pressed.matches(".ask a")) showThanks(pressed);
  else await (pressed instanceof HTMLAnchorElement ? copyAddress(pressed) : copyPage(pressed));
}

function showThanks(link: HTMLElement): void {
  // The reader clicked twice while this script was loading.
  if (link.matches(":only-child")) return;
  const name = link.matches(":first-of-type") ? "yes" : "no";
  link.textContent = messages.more[name];
  link.parentElement?.replaceChildren(`${messages.thanks} `, link);
  link.focus();
  announce(messages.thanks);
}

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  if (!(await writeClipboard(link.href))) return;
  showCopied(link);
  announce(messages.linkCopied);
}

async function copyPage(button: HTMLElement): Promise<void> {
  const link = button.previousElementSibling as HTMLAnchorElement;
  if (await copyTextFrom(link.href)) {
    announce(messages.pageCopied);
    showResult(button, messages.copied);
    return;
  }
  link.focus();
  announce(messages.refused);
  showResult(button, messages.refused);
}

async function copyTextFrom(address: string): Promise<boolean> {
  const text = fetchText(address);
  try {
    // Safari allows copying only during the click, so the text is passed as a promise.
    const data = text.then((content) => new Blob([content], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": data })]);
    return true;
  } catch {
    return text.then(writeClipboard, () => false);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} failed with status ${response.status}`);
  // Some hosts return an HTML page instead of a 404.
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/html")) throw new Error(`${address} returned a page`);
  return response.text();
}

function showResult(button: HTMLElement, text: string): void {
  const label = button.dataset.label ?? button.textContent;
  button.dataset.label = label;
  button.textContent = text;
  undoLater(
    button,
    () => {
      button.textContent = label;
    },
    RESULT_TIME_MS,
  );
}
