import { isReturn } from "../../framework/client/navigation/navigation-store.ts";
import {
  blockIdAmong,
  hashOf,
  joined,
  type LineRange,
  readRange,
} from "../../model/url/line-address.ts";
import { announce } from "../browser/announcer.ts";
import { showCopied, writeClipboard } from "../browser/clipboard.ts";
import { downloadText } from "../browser/download-text.ts";
import { revealTarget } from "../browser/scrolling.ts";
import * as messages from "./code-messages.ts";
import * as lineMessages from "./line-messages.ts";
import { readWrapChoice, writeWrapChoice } from "./wrap-choice.ts";

/**
 * Answers clicks on the buttons of code blocks and on the numbers of lines, marks the lines that the
 * address names, and wraps long lines where the reader has chosen so.
 *
 * @param missed the event that asked for it; a click is answered
 */
export function startActions(signal: AbortSignal, missed?: Event): void {
  const blocks = linkNumbers();
  let marked: LineRange | undefined;
  const mark = (range: LineRange | undefined) => {
    marked = range;
    markLines(blocks, range);
  };
  const answerAddress = (stays: () => boolean) => {
    mark(readRange(location.hash));
    if (marked) void showLines(stays());
  };
  const answerClick = (event: MouseEvent) => {
    const { target } = event;
    const block = target instanceof Element && target.closest<HTMLElement>(".code");
    if (!block) return;
    const button = target.closest<HTMLElement>(".code-tools button");
    if (button) return act(button, block);
    const range = readRange(numberAt(event, target)?.hash ?? "");
    // With these keys the browser opens the link elsewhere.
    if (!range || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    mark(event.shiftKey && marked?.block === range.block ? joined(marked, range) : range);
    if (marked) nameInAddress(marked);
  };
  window.addEventListener("click", answerClick, { signal });
  window.addEventListener("hashchange", () => answerAddress(() => false), { signal });
  document.addEventListener("keydown", moveAmongNumbers, { signal });
  if (readWrapChoice()) wrapAll(true);
  // What a reader has scrolled to meanwhile, or comes back to, stays in view.
  answerAddress(() => missed?.type !== "hashchange" && (isReturn() || window.scrollY > 0));
  if (missed instanceof MouseEvent && missed.type === "click") answerClick(missed);
}

function act(button: HTMLElement, block: HTMLElement): void {
  if (button.classList.contains("wrap-code")) changeWrap(block);
  else if (button.classList.contains("download-code")) download(block);
  else void copyBlock(block, button);
}

/** The number that was clicked. A tap that came before the numbers were links hit what they lie on. */
function numberAt(event: MouseEvent, target: Element): HTMLAnchorElement | null | undefined {
  const number = target.closest<HTMLAnchorElement>(".line-number");
  return (
    number ??
    document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLAnchorElement>(".line-number")
  );
}

/** Lays a link over each line number. Returns the blocks by their ids. */
function linkNumbers(): Map<string, HTMLElement> {
  const blocks = new Map<string, HTMLElement>();
  for (const block of document.querySelectorAll<HTMLElement>(".code.numbered")) {
    const title = block.querySelector(".code-title")?.textContent;
    const id = blockIdAmong(blocks, title ?? block.dataset.lang ?? "");
    blocks.set(id, block);
    linesOf(block).forEach((line, index) => {
      if (line.querySelector(".line-number")) return;
      const link = document.createElement("a");
      link.className = "line-number";
      link.href = hashOf({ block: id, first: index + 1, last: index + 1 });
      link.ariaLabel = lineMessages.line(index + 1);
      // One stop of the keyboard for a block: arrow keys lead on.
      link.tabIndex = index === 0 ? 0 : -1;
      line.prepend(link);
    });
  }
  return blocks;
}

function linesOf(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>(".line")];
}

function markLines(blocks: ReadonlyMap<string, HTMLElement>, range: LineRange | undefined): void {
  for (const line of document.querySelectorAll(".marked")) {
    line.classList.remove("marked");
    line.removeAttribute("id");
  }
  const block = range && blocks.get(range.block);
  if (!block) return;
  const lines = linesOf(block).slice(range.first - 1, range.last);
  for (const line of lines) line.classList.add("marked");
  // The target of the address, for what opens tabs and sections.
  if (lines[0]) lines[0].id = hashOf(range).slice(1);
}

function nameInAddress(range: LineRange): void {
  history.replaceState(history.state, "", hashOf(range));
  announce(lineMessages.linesMarked(range.first, range.last));
}

/** Opens what hides the marked lines, and scrolls there unless the reader is to stay. */
async function showLines(stays: boolean): Promise<void> {
  const line = document.querySelector(".marked");
  if (!line) return;
  await revealTarget(stays);
  if (!stays) line.scrollIntoView({ block: "center", inline: "nearest" });
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

/** Arrow keys, Home and End go from number to number. */
function moveAmongNumbers(event: KeyboardEvent): void {
  const { target, key } = event;
  const line =
    target instanceof Element && target.closest(".line-number")?.closest<HTMLElement>(".line");
  if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = linesOf(line.closest(".code") ?? line);
  const at = lines.indexOf(line);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[key];
  const next = to === undefined ? undefined : lines[to];
  if (!next) return;
  event.preventDefault();
  focusNumber(next.querySelector<HTMLElement>(".line-number"));
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Wraps the lines of all blocks or none. The block that was clicked stays where it is. */
function changeWrap(clicked: HTMLElement): void {
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

/** Makes an element of each line, which knows how far its text is indented. */
function prepareLines(code: Element): void {
  if (!code.querySelector(".line")) code.replaceChildren(...linesIn([...code.childNodes]));
  for (const line of linesOf(code)) {
    const columns = indentOf(line.textContent);
    if (columns > 0) line.style.setProperty("--indent", `${columns}ch`);
  }
}

/** No element of a token reaches beyond its line. */
function linesIn(nodes: Node[]): Node[] {
  let line = newLine();
  const lines: Node[] = [line];
  for (const node of nodes) {
    if (!(node instanceof Text)) {
      line.append(node);
      continue;
    }
    const [first = "", ...others] = node.data.split("\n");
    line.append(first);
    for (const text of others) {
      line = newLine(text);
      lines.push(document.createTextNode("\n"), line);
    }
  }
  return lines;
}

function newLine(text = ""): HTMLElement {
  const line = document.createElement("span");
  line.className = "line";
  line.append(text);
  return line;
}

/** Saves the code of a whole file under its name. */
function download(block: HTMLElement): void {
  const name = block.querySelector(".code-title")?.textContent.split("/").at(-1) ?? "";
  downloadText(`${codeOf(block).replace(/\n+$/, "")}\n`, name);
}

function codeOf(block: HTMLElement): string {
  return block.querySelector("pre")?.textContent ?? "";
}

async function copyBlock(block: HTMLElement, button: HTMLElement): Promise<void> {
  if (await writeClipboard(copyableCode(codeOf(block), block.dataset.lang ?? ""))) {
    announce(messages.codeCopied);
    showCopied(button);
    return;
  }
  const pre = block.querySelector("pre");
  if (pre) getSelection()?.selectAllChildren(pre);
  announce(messages.copyRefused);
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

/** Columns before the first character; a tab fills up to four. */
export function indentOf(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (char === "\t") columns += 4 - (columns % 4);
    else if (char === " ") columns += 1;
    else break;
  }
  return columns;
}
