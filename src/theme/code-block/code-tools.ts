import { createDomElement } from "../../framework/client/browser.ts";
import { isRevisited } from "../../framework/client/navigation-state.ts";
import {
  formatLineHash,
  getUniqueBlockId,
  joinRanges,
  type LineRange,
  readRange,
} from "../../model/url/line-address.ts";
import { announce } from "../browser/announcer.ts";
import { showCopied, writeClipboard } from "../browser/clipboard.ts";
import { downloadText } from "../browser/download-text.ts";
import { getNextItem } from "../browser/next-item.ts";
import { revealTarget } from "../browser/scrolling.ts";
import * as messages from "./code-messages.ts";
import { getCopyableCode } from "./shell-session.ts";
import "./code-tools.css";

/** Adds the buttons, links the line numbers, and marks the lines in the URL. */
export function start(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) updateOverflow(target);
  });
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const pre = block.querySelector("pre");
    if (!pre) continue;
    if (!block.querySelector(".code-tools")) pre.before(createTools(block));
    sizes.observe(pre);
  }
  const blocks = linkNumbers();
  let marked: LineRange | undefined;
  const mark = (range: LineRange | undefined) => {
    marked = range;
    markLines(blocks, range);
  };
  const followUrl = (keepsScroll: boolean) => {
    mark(readRange(location.hash));
    if (marked) void showLines(keepsScroll);
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const block = target instanceof Element && target.closest<HTMLElement>(".code");
    if (!block) return;
    const button = target.closest<HTMLElement>(".code-tools button");
    if (button) return runTool(button, block);
    const range = readRange(target.closest<HTMLAnchorElement>(".line-number")?.hash ?? "");
    // With these keys the browser opens the link in a new tab.
    if (!range || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next =
      event.shiftKey && marked?.block === range.block ? joinRanges(marked, range) : range;
    mark(next);
    history.replaceState(history.state, "", formatLineHash(next));
    announce(messages.linesMarked(next.first, next.last));
  };
  window.addEventListener("click", onClick, { signal });
  window.addEventListener("hashchange", () => followUrl(false), { signal });
  document.addEventListener("keydown", moveAmongNumbers, { signal });
  document.addEventListener("keydown", moveAmongTools, { signal });
  if (wrapsLines) wrapAll(true);
  // Keep the scroll position if the reader has scrolled or returned.
  followUrl(isRevisited() || window.scrollY > 0);
  return () => {
    sizes.disconnect();
    controller.abort();
  };
}

function createTools(block: HTMLElement): HTMLElement {
  const ariaLabel = messages.codeBlock(getName(block));
  const tools = createDomElement("div", { className: "code-tools", role: "toolbar", ariaLabel });
  const wrap = createButton("wrap-code", messages.wrapLines);
  wrap.hidden = true;
  wrap.ariaPressed = "false";
  tools.append(wrap);
  if (block.classList.contains("file")) {
    tools.append(createButton("download-code", messages.downloadFile(getFileName(block))));
  }
  tools.append(createButton("copy-code", messages.copyCode));
  setTabStop(tools, ".copy-code");
  return tools;
}

/** One tab stop per block: arrow keys move between the buttons. */
function setTabStop(tools: Element, selector: string): void {
  for (const button of tools.querySelectorAll("button")) {
    button.tabIndex = button.matches(selector) ? 0 : -1;
  }
}

function createButton(className: string, label: string): HTMLButtonElement {
  return createDomElement("button", { type: "button", className, ariaLabel: label, title: label });
}

function getName(block: HTMLElement): string {
  return block.querySelector(".code-title")?.textContent ?? block.dataset.lang ?? "";
}

function getFileName(block: HTMLElement): string {
  return getName(block).split("/").at(-1) ?? "";
}

/** A block is focusable, and has a button to wrap its lines, only if it would scroll. */
function updateOverflow(pre: Element): void {
  const block = pre.closest<HTMLElement>(".code");
  if (!block || !(pre instanceof HTMLElement) || pre.clientWidth === 0) return;
  const overflows = pre.scrollWidth > pre.clientWidth;
  const wrap = block.querySelector<HTMLElement>(".wrap-code");
  if (wrap) {
    wrap.hidden = !overflows && !hasWrapped(block, pre);
    if (wrap.hidden && wrap.tabIndex === 0) setTabStop(block, ".copy-code");
  }
  // A focused line number scrolls its block, too.
  if (overflows && !block.matches(".numbered")) {
    pre.tabIndex = 0;
    pre.role = "group";
    pre.ariaLabel = messages.codeBlock(getName(block));
  } else for (const name of ["tabindex", "role", "aria-label"]) pre.removeAttribute(name);
}

/** Whether a line takes more than its own height. */
function hasWrapped(block: HTMLElement, pre: HTMLElement): boolean {
  const height = Number.parseFloat(getComputedStyle(pre).lineHeight) * 1.5;
  const lines = block.matches(".wrapped") ? getLines(pre) : [];
  return lines.some((line) => line.offsetHeight > height);
}

function runTool(button: HTMLElement, block: HTMLElement): void {
  if (button.classList.contains("wrap-code")) toggleWrap(block);
  else if (button.classList.contains("download-code")) {
    downloadText(`${getCode(block).replace(/\n+$/, "")}\n`, getFileName(block));
  } else void copyBlock(block, button);
}

function linkNumbers(): Map<string, HTMLElement> {
  const blocks = new Map<string, HTMLElement>();
  for (const block of document.querySelectorAll<HTMLElement>(".code.numbered")) {
    const title = block.querySelector(".code-title")?.textContent;
    const id = getUniqueBlockId(blocks, title ?? block.dataset.lang ?? "");
    blocks.set(id, block);
    getLines(block).forEach((line, index) => {
      if (line.querySelector(".line-number")) return;
      const link = createDomElement("a", {
        className: "line-number",
        href: formatLineHash({ block: id, first: index + 1, last: index + 1 }),
        ariaLabel: messages.line(index + 1),
        // One tab stop per block: arrow keys move between lines.
        tabIndex: index === 0 ? 0 : -1,
      });
      line.prepend(link);
    });
  }
  return blocks;
}

function getLines(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>(".line")];
}

function markLines(blocks: ReadonlyMap<string, HTMLElement>, range: LineRange | undefined): void {
  for (const line of document.querySelectorAll(".marked")) {
    line.classList.remove("marked");
    line.removeAttribute("id");
  }
  const block = range && blocks.get(range.block);
  if (!block) return;
  const lines = getLines(block).slice(range.first - 1, range.last);
  for (const line of lines) line.classList.add("marked");
  // This makes it the target of the URL, for scripts that open tabs and sections.
  if (lines[0]) lines[0].id = formatLineHash(range).slice(1);
}

async function showLines(keepsScroll: boolean): Promise<void> {
  const line = document.querySelector(".marked");
  if (!line) return;
  await revealTarget(keepsScroll);
  if (!keepsScroll) line.scrollIntoView({ block: "center", inline: "nearest" });
  focusNumber(line.querySelector<HTMLElement>(".line-number"));
}

function focusNumber(number: HTMLElement | null | undefined): void {
  if (!number || document.activeElement?.matches("input, select")) return;
  for (const other of number
    .closest(".code")
    ?.querySelectorAll<HTMLElement>("[tabindex='0'].line-number") ?? []) {
    other.tabIndex = -1;
  }
  number.tabIndex = 0;
  number.focus({ preventScroll: true });
}

function moveAmongNumbers(event: KeyboardEvent): void {
  const { target } = event;
  const line =
    target instanceof Element && target.closest(".line-number")?.closest<HTMLElement>(".line");
  if (!line) return;
  const lines = getLines(line.closest(".code") ?? line);
  const next = getNextItem(event, lines, line);
  if (!next) return;
  event.preventDefault();
  focusNumber(next.querySelector<HTMLElement>(".line-number"));
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function moveAmongTools(event: KeyboardEvent): void {
  const { target } = event;
  const tools = target instanceof HTMLElement && target.closest(".code-tools");
  if (!tools) return;
  const buttons = [...tools.querySelectorAll<HTMLElement>("button:not([hidden])")];
  const next = getNextItem(event, buttons, target, {
    keys: ["ArrowLeft", "ArrowRight"],
  });
  if (!next) return;
  event.preventDefault();
  setTabStop(tools, `.${next.classList[0]}`);
  next.focus();
}

/** Keeps the clicked block in place. */
function toggleWrap(clicked: HTMLElement): void {
  const wraps = !clicked.classList.contains("wrapped");
  const { top } = clicked.getBoundingClientRect();
  writeWrapChoice(wraps);
  wrapAll(wraps);
  window.scrollBy(0, clicked.getBoundingClientRect().top - top);
}

function wrapAll(wraps: boolean): void {
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const code = block.querySelector("pre > code");
    if (!code) continue;
    if (wraps) prepareLines(code);
    block.classList.toggle("wrapped", wraps);
    const button = block.querySelector(".wrap-code");
    if (button) button.ariaPressed = String(wraps);
  }
}

/** Wraps each line in an element with its indentation. */
function prepareLines(code: Element): void {
  if (!code.querySelector(".line")) code.replaceChildren(...splitIntoLines([...code.childNodes]));
  for (const line of getLines(code)) {
    const columns = getIndent(line.textContent);
    if (columns > 0) line.style.setProperty("--indent", `${columns}ch`);
  }
}

/** Tokens never span lines, so only text nodes contain line breaks. */
function splitIntoLines(nodes: Node[]): Node[] {
  let line = createLine();
  const lines: Node[] = [line];
  for (const node of nodes) {
    if (!(node instanceof Text)) {
      line.append(node);
      continue;
    }
    const [first = "", ...others] = node.data.split("\n");
    line.append(first);
    for (const text of others) {
      line = createLine(text);
      lines.push(document.createTextNode("\n"), line);
    }
  }
  return lines;
}

function createLine(text = ""): HTMLElement {
  return createDomElement("span", { className: "line" }, text);
}

/** Without the lines that are marked as removed. */
function getCode(block: HTMLElement): string {
  const pre = block.querySelector("pre");
  if (!pre?.querySelector(".line-removed")) return pre?.textContent ?? "";
  const shownLines = getLines(block).filter((line) => !line.classList.contains("line-removed"));
  return shownLines.map((line) => line.textContent.replace(/\n$/, "")).join("\n");
}

async function copyBlock(block: HTMLElement, button: HTMLElement): Promise<void> {
  if (await writeClipboard(getCopyableCode(getCode(block), block.dataset.lang ?? ""))) {
    announce(messages.codeCopied);
    showCopied(button);
    return;
  }
  const pre = block.querySelector("pre");
  if (pre) getSelection()?.selectAllChildren(pre);
  announce(messages.copyRefused);
}

/** Leading columns; tab stops are every four. */
export function getIndent(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (char === "\t") columns += 4 - (columns % 4);
    else if (char === " ") columns += 1;
    else break;
  }
  return columns;
}

const wrapKey = "wrap-code";

/** The choice for this tab. If storage is blocked, it lasts until the document is left. */
let wrapsLines = readWrapChoice();

function readWrapChoice(): boolean {
  try {
    return window.sessionStorage.getItem(wrapKey) !== null;
  } catch {
    return false;
  }
}

function writeWrapChoice(wraps: boolean): void {
  wrapsLines = wraps;
  try {
    if (wraps) window.sessionStorage.setItem(wrapKey, "");
    else window.sessionStorage.removeItem(wrapKey);
  } catch {}
}
