import { announce } from "../browser/announcer.ts";
import { showCopied, undoLater, writeClipboard } from "../browser/clipboard.ts";
import * as messages from "./copy-messages.ts";

/** How long the button shows the outcome, in milliseconds. */
const answerTime = 4000;

/** Does what was pressed: the button that copies, the sign after a heading, or an answer. */
export async function press(pressed: HTMLElement): Promise<void> {
  if (pressed.matches(".ask a")) thank(pressed);
  else await (pressed instanceof HTMLAnchorElement ? copyAddress(pressed) : copyPage(pressed));
}

/** Thanks for an answer and asks for more: the link leads to where it can be said. */
function thank(link: HTMLElement): void {
  // A second click on it, while this script was loading.
  if (link.matches(":only-child")) return;
  const name = link.matches(":first-of-type") ? "yes" : "no";
  link.textContent = messages.more[name];
  link.parentElement?.replaceChildren(`${messages.thanks} `, link);
  link.focus();
  announce(messages.thanks);
}

/** Copies the address of a heading, to which its sign leads as well. */
async function copyAddress(sign: HTMLAnchorElement): Promise<void> {
  if (!(await writeClipboard(sign.href))) return;
  showCopied(sign);
  announce(messages.linkCopied);
}

/** Copies the page as Markdown: the file that the link before the button leads to. */
async function copyPage(button: HTMLElement): Promise<void> {
  const link = button.previousElementSibling as HTMLAnchorElement;
  if (await copyFrom(link.href)) {
    announce(messages.pageCopied);
    showFor(button, messages.copied);
    return;
  }
  // Enter now opens the Markdown.
  link.focus();
  announce(messages.refused);
  showFor(button, messages.refused);
}

async function copyFrom(address: string): Promise<boolean> {
  const text = fetchText(address);
  try {
    // Safari allows writing only during the click: the text is passed as a promise.
    const data = text.then((content) => new Blob([content], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": data })]);
    return true;
  } catch {
    return text.then(writeClipboard, () => false);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Some hosts answer with a page of their own for what is missing.
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/html")) throw new Error(`${address} answered with a page`);
  return response.text();
}

function showFor(button: HTMLElement, text: string): void {
  const label = button.dataset.label ?? button.textContent;
  button.dataset.label = label;
  button.textContent = text;
  undoLater(
    button,
    () => {
      button.textContent = label;
    },
    answerTime,
  );
}
