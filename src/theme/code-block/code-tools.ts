import * as messages from "./code-messages.ts";
import "./code-tools.css";
import { announce } from "../browser/announcer.ts";
import { showCopied, writeClipboard } from "../browser/clipboard.ts";

/** Gives each code block its buttons, and the keyboard a way into those that scroll sideways. */
export function startPart(): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) updateOverflow(target);
  });
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const pre = block.querySelector("pre");
    if (!pre) continue;
    if (!block.querySelector(".code-tools")) block.append(toolsFor(block, pre));
    sizes.observe(pre);
  }
  return () => sizes.disconnect();
}

function toolsFor(block: HTMLElement, pre: HTMLElement): HTMLElement {
  const tools = document.createElement("div");
  tools.className = "code-tools";
  const wrap = createButton("wrap-code", messages.wrapLines);
  wrap.hidden = true;
  wrap.ariaPressed = "false";
  wrap.addEventListener("click", () => {
    wrap.ariaPressed = String(block.classList.toggle("wrapped"));
    updateOverflow(pre);
  });
  const copy = createButton("copy-code", messages.copyCode);
  copy.addEventListener("click", () => void copyBlock(block, pre, copy));
  tools.append(wrap, copy);
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

async function copyBlock(block: HTMLElement, pre: HTMLElement, button: HTMLElement): Promise<void> {
  const text = copyableCode(pre.textContent, block.dataset.lang ?? "");
  if (await writeClipboard(text)) {
    announce(messages.codeCopied);
    showCopied(button);
    return;
  }
  getSelection()?.selectAllChildren(pre);
  announce(messages.copyRefused);
}

/** A block is a stop of the keyboard only while there is something to scroll to. */
function updateOverflow(pre: Element): void {
  const block = pre.closest<HTMLElement>(".code");
  if (!block || !(pre instanceof HTMLElement) || pre.clientWidth === 0) return;
  const overflows = pre.scrollWidth > pre.clientWidth;
  const wrap = block.querySelector<HTMLElement>(".wrap-code");
  if (wrap) wrap.hidden = !overflows && !block.classList.contains("wrapped");
  if (overflows) {
    pre.tabIndex = 0;
    pre.role = "group";
    pre.ariaLabel = messages.codeBlock(nameOf(block));
  } else for (const name of ["tabindex", "role", "aria-label"]) pre.removeAttribute(name);
}

function nameOf(block: HTMLElement): string {
  return block.querySelector(".code-title")?.textContent ?? block.dataset.lang ?? "";
}

/** Languages in which a line may begin with the sign of the command line. */
const shells = new Set(["bash", "console"]);
const prompt = /^\s*\$ /;
const continued = /\\\s*$/;

/**
 * What a reader wants to paste. A shell block loses its `$ ` signs; in a `console` session the
 * commands are kept and their output is not. Other languages are copied as they are.
 */
export function copyableCode(code: string, language: string): string {
  const lines = code.replace(/\n+$/, "").split("\n");
  if (!shells.has(language) || !lines.some((line) => prompt.test(line))) return lines.join("\n");
  const isSession = language === "console";
  const kept: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    if (prompt.test(line)) kept.push(line.replace(prompt, ""));
    else if (goesOn) kept.push(line.replace(/^> /, ""));
    else if (!isSession) kept.push(line);
    goesOn = (goesOn || prompt.test(line)) && continued.test(line);
  }
  return kept.join("\n");
}
